// What the sceptical customer asks: first, and again when the answer was weak.
import type { ValidationDimension } from '../../../contracts/results/problem-validation.ts'
import type { Dimension } from '../../interview/dimension.ts'

export const questions: Record<
  ValidationDimension,
  Pick<Dimension<ValidationDimension>, 'topic' | 'questions' | 'followUps'>
> = {
  problem: {
    topic: /\b(?:problem|goes? wrong|pain|struggl\w*|fix|broken)\b/i,
    questions: [
      'What exactly goes wrong in my day, the last time you saw it happen?',
      'Walk me through the last time this went wrong for someone: what were they trying to do, and where did it break?',
      'Forget your product for a minute: which moment in my day are you trying to save me from?',
    ],
    followUps: [
      'Give me one real case: who was it, which day, and what broke first?',
      'What happens to me if nobody ever fixes this?',
    ],
  },
  who: {
    topic:
      /\b(?:who (?:is|are|has|exactly|feels)|which (?:customers?|people|kind of)|customer am i|target)\b/i,
    questions: [
      'Who am I, precisely: which job, which size of place, which country?',
      'Picture the one person who has this worst. What is their job, and where do they work?',
      'If you had to ring one of us this afternoon, whose door would it be?',
    ],
    followUps: [
      'Of all of those, who has it so badly that they have already tried to fix it themselves?',
      'Who is it not for? Name a group you would turn away.',
    ],
  },
  frequency: {
    topic: /\b(?:how often|how many times|how frequent|every (?:day|week)|last time)\b/i,
    questions: [
      'How often does it actually happen to one of us: per week, per month, per year?',
      'Count for me: in the last month, how many times did this hit a single customer?',
      'Is this a Monday-morning thing, a monthly thing, or once a year before the tax deadline? Say how often.',
    ],
    followUps: [
      'Put a count on it. In the past four weeks, how many times for one customer?',
      'When was the last time it happened to someone you know, and the time before that?',
    ],
  },
  intensity: {
    topic: /\b(?:cost|costs|how much (?:time|money|does)|hours|what does it (?:cost|take)|worth)\b/i,
    questions: [
      'What does it cost me when it happens, in hours or in money?',
      'Do the sum with me: one bad week with this problem, how many hours or how much money is gone?',
      'I have ten problems. What does this one take out of my pocket or my week?',
    ],
    followUps: [
      'Give me a figure, even a rough one, and tell me who gave it to you: hours a week or money a month?',
      'If I did nothing for a year, what would I have lost?',
    ],
  },
  workaround: {
    topic: /\b(?:today|currently|right now|workaround|instead|use now|solve it|cope|handle)\b/i,
    questions: [
      'What do you think I do about it today, and what does that cost me?',
      'How do {who} get by right now without you?',
      'I am still in business, so I cope somehow. How?',
    ],
    followUps: [
      'At which moment does that way let me down?',
      'What have people already tried and given up on?',
    ],
  },
  money: {
    topic: /\b(?:pay|paid|price|money|budget|charge|spend|buy|deposit)\b/i,
    questions: [
      'Who has already paid for this, or for anything that does half of it, and how much?',
      'What would you charge me, and what do I stop paying for when I buy it?',
      'Which line of my budget does your price come out of, and what is on that line today?',
    ],
    followUps: [
      'How many people have put money down yet, as a deposit, a pre-order or a signed letter, and how much?',
      'What is the smallest amount you could ask me for this week, and whom will you ask first?',
    ],
  },
  reach: {
    topic:
      /\b(?:reach|find (?:us|me|them|ten|twenty|\d+)|channel|where do|hear about|market to|get in front|next (?:ten|twenty))\b/i,
    questions: [
      'Where would I first hear of you: which place, group or person do {who} already trust?',
      'You need twenty of us on the phone next week. Where do you find the names?',
      'Which door do you come through: a trade group, a supplier of mine, an advert? Be exact.',
    ],
    followUps: [
      'Name one list, group or event, and how many of us are in it.',
      'Who could introduce you to five of us by Friday?',
    ],
  },
  evidence: {
    topic:
      /\b(?:evidence|prove|proof|talked to|spoken to|interviewed|how do you know|seen (?:it|this)|what did they (?:do|say))\b/i,
    questions: [
      'How many of us have you sat down with, and what did they do, not say?',
      'What have you seen with your own eyes, and how many times?',
      'Which of these things did somebody show you, and which do you only believe?',
    ],
    followUps: [
      'How many conversations, with whom, and what did the last one do afterwards?',
      'What did somebody do about it, with their time or their money, without you asking?',
    ],
  },
}
