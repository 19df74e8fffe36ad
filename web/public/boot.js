// Runs before the first paint: sets the stored theme, so that no page flashes in the other one, and starts loading
// all files of the first screen. It is a file because the content policy forbids inline scripts.
{
  let chosen = null
  let session = null
  try {
    chosen = localStorage.getItem('undaunted-theme')
    session = localStorage.getItem('undaunted-session')
  } catch {
    // The storage may be blocked. Then the system's theme is used, and nobody is signed in.
    session = null
  }
  if (chosen === 'paper' || chosen === 'night') document.documentElement.dataset.theme = chosen
  // zod would test whether it may compile code at run time. The content policy forbids that, so it is switched off.
  globalThis.__zod_globalConfig = { jitless: true }
  const { program = [], screens = {} } = JSON.parse(document.currentScript.dataset.files ?? '{}')
  const isHome = location.pathname === '/'
  // Only members load a member's screen; a visitor is sent to /auth.
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
  // A page with a picture is painted first; first-paint.js then starts the program.
  if (!screens[location.pathname]) window.undauntedStart()
  if (!isHome) {
    window.undauntedSettings = fetch('/settings.json')
    // The app reports this failure when it awaits the settings. Until then the failure must not count as unhandled.
    const toldByTheProgram = () => undefined
    window.undauntedSettings.catch(toldByTheProgram)
  }
}
