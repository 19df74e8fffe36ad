import { expect, test } from 'vitest'
import { signMany } from './sign-many.ts'

const names = (count: number) => Array.from({ length: count }, (_, at) => `a/${at}.png`)

test('CK61 a name that is requested a thousand times is signed once', async () => {
  const signed: string[] = []
  const addresses = await signMany(Array(1000).fill('a/b.png'), async name => `${signed.push(name)}`, null)
  expect(signed).toEqual(['a/b.png'])
  expect(addresses.get('a/b.png')).toBe('1')
})

test('CK61 many names are signed in parts, and other work can use the thread between the parts', async () => {
  let atATime = 0
  let most = 0
  const sign = async (name: string) => {
    // This timer is set before the timer that starts the next part. So it fires first and sets the count back to
    // zero.
    if (atATime === 0) setTimeout(() => (atATime = 0), 0)
    most = Math.max(most, ++atATime)
    return name
  }
  expect((await signMany(names(400), sign, 'a member')).size).toBe(400)
  expect(most).toBe(50)
})

test('CK61 a member who signs many names waits for a turn, and a request with a few names does not wait', async () => {
  const done: string[] = []
  const ask = (count: number, who: string) =>
    signMany(names(count), async name => name, who).then(() => done.push(`${who} ${count}`))
  await Promise.all([ask(200, 'eve'), ask(200, 'eve'), ask(20, 'ada')])
  expect(done[0]).toBe('ada 20')
  await expect(Promise.all(Array.from({ length: 40 }, () => ask(60, 'eve')))).rejects.toMatchObject({
    name: 'OverBudget',
  })
})
