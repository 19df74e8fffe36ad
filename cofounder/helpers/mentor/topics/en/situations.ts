import type { MentorTopic } from '../../topic.ts'

export const situations: readonly MentorTopic[] = [
  {
    id: 'bank-refusal',
    title: 'a bank that refuses a loan',
    asks: [
      'the bank refused my loan',
      'the bank said no to the loan',
      'my loan was turned down',
      'no bank will lend to us',
      'what do I do when the bank rejects my application',
    ],
    words: 'bank refuse refused rejected denied decline turned',
    answer:
      'Ask for the reason, in writing if they give it: too little of your own money, no security, figures that do not convince, or no appetite for your trade. Each has another remedy. Then halve the sum: look for the smallest amount that starts to earn, and whether a supplier, a customer who pays ahead or a leased machine could carry it. Ask a second bank, a guarantee bank or fund, and a microlender, with the first refusal on the table. Compute the rate a month against the money it brings in.',
    more: 'Banks lend on what has happened, not on what will. Three months of sales on one page do more than a plan.',
    nextStep:
      'Call the person who refused, ask what would have to be different for a yes, and write the answer down.',
  },
  {
    id: 'churn-meaning',
    title: 'what churn is, and whether it matters yet',
    asks: [
      'what is churn',
      'explain churn to me',
      'should I care about churn with few customers',
      'how do I measure churn',
      'what is a good churn rate for a small company',
    ],
    words: 'churn define rate measure',
    answer:
      'Churn is the share of customers who leave in a month: those who left, divided by those you had at its start. With a few dozen customers a percentage jumps too much to steer by, so count by name: who left, when, and why. Keep the list, and call each one within a week. The share begins to tell something when you have a hundred or more, or six months behind each other. Compute then how long a customer stays: one divided by the monthly share.',
    more: 'Look at those who joined in the same month and how many are left after three. That line says more than the average.',
    nextStep:
      'Write the names of all who left so far, with the month and the reason, and call the last three.',
  },
  {
    id: 'side-selling',
    title: 'members or suppliers who sell to somebody else',
    asks: [
      'how do I stop members from selling to the broker',
      'our farmers sell to the middleman behind my back',
      'members sell elsewhere although we agreed',
      'how do I stop side selling',
      'suppliers promise me their harvest and sell it to others',
      'producers break the agreement when the price goes up',
    ],
    words: 'members side selling broker middleman cooperative harvest growers promised back',
    answer:
      'They sell to the other because he pays more, sooner, or comes to the door: find out which, from five who did it, without blame. Being paid the same hour often weighs more than a higher price. Then make staying worth it: a bonus at the end of the season for all that was delivered, a weighing everybody can see, and help the broker does not give. Write down in one page what each side promises, and sign it before the season. Compute what you can pay a kilo at most, so that nobody outbids you by surprise.',
    more: 'Publish each member’s deliveries in the group. What neighbours see is kept better than what a contract says.',
    nextStep:
      'Ask three who sold elsewhere what they got, when the money came, and what would have kept them.',
  },
  {
    id: 'charity-status',
    title: 'keeping charitable status while growing',
    asks: [
      'can we grow without losing our charitable status',
      'how much may a charity earn by trading',
      'do we lose our nonprofit status if we sell things',
      'may a nonprofit make a profit',
      'should our charity set up a company',
      'can a charity pay its founders',
    ],
    words: 'charitable charity nonprofit status trading regulator lose',
    answer:
      'Growing is allowed nearly everywhere; what is limited is trade that does not serve the purpose, and who gets the money. Ask your regulator or an adviser who knows charities, in writing, three things: which of your incomes count as your purpose, how much other trade is allowed, and what may be paid to those who run it. Keep the two kinds of income apart in the books from today. If trade grows past the limit, a company owned by the charity that gives its profit up is the usual way. Compute the share of each kind of income in the last year.',
    more: 'A grant giver asks the same questions as the regulator. One page with the two kinds of income serves both.',
    nextStep:
      'Sort last year’s income into purpose and other trade, and send the regulator your three questions.',
  },
  {
    id: 'sell-or-rent',
    title: 'selling or renting it out',
    asks: [
      'should I sell it or rent it',
      'should I sell them or rent them out',
      'sell or lease my devices',
      'is it better to rent out or to sell',
      'should customers buy or hire my equipment',
    ],
    words: 'sell rent hire lease lend out own',
    answer:
      'Compute both for one piece. Sold: price less what it costs you, once, and a repair under warranty. Rented: the rent times the months it is really out, less repairs, loss, cleaning, and the months it lies in the shed. Renting pays back later, so divide what a piece costs by its rent a month: so many months you wait, with your own money, and for each piece. Rent if customers need it seldom or fear it may not work; sell if they use it every day. Say who bears loss and damage, in writing, with a deposit.',
    more: 'Offer both to the next ten, at prices where you earn the same after a year. What they choose tells you more than a survey.',
    nextStep: 'Write both sums for one piece on one page, and offer the two to the next five who ask.',
  },
  {
    id: 'green-claims',
    title: 'calling it green, natural or the best',
    asks: [
      'can I call it zero waste',
      'may I say it is sustainable',
      'can I write eco friendly on the label',
      'what am I allowed to claim in advertising',
      'can I call it organic',
      'am I allowed to say we are the best',
    ],
    words: 'claim claims zero waste green eco organic sustainable natural label advertising call',
    answer:
      'Claim only what you have measured and can show to somebody who doubts it. A wide word (“zero waste”, “green”, “climate neutral”) is heard as a promise about everything; a narrow one is safer and sells better: what exactly, how much of it, measured how, since when. Some words need a certificate in many places, organic above all. Rules on such claims differ and change, so ask your consumer authority or chamber before you print anything. Compute the figure you want to claim from your own records, and keep them.',
    more: 'Say what is not good yet, beside what is. It makes the rest believable.',
    nextStep:
      'Write the claim as one sentence with a figure of your own, and ask the consumer authority whether it may stand.',
  },
  {
    id: 'open-source',
    title: 'giving the source code away',
    asks: [
      'should I open source it',
      'should we give away the source code',
      'what happens if I publish my code',
      'how do I earn with open source',
      'to what extent should the code be open',
      'can I sell something that is open source',
    ],
    words: 'open source code publish licence github free away',
    answer:
      'Ask what the code does for you when others have it: it can bring trust, users and help, and it takes away nothing that could not be rebuilt. Keep back what customers pay for: running it, support, data, or the part for large users. Open a library or the part that others must trust; keep the rest until somebody asks. The licence decides who may sell it, and it cannot be taken back for what is out, so read it with somebody who knows. Check first that all of it is yours: employers, students and universities may have rights.',
    more: 'Count afterwards who came through it and stayed. Stars are no users, and users are no customers.',
    nextStep: 'List the parts of the code, and write beside each: who would use it, and what would you lose.',
  },
  {
    id: 'quick-money',
    title: 'earning something quickly',
    asks: [
      'how do I make money fast',
      'I need money this week',
      'how can I earn quickly',
      'what can I sell today',
      'quick money',
      'fastest way to earn something',
    ],
    words: 'fast quick quickly money earn week today',
    answer:
      'Sell work before a product: something you can do this week, for somebody who knows you, paid on the day. Write one sentence with what you do, for whom, by when and for how much, and send it to twenty people you can reach today, by name. Take the first yes and do it well; ask that person for the next two names. Be careful with anything that wants money from you first or promises a lot for little: that is how people lose it. Compute what is left after costs for one day of such work.',
    more: 'What three strangers paid for in a week is worth more as an idea than anything you thought of before.',
    nextStep: 'Write the one sentence and send it to twenty people by name.',
  },
  {
    id: 'large-order',
    title: 'one very large order, perhaps from abroad',
    asks: [
      'a customer wants far more than we ever made',
      'somebody abroad wants to order two thousand',
      'a huge first order, can I take it',
      'a foreign buyer asks for a large quantity',
      'an order ten times our size',
    ],
    words: 'huge large quantity abroad foreign buyer capacity order',
    answer:
      'Be glad and slow. First find out who they are and who pays: ask for the company, a reference you can call, and why you. Then capacity: how many can you make in a month beside what you already owe, and compute how long the whole takes. Offer partial deliveries, each paid before the next, and a part in advance that at least covers material. For abroad, settle in writing who bears transport, duty and risk from which point on, in which currency, and ask your chamber or a forwarder about papers. A sample order first protects both.',
    more: 'Fraud with large orders is common: a cheque for too much, a forwarder of theirs you must pay. Ship nothing before the money is final.',
    nextStep:
      'Answer with three questions (who, by when, which quantity first) and an offer for a first part, paid in advance.',
  },
  {
    id: 'tender-customers',
    title: 'charging people in a hard time',
    asks: [
      'how do I charge grieving people',
      'is it wrong to take money from people who suffer',
      'how do I ask sick people for money',
      'I feel bad charging people who have little',
      'how do I price help for families in need',
      'charging vulnerable people without feeling awful',
    ],
    words: 'grieving bereaved sick poor vulnerable suffering awful guilty charging need',
    answer:
      'You may be paid for it: what nobody pays for ends when you are tired. Make it easy on both sides. Say the price early, in writing, on the page and in the first letter, so that nobody has to ask. Let the first visit be free and the rest a plain monthly sum, which spares a talk about money each time. Keep a few places for those who cannot pay, with one sentence that says so and no proof asked. Compute what you need a month, and how many paying places carry a free one.',
    more: 'Somebody else may pay: an insurer, an employer, a parish, a foundation. Ask two of them what they pay for already.',
    nextStep:
      'Write the price, the free first visit and the sentence about free places on one page, and read it to somebody who has been there.',
  },
  {
    id: 'inflation',
    title: 'prices in high inflation',
    asks: [
      'inflation eats my price',
      'how often should I raise prices with inflation',
      'prices change every month, what do I charge',
      'my costs rise every week',
      'how do I quote a price when the currency falls',
    ],
    words: 'inflation devaluation currency index monthly weekly',
    answer:
      'Re-price in a rhythm everybody knows, monthly or whenever your supplier does, and say the rule instead of excusing each rise: tied to an index, a supplier’s list or a harder currency, whatever your law allows. Let offers hold for days, not weeks, and put the date on them. Take payment at the order, or a large part of it; a debt melts in your hands. Never fix a price for a year, unless it moves with the index. Compute the price from what the next purchase will cost you, not from what the last one did.',
    more: 'Turn cash into stock you will surely sell. Hold as little of the falling money as wages and rent need.',
    nextStep: 'Write the rule in one sentence with its date, and put it on the next offer.',
  },
]
