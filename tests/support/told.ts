import type { Fact } from '../../contracts/facts.ts'
import { type Memory, memoryOf } from '../../venture/facts/memory.ts'
import type { FactReader } from '../../venture/facts/pick.ts'

type Told = Pick<Fact, 'topic' | 'text'> & Partial<Fact>

/** Returns the memory of a helper that contains these confirmed facts of a founder. */
export function toldTo(reader: FactReader, told: readonly Told[]): Memory {
  const facts = told.map(
    (fact, index): Fact => ({
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      project_id: '00000000-0000-4000-8000-ffffffffffff',
      subject: null,
      quote: null,
      value: null,
      evidence: 'told',
      bears: 'for',
      source_id: null,
      state: 'confirmed',
      replaced_by: null,
      beside: [],
      said_at: '2026-11-16T09:00:00Z',
      updated_at: '2026-11-16T09:00:00Z',
      ...fact,
    }),
  )
  return memoryOf({ name: 'Untitled', description: null, industry: null }, facts, reader)
}
