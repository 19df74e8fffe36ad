/** Returns the problems that axe finds on a page, in both themes. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * Pairs of colours whose contrast axe has accepted: the colour of a text, and the colours of everything painted
 * under it. Checking contrast is nine tenths of the work of axe, and the same pair always has the same contrast. So
 * each pair is checked once.
 */
const goodColours = new Set<string>()

export async function findViolations(page: Page): Promise<string[]> {
  // Waits until the app has replaced the prerendered page.
  await expect(page.locator('#root[data-picture]')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await lightUp(page, 'light')
  // Checks the contrast at once, because an element may start to fade again.
  const byDay = await findLowContrast(page)
  const violations = [...(await page.evaluate(findAllButContrast)), ...byDay]
  await lightUp(page, 'dark')
  // In the dark theme only the contrast is checked, because the dark theme differs only in its colours.
  const byNight = await findLowContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...violations, ...byNight.map(violation => `by night ${violation}`)]
}

async function lightUp(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Waits for animations, because elements that fade do not have their final colours yet.
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
}

async function findLowContrast(page: Page): Promise<string[]> {
  const { violations, good } = await page.evaluate(readContrast, [...goodColours])
  for (const colours of good) goodColours.add(colours)
  return violations
}

/** Runs inside the page, so it may use no name from outside this function. */
async function findAllButContrast(): Promise<string[]> {
  const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run({
    resultTypes: ['violations'],
    // Does not preload media, because the page has no sound or film.
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/** Runs inside the page, so it may use no name from outside this function. */
async function readContrast(known: string[]): Promise<{ violations: string[]; good: string[] }> {
  const read = new Set(known)
  const grounds = new Map<Element, string>()
  /**
   * Describes everything that is painted under an element. A floating element may lie above any other element, so
   * its description contains its class.
   */
  const groundOf = (element: Element | null): string => {
    if (!element) return ''
    const found = grounds.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const isPainted = !/, 0\)$|transparent|\/ 0\)$/.test(backgroundColor)
    const own = [
      isPainted && backgroundColor,
      backgroundImage !== 'none' && backgroundImage,
      opacity !== '1' && opacity,
      filter !== 'none' && filter,
      !['static', 'relative'].includes(position) && `${position} ${element.getAttribute('class')}`,
    ].filter(Boolean)
    const ground =
      own.length > 0 ? `${groundOf(element.parentElement)}\n${own}` : groundOf(element.parentElement)
    grounds.set(element, ground)
    return ground
  }
  const coloursOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return [color, fontSize, fontWeight, textShadow, groundOf(element)].join()
  }
  const hasWords = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  const unread = Map.groupBy(
    [...document.body.querySelectorAll('*')].filter(
      element => hasWords(element) && element.checkVisibility({ visibilityProperty: true }),
    ),
    coloursOf,
  )
  // Axe checks two elements of each pair of colours, because axe cannot judge an element that something covers.
  const asked = [...unread].flatMap(([colours, [first, ...others]]) =>
    read.has(colours) || !first ? [] : [first, others.at(-1) ?? first],
  )
  if (asked.length === 0) return { violations: [], good: [] }
  const { violations, passes } = await (Reflect.get(window, 'axe') as typeof axe).run([...new Set(asked)], {
    runOnly: ['color-contrast'],
    resultTypes: ['violations', 'passes'],
    elementRef: true,
    selectors: false,
    preload: false,
  })
  const good = passes.flatMap(({ nodes }) => nodes.map(({ element }) => coloursOf(element as Element)))
  return {
    violations: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    // If any contrast is bad, no pair is stored, so that the next run checks all pairs again.
    good: violations.length > 0 ? [] : [...new Set(good)],
  }
}
