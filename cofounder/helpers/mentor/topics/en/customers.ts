import type { MentorTopic } from '../../topic.ts'

export const customers: readonly MentorTopic[] = [
  {
    id: 'first-customers',
    title: 'finding the first customers',
    asks: [
      'how do I get more customers',
      'more customers',

      'how do I get my first customers',
      'where do I find the first ten customers',
      'nobody buys yet',
      'how do I find clients',
      'how do I get people to try it',
      'where are the first users',
      'I have no customers',
      'how do I get my first paying clients',
      'it is live and nobody downloads it',
    ],
    words:
      'clients buyers users downloads signups early adopters launch zero nobody traction lead outreach acquire',
    answer:
      'The first ten customers come from conversations, not from channels. Write forty names of possible customers, ask each for fifteen minutes about the problem, and offer the product only to those who lean in. Do what does not scale: set it up for them, sit beside them, fix it overnight. Count replies per ten messages: that number tells you whether the list or the sentence is wrong.',
    more: 'Ask every one who says no for the name of someone who has it worse; referrals from a polite no convert better than cold messages. Keep one list with date, answer and next step, and work it daily. When the same place produces three of them, you have found your first channel.',
    nextStep:
      'Write to ten customers by name with one sentence about their problem and one question, and count the replies.',
  },
  {
    id: 'interviews',
    title: 'talking to customers',
    asks: [
      'how do I interview customers',
      'what should I ask in a customer conversation',
      'how do I validate the problem',
      'how do I find out whether the problem is real',
      'people are only polite about my idea',
      'should I do a survey',
      'what questions do I ask possible customers',
      'how do I ask people without them being nice',
    ],
    words:
      'questions ask interview survey talk discovery conversation validate feedback listen nurses patients understand needs',
    answer:
      'Ask about the last time it happened, never about your idea: what did you do, what did it cost, what have you tried? Past behaviour and money are evidence; “I would use that” and “great idea” are not. Five conversations with the same kind of people tell you more than a survey of two hundred. Count how many of the five named a sum or showed you something.',
    more: 'Open with their day, be silent longer than is comfortable, and ask “and then?” instead of explaining. End each talk by asking for something that costs them: an introduction, their data, a deposit. Write down exact words the same evening; you will need them for the pitch.',
    nextStep:
      'Hold three conversations of twenty minutes with your customers about the last time it went wrong, without mentioning your product.',
  },
  {
    id: 'niche',
    title: 'whom to serve first',
    asks: [
      'should I focus on one group of customers',
      'which customers should I start with',
      'which target group should I choose first',
      'who is my ideal customer',
      'everybody could use it',
      'my market is everyone',
      'should I specialise or serve everybody',
    ],
    words: 'segment audience target group focus specialise persona everyone narrow',
    answer:
      'Start with the group for whom it hurts most often, who can decide alone, and whom you can reach this week; all three, not one. Serving everybody means that each sale begins from nothing. List your last ten conversations and mark in which group people asked about the price unasked. Compute per group: conversations held, people who acted, days until they decided. The best line is your first group, and the others may wait a quarter.',
    more: 'Choosing one group first does not refuse the others; it decides whose words stand on your first page.',
    nextStep:
      'Make the table of your last ten conversations by group and pick the line in which people acted fastest.',
  },
  {
    id: 'referrals',
    title: 'being recommended',
    asks: [
      'how do I get referrals',
      'how do I get word of mouth',
      'how do I make happy clients tell others',
      'should I pay for recommendations',
      'customers like us but do not recommend us',
      'how do I ask for a recommendation',
    ],
    words: 'recommend recommendation word-of-mouth mouth refer introduce testimonial',
    answer:
      'Ask at the moment of relief, right after it worked, and ask for one named person instead of “anyone”: “Who else in your street has this trouble?” Offer to write the two sentences they can pass on. A reward can help, but it must be allowed in your trade and shown openly. Compute two numbers each month: how many customers you asked, and how many new ones came from it. Most owners find that they never asked.',
    more: 'If people praise you and still name nobody, ask what would embarrass them about it; often it is a late delivery or a price they cannot explain.',
    nextStep: 'Ask your last three happy customers for one name each, and note who answered.',
  },
  {
    id: 'no-replies',
    title: 'messages nobody answers',
    asks: [
      'nobody answers my cold emails',
      'I send messages and get no replies',
      'cold calling does not work',
      'how do I write a cold email',
      'people ignore my messages on linkedin',
      'I wrote to hundreds and got nothing back',
      'should I phone instead of writing',
      'nobody replies to my emails, should I call',
    ],
    words: 'email cold reply response answer message unanswered linkedin spam outreach phone',
    answer:
      'First look at whom you write to, then at the words. Ten people whose trouble you can name beat two hundred addresses. Write four lines: what you saw at their place, what it usually costs, one question they can answer in a word, your name. No attachment, no meeting request. Write again after three and after ten days, with something new in it, then phone; one call says more than a third mail. Compute replies per twenty messages for each list; change one thing at a time, or you learn nothing.',
    more: 'Try another door for the same ten: a visit, a phone call at eight in the morning, somebody they know. And check that sending such messages is allowed where you are.',
    nextStep: 'Pick ten people by name, write each four lines of their own, and count the replies in a week.',
  },
  {
    id: 'retention',
    title: 'customers who leave',
    asks: [
      'customers leave after a month',
      'people sign up and never come back',
      'users stop using it',
      'how do I keep customers',
      'our churn is too high',
      'they try it once and do not return',
      'why do customers cancel',
    ],
    words: 'churn cancel leave stay loyal return inactive unsubscribe repeat',
    answer:
      'Find the moment after which people stay: the first result, the first colleague invited, the first week used twice. Then remove everything between sign-up and that moment. Call the last five who left; they tell you more than the dashboard. Compute one share: of those who came three months ago, how many still pay today? Begin with those who paid longest before they went.',
    more: 'Separate those who never got the value from those who had it and left: the first is onboarding, the second is the product or the person. Fix the second group’s reason first if it is the one that pays.',
    nextStep:
      'Call the last five people who stopped, ask what they use now, and write down the words they use.',
  },
  {
    id: 'concentration',
    title: 'depending on a few customers',
    asks: [
      'one customer is most of our revenue',
      'we depend on one client',
      'our biggest customer is seventy percent of sales',
      'what if our main client leaves',
      'two of our customers have the same owner',
      'is it dangerous to have only a few big customers',
      'one client makes up most percent of our sales',
      'several of our customers are owned by the same person',
    ],
    words: 'depend dependent biggest share percent revenue main',
    answer:
      'Count owners, not contracts: customers who decide together are one customer. An investor will do that sum in the first meeting, so do it yourself. What share of the money ends if that one person says no? Above a third, the next sale must be to somebody else. Begin with that sum today: money of the last twelve months per decision-maker, divided by all of it.',
    more: 'Keep them and ask for two introductions outside their circle; that is the cheapest way out of the dependence.',
    nextStep:
      'Write the share of revenue per decision-maker and name the next three who belong to nobody on the list.',
  },
  {
    id: 'difficult-customer',
    title: 'a customer who costs too much',
    asks: [
      'one client takes all my time',
      'a customer is never satisfied',
      'how do I get rid of a bad customer',
      'a customer treats my staff badly',
      'should I fire a client',
      'this client always wants extra work for free',
    ],
    words: 'demanding rude annoying exhausting client unreasonable',
    answer:
      'Write down one month of this customer: hours, extra work, late payments, and what came in. Divide money by hours and put it beside your other customers; then it is a figure and no longer a feeling. Next, say once in writing what is included, what more costs, and from which date. Those who accept become normal customers. For the others name an end date, finish what you promised, and suggest somebody else. Protect your people first if it gets rude.',
    more: 'Look at how this customer came to you. If two bad ones came by the same door, close the door.',
    nextStep:
      'Compute what this customer paid per hour last month and write the one-page list of what is included.',
  },
  {
    id: 'bypass',
    title: 'customers going around you',
    asks: [
      'members sell behind my back',
      'drivers take the customer’s number and forget me',

      'customers go around us and deal directly',
      'after the first job they cut me out',
      'the two sides meet outside the platform',
      'how do I stop people from bypassing the marketplace',
      'they take my contact and book without us',
    ],
    words: 'directly around middleman platform circumvent cut broker',
    answer:
      'People go around a middleman when the second deal needs nothing from him. So make the second deal need you: guarantee, payment protection, scheduling, parts, records, insurance. Or charge for the introduction once, at the start, and let the rest go. Rules and penalties slow it down and do not stop it. Compute how many jobs a customer does after the first one, and how many of these still pass through you.',
    more: 'Ask five who went around you what they would have missed. What they name is your product; if they name nothing, earn at the first meeting.',
    nextStep: 'Call the last three who went around you and ask what would have kept the second job with you.',
  },
  {
    id: 'exclusivity',
    title: 'a customer who wants exclusivity',
    asks: [
      'a customer wants exclusivity',
      'they want to be the only one who may sell it',
      'a dealer wants exclusive rights for the region',
      'they ask me not to work with anyone else',
      'should I give somebody exclusive rights',
      'they sign only if we do not serve their rivals',
      'they sign only if I work with nobody else in their city',
    ],
    words: 'exclusive exclusivity sole rights territory region only rivals stop selling demands',
    answer:
      'Exclusivity is something you sell, so put a price and an end on it: a minimum purchase each quarter, one region, twelve months, and it lapses when the minimum is missed. Without a minimum the answer is no, because you would pay with every customer you may no longer serve. Have a lawyer read the clause. Compute what you would earn there from others in those twelve months; that is the smallest price.',
    more: 'Offer something narrower first: a head start of three months, a named account, a feature first. Often they want safety from one rival, not a whole market.',
    nextStep:
      'Ask them which rival or loss they fear, and write down the minimum that would make exclusivity worth it to you.',
  },
  {
    id: 'rejected',
    title: 'a no from somebody who matters',
    asks: [
      'the association turned us down',
      'an important partner said no',
      'they refused to work with us',
      'I got rejected',
      'what do I do after a rejection',
      'the door we counted on is closed',
      'the big partner said no',
    ],
    words:
      'rejected declined refused refusal turned down proposal board rejection association chamber support',
    answer:
      'A no to your offer is not a no to your customers. Ask what would have to be different, once, politely, and write it down. Then go to the same people by another door: ten of the members, one by one. If several of them want it, the association will ask you. Compute what share of your plan hung on that one answer; that is the part to rebuild.',
    more: 'Never hang the plan on one door; have the second one named before you knock at the first.',
    nextStep: 'Name two other ways to the same twenty people and try the smaller one this week.',
  },
  {
    id: 'bad-review',
    title: 'bad reviews',
    asks: [
      'we got a bad review',
      'somebody wrote a one star review',
      'a false review about us online',
      'how do I answer a negative review',
      'a customer writes lies about us on the internet',
      'our rating dropped',
    ],
    words: 'review stars rating google tripadvisor slander negative',
    answer:
      'Wait an hour, then answer once in public, in three sentences: what you understood, what you will do, where to reach you. Future customers read the answer, not the quarrel. If it is true, mend it and say so later. If it is false, report it to the site with proof, and ask a lawyer only when it costs you real orders. Then ask your last ten content customers for a review each; compute how many of ten say yes. Never buy or write any yourself.',
    more: 'Keep a list of what bad reviews name. The second time the same word stands there, it is no longer an opinion.',
    nextStep: 'Answer the review in three calm sentences and ask three content customers for theirs.',
  },
]
