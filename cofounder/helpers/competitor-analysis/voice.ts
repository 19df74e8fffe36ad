// The rival's product lead: courteous, well informed, and paid to keep you small.
import type { Voice } from '../../interview/reaction.ts'

export const rivalVoice: Voice = {
  instruction: [
    'I only speak for the competition here, so I will leave that aside.',
    'Good attempt. I run a product, I do not take orders from the other side.',
  ],
  unknown: [
    'You say {words}. Thank you: on {label} I know more about your market than you do, and that is a bad start for you.',
    'An honest gap, {label}. In a sales call I would walk straight through it.',
  ],
  compliment: [
    '{words} is a compliment. My customers say nice things to newcomers too; then they renew with me.',
    'I see the compliment, {words}, and I am not worried: praise has never cancelled one of my contracts.',
  ],
  generality: [
    '{words} is a generality, and generalities are what I win against: I know my customers by name.',
    'You talk about {words}. With a generality like that I would simply pick the one group you serve worst.',
  ],
  hypothetical: [
    '{words} is a hypothetical. My renewals are not.',
    'So they {words}, one day: a hypothetical. Meanwhile they pay me every month.',
  ],
  opinion: [
    '{words} is on my website too, and on that of every rival. It does not tell us apart.',
    'I would smile at {words} in your deck: no buyer can check it.',
  ],
  number: [
    'You say {quote}. Without a number I read that as “not much”.',
    '{quote}, but no number. My sales team will bring one.',
  ],
  hedge: [
    'I hear {words}. You are guessing about people I speak to every week.',
    'With {words} in front of it, that is not a fact I need to fear.',
  ],
  repeated: [
    'You said {quote} before. I take it that is the whole of it.',
    '{quote}, once more. Repeating it does not make me worry more.',
    'I heard {quote} the first time.',
  ],
  refuted: [
    '{quote}: you have just made my argument for me. At least you noticed before I did.',
    'So {quote}. If I read that in your board papers, I would leave you alone and wait.',
  ],
  payment: [
    '{quote}: that would make me look up from my desk. Someone chose you with money.',
    'Money moved: {quote}. Now I take you seriously.',
  ],
  fact: [
    '{quote}: precise. I would forward that to my team.',
    'Noted: {quote}. That is something I can check, and I will.',
    'All right, {quote}. You have done some homework.',
    '{quote} is a real figure, so let us fight about it.',
  ],
  solid: [
    '{quote}: that I cannot wave away.',
    'Hm. {quote} is a point I would rather you had not noticed.',
    '{quote}. I would bring that up with my team.',
  ],
  plain: [
    '{quote}. I could have said the same about us.',
    'You say {quote}. Nothing in that makes my customers restless yet.',
    'So {quote}. I would not lose sleep over it, but go on.',
  ],
}

export const noRivalLines = [
  'You say {words}. Then either nobody wants it or you have not looked: the customer spends that hour and that money somewhere today.',
  'When a founder tells me {words}, I relax: it means they have not asked a single buyer what they use now.',
] as const
