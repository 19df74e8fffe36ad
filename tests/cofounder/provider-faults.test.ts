// Each fault of a provider happens to a real helper over a real connection. The founder reads the complete answer
// of the model, or otherwise the received part, a sentence about the fault, and the answer of guided mode.
import { expect, test } from 'vitest'
import { playFault, providerFaults } from '../../scripts/eval/provider-faults.ts'

test.each(providerFaults)('MM01 $helper answers although the provider $name', async fault => {
  const { shown, text, whole, guided } = await playFault(fault, true)
  // A conversation keeps everything that was shown. A report is stored once, and without the part that was shown
  // before the fault.
  const came = fault.helper === 'mentor' ? (fault.came ?? '') : ''
  if (fault.helper === 'mentor') expect(text.trim()).toBe(shown.trim())
  else expect(shown.trim().endsWith(text.trim())).toBe(true)
  const parts = fault.says === null ? [whole] : [came, fault.says, guided]
  const lines = (written: string) => written.split('\n').map(line => line.trim())
  expect(lines(text.trim())).toEqual(lines(parts.filter(Boolean).join('\n\n').trim()))
})

test('without a fault the model answers itself, so the other tests do not compare guided mode with itself', async () => {
  const [first] = providerFaults
  if (!first) throw new Error('the list is empty')
  const { whole, guided } = await playFault(first, true)
  expect(whole).not.toBe(guided)
})
