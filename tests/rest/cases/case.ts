/** A request that is sent to both servers. A plain string means a GET request. */
export type Case =
  | string
  | {
      readonly method?: string
      readonly path: string
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
      /** A body that is sent unchanged, instead of as JSON. */
      readonly text?: string
      readonly as?: 'authenticated' | 'service_role'
    }

export const full = { Prefer: 'return=representation' }
export const object = { Accept: 'application/vnd.pgrst.object+json' }
