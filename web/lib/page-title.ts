// The title of the browser tab: the number of unread messages, then the page's title. Different components set the
// two parts.
let page = ''
let unread = 0

export function setPageTitle(title: string): void {
  page = title
  write()
}

export function setTitleCount(count: number): void {
  unread = count
  write()
}

export function titleWith(title: string, count: number): string {
  return count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title
}

function write(): void {
  document.title = titleWith(page, unread)
}
