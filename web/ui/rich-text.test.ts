import { expect, test } from 'vitest'
import { namesIn, splitText } from './rich-text.tsx'

test.each([
  ['plain', [['text', 'plain']]],
  [
    'see https://a.example/x?y=1.',
    [
      ['text', 'see '],
      ['address', 'https://a.example/x?y=1'],
      ['text', '.'],
    ],
  ],
  [
    '(https://a.example)',
    [
      ['text', '('],
      ['address', 'https://a.example'],
      ['text', ')'],
    ],
  ],
  [
    'thanks @Nora Lindqvist, well done',
    [
      ['text', 'thanks '],
      ['name', '@Nora Lindqvist'],
      ['text', ', well done'],
    ],
  ],
  [
    'NW05 ask @nora_l, or @Nora_L2.',
    [
      ['text', 'NW05 ask '],
      ['name', '@nora_l'],
      ['text', ', or '],
      ['name', '@Nora_L2'],
      ['text', '.'],
    ],
  ],
  ['@no @@nora @nora@example.com me@nora_l', [['text', '@no @@nora @nora@example.com me@nora_l']]],
  ['mail me at nora@Example.com', [['text', 'mail me at nora@Example.com']]],
  [
    'javascript:alert(1) <img src=x onerror=alert(1)>',
    [['text', 'javascript:alert(1) <img src=x onerror=alert(1)>']],
  ],
  [
    'https://a.example/"onclick=alert(1)',
    [
      ['address', 'https://a.example/'],
      ['text', '"onclick=alert(1)'],
    ],
  ],
])('the text %s of a member is split into plain text, URLs and names', (text, parts) => {
  expect(splitText(text).map(({ kind, text: value }) => [kind, value])).toEqual(parts)
})

test('the parts of a split text together are always the whole text', () => {
  for (const text of ['a\nb', '@ @', '🙂 @Ünal Çelik 👋 https://x.y', 'مرحبا @Leila']) {
    expect(
      splitText(text)
        .map(part => part.text)
        .join(''),
    ).toBe(text)
  }
  expect(namesIn('@Ünal Çelik and @leila')).toEqual(['Ünal Çelik', 'leila'])
})
