/** Makes each table call of section 7 of the specification with the real client against the real server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, type Member, startBackend } from '../support/backend.ts'
import { quickEngines } from '../support/databases.ts'

const author = 'author:profiles!posts_user_id_fkey(full_name, avatar_url, company_name, user_type)'

describe.each(quickEngines)('table calls on $engine', ({ open }) => {
  let backend: Backend
  let ada: Member
  let bob: Member
  let cleo: Member
  let projectId: string

  beforeAll(async () => {
    backend = await startBackend(await open())
    ada = await backend.member('Ada Lovelace')
    bob = await backend.member('Bob Builder')
    cleo = await backend.member('Cleo Capital')
    const { data } = await ada.client
      .from('startup_projects')
      .select('id')
      .eq('user_id', ada.id)
      .maybeSingle()
    projectId = data!.id
  })
  afterAll(() => backend.close())

  test('NW10 a query can read posts with their author without naming the join, with or without bookmarks', async () => {
    const { data, error } = await ada.client.from('posts').select('id, author:profiles(full_name)').limit(1)
    expect(error).toBeNull()
    expect(data).toEqual([])
  })

  test('DB03 startup_projects: a member has at most one project; the page inserts a missing project and updates single columns', async () => {
    const { data: found } = await ada.client
      .from('startup_projects')
      .select('*')
      .eq('user_id', ada.id)
      .maybeSingle()
    expect(found).toMatchObject({
      name: 'My Startup',
      description: 'A brief description of your startup idea',
    })
    const { data: updated, error } = await ada.client
      .from('startup_projects')
      .update({ industry: 'healthcare' })
      .eq('id', projectId)
      .select()
      .single()
    expect(error).toBeNull()
    expect(updated).toMatchObject({ name: 'My Startup', industry: 'healthcare' })

    await backend.service().from('startup_projects').delete().eq('user_id', cleo.id)
    expect(
      (await cleo.client.from('startup_projects').select('*').eq('user_id', cleo.id).maybeSingle()).data,
    ).toBeNull()
    const again = await cleo.client
      .from('startup_projects')
      .insert({
        user_id: cleo.id,
        name: 'My Startup',
        description: 'A brief description of your startup idea',
      })
      .select()
      .single()
    expect(again.data).toMatchObject({ user_id: cleo.id })
    const second = await cleo.client.from('startup_projects').insert({ user_id: cleo.id, name: 'Another' })
    expect(second.error).toMatchObject({ code: '23505' })
  })

  test('DB03 ai_outputs: a member inserts outputs, reads them by type with the newest first, reads the latest, and deletes one or all', async () => {
    const { client } = ada
    for (const [output_type, output_content] of [
      ['problem_validation', 'first verdict'],
      ['problem_validation', 'second verdict'],
      ['idea_refinement', 'an idea'],
      ['pitch_coaching', 'a talk'],
    ] as const) {
      const { error } = await client.from('ai_outputs').insert({
        project_id: projectId,
        output_type,
        input_data: { n: 1 },
        output_content,
        metadata: { step: 'x' },
      })
      expect(error).toBeNull()
    }
    const all = () =>
      client
        .from('ai_outputs')
        .select('*')
        .eq('project_id', projectId)
        .order('created_at', { ascending: false })
    expect((await all()).data?.map(one => one.output_content)).toEqual([
      'a talk',
      'an idea',
      'second verdict',
      'first verdict',
    ])
    const some = await all().in('output_type', [
      'problem_validation',
      'competitor_analysis',
      'market_research',
    ])
    expect(some.data?.map(one => one.output_content)).toEqual(['second verdict', 'first verdict'])
    const latest = await all().eq('output_type', 'problem_validation').limit(1).maybeSingle()
    expect(latest.data).toMatchObject({
      output_content: 'second verdict',
      input_data: { n: 1 },
      metadata: { step: 'x' },
    })

    await client.from('ai_outputs').delete().eq('id', latest.data!.id)
    await client.from('ai_outputs').delete().eq('project_id', projectId).eq('output_type', 'pitch_coaching')
    expect((await all()).data?.map(one => one.output_content)).toEqual(['an idea', 'first verdict'])
    expect((await bob.client.from('ai_outputs').delete().eq('project_id', projectId).select()).data).toEqual(
      [],
    )
    await client.from('ai_outputs').delete().eq('project_id', projectId)
    expect((await all()).data).toEqual([])
  })

  test('DB03 M07 market_research: an upsert replaces the research of the project', async () => {
    const research = {
      project_id: projectId,
      market: 'Bakeries',
      industry: 'retail',
      target_customer: null,
      analysis: 'First',
      data_quality: 'ai-estimated' as const,
    }
    expect((await ada.client.from('market_research').upsert(research)).error).toBeNull()
    const again = await ada.client
      .from('market_research')
      .upsert({ ...research, analysis: 'Second', data_quality: 'web-enhanced' })
      .select()
    expect(again.data).toMatchObject([
      { analysis: 'Second', data_quality: 'web-enhanced', target_customer: null },
    ])
    expect(
      (await bob.client.from('market_research').upsert({ ...research, analysis: 'Forged' })).error,
    ).toMatchObject({
      code: '42501',
    })
    expect((await bob.client.from('market_research').select('*')).data).toEqual([])
  })

  test('DB03 profiles: a member reads their own profile and another, updates their own, searches, and gets recommendations', async () => {
    const own = await ada.client.from('profiles').select('*').eq('id', ada.id).single()
    expect(own.data).toMatchObject({ id: ada.id, full_name: 'Ada Lovelace', user_type: 'founder' })
    const changes = {
      full_name: 'Ada King',
      company_name: 'Engines Ltd',
      location: 'London',
      bio: 'Counts',
      user_type: 'mentor' as const,
      avatar_url: 'https://example.com/a.png',
    }
    const updated = await ada.client.from('profiles').update(changes).eq('id', ada.id).select().single()
    expect(updated.data).toMatchObject(changes)
    const foreign = await bob.client.from('profiles').update({ bio: 'Forged' }).eq('id', ada.id).select()
    expect(foreign.data).toEqual([])

    const search = (term: string) =>
      bob.client
        .from('profiles')
        .select('id, full_name, company_name')
        .or(`full_name.ilike.%${term}%,company_name.ilike.%${term}%`)
        .limit(5)
    expect((await search('aDa k')).data?.map(one => one.id)).toEqual([ada.id])
    expect((await search('ENGINES')).data?.map(one => one.id)).toEqual([ada.id])
    const recommended = await bob.client.rpc('recommended_profiles')
    expect(recommended.data?.map(one => one.id).sort()).toEqual([ada.id, cleo.id].sort())
    const unknown = await ada.client
      .from('profiles')
      .select('*')
      .eq('id', '00000000-0000-4000-8000-000000000000')
      .single()
    expect(unknown.error).toMatchObject({ code: 'PGRST116' })
  })

  test('DB03 profiles: a missing row is inserted with its e-mail address, and nobody can read the address afterwards', async () => {
    const dan = await backend.member('Dan')
    await backend.service().from('profiles').delete().eq('id', dan.id)
    expect((await dan.client.from('profiles').select('*').eq('id', dan.id).single()).error).toMatchObject({
      code: 'PGRST116',
    })
    const inserted = await dan.client
      .from('profiles')
      .insert({ id: dan.id, email: dan.email, full_name: 'Dan' })
    expect(inserted.error).toBeNull()
    for (const { client } of [ada, dan]) {
      const { data } = await client.from('profiles').select('*')
      expect(data?.length).toBeGreaterThan(3)
      expect(JSON.stringify(data)).not.toContain('@example.com')
      expect((await client.from('profiles').select('id').ilike('email', '%example%')).data).toEqual([])
    }
    expect((await dan.client.auth.getUser()).data.user?.email).toBe(dan.email)
  })

  test('DB03 posts, comments and likes: a member writes, reads with the author, counts and deletes them', async () => {
    const post = await ada.client
      .from('posts')
      .insert({ user_id: ada.id, content: 'Hello' })
      .select(`*, ${author}`)
      .single()
    expect(post.data).toMatchObject({
      content: 'Hello',
      likes_count: 0,
      comments_count: 0,
      author: { full_name: 'Ada King', company_name: 'Engines Ltd', user_type: 'mentor' },
    })
    const post_id = post.data!.id
    const own = await ada.client
      .from('posts')
      .select(`*, ${author}`)
      .eq('user_id', ada.id)
      .order('created_at', { ascending: false })
    expect(own.data?.map(one => one.id)).toEqual([post_id])

    await bob.client.from('follows').insert({ follower_id: bob.id, following_id: ada.id })
    const day = new Date(Date.now() - 24 * 3_600_000).toISOString()
    const feed = await bob.client
      .from('posts')
      .select(`*, ${author}`)
      .in('user_id', [bob.id, ada.id])
      .gte('created_at', day)
      .order('created_at', { ascending: false })
    expect(feed.data?.map(one => one.id)).toEqual([post_id])
    const sameFeed = await bob.client.rpc('feed_posts').select(`*, ${author}`)
    expect(sameFeed.data).toEqual(feed.data)

    expect((await bob.client.from('post_likes').insert({ post_id, user_id: bob.id })).error).toBeNull()
    expect((await bob.client.from('post_likes').insert({ post_id, user_id: ada.id })).error).toMatchObject({
      code: '42501',
    })
    for (const content of ['First', 'Second']) {
      expect(
        (await bob.client.from('comments').insert({ post_id, user_id: bob.id, content })).error,
      ).toBeNull()
    }
    const comments = await ada.client
      .from('comments')
      .select('*, author:profiles!comments_user_id_fkey(full_name)')
      .eq('post_id', post_id)
      .order('created_at', { ascending: true })
    expect(comments.data?.map(one => [one.content, one.author?.full_name])).toEqual([
      ['First', 'Bob Builder'],
      ['Second', 'Bob Builder'],
    ])
    const comment_id = comments.data![0]!.id
    await ada.client.from('comment_likes').insert({ comment_id, user_id: ada.id })
    const counted = await ada.client
      .from('posts')
      .select('likes_count, comments_count, comments(likes_count)')
      .eq('id', post_id)
      .single()
    expect(counted.data).toMatchObject({ likes_count: 1, comments_count: 2 })
    expect(counted.data?.comments.map(one => one.likes_count).sort()).toEqual([0, 1])
    expect(
      (await ada.client.from('post_likes').select('id').eq('post_id', post_id).eq('user_id', bob.id)).data
        ?.length,
    ).toBe(1)

    await ada.client.from('comment_likes').delete().eq('comment_id', comment_id).eq('user_id', ada.id)
    await bob.client.from('post_likes').delete().eq('post_id', post_id).eq('user_id', bob.id)
    expect((await ada.client.from('comments').delete().eq('id', comment_id).select()).data).toEqual([])
    expect((await bob.client.from('comments').delete().eq('id', comment_id).select()).data?.length).toBe(1)
    expect(
      (await ada.client.from('posts').select('likes_count, comments_count').eq('id', post_id).single()).data,
    ).toEqual({
      likes_count: 0,
      comments_count: 1,
    })
    expect((await bob.client.from('posts').delete().eq('id', post_id).select()).data).toEqual([])
    expect((await ada.client.from('posts').delete().eq('id', post_id)).error).toBeNull()
    expect((await ada.client.from('comments').select('*').eq('post_id', post_id)).data).toEqual([])
  })

  test('DB03 SEC03 follows: two members follow and unfollow each other, and each direction counts; nobody can follow themselves', async () => {
    const pair = { follower_id: cleo.id, following_id: ada.id }
    expect((await cleo.client.from('follows').insert(pair)).error).toBeNull()
    expect((await cleo.client.from('follows').select('id').match(pair).maybeSingle()).data).not.toBeNull()
    const count = async (column: 'follower_id' | 'following_id', id: string) =>
      (await ada.client.from('follows').select('*', { count: 'exact', head: true }).eq(column, id)).count
    expect(await count('following_id', ada.id)).toBe(2)
    expect(await count('follower_id', cleo.id)).toBe(1)
    expect(
      (await cleo.client.from('follows').insert({ follower_id: cleo.id, following_id: cleo.id })).error,
    ).toMatchObject({
      code: '23514',
    })
    await cleo.client.from('follows').delete().match(pair)
    expect(await count('following_id', ada.id)).toBe(1)
  })

  test('DB03 a member reads their own stories and the stories of members they follow', async () => {
    await ada.client.from('stories').insert({ user_id: ada.id, image_url: `${ada.id}/1.png` })
    const seen = await bob.client
      .from('stories')
      .select('*, author:profiles!stories_user_id_fkey(full_name)')
      .in('user_id', [bob.id, ada.id])
      .order('created_at', { ascending: false })
    expect(seen.data).toMatchObject([{ user_id: ada.id, author: { full_name: 'Ada King' } }])
    const view = { story_id: seen.data![0]!.id, viewer_id: bob.id }
    for (let n = 0; n < 2; n++) {
      const marked = await bob.client.from('story_views').upsert(view, { ignoreDuplicates: true })
      expect(marked.error).toBeNull()
    }
    expect((await bob.client.from('story_views').select('story_id')).data).toEqual([
      { story_id: view.story_id },
    ])
  })

  test('DB03 DB04 a conversation is opened by the procedure, then read, answered, marked as read and counted', async () => {
    const opened = await ada.client.rpc('create_or_get_direct_conversation', {
      recipient_id: bob.id,
      initial_message: 'Hi Bob',
    })
    expect(opened.error).toBeNull()
    const conversation_id = opened.data!.id
    const same = await bob.client.rpc('create_or_get_direct_conversation', {
      recipient_id: ada.id,
      initial_message: null,
    })
    expect(same.data?.id).toBe(conversation_id)

    expect(
      (await bob.client.from('conversation_participants').select('conversation_id').eq('user_id', bob.id))
        .data,
    ).toEqual([{ conversation_id }])
    expect(
      (await bob.client.from('conversations').select('id, updated_at').eq('id', conversation_id)).data
        ?.length,
    ).toBe(1)
    const unread = async () =>
      (
        await bob.client
          .from('messages')
          .select('*', { count: 'exact', head: true })
          .neq('sender_id', bob.id)
          .is('read_at', null)
      ).count
    expect(await unread()).toBe(1)
    expect((await bob.client.from('conversation_list').select('*')).data).toMatchObject([
      { id: conversation_id, other_full_name: 'Ada King', last_message: 'Hi Bob', unread_count: 1 },
    ])
    await bob.client.from('messages').insert({ conversation_id, sender_id: bob.id, content: 'Hi Ada' })
    const marked = await bob.client
      .from('messages')
      .update({ read_at: new Date().toISOString() })
      .eq('conversation_id', conversation_id)
      .neq('sender_id', bob.id)
      .is('read_at', null)
      .select()
    expect(marked.data).toMatchObject([{ content: 'Hi Bob', read_at: expect.any(String) }])
    expect(await unread()).toBe(0)
    expect((await cleo.client.from('messages').select('*')).data).toEqual([])
    expect(
      (await cleo.client.from('messages').insert({ conversation_id, sender_id: cleo.id, content: 'Me too' }))
        .error,
    ).toMatchObject({
      code: '42501',
    })
    expect(
      (await ada.client.rpc('create_or_get_direct_conversation', { recipient_id: ada.id })).error?.message,
    ).toContain('VALIDATION_ERROR')
    expect(
      (await backend.guest().rpc('create_or_get_direct_conversation', { recipient_id: ada.id })).error
        ?.message,
    ).toContain('UNAUTHORIZED')
  })

  test('DB03 subscribers: a member reads their own row by its user_id', async () => {
    await backend.service().from('subscribers').upsert({
      user_id: ada.id,
      subscribed: true,
      subscription_plan: 'venture',
      subscription_tier: 'Venture',
    })
    const read = (member: Member) =>
      member.client.from('subscribers').select('*').eq('user_id', ada.id).maybeSingle()
    expect((await read(ada)).data).toMatchObject({
      subscribed: true,
      subscription_plan: 'venture',
      subscription_end: null,
    })
    expect((await read(bob)).data).toBeNull()
    expect(
      (await ada.client.from('subscribers').update({ subscription_plan: 'free' }).eq('user_id', ada.id))
        .error,
    ).toMatchObject({ code: '42501' })
  })

  test('SEC04 a guest can read no table', async () => {
    const guest = backend.guest()
    for (const table of ['profiles', 'posts', 'follows', 'messages', 'subscribers', 'ai_usage'] as const) {
      const { data, error } = await guest.from(table).select('*')
      expect(data).toBeNull()
      expect(error).toMatchObject({ code: '42501' })
    }
  })
})
