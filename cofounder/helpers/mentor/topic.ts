// What the mentor knows about one subject. `{who}` and `{project}` become the founder's own words.

export type MentorTopic = {
  id: string
  /** Words a founder would use; read by the search index. */
  words: string
  /** The answer, then the deeper one for "tell me more". */
  advice: readonly [string, string]
  nextStep: string
  /** Which figures of the atlas belong to it. */
  atlas?: 'prices' | 'channels' | 'players' | 'churn' | 'cac' | 'regulation'
}
