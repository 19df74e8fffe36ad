// Finds pages about one market. For a page that cannot be read, it keeps the excerpt.
import { type FetchPageOptions, fetchPage, UnsafeAddress } from './fetch-page.ts'
import type { RetrievedPage } from './page.ts'
import { type SearchConfig, type SearchHit, searchWeb } from './provider.ts'

const pagesMost = 5
export const queriesMost = 2

function isWebUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

async function readHit(
  { url, title, snippet }: SearchHit,
  options: FetchPageOptions,
): Promise<RetrievedPage | null> {
  try {
    const page = await fetchPage(url, options)
    return { ...page, title: page.title || title, text: page.text || snippet }
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    // A page with a refused address is not cited. For any other page that could not be read, the excerpt is kept.
    return cause instanceof UnsafeAddress || !snippet ? null : { url, title, text: snippet }
  }
}

export async function researchPages(
  question: { market: string; targetCustomer: string | null; place: string },
  config: SearchConfig,
  options: FetchPageOptions = {},
): Promise<RetrievedPage[]> {
  const about = `${question.market} ${question.place}`.slice(0, 200)
  const queries = [`${about} number of businesses market size statistics`, `${about} competitors pricing`]
  const found = await Promise.all(queries.map(query => searchWeb(config, query, options.signal)))
  const hits = new Map(
    found
      .flat()
      .filter(({ url }) => isWebUrl(url))
      .map(hit => [hit.url, hit]),
  )
  const pages = await Promise.all([...hits.values()].slice(0, pagesMost).map(hit => readHit(hit, options)))
  return pages.filter(page => page !== null)
}
