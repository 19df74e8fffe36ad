/**
 * The founder's morning in the test of a whole day: signing up, the eight steps of the journey, and each helper of
 * the co-founder.
 */
import { test } from '@playwright/test'
import { journeySteps } from '../../contracts/journey-steps.ts'
import { answer, beekeepers, dentists, sentenceOf, toastOf, wordsOf } from './cofounder-support.ts'
import { type Day, go } from './everything-people.ts'
import { expect } from './journey.ts'

export async function arrive({ page, founder, confirm }: Day): Promise<void> {
  await test.step('the founder signs up', async () => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to Undaunted')
    await page.getByRole('link', { name: 'START YOUR JOURNEY' }).click()
    await expect(page).toHaveURL(url => url.pathname === '/auth')
    await page.getByLabel('Full Name').fill(founder.name)
    await page.getByLabel('Email').fill(founder.email)
    await page.getByLabel('Password').fill(founder.password)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expect(toastOf(page, 'Success!')).toContainText('Please check your email to confirm your account.')
    await confirm(founder.email)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')
    await expect(page.getByText(`Welcome, ${founder.email}`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your journey' })).toContainText('0% complete')
  })
}

export async function walkTheJourney({ page }: Day): Promise<void> {
  await test.step('the founder walks through the journey', async () => {
    await go(page, 'Building Hub', '/journey')
    const current = page.getByRole('region', { name: 'Current step' })
    for (const [index, { title }] of journeySteps.entries()) {
      await current.getByRole('button', { name: `Start ${title}` }).click()
      // The button opens the tool of the step, and the journey stays at this step.
      await expect(page).not.toHaveURL('/journey')
      await go(page, 'Building Hub', '/journey')
      const percent = Math.round(((index + 1) / journeySteps.length) * 100)
      await expect(page.getByRole('heading', { name: `${percent}% complete` })).toBeVisible()
    }
    const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
    await page.getByRole('button', { name: 'Ask your co-founder' }).click()
    await answer(chat, chat.getByRole('textbox'), 'What should I do in my first week?')
    await chat.getByRole('button', { name: 'Close the chat' }).click()
  })
}

export async function validate({ page }: Day): Promise<void> {
  await test.step('the founder validates the problem', async () => {
    await go(page, 'Problem Validation', '/validation')
    const card = page.getByRole('region', { name: 'Problem Validation', exact: true })
    await card.getByRole('button', { name: 'Start Validation Simulation' }).click()
    await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
    // Answers three questions: a case, the group, and the frequency.
    for (const text of [dentists[1], dentists[0], dentists[2]]) await answer(card, wordsOf(card), text)
    await card.getByRole('button', { name: 'Mark Complete' }).click()
    const progress = page.getByRole('region', { name: 'Validation Progress' })
    await expect(progress).toContainText('1 of 3')
    const rival = page.getByRole('region', { name: 'Competitor Analysis', exact: true })
    await rival.getByRole('button', { name: 'Start Competitor Analysis' }).click()
    await expect(rival.getByRole('button', { name: 'Copy' })).toHaveCount(1)
    await rival.getByRole('textbox', { name: 'Name', exact: true }).fill('Doctolib')
    await answer(rival, wordsOf(rival), 'We call the patient; you only send a text message.')
    const insights = page.getByRole('region', { name: 'AI Insights' })
    await insights.getByRole('button', { name: 'Generate Insights' }).click()
    await expect(insights.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
  })

  await test.step('the founder researches the market', async () => {
    await page.getByRole('textbox', { name: 'Market' }).fill('No-show prevention for dental clinics')
    await page.getByRole('textbox', { name: 'Industry' }).fill('Healthcare')
    const numbers = page.getByRole('region', { name: 'Your numbers' })
    await numbers.getByLabel('How many could buy').fill('38000')
    await numbers.getByRole('group', { name: 'What one brings' }).getByText('They pay every week').click()
    await numbers.getByLabel('Your price', { exact: true }).fill('79')
    await numbers.getByLabel('Share of them it fits').fill('25')
    await numbers.getByLabel('Won in three years').fill('90')
    await page.getByRole('button', { name: 'Generate Market Research' }).click()
    const result = page.getByRole('region', { name: /^Market for No-show prevention/ })
    await expect(result.getByRole('figure', { name: 'Market size' }).locator('[data-size]')).toHaveCount(3)
    await result.getByRole('button', { name: 'Save Research' }).click()
    await expect(toastOf(page, 'Research Saved')).toBeVisible()
    await page.getByRole('button', { name: 'Validation Summary' }).click()
    const summary = page.getByRole('dialog', { name: 'Validation Summary' })
    await expect(summary.getByText('2 of 3 sections available')).toBeVisible()
    await page.keyboard.press('Escape')
  })
}

export async function refineAndPitch({ page }: Day): Promise<void> {
  await test.step('the founder refines the idea', async () => {
    await go(page, 'Idea Refinement', '/refinement')
    await page
      .getByLabel('What is your idea?')
      .fill('A phone call that fills empty dental chairs in Germany.')
    await page.getByRole('button', { name: 'Refine My Idea' }).click()
    await expect(page.getByText('Version 1', { exact: true })).toBeVisible()
  })

  await test.step('the founder ranks the customers', async () => {
    await go(page, 'Customer Segment', '/customers')
    await expect(page.getByText('Validation Data Available: 3 of 3 sources')).toBeVisible()
    await page.getByRole('button', { name: 'Generate Customer Analysis' }).click()
    const result = page.getByRole('region', { name: 'Analysis Complete' })
    await expect(result.getByText('3 data sources analyzed.')).toBeVisible()
    await expect(result.getByRole('figure', { name: 'Prioritization matrix' })).toBeVisible()
  })

  await test.step('the founder writes pitches', async () => {
    await go(page, 'Elevator Pitch', '/pitch')
    await page.getByRole('button', { name: 'Start Pitch Coaching' }).click()
    const card = page.getByRole('region', { name: 'Pitch coaching' })
    await expect(card.getByRole('button', { name: 'Copy' })).toHaveCount(1)
    for (const text of beekeepers) await answer(card, sentenceOf(card), text)
    await card.getByRole('button', { name: 'Generate My Pitches' }).click()
    await expect(toastOf(page, 'Pitches Generated!')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Investor · 60 s', 'Customer · 45 s', 'Partner · 60 s'])
  })

  await test.step('the founder looks back at the results', async () => {
    await go(page, 'Dashboard', '/dashboard')
    await expect(page.getByText('2 of 3 done')).toBeVisible()
    await page.getByRole('button', { name: /^Pitch Generation/ }).click()
    const history = page.getByRole('dialog', { name: 'AI History' })
    await expect(history.getByRole('listitem')).toHaveCount(7)
    await history.getByRole('button', { name: /^Delete Pitch Coaching/ }).click()
    await expect(toastOf(page, 'AI output deleted successfully.')).toContainText('Deleted')
    await expect(history.getByRole('listitem')).toHaveCount(6)
    await history.getByRole('button', { name: /^Open Market Research/ }).click()
    await expect(page).toHaveURL(/\/result\//)
    await expect(page.getByRole('heading', { level: 1, name: 'Market Research' })).toBeVisible()
    await page.getByRole('link', { name: 'Go on with it' }).click()
    await expect(page).toHaveURL('/validation')
    await expect(page.getByRole('region', { name: /^Market for No-show prevention/ })).toBeInViewport()
  })
}
