// A model may say where a number comes from; this is where it has to be true.
import type { Provenance } from '../../../contracts/sizing.ts'
import type { Vertical } from '../../atlas/vertical.ts'
import { BarError } from '../../helper.ts'
import type { RetrievedPage } from '../../search/page.ts'

export type Evidence = { said: string; pages: readonly RetrievedPage[]; vertical: Vertical | null }

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** A page that was not retrieved is refused; a quote never said or a source outside the atlas becomes an estimate. */
export function checkedProvenance(claimed: Provenance, { said, pages, vertical }: Evidence): Provenance {
  switch (claimed.kind) {
    case 'estimate':
      return claimed
    case 'web': {
      const page = pages.find(({ url }) => url === claimed.url)
      if (!page) throw new BarError(`${claimed.url} was not retrieved; cite only the pages given.`)
      return { kind: 'web', url: page.url, title: page.title || page.url }
    }
    case 'founder':
      return plain(said).includes(plain(claimed.quote))
        ? claimed
        : { kind: 'estimate', basis: 'proposed by the model; you did not say it' }
    case 'benchmark': {
      const known = JSON.stringify(vertical ?? {}).includes(JSON.stringify(claimed.source).slice(1, -1))
      return known || claimed.source.startsWith('built-in atlas')
        ? claimed
        : {
            kind: 'estimate',
            basis: `recalled by the model, unchecked: ${claimed.source}, ${claimed.year}`.slice(0, 400),
          }
    }
  }
}
