// Shows the page's picture while its program is still on the way. Visitors only: a member at /auth is sent on.
{
  const picture = document.querySelector(`template[data-path="${location.pathname}"]`)
  let isMember = false
  try {
    isMember = localStorage.getItem('undaunted-session') !== null
  } catch {
    // Without storage nobody is signed in.
  }
  if (picture && !isMember && location.search === '' && location.hash === '') {
    const root = document.getElementById('root')
    root.append(picture.content.cloneNode(true))
    // Links work already; what is typed or pressed would be lost, so that has to wait a moment.
    root.dataset.picture = ''
    for (const control of root.querySelectorAll('input, button')) control.disabled = true
  }
}
