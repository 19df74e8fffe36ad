import { createMember, follow, must, test, write } from '../../tests/support/screens/real.tsx'
import { expect, findToast, screen, waitFor } from '../../tests/support/screens/screen.tsx'

test('WB02 WB05 WB06 WB30 a notification opens the comment, the followers or the conversation, and the server learns that the member is here', async ({
  open,
  member,
  backend,
}) => {
  const [ola, ines] = [await createMember('Ola Other'), await createMember('Ines New')]
  const postId = await write(ines, 'Who has asked dentists?')
  const say = async (who: typeof ola, content: string) =>
    (
      await must(
        who.client
          .from('comments')
          .insert({ post_id: postId, user_id: who.id, content })
          .select('id')
          .single(),
      )
    ).data?.id
  await say(member, 'I have')
  const answer = await say(ola, 'So have I')
  const request = await must(
    member.client.rpc('create_or_get_direct_conversation', {
      recipient_id: ola.id,
      initial_message: 'Hello',
    }),
  )
  await must(ola.client.rpc('answer_request', { conversation_id: request.data?.id ?? '', is_accepted: true }))
  await follow(ola, member)
  await follow(ines, member)
  const { user, address } = await open('/notifications')
  const clock = { p_minutes_east: 0 - new Date().getTimezoneOffset() }
  await waitFor(() => expect(backend.callsTo('rpc/note_seen')[0]?.body).toEqual(clock))
  const link = (name: RegExp) => screen.findByRole('link', { name })
  expect((await link(/followed you/)).getAttribute('href')).toBe(`/profile/${member.id}/followers`)
  expect((await link(/Ola Other accepted your message request/)).getAttribute('href')).toBe(
    `/messaging?userId=${ola.id}`,
  )
  await user.click(await link(/Ola Other commented where you did/))
  await waitFor(() => expect(address()).toBe(`/post/${postId}?comment=${answer}`))
  // Waits, because the previous page shows the same text.
  await waitFor(() => {
    const wanted = screen.getByText('So have I').closest('li')
    expect(wanted?.getAttribute('aria-current')).toBe('true')
    expect(document.activeElement === wanted).toBe(true)
  })
})

test('WB03 WB04 a member switches mails off in Settings, and holds mails back at night', async ({
  open,
  member,
}) => {
  const { user } = await open('/settings')
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  expect([(await box(/Within minutes/)).checked, (await box(/Not at night/)).checked]).toEqual([true, true])
  await user.click(await box(/Not at night/))
  await findToast('Saved')
  await waitFor(async () => expect((await box(/Within minutes/)).disabled).toBe(false))
  await user.click(await box(/Within minutes/))
  await waitFor(async () => {
    const { data } = await must(member.client.from('member_settings').select('mail'))
    expect(data).toEqual([{ mail: { night: 'send', news: 'off' } }])
  })
})
