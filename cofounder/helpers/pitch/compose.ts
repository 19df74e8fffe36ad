// Puts the founder's whole sentences into the five parts and fits them to the clock. Our own words carry no fact.

import {
  type Pitch,
  type PitchAudience,
  type PitchLines,
  type PitchPart,
  type PitchTopic,
  pitchLengths,
  pitchParts,
} from '../../../contracts/results/pitch.ts'
import { hasFigure } from '../../guide/figures.ts'
import { countWords, splitSentences } from '../../language/clean.ts'
import { colon } from '../../language/colon.ts'
import type { Language } from '../../language/recognise.ts'
import { texts } from './lines.ts'
import type { Bridge } from './texts/texts.ts'

/** What each audience hears in each part; the first of a part gets a blank when it was not told. */
const order: Record<PitchAudience, Record<PitchPart, readonly PitchTopic[]>> = {
  investor: {
    Hook: ['problem'],
    Solution: ['solution', 'difference'],
    Market: ['customer', 'market'],
    Traction: ['traction', 'team'],
    Ask: ['ask'],
  },
  customer: {
    Hook: ['problem'],
    Solution: ['solution', 'difference'],
    Market: ['customer'],
    Traction: ['traction', 'team'],
    Ask: [],
  },
  partner: {
    Hook: ['problem'],
    Solution: ['solution', 'difference'],
    Market: ['customer', 'market'],
    Traction: ['traction', 'team'],
    Ask: [],
  },
}

/** What goes first when the clock is short. */
const dispensable: readonly PitchTopic[] = ['team', 'market', 'difference', 'customer', 'traction']

/** Topics that leave a blank in brackets when they were not told; the others are left out. */
export const isNeeded = (topic: PitchTopic) => pitchParts.some(part => order.investor[part][0] === topic)

/** `isOwnAlone`: they write a language we do not speak, so nothing of ours stands between their sentences. */
export type Voice = { language: Language; isOwnAlone: boolean }

/** `isBare`: a word or two, around which nothing is said that only a picture could carry. */
type Piece = { topic: PitchTopic | null; text: string; isBlank: boolean; isBare?: boolean }
type Parts = Record<PitchPart, Piece[]>

const closed = (text: string) => (/[.!?…]["”“»)]?$/.test(text) ? text : `${text}.`)

const laughter =
  /[\s,;–-]{0,10}(?<!\p{L})(?:(?:ha){2,}h?|(?:he){2,}|(?:hi){2,}|(?:ja){2,}|(?:je){2,}|k{3,}|(?:rs){2,}|lol|mdr|xd)(?!\p{L})/giu
/** "You ask what went wrong; it was …": words to the coach. */
const toCoach =
  /^(?:(?:you (?:ask|asked|want to know)|sie fragen|du fragst|usted pregunta|me pregunta|vous demandez|tu demandes|você pergunta)(?!\p{L})[^.;:–]{0,60}[;:–]|(?:well|good question|gute frage|buena pregunta|bonne question|boa pergunta)[,;:.])\s*/iu

/** A sentence as it is spoken: with a capital, without laughter and without words to us. */
function spoken(sentence: string): string {
  const words = sentence.replace(laughter, '').replace(toCoach, '').trim()
  return closed(words.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu})/u, letter => letter.toUpperCase()))
}

/** Each has a word at least, so more of them fit no clock. */
const mostSentences = Math.max(...Object.values(pitchLengths).map(({ most }) => most)) + 1

function sentencesIn(answer: string): string[] {
  const said: string[] = []
  for (const sentence of splitSentences(answer)) {
    if (said.length === mostSentences) break
    const text = spoken(sentence)
    if (/[\p{L}\p{N}]/u.test(text)) said.push(text)
  }
  return said
}

const isBareAnswer = (answer: string) => splitSentences(answer).length === 1 && countWords(answer) < 4

/** Whole sentences; a bare word or two is said behind its name, so that it can be heard. */
function piecesOf(topic: PitchTopic, answer: string, { language, isOwnAlone }: Voice): Piece[] {
  const isBare = isBareAnswer(answer)
  const sentences =
    isBare && !isOwnAlone
      ? [`${texts[language].labels[topic]}${colon(language)} ${closed(answer)}`]
      : sentencesIn(answer)
  const isBarePicture = isBare && isNeeded(topic) && !hasFigure(answer, language)
  return sentences.map(text => ({ topic, text, isBlank: false, isBare: isBarePicture }))
}

/** In place of a closing line that we cannot write in their language. */
const ownClosing = '[your closing line, in your language]'

function draft(audience: PitchAudience, said: PitchLines, voice: Voice): Parts {
  const { language, isOwnAlone } = voice
  const say = texts[language]
  const part = (name: PitchPart): Piece[] => {
    const topics = order[audience][name]
    // What is asked of an investor is not asked of the others, and we cannot say in their language what is.
    if (isOwnAlone && !topics.length) return [{ topic: null, text: `${ownClosing}.`, isBlank: true }]
    const pieces = topics.flatMap((topic): Piece[] => {
      const answer = said[topic]
      if (answer) return piecesOf(topic, answer, voice)
      return topic === topics[0] ? [{ topic, text: `${say.blanks[topic]}.`, isBlank: true }] : []
    })
    return name === 'Ask' && !isOwnAlone
      ? [...pieces, { topic: null, text: say.closings[audience], isBlank: false }]
      : pieces
  }
  return Object.fromEntries(pitchParts.map(name => [name, part(name)])) as Parts
}

/** Blanks do not count. */
const wordsOf = ({ text, isBlank }: Piece) => (isBlank ? 0 : countWords(text))
const wordsIn = (parts: Parts) =>
  pitchParts.flatMap(name => parts[name]).reduce((sum, piece) => sum + wordsOf(piece), 0)

/** Leaves out whole sentences, the last of the least needed first, never the only one of a part. */
function shorten(parts: Parts, most: number): void {
  let words = wordsIn(parts)
  const leaveOut = (pieces: Piece[], at: number) => {
    for (const piece of pieces.splice(at, 1)) words -= wordsOf(piece)
  }
  for (const keepsOne of [true, false])
    for (const topic of dispensable)
      for (const name of pitchParts) {
        const pieces = parts[name]
        let own = pieces.filter(piece => piece.topic === topic).length
        for (let at = pieces.length - 1; at >= 0 && own > Number(keepsOne); at--) {
          if (words <= most || pieces.length <= 1) break
          if (pieces[at]?.topic !== topic) continue
          leaveOut(pieces, at)
          own--
        }
      }
  for (const name of pitchParts)
    while (words > most && parts[name].length > 1) leaveOut(parts[name], parts[name].length - 1)
}

function lengthen(parts: Parts, bridges: readonly Bridge[], least: number, most: number): void {
  for (const [name, place, text] of bridges) {
    const words = wordsIn(parts)
    if (words >= least) return
    if (words + countWords(text) > most || parts[name].some(({ isBlank, isBare }) => isBlank || isBare))
      continue
    const piece: Piece = { topic: null, text, isBlank: false }
    if (place === 'before') parts[name].unshift(piece)
    else parts[name].push(piece)
  }
}

export function composePitch(audience: PitchAudience, said: PitchLines, voice: Voice): Pitch {
  const { seconds, least, most } = pitchLengths[audience]
  const parts = draft(audience, said, voice)
  shorten(parts, most)
  if (!voice.isOwnAlone) lengthen(parts, texts[voice.language].bridges, least, most)
  return {
    audience,
    seconds,
    words: wordsIn(parts),
    parts: pitchParts.map(part => ({ part, text: parts[part].map(({ text }) => text).join(' ') })),
  }
}
