import {
  cutOff,
  expect,
  findToast,
  refuse,
  screen,
  test,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'

const findBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Start a post' })

test('SM01 Enter in the post box sends, Shift+Enter breaks the line', async ({ open, backend, member }) => {
  const { user } = await open('/feed')
  const box = await findBox()
  await user.type(box, 'First line{Shift>}{Enter}{/Shift}second line')
  expect(box.value).toBe('First line\nsecond line')
  await user.keyboard('{Enter}')
  await findToast('Post created successfully')
  const posts = () => backend.callsTo('tables/posts', 'POST')
  expect(posts()[0]?.body).toMatchObject({ user_id: member.id, content: 'First line\nsecond line' })
  await waitFor(() => expect(box.value).toBe(''))
  await user.keyboard('{Enter}')
  expect(box.value).toBe('')
  expect(posts()).toHaveLength(1)
})

test('F12 a member whose session ended in another tab is asked to log in before posting', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const { user, address } = await open('/feed')
  await user.type(await findBox(), 'Too late')
  backend.answers('POST tables/posts', refuse(401, { code: 'PGRST303', message: 'JWT expired' }))
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await findToast('You must be logged in to post')
  expect(screen.queryByText('Failed to create post')).toBeNull()
  await waitFor(() => expect(address()).toBe('/auth'))
})

test('SM08 the only member reads that nobody else is here, and a member who follows everybody reads that they follow everybody', async ({
  open,
  backend,
  member,
}) => {
  const people = async () => within(await screen.findByRole('complementary', { name: 'People' }))
  backend.hasRows({ profiles: [{ id: member.id, full_name: 'Ada Alone' }] })
  await open('/feed')
  await (await people()).findByText('Nobody else is here yet. Who joins will be shown to you here.')
  const second = { id: 'second', full_name: 'Sam Second', avatar_url: null, company_name: null }
  backend.tables.profiles?.push({ id: second.id, full_name: second.full_name })
  backend.answers('rpc/recommended_people', [{ ...second, user_type: 'founder', reason: null }])
  await open('/feed')
  await (await people()).findByRole('button', { name: 'Follow Sam Second' })
  backend.answers('rpc/recommended_people', [])
  await open('/feed')
  await (await people()).findByText('You follow everybody here.')
})

test('KB05 after a post was sent the box is empty, and a post that was not stored is in the box again', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/No connection/)
  // Clears the state that a reload would clear.
  const { forgetRestorations } = await import('../lib/drafts.ts')
  const reload = () => {
    forgetRestorations()
    return open('/feed')
  }
  const { user } = await open('/feed')
  for (const isStored of [true, false]) {
    const content = isStored ? 'Arrived' : 'Lost on the way'
    await user.type(await findBox(), content)
    const sending = backend.holds('POST tables/posts')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sending.count()).toBe(1))
    const { id } = backend.callsTo('tables/posts', 'POST')[0]!.body as { id: string }
    await reload()
    expect((await findBox()).value).toBe('')
    // The response is lost in both cases.
    if (isStored) backend.hasRows({ posts: [{ id, content }] })
    sending.release(cutOff)
    await new Promise(resolve => setTimeout(resolve))
    await reload()
    await waitFor(async () => expect((await findBox()).value).toBe(isStored ? '' : content))
  }
})

test('KB05 drafts that a page could not save before it was closed are saved by the next page', async ({
  open,
  backend,
  pass,
}) => {
  const { forgetRestorations } = await import('../lib/drafts.ts')
  const { user } = await open('/feed')
  await user.type(await findBox(), 'Good morning')
  await pass(1_100)
  await waitFor(() => expect(backend.tables.drafts).toMatchObject([{ content: 'Good morning' }]))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(backend.callsTo('tables/posts', 'POST')).toHaveLength(1))
  forgetRestorations()
  await open('/feed')
  await findBox()
  await pass(1_100)
  await waitFor(() => expect(backend.tables.drafts).toEqual([]))
})

test('KB01 KB02 the post box comes before the side columns; after Follow the focus moves to the next account, or to the card after the last', async ({
  open,
  backend,
}) => {
  const person = (id: string) => ({ id, full_name: id, avatar_url: null, company_name: null })
  backend.answers(
    'rpc/recommended_people',
    ['Ada', 'Ben', 'Cy'].map(id => ({ ...person(id), user_type: 'founder', reason: null })),
  )
  const { user } = await open('/feed')
  const first = await screen.findByRole('button', { name: 'Follow Ada' })
  for (const side of screen.getAllByRole('complementary'))
    expect(side.compareDocumentPosition(await findBox())).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  // The list is not read again until the test has followed all accounts.
  backend.holds('rpc/recommended_people')
  first.focus()
  for (const next of ['Follow Ben', 'Follow Cy']) {
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(next))
  }
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Recommended for you'))
})
