// A member's settings. Only the member can read them.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap, unwrapMaybe } from '../lib/errors.ts'
import { supabase } from '../lib/supabase.ts'

export type MemberSettings = {
  language: string | null
  early_access: boolean
  first_minutes: string | null
  /** The member's answer to the offer to use a model. */
  mind_offer: string | null
  /**
   * The member's choice for each kind of mail. Default: a daily summary, all other mails on, and no mails at
   * night.
   */
  mail: { digest?: Digest; monday?: 'on' | 'off'; news?: 'on' | 'off'; night?: 'hold' | 'send' }
  /** The default is "on". */
  privacy: { activity?: 'on' | 'off' }
  /** The kinds of notification that the member has switched off. */
  quiet_notifications: string[]
}

export type Digest = 'daily' | 'weekly' | 'off'

const columns = 'language, early_access, first_minutes, mind_offer, mail, privacy, quiet_notifications'
const unset: MemberSettings = {
  language: null,
  early_access: false,
  first_minutes: null,
  mind_offer: null,
  mail: {},
  privacy: {},
  quiet_notifications: [],
}

export const memberSettingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['member-settings', userId],
    queryFn: async (): Promise<MemberSettings> =>
      toSettings(
        unwrapMaybe(
          await supabase.from('member_settings').select(columns).eq('user_id', userId).maybeSingle(),
        ),
      ),
  })

/** Writes only the changed settings, because another device may have changed other settings. */
export async function saveMemberSettings(
  cache: QueryClient,
  userId: string,
  chosen: Partial<MemberSettings>,
): Promise<void> {
  const saved = unwrap(
    await supabase
      .from('member_settings')
      .upsert({ user_id: userId, ...chosen }, { onConflict: 'user_id' })
      .select(columns)
      .single(),
  )
  cache.setQueryData(memberSettingsQuery(userId).queryKey, toSettings(saved))
}

/**
 * Writes one choice about mails. A link in a mail may have changed another choice in the meantime, so the other
 * choices are not written.
 */
export async function chooseMail<Kind extends keyof MemberSettings['mail']>(
  cache: QueryClient,
  userId: string,
  kind: Kind,
  choice: NonNullable<MemberSettings['mail'][Kind]>,
): Promise<void> {
  const mail = unwrap(await supabase.rpc('choose_mail', { p_kind: kind, p_choice: choice }))
  cache.setQueryData(memberSettingsQuery(userId).queryKey, (before = unset) =>
    toSettings({ ...before, mail }),
  )
}

type Saved = Omit<MemberSettings, 'mail' | 'privacy'> & { mail: unknown; privacy: unknown }

/** The schema does not check `mail` and `privacy`, because the database does. */
const toSettings = (saved: Saved | null): MemberSettings =>
  saved
    ? {
        ...saved,
        mail: saved.mail as MemberSettings['mail'],
        privacy: saved.privacy as MemberSettings['privacy'],
      }
    : unset
