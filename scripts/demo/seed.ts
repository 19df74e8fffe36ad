/** Fills an empty server with the community, with the same calls as in the app. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../backend/database/database.ts'
import type { Database as Schema } from '../../contracts/database.generated.ts'
import { conversations, type DemoMember, members, posts } from './community.ts'
import { addFounderWork } from './founder-work.ts'
import { must } from './must.ts'
import { drawAvatar, drawStory } from './pictures.ts'
import { spreadOverWeeks } from './spread.ts'

type Client = SupabaseClient<Schema>

export const demoAccount = { email: 'nora@undaunted.example', password: 'founding-without-fear' }

/** Two more accounts, to see the network as an investor and as a mentor. */
export const otherAccounts = (['investor', 'mentor'] as const).map(type => {
  const member = members.find(one => one.type === type)
  if (!member) throw new Error(`The demo has no ${type}`)
  return { type, name: member.name, email: emailOf(member), password: demoAccount.password }
})

/** The address of the moderator, who is the mentor. */
export const moderator = otherAccounts.find(({ type }) => type === 'mentor')?.email ?? ''

export async function seedCommunity(
  url: string,
  keys: { publishable: string; secret: string },
  database: Database,
): Promise<void> {
  const options = { auth: { persistSession: false, autoRefreshToken: false } }
  const service = createClient<Schema>(url, keys.secret, options)
  const ids = new Map<string, string>()
  for (const member of members) ids.set(member.name, await addMember(service, member))
  const idOf = (name: string): string => {
    const id = ids.get(name)
    if (!id) throw new Error(`The demo has no member called ${name}`)
    return id
  }
  // Makes a moderator, so that the demo can show /admin.
  await must(service.rpc('make_moderator', { p_email: moderator }))
  await addFollows(service, idOf)
  await addPosts(service, idOf)
  await addConversations(service, idOf)

  const nora = createClient<Schema>(url, keys.publishable, options)
  await must(nora.auth.signInWithPassword(demoAccount))
  await addFounderWork(nora, service)
  await spreadOverWeeks(database)
}

async function addMember(service: Client, member: DemoMember): Promise<string> {
  const email = emailOf(member)
  const { user } = await must(
    service.auth.admin.createUser({
      email,
      password: demoAccount.password,
      email_confirm: true,
      user_metadata: { full_name: member.name },
    }),
  )
  if (!user) throw new Error(`${member.name} could not be added`)
  const upload = async (bucket: 'avatars' | 'stories', picture: Buffer) => {
    const path = `${user.id}/${Date.now()}.png`
    await must(service.storage.from(bucket).upload(path, picture, { contentType: 'image/png' }))
    // The address contains no host, so that the pictures also work under other names of this machine.
    return bucket === 'avatars'
      ? new URL(service.storage.from(bucket).getPublicUrl(path).data.publicUrl).pathname
      : path
  }
  await must(
    service
      .from('profiles')
      .update({
        user_type: member.type,
        company_name: member.company,
        location: member.location,
        // The first sentence of a founder's bio is used as the text about what they build.
        building: (member.type === 'founder' && member.bio.split(/(?<=\.) /)[0]) || null,
        industry: member.industry,
        looking_for: member.lookingFor ?? null,
        bio: member.bio,
        avatar_url: await upload('avatars', await drawAvatar(member.name, member.hue)),
      })
      .eq('id', user.id),
  )
  if (member.lookingFor)
    await must(service.from('member_settings').upsert({ user_id: user.id, first_minutes: 'done' }))
  if (member.story) {
    const image = await upload('stories', await drawStory(member.story, member.name, member.hue))
    await must(service.from('stories').insert({ user_id: user.id, image_url: image }))
  }
  return user.id
}

async function addFollows(service: Client, idOf: (name: string) => string): Promise<void> {
  const rows = members.flatMap(({ name, follows }) =>
    follows.map(followed => ({ follower_id: idOf(name), following_id: idOf(followed) })),
  )
  await must(service.from('follows').insert(rows))
}

async function addPosts(service: Client, idOf: (name: string) => string): Promise<void> {
  for (const { by, hoursAgo, text, likedBy, comments } of posts) {
    const posted = await must(
      service
        .from('posts')
        .insert({ user_id: idOf(by), content: text, created_at: minutesAgo(hoursAgo * 60) })
        .select('id')
        .single(),
    )
    await must(
      service.from('post_likes').insert(likedBy.map(name => ({ post_id: posted.id, user_id: idOf(name) }))),
    )
    for (const [index, comment] of comments.entries()) {
      const after = hoursAgo * 60 - (index + 1) * 9
      const row = {
        post_id: posted.id,
        user_id: idOf(comment.by),
        content: comment.text,
        created_at: minutesAgo(after),
      }
      await must(service.from('comments').insert(row))
    }
  }
}

async function addConversations(service: Client, idOf: (name: string) => string): Promise<void> {
  for (const { between, messages } of conversations) {
    const [first, second] = between.map(idOf).sort()
    if (!first || !second) throw new Error('A conversation takes two')
    const conversation = await must(
      service
        .from('conversations')
        .insert({ first_member_id: first, second_member_id: second })
        .select('id')
        .single(),
    )
    const newest = Math.min(...messages.map(message => message.minutesAgo))
    for (const message of messages) {
      const isRead = message.minutesAgo > 60
      await must(
        service.from('messages').insert({
          conversation_id: conversation.id,
          sender_id: idOf(message.by),
          content: message.text,
          created_at: minutesAgo(message.minutesAgo),
          read_at: isRead ? minutesAgo(message.minutesAgo - 5) : null,
        }),
      )
    }
    await must(
      service
        .from('conversations')
        .update({ updated_at: minutesAgo(newest) })
        .eq('id', conversation.id),
    )
  }
}

function emailOf(member: DemoMember): string {
  return member === members[0] ? demoAccount.email : `${slug(member.name)}@undaunted.example`
}

function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString()
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.')
}
