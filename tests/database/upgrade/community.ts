/**
 * Creates a small community that uses every table, through the real client: members sign up, write and upload.
 */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../contracts/database.generated.ts'

type Client = SupabaseClient<Database>

export const ada = { email: 'ada@example.com', password: 'a-long-way-to-market-1', name: 'Ada Baker' }
const ben = { email: 'ben@example.com', password: 'a-long-way-to-market-2', name: 'Ben Mentor' }
const cleo = { email: 'cleo@example.com', password: 'a-long-way-to-market-3', name: 'Cleo Investor' }

/** A picture of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export async function fillCommunity(
  url: string,
  keys: { publishable: string; secret: string },
): Promise<void> {
  const connect = (key: string): Client =>
    createClient<Database>(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const service = connect(keys.secret)
  const join = async ({ email, password, name }: typeof ada) => {
    const client = connect(keys.publishable)
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: name } },
    })
    if (error || !data.user) throw error ?? new Error('sign-up gave no user')
    return { client, id: data.user.id }
  }
  const [a, b, c] = [await join(ada), await join(ben), await join(cleo)]

  await a.client
    .from('profiles')
    .update({ company_name: 'Crumb', location: 'Lyon' })
    .eq('id', a.id)
    .throwOnError()
  const { data: project } = await a.client.from('startup_projects').select('id').single().throwOnError()
  const project_id = project.id
  await a.client
    .from('startup_projects')
    .update({ name: 'Crumb', industry: 'retail' })
    .eq('id', project_id)
    .throwOnError()
  await a.client
    .from('ai_outputs')
    .insert([
      {
        project_id,
        output_type: 'problem_validation',
        output_content: 'Bakers throw away 15 % of their bread.',
      },
      { project_id, output_type: 'pitch_generation', output_content: 'Less waste for 300 bakers of Lyon.' },
    ])
    .throwOnError()
  await a.client
    .from('market_research')
    .upsert({ project_id, market: 'Bakeries in Lyon', industry: 'retail', analysis: '300 shops' })
    .throwOnError()
  await a.client.from('journey_progress').insert({ project_id, step_id: 'problem-definition' }).throwOnError()
  await a.client
    .from('validation_progress')
    .insert({ project_id, item: 'problemValidation', completed: true, data: { score: 7 } })
    .throwOnError()
  await a.client.rpc('create_share_link', { label: 'For Ben' }).throwOnError()
  await a.client.from('drafts').insert({ name: 'post', content: 'Half a thought' }).throwOnError()

  const { data: post } = await a.client
    .from('posts')
    .insert({ content: 'We open in May' })
    .select('id')
    .single()
    .throwOnError()
  await b.client.from('posts').insert({ content: 'Ask me about pricing' }).throwOnError()
  await b.client.from('post_likes').insert({ post_id: post.id }).throwOnError()
  const { data: comment } = await b.client
    .from('comments')
    .insert({ post_id: post.id, content: 'Well done' })
    .select('id')
    .single()
    .throwOnError()
  await a.client.from('comment_likes').insert({ comment_id: comment.id }).throwOnError()
  await a.client.from('follows').insert({ following_id: b.id }).throwOnError()
  await b.client
    .from('follows')
    .insert([{ following_id: a.id }, { following_id: c.id }])
    .throwOnError()

  await b.client
    .rpc('create_or_get_direct_conversation', { recipient_id: a.id, initial_message: 'Shall we talk?' })
    .throwOnError()
  const { data: conversation } = await a.client.from('conversations').select('id').single().throwOnError()
  await a.client
    .from('messages')
    .update({ read_at: new Date().toISOString() })
    .eq('sender_id', b.id)
    .throwOnError()
  await a.client
    .from('messages')
    .insert({ conversation_id: conversation.id, content: 'Gladly' })
    .throwOnError()
  await c.client.rpc('create_or_get_direct_conversation', { recipient_id: a.id }).throwOnError()

  for (const bucket of ['avatars', 'stories']) {
    const { error } = await a.client.storage
      .from(bucket)
      .upload(`${a.id}/dot.png`, picture, { contentType: 'image/png' })
    if (error) throw error
  }
  const { data: story } = await a.client
    .from('stories')
    .insert({ image_url: `${a.id}/dot.png` })
    .select('id')
    .single()
    .throwOnError()
  await b.client.from('story_views').insert({ story_id: story.id }).throwOnError()

  const { data: claim } = await service
    .rpc('claim_ai_quota', { p_user: a.id, p_helper: 'pitch', p_per_minute: 5, p_per_day: 50 })
    .throwOnError()
  const p_usage = (claim as { usage_id: string }).usage_id
  await service
    .rpc('finish_ai_usage', {
      ...{ p_usage, p_provider: 'none', p_model: 'guide', p_ok: true },
      ...{ p_input_tokens: 10, p_output_tokens: 20, p_ms: 30 },
    })
    .throwOnError()
  await service
    .rpc('claim_call', { p_user: a.id, p_request: '00000000-0000-4000-8000-000000000001' })
    .throwOnError()
  await service
    .rpc('apply_billing_event', {
      ...{
        p_event_id: 'evt_1',
        p_type: 'customer.subscription.created',
        p_created_at: '2026-11-15T00:00:00Z',
      },
      ...{
        p_user: b.id,
        p_subscribed: true,
        p_plan: 'venture',
        p_tier: 'Venture',
        p_end: '2099-01-01T00:00:00Z',
      },
      ...{ p_customer_id: 'cus_1', p_subscription_id: 'sub_1' },
    })
    .throwOnError()
}
