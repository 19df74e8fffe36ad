import { describe, expect, test } from 'vitest'
import { phrases } from '../../cofounder/guide/phrases.ts'
import { statementOf } from '../../cofounder/guide/statement.ts'
import { distressAnswers } from '../../cofounder/harm/answers.ts'
import { problemValidation } from '../../cofounder/helpers/problem-validation/helper.ts'
import { toPlainText } from '../../cofounder/language/clean.ts'
import type { ConversationMessage } from '../../contracts/conversation.ts'
import { validationDimensions } from '../../contracts/results/problem-validation.ts'
import { type Founder, founders } from './founders.ts'
import { hold, replyOf, today } from './hold.ts'
import { questionFailures, safetyFailures } from './interview-bars.ts'
import { closingFailures } from './report-bars.ts'

function interview(founder: Founder) {
  return hold(problemValidation, messages => ({ messages, background: '', today }), {
    topicOf: result => (result.kind === 'turn' ? result.dimension : null),
    isOver: result => result.kind === 'scorecard',
    reply: topic => replyOf(founder, topic),
  })
}

function scorecardOf(founder: Founder) {
  const turn = interview(founder).at(-1)
  if (turn?.result.kind !== 'scorecard') throw new Error('the interview gave no scorecard')
  return { card: turn.result, text: turn.text }
}

describe.each(founders)('the sceptical customer meets $name', founder => {
  const turns = interview(founder)
  const asking = (index: number) => {
    const result = turns[index]?.result
    return result?.kind === 'turn' ? result : null
  }

  test('every question is new, and one at a time', () => {
    expect(questionFailures(turns, index => asking(index)?.question ?? null)).toEqual([])
  })

  test('GM03 ends within eleven questions, and nothing that was answered is asked again', () => {
    const asked = turns.flatMap((_, index) => asking(index)?.question ?? [])
    expect(asked.length).toBeLessThanOrEqual(11)
    expect(new Set(asked).size).toBe(asked.length)
    for (const { text, result } of turns)
      if (result.kind === 'turn') expect(text.match(/\?/g)).toHaveLength(1)
  })

  test('it ends with a scorecard of the founder’s own words, a verdict and tests', () => {
    const { card, text } = scorecardOf(founder)
    const said = turns
      .map(turn => turn.answer ?? '')
      .join('\n')
      .toLowerCase()
      .replaceAll('"', "'")
    expect(card.scores.map(score => score.dimension).toSorted()).toEqual([...validationDimensions].toSorted())
    for (const { quote } of card.scores) {
      for (const part of quote?.split(' · ') ?? [])
        expect(toPlainText(said).replaceAll('"', "'")).toContain(part.toLowerCase().replaceAll('"', "'"))
    }
    expect(text).toContain(`**Verdict: ${card.verdict}**`)
    expect(card.testCards.length).toBeGreaterThanOrEqual(2)
    expect(closingFailures(card.closing, text, today)).toEqual([])
  })

  test('nothing the founder wrote becomes markup or an order', () => {
    expect(turns.flatMap(turn => safetyFailures(turn.text))).toEqual([])
  })

  test('a reload continues where it was: the state is in the messages alone', () => {
    for (const turn of turns) {
      const again = problemValidation.playbook({
        messages: structuredClone(turn.before),
        background: '',
        today,
      })
      expect(again).toEqual(turn.result)
    }
  })
})

test('GM05 from messages alone the verdict is NOT YET, kindly, and no line has more than 2', () => {
  for (const founder of founders) {
    const { card } = scorecardOf(founder)
    expect(card.verdict).toBe('NOT YET')
    expect(card.testCards).toHaveLength(3)
    for (const { score } of card.scores) expect(score).toBeLessThanOrEqual(2)
  }
})

describe('what is no answer', () => {
  const opening = problemValidation.render(
    problemValidation.playbook({ messages: [], background: '', today }),
  )
  const talkAfter = (...contents: string[]) => {
    const messages: ConversationMessage[] = [{ role: 'assistant', content: opening }]
    for (const content of contents) {
      messages.push({ role: 'user', content })
      const result = problemValidation.playbook({ messages, background: '', today })
      messages.push({ role: 'assistant', content: problemValidation.render(result) })
    }
    return { messages: messages.slice(0, -1) }
  }
  const say = (...contents: string[]) =>
    problemValidation.playbook({ ...talkAfter(...contents), background: '', today })

  test.each(['.', '🦄', '!!!', 'x', 'hahaha', 'fuck you', 'Hi', 'Ok ready', 'you are a stupid bot'])(
    'GM04 “%s” is asked about once more, then left open',
    text => {
      expect(say(text)).toMatchObject({ kind: 'turn', dimension: 'problem', standing: { problem: 0 } })
      expect(say(text, text)).toMatchObject({ dimension: 'who', standing: { problem: 0 } })
    },
  )

  test('GM04 a question is answered first, and filed only when they say so', () => {
    const asked = say('Why do you want to know?')
    expect(asked).toMatchObject({ dimension: 'problem', standing: { problem: 0 } })
    expect(asked.kind === 'turn' && asked.reaction).toContain('Why I ask:')
    expect(say('Is it the maps?', 'This is my answer.')).toMatchObject({
      dimension: 'who',
      standing: { problem: 2 },
    })
    expect(say('Why?', 'Couriers get lost.')).toMatchObject({ dimension: 'who', standing: { problem: 2 } })
  })

  test.each([
    ['Every week, like two times. You sef, who dey ask me this?', 'Every week, like two times.'],
    ['Six no-shows a week at my salon. Happy now?', 'Six no-shows a week at my salon.'],
    [
      'What do you mean, products? … There’s Musgrave, and a lad called Declan',
      "There's Musgrave, and a lad called Declan",
    ],
    ['60 hoists in a church hall… Is that what you mean?', '60 hoists in a church hall…'],
    ['Seis citas por semana, ¿vale?', 'Seis citas por semana'],
  ])('GM04 “%s”: the question is answered first, and a yes files the answer', (text, told) => {
    const turn = say(text)
    expect(turn).toMatchObject({ dimension: 'problem', standing: { problem: 0 } })
    const reply = problemValidation.render(turn)
    expect(reply).toMatch(/Shall I take this as your answer\?|¿Tomo esto como su respuesta\?/)
    expect(reply.match(/\?/g)).toHaveLength(1)
    expect(reply).toContain(told)
    expect(statementOf(toPlainText(text))).toBe(told)
    expect(say(text, 'yes')).toMatchObject({ dimension: 'who', standing: { problem: 2 } })
  })

  test.each([
    ['yes', 'Maybe 40 a week?', 'en'],
    ['Yes please.', 'About 40 a week?', 'en'],
    ['ja', 'Vielleicht zweimal im Monat?', 'de'],
    ['sí', '¿Unas tres veces al año?', 'es'],
    ['oui', 'Peut-être deux fois par mois ?', 'fr'],
    ['sim', 'Talvez três vezes por mês?', 'pt'],
  ] as const)('GM04 a plain “%s” files the figure “%s” (%s)', (yes, figure, language) => {
    const first = {
      en: 'Couriers get lost.',
      de: 'Die Kuriere finden es nicht.',
      es: 'Los mensajeros se pierden.',
      fr: 'Les coursiers se perdent.',
      pt: 'Os mensageiros se perdem.',
    }[language]
    const asked = say(first, first, figure)
    expect(problemValidation.render(asked)).toContain(phrases[language].take)
    expect(say(first, first, figure, yes)).toMatchObject({ standing: { frequency: 2 } })
    expect(say(first, first, figure, 'no')).toMatchObject({
      dimension: 'frequency',
      standing: { frequency: 0 },
    })
  })

  test.each([
    'your mum',
    'asdfgh',
    'you are boring',
    'nope',
    'idk',
    'Keine Ahnung.',
    'no sé',
    'je ne sais pas',
    'não sei',
  ])('GM04 “%s” is no fact', text =>
    expect(say(text)).toMatchObject({ kind: 'turn', standing: { problem: 0 } }),
  )

  test('GM03 what an earlier message answered is shown, and a yes files it', () => {
    const told =
      'Physiotherapists in Manchester lose about 4 appointments a week to no-shows, and each empty slot is worth £55 to them.'
    const asked = say(told, 'Self-employed physios in Manchester.')
    expect(problemValidation.render(asked)).toContain(`“${told}” You said that before`)
    const filed = say(told, 'Self-employed physios in Manchester.', 'yes')
    expect(filed).toMatchObject({ dimension: 'intensity', standing: { frequency: 2 } })
    expect(say(told, 'Self-employed physios in Manchester.', 'yes', 'see above')).toMatchObject({
      dimension: 'workaround',
      standing: { intensity: 2 },
    })
  })

  test('GM03 “see above” without anything above is asked once more, and is no fact', () => {
    expect(say('Couriers get lost.', 'see above')).toMatchObject({ dimension: 'who', standing: { who: 0 } })
  })

  test('GM03 “see above” is the message that says most, not the last one', () => {
    const most =
      'People forget birthdays until the evening. Our customers are people in Toronto who have to bring a gift. They buy what is left.'
    const last =
      'My neighbour forgot it, found out late in the evening and drove through the whole city for one candle.'
    const { messages } = talkAfter(most, 'skip', 'skip', 'skip', last, 'see above')
    const understood = problemValidation.understood?.({ messages, background: '', today })
    expect(understood?.source).toBe(most)
  })

  test.each([
    'I don’t understand. What do you mean?',
    'Ok. Why?',
    'Good question. Why do you ask?',
    'Do you mean e.g. Dentrix?',
    'Is it 3.5 a day?',
    'Who are you? Why do you ask?',
  ])('GM04 “%s” is nothing but a question, and is not filed', text => {
    expect(say(text)).toMatchObject({ dimension: 'problem', standing: { problem: 0 } })
  })

  test.each(['None paid yet', 'Zero', '0'])('“%s” have paid: a figure, and no payment', text => {
    const five = ['Couriers get lost.', 'Couriers in Lagos.', 'Twice a week', '40,000 naira', 'They phone.']
    expect(say(...five, text)).toMatchObject({ dimension: 'reach', standing: { money: 1 } })
  })

  test('“skip” leaves the line open', () => {
    expect(say('skip')).toMatchObject({ dimension: 'who', standing: { problem: 0 } })
  })

  test('a verdict is not given before six answers', () => {
    expect(say('Couriers get lost.', 'verdict')).toMatchObject({ kind: 'turn', dimension: 'who' })
  })

  test('after a misread alarm the same question stands again', () => {
    const messages: ConversationMessage[] = [
      { role: 'assistant', content: opening },
      { role: 'user', content: 'I am exhausted.' },
      { role: 'assistant', content: distressAnswers.en.heavy },
      { role: 'user', content: 'No no, go on.' },
    ]
    expect(problemValidation.playbook({ messages, background: '', today })).toMatchObject({
      dimension: 'problem',
      standing: { problem: 0 },
    })
  })

  describe('after the card', () => {
    const last = interview(founders[0]!).at(-1)!
    const since = (...said: string[]) => {
      const messages: ConversationMessage[] = [...last.before, { role: 'assistant', content: last.text }]
      let text = ''
      for (const content of said) {
        messages.push({ role: 'user', content })
        text = problemValidation.render(problemValidation.playbook({ messages, background: '', today }))
        messages.push({ role: 'assistant', content: text })
      }
      return text
    }
    const moneyRow = (card: string) => card.split('\n').find(line => line.startsWith('| Money'))

    test('GM13 something new asks for its line, and then moves that line visibly', () => {
      expect(since('The newsletter has 5,000 readers now.')).toContain('Which line does it change?')
      const card = since('Two more practices paid on Friday.')
      expect(card).toContain('**Changed**')
      expect(card).toContain('before:')
      expect(moneyRow(card)).toContain('Two more practices paid on Friday. ·')
    })

    test('GM13 a message that begins with its line moves it at once, and “replace” drops the old words', () => {
      expect(moneyRow(since('Money: eleven pay now.'))).toContain('“eleven pay now. ·')
      expect(moneyRow(since('Money: eleven pay now.', 'replace'))).toContain('“eleven pay now.” |')
    })

    test('GM13 what belongs to no line stands beside them', () => {
      expect(since('My cousin joins in May.', 'no')).toContain('- “My cousin joins in May.”')
    })

    test.each(['Is NOT YET bad?', 'thanks!', 'ok'])('“%s” gets a short answer and no second card', text => {
      const reply = since(text)
      expect(reply).not.toContain('Verdict:')
      expect(reply).toContain('begin with the name of a line')
    })
  })
})

test('a figure is computed with, and “everyone” gets a remark and no score', () => {
  const dentist = interview(founders[0]!)
  expect(dentist.some(({ text }) => text.includes('If I read you right:'))).toBe(true)
  const dreamer = interview(founders.find(({ name }) => name === 'dreamer')!)
  const remark = dreamer.find(({ answer }) => answer?.startsWith('Everyone'))
  expect(remark?.text).toContain('“Everyone”')
})
