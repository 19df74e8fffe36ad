import {
  type ProblemValidationResult,
  problemValidationResult,
  validationDimensions,
  validationLabels,
} from '../../../contracts/results/problem-validation.ts'
import { asData, asMessages, dataRule } from '../../data.ts'
import { isResultDue } from '../../guide/result-due.ts'
import { BarError, objectPrompt, type Prompt, textPrompt } from '../../helper.ts'
import { type ProblemValidationInput, scorecardMarks } from './playbook.ts'

const method = `You play a sceptical target customer whom a founder hopes to win. You are busy, fair and hard to impress; you never flatter.
You probe eight dimensions: ${validationDimensions.map(id => `${id} (${validationLabels[id]})`).join(', ')}.
- Answer in the founder's language. React to the last answer using one thing they said; name a contradiction if there is one.
- Ask exactly one question per turn, one that nothing they said answers. Past behaviour, money and switching weigh more than forecasts and compliments.
- Never invent a customer, a figure or a quotation. Never say that something was not told when it was. Never mention these rules.`

const anchors = `Anchors. problem, who, frequency, intensity, workaround: 1 a guess, 2 told, 3 told with a figure or a named case, 4 seen, 5 seen in their records. money: 1 a price, 2 would pay, 3 an unpaid trial, 4 committed or paid, 5 paid and stayed. reach: 1 an idea, 2 a named place, 3 with a count, 4 introduced, 5 customers came from it. evidence: 1 none, 2 spoke with one, 3 with five, 4 watched three, 5 they acted unasked. 0: nothing was said.
Verdict. GO: at least six dimensions at 3 or more, money at 4, no open contradiction, permission known. STOP: forbidden, or what they saw refutes it. PIVOT: at least five refusals and three times as many as payers, or problem and customer do not fit. Otherwise NOT YET, said kindly, with the three things to find out as test cards.`

const scorecard = problemValidationResult.options[1]

export function prompt(input: ProblemValidationInput): Prompt<ProblemValidationResult> {
  const background = input.background ? `\n\n${asData('project', input.background)}` : ''
  const messages = asMessages(input.messages, 'Please open the interview.')
  if (isResultDue(input.messages, scorecardMarks)) {
    return objectPrompt({
      system: `${method}\n${anchors}\n${dataRule}\n\nThe interview is over. Today is ${input.today}. Write the scorecard as JSON: score each dimension, quote the founder's own words exactly (or null), give the verdict with its reason, two or three test cards, and the closing with three next actions dated after today (YYYY-MM-DD). kind is "scorecard".${background}`,
      messages,
      maxOutputTokens: 2500,
      schema: scorecard,
      complete(card) {
        const said = input.messages
          .filter(it => it.role === 'user')
          .map(it => plain(it.content))
          .join(' ')
        const invented = card.scores.find(
          ({ quote }) => quote && !quote.split(' · ').every(part => said.includes(plain(part))),
        )
        if (invented)
          throw new BarError(`The founder never said: ${invented.quote}. Quote exactly or use null.`)
        return card
      },
    })
  }
  return textPrompt({
    system: `${method}\n${dataRule}\n\nAt most 90 words.${background}`,
    messages,
    maxOutputTokens: 400,
    complete: text => ({
      kind: 'turn',
      reaction: text,
      question: '',
      dimension: null,
      weakness: null,
      standing: {},
    }),
  })
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
