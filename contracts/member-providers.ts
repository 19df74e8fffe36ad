// The model providers for which members may enter their own key. Only the operator can add a provider or change its
// address.

export type MemberProvider = {
  id: string
  /** Null means the provider's default address. */
  address: string | null
  model: string | null
}

type ReadSetting = (name: string) => string | undefined

const entry = /^([a-z0-9-]{2,40})(?:=(https?:\/\/[^\s|]+)(?:\|(\S+))?)?$/

/**
 * Parses a setting such as `deepseek, openai=https://api.openai.com/v1|gpt-5-mini`. Only DeepSeek needs no
 * address.
 */
export function parseProviders(text: string): MemberProvider[] {
  const listed = text.split(',').map(part => part.trim())
  return listed.filter(Boolean).map(part => {
    const [, id = '', address, model] = entry.exec(part) ?? []
    if (!id || (!address && id !== 'deepseek'))
      throw new Error(`“${part}” is no provider; write deepseek, or name=https://address|model`)
    return { id, address: address?.replace(/\/+$/, '') ?? null, model: model ?? null }
  })
}

export function memberProviders(read: ReadSetting): MemberProvider[] {
  if (read('AI')?.trim().toLowerCase() === 'off') return []
  return parseProviders(read('AI_MEMBER_PROVIDERS') ?? '')
}

/** Returns the server's settings with the provider and key of one member instead of the server's own. */
export function withMemberKey(
  read: ReadSetting,
  provider: MemberProvider,
  key: string,
  owner: string,
): ReadSetting {
  const { address, model } = provider
  const own: Record<string, string | undefined> = {
    AI_BASE_URL: address ?? undefined,
    AI_API_KEY: address ? key : undefined,
    DEEPSEEK_API_KEY: address ? undefined : key,
    AI_MODEL: model ?? undefined,
    AI_ADMITTED: undefined,
    AI_KEY_OWNER: owner,
  }
  return name => (name in own ? own[name] : read(name))
}
