// What the mentor knows about one subject, whatever the trade: no word of the founder's is put into it.

export type MentorTopic = {
  id: string
  /** How it is called when the mentor says what it takes a question for. */
  title: string
  /** How founders ask it. */
  asks: readonly string[]
  /** Other words they use for it, for the search. */
  words: string
  /** What to do first and what to compute. No figure about the world, no price, no law. */
  answer: string
  /** The deeper one, for "tell me more". */
  more: string
  nextStep: string
}
