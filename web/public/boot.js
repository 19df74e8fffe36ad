// Runs before the first paint: the remembered theme, so that no page flashes in the other one, and the
// server's settings, so that they travel beside the program instead of after it. A file rather than an
// inline script, because a strict content policy forbids those.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('undaunted-theme')
  } catch {
    // Storage may be blocked; the system's theme is then the one.
  }
  if (chosen === 'paper' || chosen === 'night') document.documentElement.dataset.theme = chosen
  if (location.pathname !== '/') {
    window.undauntedSettings = fetch('/settings.json')
    // Whoever awaits the settings reports the failure; unawaited it must not count as unhandled.
    window.undauntedSettings.catch(() => {})
  }
}
