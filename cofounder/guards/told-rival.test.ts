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
])('MM11 the rival %s, with %j in the memory, was named by the founder: %s', (name, subjects, isTold) => {
  expect(isToldRival(name, ground, subjects)).toBe(isTold)
})

test.each([
  ['fr', 'Le clavier Yamaha à 60 € la messe.', 'Clavier Yamaha loué', true],
  ['en', 'They have a Yamaha keyboard for 60 a mass.', 'Yamaha keyboard rented', true],
  ['es', 'Usan el teclado Yamaha en la misa.', 'Teclado Yamaha alquilado', true],
  ['de', 'Sie haben ein Keyboard von Yamaha.', 'Keyboard von Yamaha, gemietet', true],
  ['en', 'They have a Yamaha keyboard.', 'Yamaha keyboard Casio', false],
  ['en', 'They have a Yamaha keyboard.', 'Casio keyboard', false],
  ['en', 'They have a Yamaha keyboard.', 'Yamaha keyboard rented nearby', false],
] as const)('MM11 (%s) in “%s” the rival “%s” was named: %s', (language, said, name, isTold) => {
  expect(isToldRival(name, { said: [said], language })).toBe(isTold)
})
