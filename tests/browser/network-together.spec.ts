import { inLongForm } from '../support/long-form.ts'
import { expect } from './journey.ts'
import { must, service, tell, test, write } from './network.ts'

inLongForm(test)(
  'NW21 NW22 NW23 SF05 SF24 two members see each other type until one stops this; one is warned, one mutes a word and keeps a comment',
  async ({ createMember, signInAs, elsewhere, findViolations }) => {
    const [ada, bo, mod] = await Promise.all([
      createMember('Ada Alone'),
      createMember('Bo Busy'),
      createMember('Mo Moderates'),
    ])
    await must(service().rpc('make_moderator', { p_email: mod.email }))
    await tell(ada, bo, 'Hello Bo')
    const [adas, bos] = await Promise.all([signInAs(ada), elsewhere(bo)])
    await adas.goto(`/messaging?userId=${bo.id}`)
    const conversation = adas.getByRole('region', { name: 'Conversation with Bo Busy' })
    await expect(conversation.getByText('Hello Bo')).toBeVisible()
    await expect(conversation.getByText('online')).toHaveCount(0)
    await bos.goto(`/messaging?userId=${ada.id}`)
    await expect(conversation.getByText('online')).toBeVisible()
    await expect(adas.getByRole('link', { name: 'Bo Busy (online)' })).toBeVisible()
    const box = bos.getByRole('textbox', { name: 'Write to Ada Alone' })
    const typing = conversation.getByRole('status')
    // Types again and again, because on a slow machine the other page needs longer to show that somebody types.
    await expect(async () => {
      await box.pressSequentially('So ')
      await expect(typing).toHaveText('Bo Busy is typing…', { timeout: 1000 })
    }).toPass()
    await box.fill('I am here')
    await box.press('Enter')
    await expect(conversation.getByText('I am here')).toBeVisible()
    await expect(typing).toBeEmpty()

    await bos.goto('/settings')
    const saved = bos.waitForResponse(
      response =>
        response.url().includes('/rest/v1/member_settings') && response.request().method() === 'POST',
    )
    await bos.getByLabel('Show in messages when I am online and when I type').click()
    expect((await saved).ok()).toBe(true)
    await expect(bos.getByLabel('Show in messages when I am online and when I type')).not.toBeChecked()
    const asked = bos.waitForResponse('**/rest/v1/rpc/live_conversations*')
    await bos.goto(`/messaging?userId=${ada.id}`)
    expect(await (await asked).json()).toEqual([])
    await expect(box).toBeVisible()
    await expect(conversation.getByText('online')).toHaveCount(0)

    await must(
      mod.client.rpc('moderate', {
        p_action: 'warn',
        p_kind: 'profile',
        p_id: bo.id,
        p_note: 'No advertising',
        p_until: null,
      }),
    )
    await bos.goto('/notifications')
    await expect(bos.getByText('A moderator warned you: No advertising')).toBeVisible()

    await write(ada, 'How do you work?')
    const { data: post } = await must(
      ada.client.from('posts').select('id').eq('user_id', ada.id).limit(1).single(),
    )
    await must(ada.client.from('mutes').insert({ user_id: ada.id, word: 'hustle' }))
    await must(bo.client.from('comments').insert({ post_id: post!.id, content: 'Just hustle.' }))
    await adas.goto(`/post/${post!.id}`)
    await expect(adas.getByText('Hidden: a word you muted')).toBeVisible()
    await expect(adas.getByText('Just hustle.')).toHaveCount(0)
    await adas.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(adas.getByText('Just hustle.')).toBeVisible()

    const question = adas.waitForResponse('**/rest/v1/rpc/ask_for_evidence')
    await adas.getByRole('button', { name: 'Keep as evidence' }).click()
    expect((await question).ok()).toBe(true)
    await expect(adas.getByText('Asked: the author has not answered yet')).toBeVisible()
    await bos.goto('/notifications')
    await expect(bos.getByText('would like to keep your comment as evidence')).toBeVisible()
    expect(await findViolations(bos)).toEqual([])
    const agreed = bos.waitForResponse('**/rest/v1/rpc/answer_evidence*')
    await bos.getByRole('button', { name: 'Agree' }).click()
    expect((await agreed).ok()).toBe(true)
    await expect(bos.getByText('You agreed.')).toBeVisible()
    await adas.goto(`/post/${post!.id}`)
    await adas.getByRole('button', { name: 'Show', exact: true }).click()
    await adas.getByRole('link', { name: 'Confirm it under “What I understood”' }).click()
    const fresh = adas.getByRole('region', { name: 'New facts' })
    await fresh.getByRole('button', { name: 'Just hustle.' }).click()
    await expect(fresh.getByText('Said by Bo Busy in a comment')).toBeVisible()
    const confirmed = adas.waitForResponse(
      response => response.url().includes('/rest/v1/facts') && response.request().method() === 'PATCH',
    )
    await fresh.getByRole('button', { name: 'Confirm', exact: true }).click()
    expect((await confirmed).ok()).toBe(true)
  },
)
