// Runs before the first paint: the remembered theme, so that no page flashes in the other one, and the start of the
// program with all files of its first screen at once. A file rather than an inline script, because a strict content
// policy forbids those.
{
  let chosen = null
  let session = null
  try {
    chosen = localStorage.getItem('undaunted-theme')
    session = localStorage.getItem('undaunted-session')
  } catch {
    // Storage may be blocked: then the system's theme is used, and nobody is signed in.
    session = null
  }
  if (chosen === 'paper' || chosen === 'night') document.documentElement.dataset.theme = chosen
  // zod would test whether it may compile code at run time; the content policy forbids that and reports it.
  globalThis.__zod_globalConfig = { jitless: true }
  const { program = [], screens = {} } = JSON.parse(document.currentScript.dataset.files ?? '{}')
  const isHome = location.pathname === '/'
  // A member's screen is fetched for a member only; a visitor is sent to /auth.
  const first = session === null && !isHome ? '/auth' : location.pathname

  window.undauntedStart = () => {
    window.undauntedStart = undefined
    for (const file of [...((!isHome && screens['*']) || []), ...(screens[first] ?? [])]) {
      const link = document.createElement('link')
      link.href = `/${file}`
      link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
      // Styles and fonts load first.
      if (link.rel === 'modulepreload') link.fetchPriority = 'low'
      if (link.rel === 'preload') {
        link.as = 'font'
        link.crossOrigin = ''
      }
      document.head.append(link)
    }
    for (const file of program) {
      const script = document.createElement('script')
      script.type = 'module'
      script.async = false
      script.src = `/${file}`
      document.head.append(script)
    }
  }
  // A page with a picture is painted first: first-paint.js starts its program.
  if (!screens[location.pathname]) window.undauntedStart()
  if (!isHome) {
    window.undauntedSettings = fetch('/settings.json')
    // The app reports a failure when it awaits the settings; until then it must not count as unhandled.
    const toldByTheProgram = () => undefined
    window.undauntedSettings.catch(toldByTheProgram)
  }
}
