/**
 * `npm run eval` lets invented founders talk with every helper in guided mode, with messages only, and counts the
 * faults that code can find. Then it plays recorded replies of models, and shows how much of each reply the founder
 * reads. `npm run eval -- --transcripts folder` also writes each conversation for people to read. With `--live`,
 * the configured model answers the written and recorded questions, and founders with known records talk to it. A
 * row of `live-models.md` (or of `--page file`) compares it with other models. With `--faults`, it only lists what
 * founders read when a provider fails, and how long this takes. `--played file.json --transcripts folder` only
 * plays the founders of the file through the helpers in fields, as the pages do. Without a folder it only checks
 * them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readModelSettings } from '../cofounder/provider/settings.ts'
import { tryModel } from '../cofounder/provider/try-model.ts'
import type { ValidationAnswers } from '../contracts/validation-record.ts'
import { atLeast } from '../venture/records/figures.ts'
import { faultsOf } from './eval/checks.ts'
import { rateSets } from './eval/figures.ts'
import { effortOf, readFirstSight, talkInFields } from './eval/first-sight.ts'
import { readFounders } from './eval/founder-file.ts'
import { pageWith } from './eval/live-page.ts'
import { playRecords } from './eval/live-records.ts'
import { costTable, measureCosts, mostTokens } from './eval/model-cost.ts'
import { askLive, promptFaults, promptFor, readModelQuestions } from './eval/model-questions.ts'
import type { Played } from './eval/play.ts'
import { playAll } from './eval/play-all.ts'
import { playFounder } from './eval/play-founder.ts'
import { playLive, playRecorded, type RecordedPlay } from './eval/play-recorded.ts'
import { playFault, providerFaults } from './eval/provider-faults.ts'
import { readRecorded } from './eval/recorded.ts'

function transcript({ founder, helper, path, exchanges }: Played): string {
  const lines = exchanges.flatMap(({ said, text }) => [...(said ? [`**Founder:** ${said}`] : []), text])
  return `# ${founder}: ${helper} (${path})\n\n${lines.join('\n\n---\n\n')}\n`
}

const { values } = parseArgs({
  options: {
    transcripts: { type: 'string' },
    live: { type: 'boolean' },
    page: { type: 'string', default: 'live-models.md' },
    faults: { type: 'boolean' },
    played: { type: 'string' },
  },
})

if (values.faults) {
  console.log('| the provider | the founder reads | after |\n|---|---|---|')
  for (const fault of providerFaults) {
    const { text, whole, guided, ms } = await playFault(fault, false)
    const before = text.replace(guided.trim(), '').trim().replaceAll(/\s+/g, ' ')
    const read = text.trim() === whole.trim() ? 'the model’s answer' : `“${before}” and guided mode’s answer`
    console.log(`| ${fault.name} | ${read} | ${(ms / 1000).toFixed(1)} s |`)
  }
  process.exit()
}

async function write(name: string, text: string): Promise<void> {
  if (!values.transcripts) return
  await mkdir(values.transcripts, { recursive: true })
  await writeFile(`${values.transcripts}/${name}.md`, text)
}

if (values.played) {
  try {
    for (const founder of readFounders(values.played))
      for (const { helper, text } of await playFounder(founder))
        await write(`${founder.name}-${helper}`.replaceAll(' ', '-'), `${text}\n`)
    console.log(values.transcripts ? `Written to ${values.transcripts}.` : 'The page would take it.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

const hasPaid = ({ paid }: ValidationAnswers) => atLeast(paid?.paid) > 0

const played = await playAll()

const counts = new Map<string, { talks: number; answers: number; faulty: number }>()
for (const one of played) {
  const faults = faultsOf(one)
  const count = counts.get(one.helper) ?? { talks: 0, answers: 0, faulty: 0 }
  counts.set(one.helper, {
    talks: count.talks + 1,
    answers: count.answers + one.exchanges.length,
    faulty: count.faulty + Number(faults.length > 0),
  })
  for (const fault of faults) console.log(`${one.founder} · ${one.helper} (${one.path}): ${fault}`)
  await write(`${one.helper}-${one.founder}-${one.path}`, transcript(one))
}
const inFields = readFirstSight()
for (const founder of inFields)
  await write(`first-sight-${founder.play}-${founder.name}`, `${talkInFields(founder)}\n`)
console.log('\n| helper | talks | answers | talks with a fault code can see |\n|---|---|---|---|')
for (const [helper, { talks, answers, faulty }] of counts)
  console.log(`| ${helper} | ${talks} | ${answers} | ${faulty} |`)

console.log(
  '\n| recorded model | answers | sentences written | of them read | taken over by guided mode |\n|---|---|---|---|---|',
)
for (const name of ['strong', 'weak'] as const) {
  const all = await playRecorded(name)
  const sum = (of: (one: RecordedPlay) => number) => all.reduce((total, one) => total + of(one), 0)
  const figures = [all.length, sum(it => it.written), sum(it => it.reached), sum(it => Number(it.isGuided))]
  console.log(`| ${name} | ${figures.join(' | ')} |`)
  for (const { recorded, text } of all)
    await write(`${name}-${recorded.helper}-${recorded.name}`.replaceAll(/[^\w-]+/g, '-'), `${text}\n`)
}

console.log('\n| in fields | founders | fields seen | letters | taps | minutes |\n|---|---|---|---|---|---|')
for (const hasPayers of [false, true]) {
  const efforts = inFields.filter(({ record }) => hasPaid(record.answers) === hasPayers).map(effortOf)
  const middle = (of: (effort: ReturnType<typeof effortOf>) => number) =>
    efforts.map(of).sort((a, b) => a - b)[Math.floor(efforts.length / 2)] ?? 0
  // Assumes that a founder types two hundred characters a minute on a phone. A tap takes two seconds, and reading
  // each of the ten cards takes eight seconds.
  const minutes = middle(({ letters, taps }) => letters / 200 + (2 * taps + 80) / 60)
  const figures = [middle(it => it.fields), middle(it => it.letters), middle(it => it.taps)]
  console.log(
    `| ${hasPayers ? 'with payers' : 'without'} | ${efforts.length} | ${figures.join(' | ')} | ${minutes.toFixed(1)} |`,
  )
}

console.log(
  '\n| figures cited by | language | invented | shown as own view | right | shown as own view |\n|---|---|---|---|---|---|',
)
for (const { set, language, invented, right } of rateSets()) {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  console.log(
    `| ${set} | ${language} | ${invented.count} | ${percent(invented.share)} | ${right.count} | ${percent(right.share)} |`,
  )
}

console.log('\n| asked of a model, full memory | requests at most | tokens of prompt |\n|---|---|---|')
for (const { name, requests, fewest, most } of costTable(await measureCosts()))
  console.log(`| ${name} | ${requests} | ${fewest} to ${most}${most > mostTokens ? ', too many' : ''} |`)

const questions = await readModelQuestions()
const prompts = await Promise.all(questions.map(promptFor))
const lengths = prompts
  .map(({ system, user }) => Math.round((system.length + user.length) / 4))
  .sort((a, b) => a - b)
const faulty = questions.flatMap((question, at) => {
  const prompt = prompts[at]
  return prompt
    ? promptFaults(question, prompt).map(fault => `${question.name} · ${question.helper}: ${fault}`)
    : []
})
for (const fault of faulty) console.log(fault)
console.log(
  '\n| questions to a model | languages | tokens of a prompt, median | longest | faults code can see |\n|---|---|---|---|---|',
)
const spoken = new Set(questions.map(({ language }) => language))
const [median, longest] = [lengths[Math.floor(lengths.length / 2)], lengths.at(-1)]
console.log(`| ${questions.length} | ${spoken.size} | ${median} | ${longest} | ${faulty.length} |`)

if (values.live) {
  const settings = readModelSettings(key => process.env[key])
  if (!settings) throw new Error('No model is set up: DEEPSEEK_API_KEY, or AI_BASE_URL.')
  const tried = await tryModel(settings)
  const answers = []
  const times: number[] = []
  for (const question of questions) {
    const begun = performance.now()
    const answer = await askLive(question, settings)
    times.push((performance.now() - begun) / 1000)
    answers.push(answer)
    for (const fault of answer.faults) console.log(`${question.name} · ${question.helper}: ${fault}`)
    await write(`live-${question.helper}-${question.name}`.replaceAll(/[^\w-]+/g, '-'), `${answer.text}\n`)
  }
  const clean = answers.filter(({ faults }) => faults.length === 0).length
  console.log(`\nThe model answered ${answers.length} questions, ${clean} without a fault code can see.`)
  const row = {
    model: settings.model,
    day: new Date().toISOString().slice(0, 10),
    tried,
    questions: answers.length,
    clean,
    seconds: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    records: await playRecords(settings),
  }
  const before = await readFile(values.page, 'utf8').catch(() => '')
  await writeFile(values.page, pageWith(before, row))
  console.log(`\n${values.page} compares it with the models played before.`)
  for (const recorded of await readRecorded('strong')) {
    const { text, failure } = await playLive(recorded, settings)
    console.log(
      `\n## ${recorded.helper}: ${recorded.name}${failure ? ` (${failure.reason})` : ''}\n\n${text}`,
    )
  }
}
