/**
 * Checks the rules of layout (called laws) on a page. Each returned line names a broken law and the element that
 * breaks it.
 */
import type { Page } from '@playwright/test'

export async function brokenLaws(page: Page): Promise<string[]> {
  return page.evaluate(findBrokenLaws)
}

/** Types text into every visible text box, as a person does. */
export async function writeEverywhere(page: Page, text: string): Promise<boolean> {
  return page.evaluate(words => {
    const boxes = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input')]
    const open = boxes.filter(
      box =>
        !box.disabled &&
        !box.readOnly &&
        box.checkVisibility({ visibilityProperty: true }) &&
        box.closest('[inert], [aria-hidden=true]') === null &&
        (box instanceof HTMLTextAreaElement || ['text', 'search', 'email', 'url'].includes(box.type)),
    )
    for (const box of open) {
      const proto = box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set?.call(box, words)
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return open.length > 0
  }, text)
}

/** Runs inside the page, so it may use no name from outside this function. */
async function findBrokenLaws(): Promise<string[]> {
  const broken = new Set<string>()
  const slack = 1.5
  const most = 12
  const controlNames =
    'button, a[href], input:not([type=hidden], [type=file]), textarea, select, summary, [role=button], [role=tab], [role=combobox], [role=option]'
  const opened =
    '[role=dialog], [role=menu], [role=listbox], [role=tooltip], [data-radix-popper-content-wrapper]'
  const width = document.documentElement.clientWidth
  const height = window.innerHeight

  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const words = label.trim().replace(/\s+/g, ' ').slice(0, 40)
    const classes = String(element.getAttribute('class') ?? '').slice(0, 60)
    return `<${element.tagName.toLowerCase()}${words ? ` “${words}”` : ` .${classes}`}>`
  }
  const isShown = (element: Element) =>
    element.closest('[data-sonner-toast][data-removed=true]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  /** Elements that are visible only to screen readers. */
  const spoken = new Set(
    [...document.querySelectorAll('.sr-only, [class*=":sr-only"]')].filter(
      element => getComputedStyle(element).clipPath === 'inset(50%)',
    ),
  )
  /**
   * Remembers answers about an element until the page moves. The check needs the same answers about an element and
   * its ancestors a thousand times.
   */
  const forgetAll: (() => void)[] = []
  function remembering<Answer>(find: (element: Element) => Answer): (element: Element) => Answer {
    const known = new Map<Element, Answer>()
    forgetAll.push(() => known.clear())
    return element => {
      const found = known.get(element)
      if (found !== undefined) return found
      const answer = find(element)
      known.set(element, answer)
      return answer
    }
  }
  const isSpoken = remembering(
    (element): boolean =>
      spoken.has(element) || (element.parentElement !== null && isSpoken(element.parentElement)),
  )
  const isSeen = remembering(element => isShown(element) && !isSpoken(element))
  const styleOf = remembering(element => {
    const style = getComputedStyle(element)
    const { display, position, overflowX, overflowY } = style
    const isPainted =
      Number.parseFloat(style.borderRightWidth) > 0 ||
      !/, 0\)$|transparent|\/ 0\)$/.test(style.backgroundColor)
    return { display, position, overflowX, overflowY, isPainted }
  })
  const isModal = (element: Element) =>
    element.matches('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
  const modal = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isModal).at(-1)
  const toaster = document.querySelector('[data-sonner-toaster]')
  // An open dialog covers the page on purpose, so the check then looks only at the dialog.
  const rooms: Element[] = modal ? [modal] : [document.body]
  if (toaster && modal) rooms.push(toaster)

  /** The visible part of an element: the part that no ancestor with hidden overflow cuts off. */
  type Box = { left: number; top: number; right: number; bottom: number }
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const everywhere = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
  /** Returns the area in which the content of this element is visible. */
  const frameOf = remembering((element): Box => {
    const { overflowX, overflowY, position } = styleOf(element)
    const around =
      position === 'fixed' || !element.parentElement ? everywhere : frameOf(element.parentElement)
    const isCutting = overflowX !== 'visible' || overflowY !== 'visible'
    return isCutting ? common(element.getBoundingClientRect(), around) : around
  })
  const seenBox = (element: Element, rect: DOMRect): Box =>
    common(rect, element.parentElement ? frameOf(element.parentElement) : everywhere)
  const overlap = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack

  const elements = rooms.flatMap(room => [...room.querySelectorAll('*')]).filter(isSeen)
  const controls = elements.filter(
    element => element.matches(controlNames) && element.closest('[aria-hidden=true]') === null,
  )

  function checkWidth(): void {
    if (document.documentElement.scrollWidth > width + slack)
      broken.add(`the page is ${document.documentElement.scrollWidth} px wide`)
    for (const element of elements) {
      if (element.closest('svg') && element.tagName !== 'svg') continue
      const rect = element.getBoundingClientRect()
      if (rect.width === 0 || rect.height === 0) continue
      if (rect.right <= width + slack && rect.left >= -slack) continue
      // If an ancestor scrolls or hides its overflow, only the visible part of the element is compared with the
      // edges of the screen.
      const box = seenBox(element, rect)
      if (box.right > width + slack || box.left < -slack)
        broken.add(
          `${nameOf(element)} leaves the screen (${Math.round(box.left)} to ${Math.round(box.right)})`,
        )
    }
  }

  /**
   * Checks that the element stays inside its ancestors. Stops at the first ancestor that is drawn as a box or hides
   * its overflow.
   */
  function checkInside(element: Element, rect: DOMRect, what: 'control' | 'text'): void {
    const first = what === 'text' ? element : element.parentElement
    for (let up = first; up && up !== document.body; up = up.parentElement) {
      const style = styleOf(up)
      if (/auto|scroll/.test(style.overflowX)) return
      const isCutting = style.overflowX !== 'visible'
      if (style.display !== 'inline' && (isCutting || style.isPainted)) {
        const frame = up.getBoundingClientRect()
        if (rect.right > frame.right + slack || rect.left < frame.left - slack) {
          if (!(isCutting && what === 'text'))
            broken.add(`${what} ${nameOf(element)} leaves its ${nameOf(up)}`)
          return
        }
        if (isCutting && what === 'text') return
      }
      if (style.position === 'fixed') return
    }
  }
  function checkCards(): void {
    for (const control of controls) {
      // A link inside a line of text may be cut off together with its line.
      const isWords = styleOf(control).display === 'inline' && control.tagName === 'A'
      checkInside(control, control.getBoundingClientRect(), isWords ? 'text' : 'control')
    }
    for (const room of rooms) {
      const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || !node.textContent?.trim() || parent.closest('svg, script, style') || !isSeen(parent))
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rect = range.getBoundingClientRect()
        if (rect.width > 1) checkInside(parent, rect, 'text')
      }
    }
  }

  /** Checks that every box for longer texts is wide enough for at least three words in a line. */
  function checkWriting(): void {
    for (const box of elements.filter(element => element.matches('[data-writing] textarea'))) {
      const { width: wide } = box.getBoundingClientRect()
      if (wide < 160) broken.add(`${nameOf(box)} is only ${Math.round(wide)} px wide`)
    }
  }

  /**
   * An element that is fully rounded and has no text must be a circle: a face, a ring, a dot. Long elements are
   * exempt, because they are bars and pills.
   */
  function checkRound(): void {
    for (const element of elements) {
      const { width: wide, height: high } = element.getBoundingClientRect()
      if (wide < 4 || high < 4 || element.closest('svg')) continue
      const { borderTopLeftRadius } = getComputedStyle(element)
      const isFull = borderTopLeftRadius.endsWith('%')
        ? Number.parseFloat(borderTopLeftRadius) >= 50
        : Number.parseFloat(borderTopLeftRadius) >= Math.max(wide, high)
      const hasWords = [...element.childNodes].some(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      const ratio = wide / high
      if (isFull && !hasWords && ratio > 0.4 && ratio < 1.9 && Math.abs(wide - high) > slack)
        broken.add(`${nameOf(element)} is ${Math.round(wide)} × ${Math.round(high)}, not round`)
    }
  }

  /**
   * Returns the edge of the window (top or bottom) to which a bar is fixed. Such a bar may cover content, because a
   * person can scroll that content into view.
   */
  const edgeOf = remembering((element): 'top' | 'bottom' | null => {
    const { position } = styleOf(element)
    if (position === 'fixed' || position === 'sticky') {
      if (element.closest('[data-sonner-toaster]')) return 'bottom'
      const rect = element.getBoundingClientRect()
      if (rect.width >= width * 0.9) {
        if (rect.top <= slack) return 'top'
        if (rect.bottom >= height - slack) return 'bottom'
      }
    }
    return element.parentElement && edgeOf(element.parentElement)
  })
  function checkCovered(isAtTop: boolean, isAtEnd: boolean): void {
    for (const control of controls) {
      // Skips a control that was removed during the check. A removed control has no position, so the bar at the top
      // left would seem to cover it.
      if (!control.isConnected || !isSeen(control)) continue
      const rect = control.getBoundingClientRect()
      const box = seenBox(control, rect)
      const x = (rect.left + rect.right) / 2
      const y = (rect.top + rect.bottom) / 2
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue
      if (x < 0 || x > width || y < 0 || y > height) continue
      const hit = document.elementFromPoint(x, y)
      if (!hit || hit.contains(control) || control.contains(hit)) continue
      if (
        control instanceof HTMLInputElement &&
        [...(control.labels ?? [])].some(label => label.contains(hit))
      )
        continue
      // Skips an element that a person has opened and can close again.
      if (hit.closest(opened) && !control.closest(opened)) continue
      const edge = edgeOf(hit)
      if (edge === 'top' && !isAtTop) continue
      if (edge === 'bottom' && !isAtEnd) continue
      const { top } = hit.getBoundingClientRect()
      broken.add(
        `${nameOf(control)} is covered by ${nameOf(hit)} (from ${Math.round(top)}, scrolled by ${Math.round(scrollY)})`,
      )
    }
    if (modal) return
    // A floating element that is no bar must not cover anything.
    const floating = elements.filter(element => {
      if (styleOf(element).position !== 'fixed' || edgeOf(element)) return false
      return element.closest(opened) === null && element.getClientRects().length > 0
    })
    for (const float of floating) {
      const frame = float.getBoundingClientRect()
      for (const element of elements) {
        if (float.contains(element) || element.contains(float) || edgeOf(element)) continue
        const hasWords = [...element.childNodes].some(
          node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (!hasWords && !element.matches(`${controlNames}, svg, img`)) continue
        const rect = element.getBoundingClientRect()
        if (overlap(seenBox(element, rect), frame))
          broken.add(`${nameOf(float)} floats over ${nameOf(element)}`)
      }
    }
  }

  checkWidth()
  checkCards()
  checkWriting()
  checkRound()
  const was = window.scrollY
  const end = document.documentElement.scrollHeight - height
  const places = modal || end <= 1 ? [was] : [0, Math.round(end / 2), end]
  for (const place of places) {
    window.scrollTo({ top: place, behavior: 'instant' })
    await new Promise(resolve => requestAnimationFrame(resolve))
    for (const forget of forgetAll) forget()
    // Measures the height again here, because an answer that arrives during the check can move the page.
    const last = document.documentElement.scrollHeight - height
    // While a panel locks the scroll position, `window.scrollY` is 0 even if the page is scrolled.
    const isAtTop = window.scrollY <= 1 && document.body.getBoundingClientRect().top > -slack
    checkCovered(isAtTop, Boolean(modal) || window.scrollY >= last - 1)
  }
  window.scrollTo({ top: was, behavior: 'instant' })
  // A page that is too wide breaks a hundred laws at once, so only the first few broken laws are returned.
  return [...broken].slice(0, most)
}
