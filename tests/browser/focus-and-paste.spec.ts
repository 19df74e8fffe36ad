/**
 * For people who use the keyboard: after a sheet or dialog closes, the focus returns to the button that opened it.
 * For everybody: no pasted text is cut off.
 */
import type { Locator, Page } from '@playwright/test'
import { inLongForm } from '../support/long-form.ts'
import { projectOf } from './cofounder-support.ts'
import { expect } from './journey.ts'
import { follow, tell, tellStory, test, toast, write } from './network.ts'

/** Opens an element by keyboard, closes it by Escape, and expects the focus on the button that opened it. */
async function thereAndBack(page: Page, button: Locator, opened: Locator) {
  // Waits for the app, because the button of the prerendered page is disabled.
  await expect(button).toBeEnabled()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(opened).toBeVisible()
  await expect(page.locator('[role$=dialog]:focus, [role$=dialog] :focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(button).toBeFocused()
}

inLongForm(test)(
  'SM15 when a sheet, a dialog or the command palette closes, the focus returns to the button that opened it',
  async ({ createMember, signInAs }) => {
    const member = await createMember()
    await projectOf(member)
    const page = await signInAs(member)
    const button = (name: string) => page.getByRole('button', { name })
    const dialog = (name: string) => page.getByRole('dialog', { name })
    await page.goto('/validation')
    await thereAndBack(page, button('AI History'), dialog('AI History'))
    await thereAndBack(page, button('Validation Summary'), dialog('Validation Summary'))
    await thereAndBack(page, button('Search and commands'), dialog('Commands'))
    const market = page.getByRole('textbox', { name: 'Market', exact: true })
    await market.focus()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(market).toBeFocused()
    // The palette opens another page, and then the focus is on that page.
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused()
    await page.keyboard.insertText('help')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/help')
    await expect(page.getByRole('main')).toBeFocused()

    await page.goto('/journey')
    await thereAndBack(page, button('Collaboration'), dialog('Share your plan'))
    await button('Collaboration').click()
    await button('Create link').click()
    const revoke = button('Revoke')
    await expect(revoke).toBeEnabled()
    await revoke.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await expect(page.getByText('No links yet.')).toBeVisible()
    // The button no longer exists, so the focus returns to the dialog that contained the button.
    await expect(dialog('Share your plan')).toBeFocused()
  },
)

test('SM15 KB04 when a story closes, the focus is on its button; Back closes a story; after a deletion the focus is on the content', async ({
  createMember,
  signInAs,
}) => {
  const [member, friend] = await Promise.all([createMember(), createMember('Fia Friend')])
  await Promise.all([follow(member, friend), tellStory(friend), tellStory(member), write(member, 'To go')])
  const page = await signInAs(member)
  await page.goto('/feed')
  const story = page.getByRole('button', { name: /^Fia Friend, / })
  const picture = page.getByRole('img', { name: 'Story of Fia Friend' })
  await thereAndBack(page, story, picture)
  await story.click()
  await expect(picture).toBeVisible()
  await page.goBack()
  await expect(picture).toBeHidden()
  await expect(page).toHaveURL('/feed')
  await expect(story).toBeFocused()
  const remove = page.getByRole('button', { name: 'Delete Post' })
  await thereAndBack(page, remove, page.getByRole('alertdialog'))
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Post' }).click()
  await expect(toast(page, 'Post deleted successfully')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  // The button of an own story disappears only when the server has deleted the story.
  const own = page.getByRole('button', { name: /^Your story, / })
  await own.click()
  await page.getByRole('button', { name: 'Delete story' }).click()
  await expect(own).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

inLongForm(test)(
  'SM15 opening a chat or a simulation focuses its text box; a chat that was already open does not take the focus',
  async ({ createMember, signInAs }) => {
    const page = await signInAs(await createMember())
    const start = async (name: string, box: string) => {
      await expect(page.getByRole('button', { name })).toBeEnabled()
      await page.getByRole('button', { name }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: box })).toBeFocused()
    }
    await page.goto('/validation')
    await start('Start Validation Simulation', 'Whose case')
    await start('Start Competitor Analysis', 'Say why they would switch to you')
    await page.goto('/pitch')
    await start('Start Pitch Coaching', 'The sentence you will say, exactly')
    const ask = page.getByRole('button', { name: 'Ask your co-founder' })
    await thereAndBack(page, ask, page.getByRole('dialog', { name: 'Chat with your co-founder' }))
    await ask.click()
    const panel = page.getByRole('dialog', { name: 'Chat with your co-founder' })
    const box = panel.getByRole('textbox')
    await expect(box).toBeFocused()
    await page.keyboard.insertText('What should I do first?')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(1)
    await panel.getByRole('button', { name: 'New conversation' }).click()
    await expect(panel.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    await expect(box).toBeFocused()
    await page.goto('/refinement')
    await page.getByLabel('What is your idea?').fill('An app that helps bakeries waste less bread.')
    await start('Refine My Idea', 'What goes wrong')
    await page.goto('/pitch')
    const found = page.getByRole('textbox', { name: 'The sentence you will say, exactly' })
    await expect(found).toBeVisible()
    await expect(found).not.toBeFocused()
  },
)

/** Pastes text as a keyboard does, so that the test notices a text box that cuts off text. */
async function paste(box: Locator, text: string) {
  await box.selectText()
  await box.page().keyboard.insertText(text)
  await expect(box).toHaveValue(text)
}

async function expectWhole(box: Locator, button: Locator, counts: Page | Locator, maximum = 4000) {
  const figure = (count: number) => count.toLocaleString('en-US')
  await paste(box, 'a'.repeat(maximum * 0.8))
  // Waits until all data is loaded, because late data may move the button.
  await box.page().waitForLoadState('networkidle')
  await expect(counts.getByText(`of ${figure(maximum)} characters`)).toHaveCount(0)
  const before = await button.boundingBox()
  await paste(box, 'b'.repeat(maximum - 50))
  await expect(counts.getByText(`${figure(maximum - 50)} of ${figure(maximum)} characters`)).toBeVisible()
  await expect(button).toBeEnabled()
  await paste(box, 'c'.repeat(maximum + 312))
  await expect(
    counts.getByText(`${figure(maximum + 312)} of ${figure(maximum)} characters: shorten it by 312 to `),
  ).toBeVisible()
  await expect(button).toBeDisabled()
  await expect.poll(() => button.boundingBox()).toEqual(before)
}

test('SM16 a long paste stays complete in a chat and in the idea; the page shows the limit and does not send the text', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  // A conversation that began with text messages shows a text box instead of an answer card.
  const asked = { id: '0', role: 'assistant', content: 'Who has it?', timestamp: '2026-01-01T00:00:00Z' }
  const p_project = await projectOf(member)
  await member.client.rpc('merge_helper_session', { p_project, p_helper: 'pitch', p_messages: [asked] })
  const page = await signInAs(member)
  await page.goto('/refinement')
  const idea = page.getByLabel('What is your idea?')
  await expectWhole(idea, page.getByRole('button', { name: 'Refine My Idea' }), page)
  await page.reload()
  await expect(idea).toHaveValue('c'.repeat(4312))
  await page.goto('/pitch')
  const card = page.getByRole('region', { name: 'Pitch coaching' })
  await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  const box = card.getByRole('textbox', { name: 'Answer your coach' })
  await expectWhole(box, card.getByRole('button', { name: 'Send' }), card)
  await box.press('Enter')
  await expect(box).toHaveValue('c'.repeat(4312))
  // Spaces at the ends of a message are neither sent nor counted.
  await paste(box, `  ${'d'.repeat(4000)}  `)
  await expect(card.getByRole('button', { name: 'Send' })).toBeEnabled()
  await box.press('Enter')
  await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(2)
})

inLongForm(test)(
  'SM16 a long paste stays complete on a phone, in the idea, a message, a post, a form and a chat',
  async ({ createMember, signInAs }) => {
    const [member, friend] = await Promise.all([createMember(), createMember('Fia Friend')])
    await tell(friend, member, 'Hello')
    const page = await signInAs(member)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/refinement')
    const refine = page.getByRole('button', { name: 'Refine My Idea' })
    await expectWhole(page.getByLabel('What is your idea?'), refine, page)
    await page.goto(`/messaging?userId=${friend.id}`)
    const send = page.getByRole('button', { name: 'Send' })
    await expectWhole(page.getByRole('textbox', { name: 'Write to Fia Friend' }), send, page)
    await page.goto('/feed')
    const post = page.getByRole('button', { name: 'Post', exact: true })
    await expectWhole(page.getByRole('textbox', { name: 'Start a post' }), post, page, 3000)
    await page.goto('/validation')
    const market = page.getByRole('textbox', { name: 'Market', exact: true })
    await page.getByRole('textbox', { name: 'Industry' }).fill('Healthcare')
    await paste(market, 'm'.repeat(213))
    await expect(page.getByText('213 of 200 characters: shorten it by 13 to send')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Generate Market Research' })).toBeDisabled()
    await page.getByRole('button', { name: 'Ask your co-founder' }).click()
    const panel = page.getByRole('dialog', { name: 'Chat with your co-founder' })
    await expectWhole(panel.getByRole('textbox'), panel.getByRole('button', { name: 'Send' }), panel)
  },
)
