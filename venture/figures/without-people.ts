// Removes the names and addresses of contacts from the data that a document is built from.
import type { Contact } from '../../contracts/contacts.ts'
import { nameRemover } from '../experiments/without-names.ts'
import type { Material } from './figures.ts'

type Person = Pick<Contact, 'name' | 'email'>

const address = /[^\s@<>()[\]"“”«»,;:]+@[^\s@<>()[\]"“”«»,;:]+\.[\p{L}\p{N}]+/gu

export function withoutPeople(material: Material, people: readonly Person[]): Material {
  const remove = nameRemover(people.map(({ name }) => name))
  const clean = (text: string) => remove(text.replace(address, '…'))
  const cleaned = (text: string | null) => text && clean(text)
  return {
    ...material,
    facts: material.facts.map(fact => ({ ...fact, text: clean(fact.text), quote: cleaned(fact.quote) })),
    assumptions: material.assumptions.map(one => ({ ...one, text: clean(one.text) })),
    tests: material.tests.map(test => ({
      ...test,
      ...cardOf(test, clean),
      observed: cleaned(test.observed),
      learned: cleaned(test.learned),
      decided: cleaned(test.decided),
    })),
    changes: material.changes.map(change => ({ ...change, ...cardOf(change, clean) })),
  }
}

type Card = { believe: string; verify: string; measure: string; right_if: string }

const cardOf = ({ believe, verify, measure, right_if }: Card, clean: (text: string) => string): Card => ({
  believe: clean(believe),
  verify: clean(verify),
  measure: clean(measure),
  right_if: clean(right_if),
})
