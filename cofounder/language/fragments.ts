// Cutting a founder's sentence down to the part that can stand inside one of ours.
import { decapitalise } from './phrases.ts'
import type { Reading } from './reading.ts'

const leads: RegExp[] = [
  /^(?:so|well|ok|okay|yes|basically|actually|honestly|right now|currently|today|i mean|to be honest|hmm+|also|and|but)[,: ]+/i,
  /^(?:i|we) (?:think|believe|guess|feel|would say|'d say|noticed|saw|know|mean|realized|realised) (?:that )?/i,
  /^(?:my|our|the) (?:idea|plan|product|startup|company|goal|vision|concept|solution|app) is (?:to )?(?:that )?/i,
  /^(?:it'?s|it is|that'?s|that is|this is|there is|there are) (?:basically |just |simply |really )?(?:about )?/i,
  /^the (?:main |real |big(?:gest)? )?(?:problem|issue|difference|risk|advantage|riskiest assumption|assumption) is (?:that )?/i,
  /^(?:because|since|that) /i,
]

const ours: [RegExp, string][] = [
  [/^(?:i|we) (?:want|plan|would like|am going|are going|intend|aim|'d like|'m going|'re going) to /i, 'we '],
  [
    /^(?:i'm|i am|we're|we are) (?:building|creating|making|developing|launching|starting|working on) /i,
    'we build ',
  ],
  [/^(?:building|creating|making|developing) /i, 'we build '],
  [/^i /i, 'we '],
  [/^my /i, 'our '],
]

/** Without throat-clearing, in the first person plural, without its full stop. */
export function fragment(reading: Reading, mostWords = 24): string {
  let text = reading.text.replace(/[\s.!?,;:]+$/, '').trim()
  for (let round = 0; round < 3; round++) for (const lead of leads) text = text.replace(lead, '')
  for (const [from, to] of ours) text = text.replace(from, to)
  text = text
    .replace(/\bI\b(?!')/g, 'we')
    .replace(/\bmy\b/g, 'our')
    .replace(/\bme\b/g, 'us')
  text = text
    .replace(/\bI'm\b/g, "we're")
    .replace(/\bI've\b/g, "we've")
    .replace(/\bI'd\b/g, "we'd")
  text = text.replace(/\bwe am\b/g, 'we are').replace(/\bwe was\b/g, 'we were')
  const words = text.split(/\s+/)
  if (words.length > mostWords) {
    const clauses = text.split(/\s*[;–—]\s*|,\s+(?:and|but|so|which|because)\s+|\s+(?:because|although)\s+/i)
    const first = clauses.find(clause => clause.split(/\s+/).length >= 5) ?? text
    text = first.split(/\s+/).slice(0, mostWords).join(' ')
  }
  return decapitalise(text.trim())
}
