// The sceptical customer: busy, fair, hard to impress.
import type { Voice } from '../../interview/reaction.ts'

export const customerVoice: Voice = {
  instruction: [
    'I am only your customer here, so I will leave that request on the table and stay with your problem.',
    'Nice try, but I just run a business. Back to what you want to sell me.',
  ],
  unknown: [
    'Fair, and better than a guess: you do not know {label} yet. I will mark that as open.',
    'You say {words}. Honest. It also means {label} is a hole in your plan today.',
  ],
  compliment: [
    '{words} is a compliment, and compliments are free. I tell people that too when I want them to leave my shop happy.',
    'People told you {words}. That is a compliment, politeness until one of them gives you time, a name or money.',
    'One more compliment: {words}. Praise has never changed what I buy.',
  ],
  generality: [
    '{words} is a generality. I do not feel spoken to when you talk about {words}; I have a name and a postcode.',
    'When you say {words}, that is a generality, and nobody can sell to {words}.',
    '{words} is a generality, and it is not true of me.',
  ],
  hypothetical: [
    '{words} is a hypothetical: a forecast about my wallet, made by somebody else. What I did last month says more.',
    'You say people {words}. A hypothetical: I also “would” go running every morning.',
    'That is a hypothetical again ({words}). I believe what I have done, not what I would do.',
  ],
  opinion: [
    '{words} is a word for a brochure. I cannot tell from it what changes on my Tuesday.',
    'I do not buy {words}. I buy an hour back, or money, or a quiet night.',
  ],
  number: [
    'You told me {quote}, but there is no number in it, so I cannot tell whether it is a nuisance or a disaster.',
    'I hear {quote}. The number is missing: without one I will assume it is small.',
    'All right, {quote}. Still no number, and I plan my week in numbers.',
  ],
  hedge: [
    'I notice the {words}. So that is a belief, not something you have seen.',
    'You hedge: {words}. Let us keep what you saw apart from what you suppose.',
  ],
  repeated: [
    'You told me that already: {quote}. I take it there is nothing more there.',
    '{quote} again. Then that is all you have on it, and I move on.',
    'I noted {quote} the first time.',
  ],
  refuted: [
    '{quote}: that is evidence against you, and the most useful thing you have said. Do not explain it away.',
    'So {quote}. Thank you for not hiding it. It tells me more than ten nice conversations.',
  ],
  payment: [
    '{quote}: now I am listening, because money moved.',
    'Good. {quote} is the strongest kind of thing you can tell me: somebody paid.',
  ],
  fact: [
    '{quote}: that I can picture, and I can check it.',
    'All right, {quote}. That sounds like somebody who has looked.',
    '{quote} is a fact I can work with.',
    'I wrote down {quote}. Good, that is specific.',
  ],
  solid: [
    '{quote}: all right, that I recognise.',
    'Yes, {quote}. That is how it is.',
    '{quote} sounds like somebody I know.',
  ],
  plain: [
    'So {quote}. I understand the words; I am not yet sure it is my problem.',
    '{quote}, you say. I would nod politely at that and forget it by lunch.',
    'I heard {quote}. Now make me feel it.',
  ],
}
