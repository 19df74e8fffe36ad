// What is said after a result moves it: a message names its line ("Money: eight pay now"), or is asked for it.
import { type InLanguages, languages } from '../language/recognise.ts'

export type Labels<Topic extends string> = InLanguages<Readonly<Record<Topic, string>>>

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What founders call a line beside its own label. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  frequency: ['frequency', 'häufigkeit', 'frecuencia', 'fréquence', 'frequência'],
  intensity: ['cost', 'costs', 'kosten', 'coste', 'costo', 'costos', 'coût', 'custo', 'custos'],
  who: ['who', 'customer', 'customers', 'kunden', 'clientes', 'clients'],
  money: [
    'soldi',
    'money',
    'payment',
    'zahlungen',
    'bezahlt',
    'pagos',
    'paiement',
    'pagamento',
    'pagamentos',
  ],
  reach: ['reach', 'access', 'zugang', 'acceso', 'accès', 'acesso'],
  evidence: [
    'evidence',
    'proof',
    'beweise',
    'belege',
    'evidencia',
    'pruebas',
    'preuves',
    'provas',
    'evidências',
  ],
  workaround: ['workaround', 'today', 'heute', 'hoy', 'hoje'],
  direct: [
    'rivals',
    'direct rivals',
    'rivalen',
    'rivales',
    'rivaux',
    'rivaux directs',
    'rivais',
    'concorrentes',
  ],
}

function namesOf<Topic extends string>(labels: Labels<Topic>) {
  return languages.flatMap(language =>
    Object.entries<string>(labels[language]).flatMap(([topic, label]) =>
      [label, topic, ...(otherNames[topic] ?? [])].map(name => ({
        topic: topic as Topic,
        name: plain(name),
      })),
    ),
  )
}

const fewestLetters = 4
const mostWords = 4

/** The line a short message names: by its label in any of our languages, or by a word with which a word of one label begins. */
export function lineNamed<Topic extends string>(text: string, labels: Labels<Topic>): Topic | null {
  const said = plain(text)
  const names = namesOf(labels)
  const exact = names.find(({ name }) => name === said)
  const words = said.split(' ')
  if (exact || words.length > mostWords) return exact?.topic ?? null
  const long = words.filter(word => word.length >= fewestLetters)
  const begun = names.filter(({ name }) => name.split(' ').some(of => long.some(word => of.startsWith(word))))
  const [topic, ...others] = new Set(begun.map(one => one.topic))
  return topic && !others.length ? topic : null
}

/** The number of a line in the list that was shown. */
export function lineNumbered<Topic extends string>(text: string, labels: Labels<Topic>): Topic | null {
  const number = /^\s*(\d{1,2})[.)]?\s*$/.exec(text)?.[1]
  return number ? ((Object.keys(labels.en)[Number(number) - 1] as Topic | undefined) ?? null) : null
}

const headed = /^([^:–]{2,40})\s*[:–]\s*(\S[\s\S]*)$/u

/** The same while another line is asked about: only a name in full counts. */
export function moved<Topic extends string>(
  text: string,
  labels: Labels<Topic>,
): { topic: Topic; text: string } | null {
  const [, head, rest] = headed.exec(text) ?? []
  const line = head && namesOf(labels).find(({ name }) => name === plain(head))
  return line && rest ? { topic: line.topic, text: rest.trim() } : null
}

/** "Money: eight pay now" → the line and what is new. */
export function labelled<Topic extends string>(
  text: string,
  labels: Labels<Topic>,
): { topic: Topic; text: string } | null {
  const [, head, rest] = headed.exec(text) ?? []
  const topic = head ? lineNamed(head, labels) : null
  return topic && rest ? { topic, text: rest.trim() } : null
}
