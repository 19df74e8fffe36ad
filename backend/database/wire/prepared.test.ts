import { expect, test } from 'vitest'
import { preparedStatements } from './prepared.ts'

test('a statement is parsed once and then used by its name', () => {
  const prepared = preparedStatements(10)
  const first = prepared.use('select 1')
  expect(first).toMatchObject({ parse: true, evicted: [] })
  prepared.settle('select 1', true)
  expect(prepared.use('select 1')).toEqual({ name: first.name, parse: false, evicted: [] })
})

test('two batches that are sent at the same time do not prepare the same name', () => {
  const prepared = preparedStatements(10)
  prepared.use('select 1')
  expect(prepared.use('select 1')).toEqual({ name: '', parse: true, evicted: [] })
})

test('a failed statement is prepared again under another name', () => {
  const prepared = preparedStatements(10)
  const { name } = prepared.use('select wrong')
  prepared.settle('select wrong', false)
  const again = prepared.use('select wrong')
  expect(again.parse).toBe(true)
  expect(again.name).not.toBe(name)
  expect(again.evicted).toEqual([name])
})

test('if there are too many statements, the least recently used one is closed, unless it is being prepared', () => {
  const prepared = preparedStatements(2)
  const [a, b] = ['a', 'b'].map(text => prepared.use(text).name)
  prepared.settle('b', true)
  expect(prepared.use('c').evicted).toEqual([b])
  prepared.settle('a', true)
  prepared.settle('c', true)
  prepared.use('a')
  expect(prepared.use('d').evicted).not.toContain(a)
})

test('a new thread has no prepared statements', () => {
  const prepared = preparedStatements(2)
  prepared.use('a')
  prepared.settle('a', true)
  prepared.clear()
  expect(prepared.use('a')).toMatchObject({ parse: true, evicted: [] })
})

test('CK25 long statements are closed earlier, because the characters of all statements together have a limit', () => {
  const prepared = preparedStatements(400, 1_000)
  const texts = Array.from({ length: 10 }, (_, at) => `select ${at}`.padEnd(300))
  const evicted = texts.flatMap(text => {
    const { evicted } = prepared.use(text)
    prepared.settle(text, true)
    return evicted
  })
  expect(evicted).toHaveLength(7)
  expect(texts.slice(-3).map(text => prepared.use(text).parse)).toEqual([false, false, false])
  expect(prepared.use('short').evicted).toEqual([])
})
