/** The problems that axe finds on a page, in both themes. */
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/**
 * The colours whose contrast axe has accepted: of words and of everything painted under them. Reading the
 * contrast of every word is nine tenths of axe's work, and the same colours have the same contrast
 * everywhere, so each pair is read once.
 */
const goodColours = new Set<string>()

export async function findViolations(page: Page): Promise<string[]> {
  // The prerendered first picture is not the page yet.
  await expect(page.locator('#root[data-picture]')).toHaveCount(0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await lightUp(page, 'light')
  // At once, because a moment later something may fade again.
  const byDay = await findLowContrast(page)
  const violations = [...(await page.evaluate(findAllButContrast)), ...byDay]
  await lightUp(page, 'dark')
  // The dark theme differs only in its colours.
  const byNight = await findLowContrast(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...violations, ...byNight.map(violation => `by night ${violation}`)]
}

async function lightUp(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Elements that fade in or out do not have their final colours yet.
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

/** Runs inside the page. */
async function findAllButContrast(): Promise<string[]> {
  const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run({
    resultTypes: ['violations'],
    // There is no sound or film that axe would have to load.
    preload: false,
    rules: { 'color-contrast': { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/** Runs inside the page, so it may use nothing from outside itself. */
async function readContrast(known: string[]): Promise<{ violations: string[]; good: string[] }> {
  const read = new Set(known)
  const grounds = new Map<Element, string>()
  /**
   * Everything that is painted under an element. An element lifted out of the page may be over anything, so
   * its name is used.
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
  // Axe may be unable to judge the first one, because something covers it.
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
    // Colours that were bad anywhere are read again.
    good: violations.length > 0 ? [] : [...new Set(good)],
  }
}
