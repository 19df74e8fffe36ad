import { useEffect, useRef } from 'react'
import { isKept, type Tried } from '../../../contracts/minds.ts'

/**
 * Decides which text is shown. `key`: the text about the member's own key. `site`: the text about the model of this
 * site. `operator`: the text about that model for the operator.
 */
export type TriedAs = 'key' | 'site' | 'operator'

const texts: Record<Tried['outcome'], Record<TriedAs, string>> = {
  reads: {
    key: 'It answered and read the test right. Your co-founder thinks with it from now on.',
    site: 'It answered and read the test right. Your co-founder thinks with it.',
    operator: 'It answered and read the test right: it asks, notes, reads and explains.',
  },
  talks: {
    key: 'It answers, but read a short test wrong. It only talks, and guided mode asks, notes and scores. A larger model can do both.',
    site: 'It answers, but read a short test wrong: it only talks, and guided mode asks, notes and scores. You need do nothing; the people who run this site can name a larger model.',
    operator:
      'It answers, but read a short test wrong: it only talks, and guided mode asks, notes and scores. Name a larger model with AI_MODEL, or set AI_ADMITTED=yes where you know better.',
  },
  refused: {
    key: `The provider does not take this key. Copy it whole from its page of keys and try again; it may also have been withdrawn there.`,
    site: 'Its provider refuses the key. The people who run this site can mend that; guided mode answers until then.',
    operator: 'The provider refuses the key. Make a new one there and set it in .env, then start again.',
  },
  unpaid: {
    key: `The provider knows the key, but its account has no credit. Add some there, then try again.`,
    site: 'The account at its provider has no credit. Guided mode answers until that is mended.',
    operator: 'The account at the provider has no credit. Add some there: nothing here needs to change.',
  },
  missing: {
    key: `The provider does not have the model this site names. Choose another provider, or tell the people who run this site.`,
    site: 'Its server does not have the model this site names. The people who run this site can mend that.',
    operator:
      'The server does not have this model, or its address is not right. Look at its list of models and set AI_MODEL, and AI_BASE_URL up to /v1, then start again.',
  },
  busy: {
    key: `The provider asks for a pause. Try again in a few minutes.`,
    site: 'Its provider asks for a pause. Try again in a few minutes; guided mode answers until then.',
    operator:
      'The provider asks for a pause. Where that happens often, its limits are too low for this site.',
  },
  slow: {
    key: `It did not say a word in time. Try again later, or choose another provider.`,
    site: 'It did not say a word in time. A first question wakes a sleeping model: try once more. If it stays slow, a smaller model is quicker.',
    operator:
      'It did not say a word in time. A first question wakes a sleeping model: try once more. If it stays slow, take a smaller one, or wait longer with AI_FIRST_WORD_SECONDS.',
  },
  unreachable: {
    key: `Nobody answers at this provider just now. Try again later.`,
    site: 'Nobody answers there. If it is on this machine, start it (Ollama: “ollama serve”) and try again; guided mode answers until then.',
    operator:
      'Nobody answers there. Start it (Ollama: “ollama serve”), or set AI_BASE_URL to where it is, up to /v1.',
  },
  broken: {
    key: `The provider answered with an error of its own. Try again later.`,
    site: 'It answered with an error of its own. Try again later; guided mode answers until then.',
    operator: 'It answered with an error of its own: its log says which.',
  },
}

type TriedNoteProps = { tried: Tried; as: TriedAs; end?: string }

/**
 * The result of a model's test, and what to do next. The note scrolls into view, because it may be at the end of
 * a long dialog.
 */
export function TriedNote({ tried, as, end = '' }: TriedNoteProps) {
  const { outcome, seconds } = tried
  const line = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the note scrolls into view once for each test.
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [tried])
  return (
    <p ref={line} className={`text-[0.9375rem] ${outcome === 'reads' ? 'text-teal' : 'text-ink'}`}>
      {texts[outcome][as]} {end}
      {isKept(tried) && <span className="text-ink-faint">({seconds} s)</span>}
    </p>
  )
}
