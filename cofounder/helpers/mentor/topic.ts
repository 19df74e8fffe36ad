// What the mentor knows about one subject, whatever the trade: no word of the founder's is put into it.

export type MentorTopic = {
  id: string
  /** How it is called when the mentor says what it takes a question for. */
  title: string
  /** Words a founder would use; read by the search index. */
  words: string
  /** The answer, then the deeper one for "tell me more". */
  advice: readonly [string, string]
  nextStep: string
}
