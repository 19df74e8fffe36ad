import { fireEvent } from '@testing-library/react'
import { createMember, fill, follow, must, service, test, write } from '../../tests/support/screens/real.tsx'
import {
  cutOff,
  expect,
  findToast,
  refuse,
  screen,
  waitFor,
  within,
} from '../../tests/support/screens/screen.tsx'

const postBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Start a post' })
const findPost = async (text: string) => {
  const words = await screen.findByText(text, { selector: 'main li *' })
  return words.closest('li') as HTMLElement
}
const confirm = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name })

test('F04 F05 F13 the feed shows the last 24 hours of the member and the followed members, newest first', async ({
  open,
  member,
}) => {
  const [friend, stranger] = await Promise.all([createMember('Fia Friend'), createMember('Stan Stranger')])
  await open('/feed')
  await screen.findByText('No posts yet. Be the first to share something!')
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await must(
    service()
      .from('posts')
      .insert([
        { user_id: friend.id, content: 'Too old', created_at: ago(24.1) },
        { user_id: friend.id, content: 'Just in time', created_at: ago(23.9) },
        { user_id: member.id, content: 'My own', created_at: ago(2) },
        { user_id: stranger.id, content: 'Not for you', created_at: ago(1) },
        { user_id: friend.id, content: 'The newest', created_at: ago(0.5) },
      ]),
  )
  await follow(member, friend)
  await must(service().from('profiles').update({ full_name: null }).eq('id', friend.id))
  await open('/feed')
  const newest = await findPost('The newest')
  const posts = [...(newest.parentElement?.children ?? [])].map(post => post.textContent)
  expect(posts).toEqual([
    expect.stringMatching(/Unknown User.*The newest/),
    expect.stringContaining('My own'),
    expect.stringContaining('Just in time'),
  ])
  await screen.findByText(/^You're all caught up/)
  expect((await screen.findByRole('region', { name: 'Stories' })).textContent).not.toContain('User')
})

test('F06 a search needs two characters and finds up to five accounts by name or company', async ({
  open,
}) => {
  // Letters instead of digits, because the search for "5" would find a key with the digit 5.
  const key = `zq${String(Date.now()).replace(/\d/g, digit => 'bcdfghjklm'[Number(digit)] ?? '')}`
  const found = await Promise.all([1, 2, 3, 4, 5].map(index => createMember(`${key} Person ${index}`)))
  const byCompany = await createMember('Cora Company')
  const company_name = `The ${key.toUpperCase()} House`
  await must(byCompany.client.from('profiles').update({ company_name }).eq('id', byCompany.id))
  await open('/feed')
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search accounts' })
  expect(search.placeholder).toBe('Search accounts...')
  const results = async () => {
    const list = await screen.findByRole('list', { name: 'Found accounts' })
    return within(list).getAllByRole('listitem')
  }
  fireEvent.change(search, { target: { value: key.toUpperCase() } })
  await waitFor(async () => expect(await results()).toHaveLength(5))
  fireEvent.change(search, { target: { value: key.slice(0, 1) } })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Found accounts' })).toBeNull())
  fireEvent.change(search, { target: { value: `${key} house` } })
  await waitFor(async () =>
    expect((await results()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Cora Company'),
    ]),
  )
  fireEvent.change(search, { target: { value: `${key} PERSON 5` } })
  await waitFor(async () => {
    const [only, ...others] = await results()
    expect(others).toEqual([])
    expect(only?.querySelector('a')?.getAttribute('href')).toBe(`/profile/${found[4]?.id}`)
  })
})

test('F09 F11 a new like and a deleted post stay as they are on the page even if the feed is read again at the same time', async ({
  open,
  backend,
  member,
}) => {
  const [bridge, author] = await Promise.all([createMember('Bo Bridge'), createMember('Ann Other')])
  await Promise.all([follow(member, bridge), follow(bridge, author)])
  await Promise.all([write(member, 'Mine'), write(member, 'To go'), write(author, 'From the author')])
  const { user } = await open('/feed')
  const like = within(await findPost('Mine')).getByRole('button', { name: /^Like this post/ })
  const gone = await findPost('To go')
  // This read starts before both writes, and its response arrives after them.
  const isGiven = Promise.withResolvers<void>()
  const isRead = Promise.withResolvers<void>()
  backend.answers('GET rpc/feed_posts', async call => {
    const answer = await call.passOn()
    isRead.resolve()
    await isGiven.promise
    return answer
  })
  const written = [backend.holds('POST tables/post_likes'), backend.holds('DELETE tables/posts')]
  const recommended = (await screen.findByText('Followed by Bo Bridge')).closest('li') as HTMLElement
  await user.click(within(recommended).getByRole('button'))
  await isRead.promise
  await user.click(like)
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'))
  await user.click(within(gone).getByRole('button', { name: 'Delete Post' }))
  await user.click(await confirm('Delete Post'))
  await waitFor(() => expect(screen.queryByText('To go')).toBeNull())
  isGiven.resolve()
  await findPost('From the author')
  for (const one of written) one.release()
  await waitFor(() => expect(backend.callsTo('tables/post_likes', 'POST')).toHaveLength(1))
  await findToast('Post deleted successfully')
  expect(screen.queryByText('To go')).toBeNull()
  const mine = within(await findPost('Mine')).getByRole('button', { name: 'Like this post, 1 so far' })
  expect(mine.getAttribute('aria-pressed')).toBe('true')
})

test('F10 a comment written during the first read of the comments is shown', async ({
  open,
  backend,
  member,
}) => {
  await write(member, 'Mine')
  const { user } = await open('/feed')
  // This read starts before the comment is written, and its response arrives afterwards.
  const isRead = Promise.withResolvers<void>()
  const isStored = Promise.withResolvers<void>()
  backend.answers('GET tables/comments', async call => {
    const answer = await call.passOn()
    isRead.resolve()
    await isStored.promise
    return answer
  })
  await user.click(await screen.findByRole('button', { name: '0 comments' }))
  await isRead.promise
  await user.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Early{Enter}')
  await waitFor(() => expect(backend.callsTo('tables/comments', 'POST')).toHaveLength(1))
  isStored.resolve()
  await screen.findByText('Early')
})

test('F07 F09 F11 a refused change is undone on the page, with the specified text', async ({
  open,
  backend,
  member,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const [bridge, author] = await Promise.all([createMember('Bo Bridge'), createMember('Aud Author')])
  await Promise.all([follow(member, bridge), follow(bridge, author)])
  const words = `Mine ${member.id}`
  const post_id = await write(member, words)
  await must(member.client.from('comments').insert({ post_id, user_id: member.id, content: 'My comment' }))
  const { user } = await open('/feed')
  const post = async () => within(await findPost(words))
  await user.click((await post()).getByRole('button', { name: '1 comment' }))
  await screen.findByText('My comment')
  for (const table of ['posts', 'comments', 'post_likes', 'comment_likes', 'follows'] as const)
    for (const method of ['POST', 'DELETE'] as const)
      backend.answers(`${method} tables/${table}`, refuse(500))

  await user.type(await postBox(), 'Never seen')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await findToast('Failed to create post')
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
  await user.type(comment, 'Lost{Enter}')
  await findToast('Failed to post comment')
  await waitFor(() => expect(comment.value).toBe('Lost'))
  await user.click(screen.getByRole('button', { name: 'Delete comment' }))
  await findToast('Failed to delete comment')
  await screen.findByText('My comment')
  await user.click((await post()).getByRole('button', { name: 'Delete Post' }))
  await user.click(await confirm('Delete Post'))
  await findToast('Failed to delete post')
  await user.click(await screen.findByRole('button', { name: 'Follow Aud Author' }))
  await findToast('Failed to follow account')
  await screen.findByRole('button', { name: 'Follow Aud Author' })
  // A successful like shows no toast, so the test waits for the request.
  await user.click((await post()).getByRole('button', { name: 'Like this post, 0 so far' }))
  await waitFor(() => expect(backend.callsTo('tables/post_likes', 'POST')).toHaveLength(1))
  const like = await (await post()).findByRole('button', { name: 'Like this post, 0 so far' })
  await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('false'))
  expect(screen.queryByText(/flooded/)).toBeNull()
})

test('F03 a post has at most 3,000 characters, and a comment at most 1,000', async ({ open, member }) => {
  const { user } = await open('/feed')
  const box = await postBox()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })
  await fill(user, box, '   ')
  expect(button.disabled).toBe(true)
  await fill(user, box, 'x'.repeat(3001))
  await screen.findByText('3,001 of 3,000 characters: shorten it by 1 to post')
  expect(button.disabled).toBe(true)
  const most = '🏔'.repeat(3000)
  await fill(user, box, most)
  await screen.findByText('3,000 of 3,000 characters')
  await user.click(button)
  await findToast('Post created successfully')
  const post = within(await findPost(most))
  await user.click(await post.findByRole('button', { name: '0 comments' }))
  const comment = await post.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' })
  const send = post.getByRole<HTMLButtonElement>('button', { name: 'Comment' })
  await fill(user, comment, 'y'.repeat(1001))
  expect(send.disabled).toBe(true)
  await fill(user, comment, 'y'.repeat(1000))
  await user.click(send)
  await post.findByRole('button', { name: '1 comment' })
  // The page counts the comment before the server has stored it.
  await waitFor(async () => {
    const { data } = await must(member.client.from('comments').select('content').eq('user_id', member.id))
    expect(data).toEqual([{ content: 'y'.repeat(1000) }])
  })
  const over = await member.client.from('posts').insert({ user_id: member.id, content: 'x'.repeat(3001) })
  expect(over.error?.code).toBe('23514')
})

test('F03 F11 the dashboard’s latest posts are up to date after the member posts, deletes or follows', async ({
  open,
  member,
}) => {
  const [friend, bridge] = await Promise.all([createMember('Fia Friend'), createMember('Bo Bridge')])
  // These two members are recommended before newer members.
  await Promise.all([follow(member, bridge), follow(bridge, friend)])
  await write(member, 'An older thought')
  await write(friend, 'From a friend to be')
  // The dashboard's posts were read a moment ago, so they are not refreshed automatically.
  const { user, go } = await open('/dashboard')
  await findPost('An older thought')
  const openFeed = async () => {
    await user.click((await screen.findAllByRole('link', { name: 'Feed' }))[0] as Element)
    await postBox()
  }
  // The feed shows the same posts, so the test waits for the dashboard.
  const returnToDashboard = async () => {
    await go(-1)
    await screen.findByRole('heading', { name: 'In your feed' })
  }
  await openFeed()
  await user.type(await postBox(), 'A newer thought')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await findToast('Post created successfully')
  await returnToDashboard()
  await findPost('A newer thought')
  await findPost('An older thought')

  await openFeed()
  await user.click(within(await findPost('An older thought')).getByRole('button', { name: 'Delete Post' }))
  await user.click(await confirm('Delete Post'))
  await findToast('Post deleted successfully')
  const recommended = (await screen.findByText('Followed by Bo Bridge')).closest('li') as HTMLElement
  await user.click(within(recommended).getByRole('button'))
  await findToast('You are now following this account')
  await returnToDashboard()
  await findPost('From a friend to be')
  await findPost('A newer thought')
  expect(screen.queryByText('An older thought')).toBeNull()
})

test('each panel tries three times to reach the server and then shows an error', async ({
  open,
  backend,
  allowConsole,
}) => {
  allowConsole(/AppError/)
  const words = 'Your profile could not be loaded.'
  const saidBefore: boolean[] = []
  backend.answers('GET tables/profiles', call => {
    if (!call.query.get('select')?.includes('bio')) return call.passOn()
    saidBefore.push(screen.queryByText(words) !== null)
    return cutOff
  })
  await open('/feed')
  await screen.findByText(words)
  // A panel that is mounted after the failure sends three more requests. They come after the error.
  expect(saidBefore.slice(0, 3)).toEqual([false, false, false])
})
