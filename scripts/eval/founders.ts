// Reads the invented founders in tests/founders/written. The founders in founders.json have answers by topic; the
// other files contain the project's own founders.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { marketRecord } from '../../contracts/market-record.ts'

const answers = z.record(z.string(), z.array(z.string()))

const file = z.object({
  interviews: z.record(z.string(), z.object({ background: z.string(), expect: z.string(), answers })),
  competitors: z.record(z.string(), z.object({ bg: z.string(), a: answers })),
  ideas: z.record(z.string(), z.object({ first: z.string(), a: answers })),
  pitches: z.record(z.string(), answers),
  markets: z.record(z.string(), z.tuple([z.string(), z.string(), z.string()])),
  mentor: z.record(
    z.string(),
    z.object({ ctx: z.record(z.string(), z.string()), step: z.string().nullable(), q: z.array(z.string()) }),
  ),
})
export type Written = z.infer<typeof file>

const own = z.array(
  z.object({
    name: z.string(),
    language: z.string(),
    idea: z.string(),
    market: z.tuple([z.string(), z.string(), z.string()]),
    mentor: z.array(z.string()),
    says: z.record(z.string(), z.string()),
    /** What the founder says after the first result. */
    later: z.string().optional(),
    /** The answers of the founder to "Your numbers" in the market research. */
    numbers: marketRecord.optional(),
  }),
)
export type Own = z.infer<typeof own>[number]

const folder = 'tests/founders/written'
const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))

export const readWritten = async (): Promise<Written> => file.parse(await read('founders.json'))
export const readOwn = async (): Promise<Own[]> => own.parse(await read('own-founders.json'))

/** Founders who are not used in any test. People read their conversations and judge them. */
export const readStrangers = async (): Promise<Own[]> => [
  ...own.parse(await read('strangers.json')),
  ...own.parse(await read('newcomers.json')),
]

/** Helpers and founder files use different names for a topic. Maps the name in a helper to the name in the files. */
export const kindOf: Readonly<Record<string, string>> = {
  hook: 'problem',
  you: 'team',
  who: 'who',
  customer: 'who',
  frequency: 'often',
  intensity: 'cost',
  workaround: 'today',
  'status-quo': 'today',
  indirect: 'today',
  money: 'price',
  revenue: 'price',
  traction: 'evidence',
  direct: 'rivals',
  positioning: 'difference',
}
