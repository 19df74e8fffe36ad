import { expect, test } from 'vitest'
import { isToldRival } from './told-rival.ts'

const ground = {
  said: ['Adriana da clases en casa, y MedTalento las trae.', 'Muchos usan SAP.'],
  language: 'es' as const,
}

test.each([
  ['Adriana', [], true],
  ['Adriana, profesora particular', [], true],
  ['MedTalento (agencia de Bogotá)', [], true],
  ['SAP – Modul für Bestatter', [], true],
  ['La profesora Adriana', ['Adriana'], true],
  ['La profesora Adriana', [], false],
  ['Adrianas Schule', ['Adriana'], false],
  ['Acme', ['Adriana'], false],
  ['Acme, rival de Adriana', [], false],
  [', profesora', [], false],
])('MM11 %s, with %j in the memory, was told: %s', (name, subjects, isTold) => {
  expect(isToldRival(name, ground, subjects)).toBe(isTold)
})
