import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '../../backend/database/database.ts'
import { quickEngines } from '../support/databases.ts'
import { advisors } from './advisors.ts'
import { undone } from './tried.ts'

describe.each(quickEngines)('advisors on $engine', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  const names = async (transaction: Transaction, question: string) =>
    (await transaction.query<{ name: string }>(question)).map(row => row.name).sort()

  test.each(advisors.map(one => [one.rule, one] as const))(
    'SEC04 the schema follows the rule: %s',
    async (_, { question, planted }) => {
      await undone(database, async transaction => {
        expect(await names(transaction, question)).toEqual([])
        await transaction.execute(planted)
        expect(await names(transaction, question)).not.toEqual([])
      })
    },
  )

  test.each([
    ['anon', ['create_or_get_direct_conversation', 'shared_document', 'shared_plan']],
    [
      'authenticated',
      [
        'answer_evidence',
        'answer_request',
        'ask_for_evidence',
        'blocked_people',
        'carries_muted_word',
        'choose_mail',
        'closed_messages',
        'create_or_get_direct_conversation',
        'create_share_link',
        'decide_venture',
        'delete_message',
        'feed_posts',
        'find_by_handle',
        'find_conversations',
        'find_people',
        'founders_to_meet',
        'is_moderator',
        'live_conversations',
        'log_interview',
        'mark_messages_read',
        'merge_helper_session',
        'moderate',
        'moderation_queue',
        'network_posts',
        'note_seen',
        'own_model_key',
        'own_sessions',
        'people_of_week',
        'propose_fact',
        'recommended_people',
        'recommended_profiles',
        'save_output',
        'search_posts',
        'search_profiles',
        'shared_document',
        'shared_plan',
      ],
    ],
  ])('CK11 SEC04 %s may call exactly these functions', async (role, allowed) => {
    const callable = (schema: string) =>
      undone(database, transaction =>
        names(
          transaction,
          `select distinct proname as name from pg_proc where pronamespace = '${schema}'::regnamespace
           and has_function_privilege('${role}', oid, 'execute')`,
        ),
      )
    expect(await callable('public')).toEqual(allowed)
    const entrances = [
      'answer_evidence',
      'answer_request',
      'ask_for_evidence',
      'blocked_people',
      'create_or_get_direct_conversation',
      'create_share_link',
      'delete_message',
      'is_moderator',
      'moderate',
      'moderation_queue',
      'note_seen',
      'own_model_key',
      'own_sessions',
      'propose_fact',
      'shared_document',
      'shared_plan',
    ]
    const asked =
      role === 'authenticated'
        ? [
            'closed_conversations',
            'decision_of',
            'feed_authors',
            'has_given_second_factor',
            'has_talked_with',
            'hidden_members',
            'holds_phrase',
            'ignored_conversations',
            'is_live',
            'is_live_topic',
            'is_unwanted',
            'merge_messages',
            'muted_members',
            'muted_words',
            'people_to_follow',
            'people_with',
            'plain_letters',
            'plain_words',
            'posts_with',
            'patterns_of_name',
            'profiles_with',
            'scores_until',
            'search_key',
            'usable_projects',
            'wanted_beginnings',
            'wanted_forms',
            'weight_of_message',
            'with_word_ends',
            'without_name',
          ]
        : []
    expect(await callable('private')).toEqual(
      [...entrances.filter(name => allowed.includes(name)), ...asked].sort(),
    )
  })
})
