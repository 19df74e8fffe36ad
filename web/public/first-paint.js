// Shows the prerendered picture of a page while its program loads: public pages for visitors, the dashboard for
// members.
{
  const { pathname, search, hash } = location
  let session = null
  try {
    session = JSON.parse(localStorage.getItem('undaunted-session'))
  } catch {
    // Without storage nobody is signed in.
    session = null
  }
  const user = session?.user
  // A member with a second factor first sees the code form, and there is no picture with a collapsed sidebar.
  const isOther = user?.factors?.length > 0 || document.cookie.includes('sidebar_state=false')
  const mayBeShown = search === '' && hash === '' && !(user && isOther)
  const picture = mayBeShown ? document.querySelector(`template[data-path="${pathname}"]${shape()}`) : null
  if (picture) {
    const root = document.getElementById('root')
    root.append(picture.content.cloneNode(true))
    root.dataset.picture = user ? 'member' : 'visitor'
    if (user) fill(root, picture.dataset.words)
    // Links already work. Inputs and buttons are disabled, because their input would be lost.
    for (const control of root.querySelectorAll('input, button')) control.disabled = true
    // Shortcuts pressed before the app is loaded are stored and passed on to it.
    const keep = event => {
      if (!(event.ctrlKey || event.metaKey) || !/^[bk]$/i.test(event.key)) return
      event.preventDefault()
      const { key, ctrlKey, metaKey } = event
      const replay = () =>
        dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true }))
      root.addEventListener('undaunted-shown', replay, { once: true })
    }
    if (user) addEventListener('keydown', keep)
    root.addEventListener('undaunted-shown', () => removeEventListener('keydown', keep), { once: true })
  }
  // Starts the program after two frames, so that the picture gets network and processor first. A hidden page has no
  // frames and starts at once.
  const start = () => window.undauntedStart?.()
  if (picture && !document.hidden) {
    requestAnimationFrame(() => requestAnimationFrame(start))
    // Also starts the program if frames are delayed but something was painted.
    new PerformanceObserver(start).observe({ type: 'paint' })
  } else start()

  /** A member on a public page and a visitor on a member's page are redirected, so they get no picture. */
  function shape() {
    if (!user) return ':not([data-shape])'
    if (matchMedia('(max-width: 767.98px)').matches) return '[data-shape="phone"]'
    return '[data-shape="wide"]'
  }

  function fill(root, words) {
    const { greetings, quotes } = JSON.parse(words)
    const greeting = greetings[new Date().getHours()]
    const name = user.user_metadata?.full_name?.trim().split(/\s+/)[0]
    const quote = quotes[Math.floor(Math.random() * quotes.length)]
    // The app continues with the same quote.
    window.undauntedQuote = quote.text
    const texts = {
      'header > p': `Welcome, ${user.email ?? ''}`,
      h1: name ? `${greeting}, ${name}` : greeting,
      blockquote: quote.text,
      figcaption: quote.author,
    }
    for (const [selector, text] of Object.entries(texts)) root.querySelector(selector).textContent = text
  }
}
