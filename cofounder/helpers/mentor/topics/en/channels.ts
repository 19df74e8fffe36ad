import type { MentorTopic } from '../../topic.ts'

export const channels: readonly MentorTopic[] = [
  {
    id: 'marketing',
    title: 'choosing a channel',
    asks: [
      'how do I make people know we exist',
      'which channel works to reach them',
      'which marketing channel should I use',
      'how do I advertise my shop',
      'should I use instagram or facebook',
      'how do I promote my business',
      'nobody knows us',
      'how do I do marketing without money',
      'marketing',
      'advertising',
    ],
    words:
      'reach promote promotion advertise marketing instagram tiktok flyer channel visibility awareness known',
    answer:
      'Try three channels for two weeks each, with a fixed small budget and one number: cost per conversation with one of your customers. Keep the one that wins and drop the others completely. Most young companies live from a single channel; spreading thin is the usual mistake. Begin where you already had three good conversations, and write the cost of each one down, your own hours included.',
    more: 'Go where your customers already spend time, and say the problem in their words before you say your name. Content pays back late, paid ads pay back only once you know what a customer is worth, partnerships pay back when the partner earns too. Measure conversations, not likes.',
    nextStep:
      'Pick one place where your customers gather and start one honest conversation about the problem there each working day this week.',
  },
  {
    id: 'paid-ads',
    title: 'ads that cost more than they bring',
    asks: [
      'my ads cost more than they bring in',
      'facebook ads do not work',
      'google ads are too expensive',
      'should I spend money on advertising',
      'how much should I spend on ads',
      'we burn money on ads',
    ],
    words: 'ads adwords clicks campaign advertising facebook google',
    answer:
      'Stop for one week and see what happens to orders; often nothing. Then compute two numbers: what one buyer cost you, that is ad money divided by buyers and not by clicks, and what one buyer leaves after costs until they stop buying. Ads pay only while the first is well below the second. If the page does not turn visitors into buyers when friends visit it, no ad will. Restart with one ad, one group, one promise, and a sum you can lose.',
    more: 'Ask every new customer how they found you, in one question. The answers often name something you do not pay for.',
    nextStep:
      'Divide last month’s ad money by the buyers it brought and put it beside what one buyer leaves you.',
  },
  {
    id: 'name',
    title: 'the name',
    asks: [
      'how do I find a name for my company',
      'is this name good',
      'should we change our name',
      'do I need the domain',
      'how important is a brand name',
      'what should I call my business',
    ],
    words: 'name brand domain rename naming logo',
    answer:
      'A name has to be spoken on the phone, spelled after hearing it once, and free to use in your field. It does not have to explain the product. Spend a day on it, not a month; customers buy the result. Before printing anything, look it up in the register of your country, and count how many of ten people can spell it the day after.',
    more: 'Say three candidates to ten people and ask the next day which one they remember. Check the trademark register of your country and the domain before you fall in love.',
    nextStep: 'Test three names on five people tomorrow and keep the one they can still spell the day after.',
  },
  {
    id: 'pitch',
    title: 'the pitch',
    asks: [
      'how do I pitch my startup',
      'I have one minute on stage',
      'what goes into a pitch deck',
      'how do I explain what we do in one sentence',
      'people do not understand what we do',
      'how do I tell our story',
      'what slides do I need',
    ],
    words: 'pitch slides deck presentation stage elevator explain',
    answer:
      'Begin with a scene from the life of your customers, with one number in it; then what you do, for how many, what has already happened, and what you ask. Leave out the technology. If a listener cannot repeat it, it is too long. Count how many of five listeners can say it back, and cut the sentence they dropped.',
    more: 'Say it to five people who do not owe you kindness and ask them to repeat it; what they drop was not clear. Put the strongest fact first, not last. Ten slides are enough, one thought each.',
    nextStep:
      'Open the Elevator Pitch coach with your three strongest facts and record the sixty-second version once.',
  },
]
