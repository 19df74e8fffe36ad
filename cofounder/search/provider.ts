// Searches the web with SearXNG, Brave or Tavily. SEARCH_URL and SEARCH_API_KEY choose the provider.
import { z } from 'zod'

export type SearchConfig = { url: string | null; apiKey: string | null }
export type SearchHit = { url: string; title: string; snippet: string }
type ProviderName = 'searxng' | 'brave' | 'tavily'

export class SearchFailed extends Error {
  override name = 'SearchFailed'
}

const braveUrl = 'https://api.search.brave.com/res/v1/web/search'
const tavilyUrl = 'https://api.tavily.com/search'
const answerMs = 8000

/** Null if the server has no search provider. */
export function chooseProvider({ url, apiKey }: SearchConfig): { name: ProviderName; url: string } | null {
  if (url) {
    if (/brave/i.test(url)) return { name: 'brave', url }
    if (/tavily/i.test(url)) return { name: 'tavily', url }
    return { name: 'searxng', url }
  }
  if (!apiKey) return null
  return apiKey.startsWith('tvly-') ? { name: 'tavily', url: tavilyUrl } : { name: 'brave', url: braveUrl }
}

const hit = z
  .object({
    url: z.string(),
    title: z.string().default(''),
    content: z.string().optional(),
    description: z.string().optional(),
  })
  .transform(({ url, title, content, description }) => ({
    url,
    title,
    snippet: content ?? description ?? '',
  }))
const results = z.object({ results: z.array(hit) })
/** In Brave's response, the pages are under `web`. */
const answer = z.union([results, z.object({ web: results }).transform(({ web }) => web)])

function request(name: ProviderName, url: string, apiKey: string | null, query: string): Request {
  const json = { accept: 'application/json' }
  switch (name) {
    case 'searxng': {
      const target = new URL(url.replace(/\/(?:search)?\/?$/, '/search'))
      if (!target.pathname.endsWith('/search'))
        target.pathname = `${target.pathname.replace(/\/$/, '')}/search`
      target.searchParams.set('q', query)
      target.searchParams.set('format', 'json')
      return new Request(target, { headers: apiKey ? { ...json, authorization: `Bearer ${apiKey}` } : json })
    }
    case 'brave': {
      const target = new URL(url)
      target.searchParams.set('q', query)
      target.searchParams.set('count', '8')
      return new Request(target, { headers: { ...json, 'x-subscription-token': apiKey ?? '' } })
    }
    case 'tavily':
      return new Request(url, {
        method: 'POST',
        headers: { ...json, 'content-type': 'application/json', authorization: `Bearer ${apiKey ?? ''}` },
        body: JSON.stringify({ query, max_results: 8 }),
      })
  }
}

export async function searchWeb(
  config: SearchConfig,
  query: string,
  signal?: AbortSignal,
): Promise<SearchHit[]> {
  const provider = chooseProvider(config)
  if (!provider) return []
  const limit = AbortSignal.timeout(answerMs)
  try {
    const response = await fetch(request(provider.name, provider.url, config.apiKey, query), {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      redirect: 'error',
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new SearchFailed(`The search provider answered ${response.status}`)
    }
    return answer.parse(await response.json()).results
  } catch (cause) {
    if (cause instanceof SearchFailed || signal?.aborted) throw cause
    // The error must contain neither the provider's text nor the key.
    throw new SearchFailed('The search provider did not answer usably')
  }
}
