// The pitch coach: warm, exact, with a stopwatch.
import type { Voice } from '../../interview/reaction.ts'

export const coachVoice: Voice = {
  instruction: [
    'That will not go into a pitch, so I leave it aside.',
    'I only coach pitches; that request stays outside.',
  ],
  unknown: [
    'Fine: we say nothing about {label} rather than something soft. A listener forgives a gap, not a bluff.',
    '{words} is an honest answer. In the pitch we will stay silent there until you know.',
  ],
  compliment: [
    'Cut {words}: a compliment in a pitch makes a listener ask who paid.',
    '{words} is a compliment. What those people did afterwards would be a line.',
  ],
  generality: [
    'Strike {words}, a generality. The more people it is for, the fewer feel meant.',
    '{words} is a generality; a pitch needs one person the listener can see.',
  ],
  hypothetical: [
    '{words} is a hypothetical, and listeners hear “not yet”. I will leave it out.',
    'I am crossing out {words}, a hypothetical. Say what has happened, not what would.',
  ],
  opinion: [
    '{words} is jargon; try saying it to a neighbour without blushing. I will drop the word.',
    'No listener repeats {words} at dinner. Use the plain word.',
  ],
  number: [
    '{quote} works, but a number would make it stay in the ear.',
    'You have the line, {quote}; it lacks the number that makes a listener look up.',
  ],
  hedge: [
    'Drop the {words} when you say it. If you are not sure, leave it out; if you are, stand on it.',
    '{words} takes the floor away under a good line.',
  ],
  repeated: [
    'I have {quote} already; once is enough in a minute.',
    '{quote} is noted from before.',
    'You gave me {quote} earlier, so we go on.',
  ],
  refuted: [
    '{quote} takes courage to say. In a pitch, say it with what you changed because of it.',
    'Keep {quote} in your pocket for the questions; it shows you listen.',
  ],
  payment: [
    '{quote}: that line goes in. Money is the best adjective.',
    'There is your proof: {quote}. Say it slowly.',
  ],
  fact: [
    '{quote}: keep that exactly as it is.',
    'That is a line: {quote}. Short, and it can be checked.',
    '{quote} will stick. Good.',
  ],
  solid: ['{quote}: that can be said aloud as it is.', 'Good line: {quote}.', '{quote} goes in.'],
  plain: ['I can use {quote}.', 'Good material: {quote}.', '{quote}: I have noted it.'],
}
