import {
  type CompetitorAnalysisResult,
  competitionDimensions,
  competitionLabels,
  competitorAnalysisResult,
} from '../../../contracts/results/competitor-analysis.ts'
import { asData, asMessages, dataRule } from '../../data.ts'
import { isResultDue } from '../../guide/result-due.ts'
import { BarError, objectPrompt, type Prompt, textPrompt } from '../../helper.ts'
import { type CompetitorAnalysisInput, reportMarks } from './playbook.ts'

const method = `You play the product lead of the company whose customers a founder wants to win. You are courteous, well informed and hard to worry; you never flatter.
You probe: ${competitionDimensions.map(id => `${id} (${competitionLabels[id]})`).join(', ')}.
- Answer in the founder's language. React to the last answer using one thing they said; name a contradiction if there is one.
- One question per turn, one that nothing they said answers.
- Doing nothing is always a rival. Never invent a company, a price or a customer.`

const report = competitorAnalysisResult.options[1]

export function prompt(input: CompetitorAnalysisInput): Prompt<CompetitorAnalysisResult> {
  const background = input.background ? `\n\n${asData('project', input.background)}` : ''
  const messages = asMessages(input.messages, 'Please open the conversation.')
  if (isResultDue(input.messages, reportMarks)) {
    const said = [input.background, ...input.messages.filter(it => it.role === 'user').map(it => it.content)]
      .join('\n')
      .toLowerCase()
    return objectPrompt({
      system: `${method}\n${dataRule}\n\nThe conversation is over. Today is ${input.today}. Write the report as JSON with kind "report". Every rival the founder named appears, by the name they used, with provenance "founder" and the price they gave or null; always one of kind "status quo". Next actions are dated after today (YYYY-MM-DD).${background}`,
      messages,
      maxOutputTokens: 2500,
      schema: report,
      complete(value) {
        const invented = value.rivals.find(
          ({ name, kind }) => kind !== 'status quo' && !said.includes(name.toLowerCase()),
        )
        if (invented) throw new BarError(`The founder never named ${invented.name}.`)
        return value
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
