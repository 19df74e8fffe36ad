/**
 * The scripted conversation before the expert network: the text of each step, and the next step for each answer.
 */

export type Line = { readonly from: 'guide' | 'founder'; readonly text: string }

export type Talk = {
  readonly step: number
  readonly lines: readonly Line[]
  /** True while a reply is about to appear. Until then the founder cannot answer. */
  readonly isWaiting: boolean
  /** The answers that the founder can choose now. */
  readonly choices: readonly string[]
}

export const yes = 'Yes, please'
export const notNow = 'Not now'
export const slots = ['Tomorrow at 10:00', 'Tomorrow at 14:00', 'The day after at 16:30'] as const

export const unlockDelayMs = 2000
export const replyDelayMs = 1000

const congratulation =
  'Congratulations! You have worked through your validation. That is further than most ideas ever get.'
const unlock =
  'You have unlocked the Expert Network: 30-minute sessions with people who have built, funded and sold companies. Shall I offer you some times?'
const offer = 'Here are three times this week. Which one suits you?'
const postponed = 'No problem. The experts are not running away. Have a look at them whenever you like.'
const confirm = (slot: string) =>
  `Done: ${slot.toLowerCase()}. The session takes 30 minutes; the video link opens 15 minutes before.`

export const opening: Talk = { step: 1, lines: [guide(congratulation)], isWaiting: true, choices: [] }

/** The step after the congratulation. The page calls it two seconds later. */
export function unlocked(talk: Talk): Talk {
  return { step: 3, lines: [...talk.lines, guide(unlock)], isWaiting: false, choices: [yes, notNow] }
}

/** Adds the founder's chosen answer. The page adds the reply a second later. */
export function answered(talk: Talk, choice: string): Talk {
  if (talk.isWaiting || !talk.choices.includes(choice)) return talk
  return { ...talk, lines: [...talk.lines, { from: 'founder', text: choice }], isWaiting: true, choices: [] }
}

export function replied(talk: Talk): Talk {
  const last = talk.lines.at(-1)?.text ?? ''
  const next = { ...talk, step: talk.step + 1, isWaiting: false }
  if (last === yes) return { ...next, lines: [...talk.lines, guide(offer)], choices: slots }
  if (last === notNow) return { ...next, lines: [...talk.lines, guide(postponed)], choices: [] }
  return { ...next, lines: [...talk.lines, guide(confirm(last))], choices: [] }
}

/** Returns whether the expert network opens: step 4 is reached and there is no answer left to choose. */
export function mayEnter(talk: Talk): boolean {
  return talk.step >= 4 && !talk.isWaiting && talk.choices.length === 0
}

function guide(text: string): Line {
  return { from: 'guide', text }
}
