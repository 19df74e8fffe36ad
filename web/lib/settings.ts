// The server's settings for the page. They are not part of the build, so that one build works on every server.
export type Settings = {
  url: string
  publishableKey: string
  hasMailbox: boolean
  /** Early access to tools: each member can ask for it, or the operator turned it on or off for all. */
  earlyAccess: 'ask' | 'on' | 'off'
}

declare global {
  interface Window {
    /** The response to a request that `boot.js` sent before the app was loaded. */
    undauntedSettings?: Promise<Response>
  }
}

export function parseSettings(value: unknown, origin: string): Settings {
  if (typeof value !== 'object' || value === null) throw new Error('The settings are not an object.')
  const { url, publishableKey, mailbox, earlyAccess } = value as Record<string, unknown>
  if (url !== null && typeof url !== 'string') throw new Error('The settings name no backend.')
  if (typeof publishableKey !== 'string' || publishableKey === '') {
    throw new Error('The settings hold no publishable key.')
  }
  return {
    url: url ?? origin,
    publishableKey,
    hasMailbox: mailbox === true,
    earlyAccess: earlyAccess === 'on' || earlyAccess === 'off' ? earlyAccess : 'ask',
  }
}

let settings: Promise<Settings> | undefined

export function loadSettings(): Promise<Settings> {
  settings ??= fetchSettings()
  return settings
}

async function fetchSettings(): Promise<Settings> {
  const response = await (window.undauntedSettings ?? fetch('/settings.json'))
  if (!response.ok) throw new Error(`The settings could not be read (${response.status}).`)
  return parseSettings(await response.clone().json(), window.location.origin)
}
