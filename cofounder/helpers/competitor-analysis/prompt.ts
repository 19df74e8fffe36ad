import {
  type CompetitorAnalysisResult,
  competitionDimensions,
  competitionLabels,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { asData, asMessages, dataRule } from '../../data.ts'
import { BarError, objectPrompt, type Prompt, textPrompt } from '../../helper.ts'
import { isClosingDue } from '../../interview/closing-due.ts'
import { nextQuestion, scoresOf, weaknessOfLast } from '../../interview/state.ts'
import { dimensions } from './dimensions.ts'
import { type CompetitorAnalysisInput, closing, readState } from './playbook.ts'
import { listRivals } from './rivals.ts'

const method = `You play the product lead of the company whose customers a founder wants to win. You are courteous, well informed and hard to worry; you never flatter.
You probe: ${competitionDimensions.map(id => `${id} (${competitionLabels[id]})`).join(', ')}.
- React to the very words just said; quote them. Name hypotheticals, generalities ("everyone", "no competitors"), compliments and missing numbers by their name.
- One question per turn, on the weakest dimension; never ask again what was answered.
- Doing nothing is always a rival. Never invent a company, a price or a customer.`

const report = competitorAnalysisResult.options[1]

export function prompt(input: CompetitorAnalysisInput): Prompt<CompetitorAnalysisResult> {
  const state = readState(input)
  const next = nextQuestion(dimensions, state)
  const messages = asMessages(input.messages, 'Please open the interview.')
  const background = input.background ? `\n\n${asData('project', input.background)}` : ''
  const standing = JSON.stringify(scoresOf(state))
  if (state.last && (isClosingDue(state, input.messages, closing) || !next)) {
    const known = listRivals(state, input.background)
    return objectPrompt({
      system: `${method}\n${dataRule}\n\nThe interview is over. Today is ${input.today}. Write the report as JSON with kind "report". Use only rivals from this list (you may leave some out, but keep the status quo) and keep their provenance and price: ${JSON.stringify(known)}. Scores a careful reader would give: ${standing}. Next actions are dated after today (YYYY-MM-DD).${background}`,
      messages,
      maxOutputTokens: 2500,
      schema: report,
      complete(value) {
        const names = known.map(rival => rival.name.toLowerCase())
        const invented = value.rivals.find(rival => !names.includes(rival.name.toLowerCase()))
        if (invented) throw new BarError(`${invented.name} is not among the known rivals.`)
        return value
      },
    })
  }
  return textPrompt({
    system: `${method}\n${dataRule}\n\nAt most 90 words. Ask about "${next?.dimension ?? 'moat'}" now. Learned so far (0–5): ${standing}${background}`,
    messages,
    maxOutputTokens: 400,
    complete(text) {
      return {
        kind: 'turn',
        reaction: text,
        question: '',
        dimension: next?.dimension ?? null,
        weakness: weaknessOfLast(state),
        standing: scoresOf(state),
      }
    },
  })
}
