import { expect, test } from '@playwright/test'
import { findViolations } from './violations.ts'

const pageWith = (words: string) => `<!doctype html><html lang="en"><title>A page</title>
  <style>
    body { color: #222; background: #fff }
    .pale { color: #bbb }
    .card { background: #333 }
    @media (prefers-color-scheme: dark) { body { color: #ddd; background: #111 } .dim { color: #444 } }
  </style>
  <main><h1>Words</h1>${words}</main></html>`

test('axe finds text that is too pale for its background, also in the dark theme, in a card, and after a text with good contrast', async ({
  page,
}) => {
  const idsOn = async (words: string) => {
    await page.setContent(pageWith(words))
    return (await findViolations(page)).map(violation => violation.replace(/color-contrast: /, ''))
  }
  expect(await idsOn('<p>Good</p>')).toEqual([])
  expect(await idsOn('<p>Good</p><p class="pale">Pale</p>')).toEqual(['<p class="pale">Pale</p>'])
  expect(await idsOn('<p>Good</p><p class="pale">Pale</p>')).toEqual(['<p class="pale">Pale</p>'])
  expect(await idsOn('<p>Good</p><p class="dim">Dim</p>')).toEqual(['by night <p class="dim">Dim</p>'])
  expect(await idsOn('<p>Good</p><div class="card"><p>Ink on ink</p></div>')).toEqual(['<p>Ink on ink</p>'])
  expect(await idsOn('<p>Good</p><button></button>')).toEqual(['button-name: button'])
})
