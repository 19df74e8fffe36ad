// Steps with people who already gave the founder an answer: they paid, promised, said no, or came by themselves.
import type { ValidationAnswers } from '../../../contracts/validation-record.ts'
import { atMost, exactly, told } from '../figures.ts'
import { buysOf, stayedOf } from '../stayed.ts'
import type { MessageKey, Voice } from '../voice.ts'
import type { Find } from './find-out.ts'
import { names, of, some } from './growth.ts'
import { findPermit } from './lawful.ts'
import { left, rest } from './left.ts'

const typeOf = ({ earn }: ValidationAnswers) => told(earn?.type) ?? 'unsure'
type Found = Omit<Find, 'hypothesis'> | null
export const believed = (belief: MessageKey, found: Found, { say }: Voice): Find | null =>
  found && { hypothesis: say(belief), ...found }

/** If customers paid and the problem is known, the next steps are about these customers and not about the problem. */
export function findAnswered(
  answers: ValidationAnswers,
  isSold: boolean,
  voice: Voice,
  today: string,
): Find[] {
  return [
    isSold ? believed('test.money.belief', rest(answers, voice), voice) : null,
    believed('test.paid.belief', left(answers, voice, today, 0), voice) ?? findAgain(answers, voice),
    isSold && exactly(answers.others?.no) > 0 ? findNo(answers, voice) : null,
    believed('test.grow.belief', names(answers, voice), voice),
    isSold ? null : findAfter(answers, voice),
  ].filter(find => find !== null)
}

/** Asks customers who paid once when they need the product next. Null if they need it every month or more often. */
function findAgain(answers: ValidationAnswers, voice: Voice): Find | null {
  const still = stayedOf(answers)
  const count = still ? exactly(answers.paid?.paid) - still.high : 0
  // A customer who buys once a year cannot have come again yet. A subscriber who stopped does not come back.
  const [yearly, type] = [buysOf(answers), typeOf(answers)]
  const isSeldom = yearly && yearly.low > 1 && yearly.high < 12
  if (count <= 0 || type === 'subscription' || (type !== 'giving' && !isSeldom)) return null
  const { say } = voice
  return {
    hypothesis: say('test.paid.belief'),
    test: say('find.next.test', { count, type }),
    metric: say('find.next.measure'),
    threshold: of(some(1 / 2, count), count, voice),
  }
}

/** Asks up to five of those who said no what they did instead. */
function findNo(answers: ValidationAnswers, { say, number }: Voice): Find {
  const no = exactly(answers.others?.no)
  const count = Math.min(no || 5, 5)
  return {
    hypothesis: say('test.instead.belief'),
    test: say('find.instead.test', {
      count,
      no,
      of: count === no ? 'all' : number(no),
      type: typeOf(answers),
    }),
    metric: say('find.instead.measure'),
    threshold: number(count),
  }
}

/** Suggests to wait for the permit, and then to ask again those people who refused. */
function findAfter(answers: ValidationAnswers, voice: Voice): Find | null {
  const no = exactly(answers.others?.no)
  if (no === 0) return null
  const { say } = voice
  return {
    hypothesis: say('test.paid.belief'),
    test: say('find.after.test', { no }),
    metric: say('find.grow.measure', { kind: typeOf(answers), won: 'none' }),
    threshold: of(some(1 / 4, no), no, voice),
  }
}

/** After a PIVOT, the founder must not make the same offer to the same group again. */
export function findTurn(answers: ValidationAnswers, voice: Voice): Find[] {
  const { say, number } = voice
  const group = {
    hypothesis: say('test.group.belief'),
    test: say('find.group.test'),
    metric: say('find.group.measure'),
    threshold: number(1),
  }
  return [findNo(answers, voice), group, findOther(answers, voice)]
}

/** The third step after a PIVOT: the open permit, those who came by themselves, the other side, or another offer. */
function findOther(answers: ValidationAnswers, voice: Voice): Find {
  const { others, evidence, reach, frame } = answers
  const { say, number } = voice
  const [permit, acted, other] = [told(frame?.permit), exactly(evidence?.acted), told(reach?.other)]
  if (permit && permit !== 'none' && permit !== 'have') return findPermit(answers, voice)
  const metric = say('find.instead.measure')
  if (acted > atMost(others?.friends))
    return {
      hypothesis: say('test.group.belief'),
      test: say('find.acted.test', { count: acted }),
      ...{ metric, threshold: number(acted) },
    }
  const asked = Math.min(other?.low ?? 0, 10)
  if (other && asked > 0)
    return {
      hypothesis: say('test.group.belief'),
      test: say('find.side.test', { count: asked, other: number(other) }),
      metric: say('find.side.measure'),
      threshold: of(some(0.3, asked), asked, voice),
    }
  return {
    hypothesis: say('test.money.belief'),
    test: say('find.changed.test', { type: typeOf(answers) }),
    metric: say('find.rest.measure'),
    threshold: of(1, 3, voice),
  }
}
