// Plays each fault of a provider to a real helper over a real connection. The founder reads the model's complete
// answer; or the part that arrived, a sentence that says what happened, and guided mode's answer.
import { expect, test } from 'vitest'
import { playFault, providerFaults } from '../../scripts/eval/provider-faults.ts'

test.each(providerFaults)('MM01 $helper answers although the provider $name', async fault => {
  const { shown, text, whole, guided } = await playFault(fault, true)
  // A conversation takes back nothing that was shown; a report is stored once, without the part that broke off.
  const came = fault.helper === 'mentor' ? (fault.came ?? '') : ''
  if (fault.helper === 'mentor') expect(text.trim()).toBe(shown.trim())
  else expect(shown.trim().endsWith(text.trim())).toBe(true)
  const parts = fault.says === null ? [whole] : [came, fault.says, guided]
  const lines = (written: string) => written.split('\n').map(line => line.trim())
  expect(lines(text.trim())).toEqual(lines(parts.filter(Boolean).join('\n\n').trim()))
})

test('without a fault the model itself answers, so these tests do not test only guided mode', async () => {
  const [first] = providerFaults
  if (!first) throw new Error('the list is empty')
  const { whole, guided } = await playFault(first, true)
  expect(whole).not.toBe(guided)
})
