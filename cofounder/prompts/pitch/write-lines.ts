// A model writes the open lines of the pitches from the founder's facts. After an interruption, it writes only the
// missing lines.
import { z } from 'zod'
import { pitchQuestions } from '../../../contracts/pitch-record.ts'
import { type PitchResult, pitchAudiences } from '../../../contracts/results/pitch.ts'
import { refusedBy } from '../../../venture/records/permit.ts'
import { lineSeconds, type PitchLine } from '../../../venture/records/pitch/form.ts'
import type { Lines } from '../../../venture/records/pitch/lines.ts'
import { pitch } from '../../../venture/records/pitch/pitch.ts'
import { linesOf, pitchFor } from '../../../venture/records/pitch/result.ts'
import { spread } from '../../closing.ts'
import { asData } from '../../data.ts'
import { cleanerOf, closingOf, closingRule, tellToday, writtenClosing } from '../../guards/closing.ts'
import { type Ground, ownFigures } from '../../guards/ground.ts'
import { readMarks } from '../../guards/sources.ts'
import { plain } from '../../guards/words.ts'
import { BarError, type Thought } from '../../helper.ts'
import { voiceIn } from '../../language/voice.ts'
import type { Mind } from '../../mind.ts'
import { tellRecord } from '../../records/known.ts'
import { type PitchInput, type Told, writePitches } from '../../reports/pitch/answer.ts'
import { render, renderLead, renderPitch } from '../../reports/pitch/result.ts'
import { callText, inTheirLanguage, tellTalk, userText } from '../parts.ts'

/** In the order of writing: the lines of the first pitch, then the additional lines of the others. */
const allLines = [...pitchQuestions, 'face', 'customerAsk', 'partnerAsk'] as unknown as [
  PitchLine,
  ...PitchLine[],
]

const writtenLine = z.object({ line: z.enum(allLines), text: z.string().trim().min(1).max(600) })
type WrittenLine = z.infer<typeof writtenLine>

const writing = z.object({
  lines: z.array(writtenLine).max(allLines.length),
  tips: z.array(z.string().min(1).max(300)).min(3).max(6),
  closing: writtenClosing,
})

const begun = z.object({ lines: z.partialRecord(z.enum(allLines), z.string().min(1)) })

type Writing = { system: string; given: Told; own: Lines; ground: Ground }

export async function writeLines(
  input: PitchInput,
  mind: Mind,
  { system, given, own, ground }: Writing,
): Promise<Thought<PitchResult>> {
  const { language } = mind
  const voice = voiceIn(language, given.locale)
  // Small number words need no source. Digits and larger numbers need one.
  const inventedIn = (text: string) =>
    ownFigures(text, ground).filter(
      ({ text: found, numbers }) => /\d/.test(found) || Math.max(...numbers) > 12,
    )
  const phrased: Lines = { ...begun.safeParse(input.begun).data?.lines }
  const lines = (): Lines => ({ ...phrased, ...own })
  const open = allLines.filter(line => !lines()[line])
  const shown: string[] = []
  const stands = (line: PitchLine) =>
    pitchAudiences.slice(0, shown.length).some(audience => linesOf(audience).includes(line))
  /** The model writes the lines in order. If it has written a later line, it left out the missing one. */
  let [reached, isInOrder] = [-1, true]
  /** Lines that contain a figure without a source. They are shown only when the answer is complete. */
  const doubtful = new Set<PitchLine>()
  const isSettled = (line: PitchLine) =>
    Boolean(lines()[line]) || (isInOrder && !doubtful.has(line) && allLines.indexOf(line) < reached)
  /** Shown text is never removed. So a pitch waits for its lines and for the pitches before it. */
  const show = (isWhole: boolean) => {
    for (const audience of pitchAudiences.slice(shown.length)) {
      if (!isWhole && !linesOf(audience).every(isSettled)) return
      const text = renderPitch(pitchFor(audience, lines(), voice), language)
      mind.show(`${shown.length > 0 ? '\n\n' : ''}${text}`)
      shown.push(text)
    }
  }
  const add = ({ line, text }: WrittenLine, blank: string) => {
    if (!open.includes(line) || phrased[line] || stands(line)) return
    phrased[line] = withBlanks(text, inventedIn(text), blank)
    mind.keep({ lines: { ...phrased } })
  }
  mind.step('pitches')
  const lead = renderLead({ lead: refusedBy(given.validation?.answers, voice)?.lead })
  if (lead) mind.show(`${lead}\n\n`)
  show(false)
  let isSecond = false
  const made = await mind.read(
    {
      system: `${system}\n\n${callText('pitchLines', [closingRule])}`,
      user: userText([
        mind.memory,
        tellRecord(pitch, given.record, voice),
        tellTalk(input.messages, mind),
        Object.keys(lines()).length > 0 &&
          asData('lines that are written and stand', JSON.stringify(lines())),
        `${tellToday(input.today)} ${inTheirLanguage}. ${open.length > 0 ? `Open lines, each with its seconds: ${open.map(line => `${line} ${lineSeconds[line]} s`).join(', ')}.` : 'No line is open.'}`,
      ]),
      maxOutputTokens: 1800,
      schema: writing,
      check({ lines: written }) {
        const invented = written
          .filter(({ line }) => open.includes(line) && !phrased[line])
          .flatMap(({ text }) => inventedIn(text).map(figure => figure.text))
        if (isSecond || invented.length === 0) return
        isSecond = true
        throw new BarError(
          `The founder never gave these numbers: ${invented.join(', ')}. Leave them out, or put the sum of told numbers behind them.`,
        )
      },
    },
    {
      take: (name, given) => {
        const written = name.startsWith('lines.') && writtenLine.safeParse(given).data
        if (!written) return
        const at = allLines.indexOf(written.line)
        if (at < reached || (reached < 0 && written.line !== open[0])) isInOrder = false
        reached = at
        if (inventedIn(written.text).length > 0) doubtful.add(written.line)
        else add(written, '')
        show(false)
      },
    },
  )
  for (const written of made.lines) add(written, voice.say('pitch.figure'))
  show(true)
  const clean = cleanerOf(ground)
  // A line is the founder's own if the founder wrote exactly these words.
  const isTheirs = (text: string) => ground.said.some(said => ` ${plain(said)} `.includes(` ${plain(text)} `))
  const modelled = allLines.filter(line => phrased[line] && !isTheirs(phrased[line]))
  const whole = writePitches(given, lines(), voice, input.today, modelled)
  const names = modelled.map(line => voice.say(`pitch.line.${line}`))
  const { confidence } = whole.closing
  const theirs = closingOf(made.closing, { mind, clean, today: input.today, confidence })
  const result: PitchResult = {
    ...whole,
    // This sentence is shown before there are pitches. It only says that the venture is forbidden.
    lead: lead ? whole.lead : undefined,
    ...(names.length > 0 && { phrased: names }),
    tips: made.tips.map(one => clean(one, 'plan')),
    closing: lead ? whole.closing : { ...theirs, nextActions: spread(theirs.nextActions, mind.planned) },
  }
  mind.show(render(result).slice((lead ? lead.length + 2 : 0) + shown.join('\n\n').length))
  return { result, understood: null }
}

function withBlanks(text: string, invented: ReturnType<typeof ownFigures>, blank: string): string {
  return invented.reduceRight(
    (left, { start, end }) =>
      `${left.slice(0, start)}${blank}${/\s*$/.exec(left.slice(start, end))?.[0] ?? ''}${left.slice(end)}`,
    readMarks(text).words,
  )
}
