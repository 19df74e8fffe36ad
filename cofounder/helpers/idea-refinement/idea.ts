// The idea as it stands: each answer whole, in the field it was asked for; the newest on top.

import {
  type IdeaChange,
  type IdeaField,
  type IdeaState,
  ideaFields,
} from '../../../contracts/results/idea-refinement.ts'
import { isMoved, saidTo, type Talk } from '../../guide/talk.ts'
import { colon } from '../../language/colon.ts'
import { texts } from './lines.ts'

export type Idea = { version: number; sentence: string; changes: IdeaChange[]; fields: IdeaState }

function fieldsOf(talk: Talk<IdeaField>): IdeaState {
  return Object.fromEntries(ideaFields.map(id => [id, saidTo(talk, id) || null])) as IdeaState
}

/** Before any answer the idea is what they wrote; then line by line, with the gaps showing. */
function sentenceOf(talk: Talk<IdeaField>, fields: IdeaState, start: string): string {
  const say = texts[talk.language]
  if (!talk.pairs.length) return start || say.blank
  const lines = ideaFields.map(id => `${say.labels[id]}${colon(talk.language)} ${fields[id] ?? say.blank}`)
  const added = talk.added.map(text => `+ ${text}`)
  return [...(start ? [start] : []), ...lines, ...added].join('\n')
}

export function writeIdea(talk: Talk<IdeaField>, start: string): Idea {
  const fields = fieldsOf(talk)
  const last = talk.step === 'filed' || isMoved(talk) ? talk.pairs.at(-1) : undefined
  const before = fieldsOf({ ...talk, pairs: talk.pairs.slice(0, -1) })
  const field = last?.question.topic
  const to = field && fields[field]
  return {
    version: 1 + talk.pairs.length + talk.added.length,
    sentence: sentenceOf(talk, fields, start),
    changes: field && to ? [{ field, from: before[field], to }] : [],
    fields,
  }
}
