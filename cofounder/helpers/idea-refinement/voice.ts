// The sparring partner: on the founder's side, allergic to fog.
import type { Voice } from '../../interview/reaction.ts'

export const partnerVoice: Voice = {
  instruction: [
    'That is not about your idea, so I leave it aside.',
    'I will stay with the idea; that request I cannot use.',
  ],
  unknown: [
    'Good to know that you do not know: {label} stays open and visible below.',
    'You say {words}. Then {label} is the thing to find out, not to make up.',
  ],
  compliment: [
    '{words} is a compliment; it does not sharpen anything yet.',
    'Nice compliment, {words}. It tells us about them, not about the idea.',
  ],
  generality: [
    '{words} is a generality, and an idea for {words} has no edge. Narrow is stronger.',
    'With a generality like {words} in it the sentence fits every product there is.',
  ],
  hypothetical: [
    '{words} is a hypothetical; I keep it out of the sentence until somebody has done it.',
    'That is a hypothetical ({words}), so it cannot carry the idea.',
  ],
  opinion: [
    'I would strike {words}: a customer cannot check it and every rival writes it.',
    '{words} says how you feel about it. The sentence needs what it does.',
  ],
  number: ['{quote} is a start; the number is still missing.', 'From {quote} I cannot yet write a figure.'],
  hedge: [
    'You hedge with {words}; I took the statement, not the certainty.',
    'There is a {words} in it. Let us see whether it survives.',
  ],
  repeated: [
    '{quote} is in the sentence already, so we move on.',
    'You said {quote} before; I leave that part as it is.',
    '{quote} stays as it stands.',
  ],
  refuted: [
    '{quote}: that counts against the idea as it stands, so something in the sentence has to change.',
    'Take {quote} seriously. It is cheaper to change the sentence than to argue with it.',
  ],
  payment: [
    '{quote}: somebody paid, so that part of the sentence now stands on rock.',
    'Money moved: {quote}. That belongs in the sentence.',
  ],
  fact: [
    '{quote}: sharp. That goes in.',
    'With {quote} the sentence gets an edge.',
    '{quote} is the kind of detail I was after.',
  ],
  solid: [
    '{quote}: that holds, I put it in.',
    'Clear: {quote}. That part of the sentence can stay.',
    '{quote} says it. In it goes.',
  ],
  plain: [
    'I took {quote} into the sentence.',
    '{quote}: clear enough to write down.',
    'Good, {quote}. I have put that in.',
  ],
}
