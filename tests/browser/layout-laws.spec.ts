import { expect, test } from '@playwright/test'
import { brokenLaws } from './layout-laws.ts'

test('a control that disappears during the check does not count as covered; a control that stays under a bar counts as covered', async ({
  page,
}) => {
  await page.setContent(`<body style="margin: 0">
    <header style="position: sticky; top: 0; height: 60px; background: white; z-index: 1">The bar</header>
    <main style="height: 3000px">
      <button>Soon gone</button>
      <button style="position: absolute; top: 20px">Under the bar</button>
    </main>`)
  // The check begins with a scroll to the top.
  await page.evaluate(() => {
    const scroll = window.scrollTo
    window.scrollTo = ((to: ScrollToOptions) => {
      document.querySelector('main button')?.remove()
      window.scrollTo = scroll
      scroll(to)
    }) as typeof scroll
  })
  expect(await brokenLaws(page)).toEqual([
    '<button “Under the bar”> is covered by <header “The bar”> (from 0, scrolled by 0)',
  ])
})
