// What is said after a result moves it: a message names its line ("Money: eight pay now"), or is asked for it.
import { type InLanguages, languages } from '../language/recognise.ts'

export type Labels<Topic extends string> = InLanguages<Readonly<Record<Topic, string>>>

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The line a short message names, by its label in any of our languages. */
export function lineNamed<Topic extends string>(text: string, labels: Labels<Topic>): Topic | null {
  const said = plain(text)
  for (const language of languages)
    for (const [topic, label] of Object.entries<string>(labels[language]))
      if (plain(label) === said || plain(topic) === said) return topic as Topic
  return null
}

/** "Money: eight pay now" → the line and what is new. */
export function labelled<Topic extends string>(
  text: string,
  labels: Labels<Topic>,
): { topic: Topic; text: string } | null {
  const [, head, rest] = /^([^:–]{2,40})\s*[:–]\s*(\S[\s\S]*)$/u.exec(text) ?? []
  const topic = head ? lineNamed(head, labels) : null
  return topic && rest ? { topic, text: rest.trim() } : null
}
