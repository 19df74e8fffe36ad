import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { answer, beekeepers, sentenceOf } from './cofounder-support.ts'
import { expect, test } from './journey.ts'

test('FA17 FA06 ED02 answers on cards become facts; the founder edits and exports the pitches, and writes them again after a fact has changed', async ({
  createMember,
  signInAs,
  findViolations,
}) => {
  const member = await createMember()
  const page = await signInAs(member)
  await page.goto('/pitch')
  await page.getByRole('button', { name: 'Start Pitch Coaching' }).click()
  const coaching = page.getByRole('region', { name: 'Pitch coaching' })
  const card = page.getByRole('region', { name: 'What I understood' })
  await expect(coaching.getByRole('button', { name: 'Copy' })).toHaveCount(1)
  for (const text of beekeepers.slice(0, 3)) {
    await answer(coaching, sentenceOf(coaching), text)
    await expect(card).toContainText(text)
  }

  // Holds the request that saves the pitches, to prove that an edit in the meantime is saved too.
  const saving = Promise.withResolvers<Request>()
  const release = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/rest/v1/ai_outputs*', async route => {
    const request = route.request()
    const isHeld = isFirst && request.method() === 'POST' && request.postData()?.includes('pitch_generation')
    if (isHeld) {
      isFirst = false
      saving.resolve(request)
      await release.promise
    }
    await route.continue()
  })
  await coaching.getByRole('button', { name: 'Generate My Pitches' }).click()
  const result = page.getByRole('region', { name: 'Your pitches' })
  const edit = result.getByRole('button', { name: 'Edit Hook' })
  await expect(edit).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const put = async (words: string) => {
    await edit.click()
    await result.getByLabel('Hook, in your words').fill(words)
    // Waits until the row and the conversation that the page shows are saved.
    const kept = [
      page.waitForResponse(
        answered => /rest\/v1\/ai_outputs/.test(answered.url()) && answered.request().method() === 'PATCH',
      ),
      page.waitForResponse(
        answered =>
          answered.url().includes('/rpc/merge_helper_session') &&
          answered.request().postData()?.includes(words) === true,
      ),
    ]
    await result.getByRole('button', { name: 'Save', exact: true }).click()
    for (const response of await Promise.all(kept)) expect(response.ok()).toBe(true)
  }
  const late = await saving.promise
  await put('A swarm leaves, and €150 with it.')
  const arrived = page.waitForResponse(answered => answered.request() === late)
  release.resolve()
  await arrived
  await page.unroute('**/rest/v1/ai_outputs*')
  await expect(result.getByText('A swarm leaves, and €150 with it.')).toBeVisible()
  await page.reload()
  await expect(result.getByText('A swarm leaves, and €150 with it.')).toBeVisible()
  await result.getByText('As written by the co-founder').click()
  await expect(result.getByRole('button', { name: 'Restore Hook' })).toBeVisible()

  await test.step('the plan shows the pitches as the founder edited them', async () => {
    await page.goto('/journey')
    await page.getByRole('button', { name: 'Export Plan' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /Markdown/ }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(
      '**Hook.** A swarm leaves, and €150 with it.',
    )
  })

  await test.step('a corrected fact marks the pitches as outdated, and they are written again', async () => {
    await page.goto('/pitch')
    await card.getByRole('button', { name: /lose a third of their swarms/ }).click()
    await card.getByLabel('In your words').fill('Beekeepers lose half of their swarms')
    await card.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(result.getByText(/^Problem: .* → Beekeepers lose half of their swarms$/)).toBeVisible()
    await result.getByRole('button', { name: 'Run again' }).click()
    await expect(result.getByRole('button', { name: 'Run again' })).toHaveCount(0)
    await expect(result.getByText('A swarm leaves, and €150 with it.')).toHaveCount(0)
  })

  await test.step('the mentor knows the same facts', async () => {
    await page.getByRole('button', { name: 'Ask your co-founder' }).click()
    const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
    await chat.getByRole('button', { name: /What I understood: 3 facts/ }).click()
    const sheet = page.getByRole('dialog', { name: 'What I understood' })
    await expect(sheet).toContainText('Beekeepers lose half of their swarms')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(chat).toBeVisible()
  })
})
