import type { MentorTopic } from '../../topic.ts'

export const selling: readonly MentorTopic[] = [
  {
    id: 'sales',
    title: 'closing a sale',
    asks: [
      'how do I sell',
      'how do I close a deal',
      'people say it is too expensive',
      'how do I handle objections',
      'how do I sell if I hate selling',
      'what do I do in a sales call',
      'the demo went well but nobody buys',
    ],
    words: 'sell selling close deal objection demo expensive salesperson convince',
    answer:
      'Selling is finding out whether they have the problem, who decides and by when. Ask for the next step in every conversation, with a date, and follow up five times before you give up. The demo should show their case, not your features. Compute how many of ten talks end with a dated next step; that is the number to lift.',
    more: 'When they say “too expensive”, ask “compared with what?” When they say “not now”, ask what has to happen first. Write the reasons of every lost deal in one list; three of the same kind are a product decision.',
    nextStep:
      'Ask the three warmest of your customers for a decision with a date, and write down the reason for each no.',
  },
  {
    id: 'slow-yes',
    title: 'a yes that never becomes an order',
    asks: [
      'they say yes and never sign',
      'the customer keeps postponing the decision',
      'everybody loves it and nobody orders',
      'we wait for months for an answer',
      'they promise to buy and nothing happens',
      'the deal is stuck',
    ],
    words: 'postpone sign decision wait undecided stuck pending procrastinate',
    answer:
      'A yes without a date is a polite no, or a yes from someone who may not decide. Ask three things, in this order: who else has to agree, what happens if you do nothing until summer, and what exactly comes next on which day. Then make the step smaller: one site, one month, money back. Compute the age of each open offer; those older than twice your usual time go off the list with one last friendly letter. An honest no frees you.',
    more: 'Offer to write what your contact needs for the boss: half a page with the cost of waiting in their own figures.',
    nextStep: 'Ask each open offer for a date, and close the two oldest with a friendly last letter.',
  },
  {
    id: 'free-pilot',
    title: 'free trials and pilots',
    asks: [
      'a company wants a free pilot',
      'they want to test it for free for months',
      'should I work for free to get a reference',
      'how long should a trial be',
      'the pilot does not become a contract',
      'should I offer a free trial',
    ],
    words: 'pilot trial free test demo proof',
    answer:
      'Charge something, even little: who pays reads the results. If it must be free, limit it in writing: four weeks, one site, one number that decides, and the price that holds afterwards if the number is reached. Name the person who will sign then, before you begin. Compute what the pilot costs you, hours times your rate plus material, and put this sum in the letter as a discount, so that it has a value. Without an agreed number a pilot never ends.',
    more: 'Two pilots at once are usually enough for a small team; a third one takes the time from the customer who pays.',
    nextStep:
      'Write one page: length, one number, price afterwards, who signs; send it before the pilot begins.',
  },
  {
    id: 'big-buyer',
    title: 'selling to a large company',
    asks: [
      'how do I sell to a big company',
      'procurement wants a hundred documents',
      'a corporation is interested in us',
      'how does a small firm win a large client',
      'the enterprise deal takes forever',
      'the buyer says we are too small',
    ],
    words: 'enterprise corporation procurement large multinational corporate',
    answer:
      'Find the person who loses sleep over the problem; the buying department comes later and only knows prices. Ask early how they last bought something from a small firm, how long it took and who had to sign. Start below the sum that needs a committee. Before you say yes, compute what the order costs you until they pay: material, wages and their payment days. A large order you cannot prefinance can close a small company. Ask for a part in advance.',
    more: '“Too small” is fear that you disappear. Offer what calms it: the code or drawings deposited with a third party, a second contact, a reference they can call.',
    nextStep: 'Ask your contact how their last purchase from a small supplier went, step by step.',
  },
  {
    id: 'tenders',
    title: 'public buyers and tenders',
    asks: [
      'how do I win a public tender',
      'how do we sell to the government',
      'the city wants us to bid',
      'should we take part in a public tender',
      'the school or hospital has to buy by tender',
      'how do I become a supplier to the state',
    ],
    words: 'tender public government bid municipality ministry state contracts school procurement',
    answer:
      'Read the conditions before the task: turnover, insurance, certificates or references can exclude you on page two. Most public buyers must publish what they buy and what it cost, so look up who won last time. Ask your question in writing before the deadline; answers go to all. Begin with purchases small enough to need no tender, or as the partner of a firm that already qualifies. Compute the hours of the bid times your chance of winning against the profit, and the weeks until public money arrives.',
    more: 'Ask the buyer for the reasons when you lose. In many places you have a right to them, and they are the best lesson you can get.',
    nextStep:
      'Find the last award for the same thing, note who won and for how much, and list the conditions you do not meet yet.',
  },
  {
    id: 'haggling',
    title: 'customers who want a discount',
    asks: [
      'customers say it is too expensive',
      'they find us too expensive',
      'everyone tells me my price is too high',
      'they say we cost too much',

      'every customer asks for a discount',
      'how do I react when they haggle',
      'they want it cheaper',
      'should I give discounts',
      'a client demands a lower price',
      'how do I defend my price in a negotiation',
      'people bargain about everything',
    ],
    words: 'discount haggle bargain cheaper negotiate rebate',
    answer:
      'Never give a lower price for nothing: give it for something. Pay now, take more, take less, wait longer, be named as a reference. Then the price stays true and the customer still wins. Be silent after you said it; the first to explain loses. Compute what a discount takes: at a margin of thirty in a hundred, ten off means a third of your profit, so half as many sales again are needed. Decide your lowest sum before the talk, and write it down.',
    more: 'If most people haggle, the offer is too easy to compare. Split it into two sizes, so that the talk is about which one, not about how much.',
    nextStep: 'Write three things you can ask for in return for a lower price, and use one in the next talk.',
  },
  {
    id: 'agents',
    title: 'sales agents and commissions',
    asks: [
      'what commission should I pay a sales agent',
      'should I hire salespeople on commission',
      'how do I work with agents or resellers',
      'a man offers to sell for us for a share',
      'commission only sales',
      'how do I find sales representatives',
    ],
    words: 'agent commission salesman reseller representative',
    answer:
      'Sell it ten times yourself first: an agent can repeat a way of selling, hardly invent one. Compute from your margin: price less direct costs, less what you need for rent and wages; what is left is the most a commission can be. Pay when the customer has paid, not when the order is written. Agree in writing on region, prices the agent may promise, who owns the customer, and how it ends. In some countries agents have rights when it ends; ask a lawyer before signing.',
    more: 'Begin with two agents for three months and compare paid orders per week of each; one alone tells you nothing.',
    nextStep: 'Compute the largest commission your margin carries and write the half page you would sign.',
  },
  {
    id: 'shelves',
    title: 'getting into shops',
    asks: [
      'how do I get my product into supermarkets',
      'how do I get into shops',
      'how do I find a distributor',
      'a retailer wants to list our product',
      'what margin do shops take',
      'the shop wants to take it only on commission',
      'how do I get my product onto the shelf',
    ],
    words: 'supermarket retailer distributor shelf wholesale stockist store listing',
    answer:
      'Begin with five independent shops where the owner decides. Bring a full box, the price on the shelf, and the delivery day. Work backwards: shelf price, less sales tax, less the shop’s share, less delivery and returns; what remains must carry your costs and you. Ask each shop for its share, since it differs by trade. What counts is not the first box, it is the second: compute pieces sold per shop and week. With that number you can talk to a chain.',
    more: 'Goods left on commission stay your money on somebody’s shelf. If you accept it, agree on a date on which they are counted and paid.',
    nextStep: 'Visit two shops with a box and work out your price backwards from their shelf.',
  },
  {
    id: 'online-shop',
    title: 'selling online',
    asks: [
      'should I open an online shop',
      'how do I sell on the internet',
      'do I need a website',
      'should I sell on a marketplace or my own site',
      'my web shop has visitors but no sales',
      'how do I sell my crafts online',
    ],
    words: 'online webshop website ecommerce shopify internet',
    answer:
      'Sell ten pieces online by hand first: a photo in a group, a message, a payment link, a parcel. You learn the questions people ask, what shipping costs and who sends things back. Then choose: a marketplace brings visitors and takes a share; your own shop takes nothing and brings nobody. Compute per order: price, less share or ads, less packing, shipping, returns and your minutes. If visitors come and do not buy, watch two people try it on their phone.',
    more: 'Sort out who pays for returns and what your country demands of an online seller before the first sale; a chamber or consumer office tells you.',
    nextStep: 'Sell three pieces by message this week and write down what each one really left you.',
  },
  {
    id: 'export',
    title: 'selling abroad',
    asks: [
      'should we sell in other countries',
      'how do I export',
      'we get orders from abroad',
      'when should we expand to another country',
      'how do I enter a foreign market',
      'customers in another country want our product',
    ],
    words: 'export abroad foreign overseas international countries',
    answer:
      'Serve those who ask, and do not go looking yet. Take three orders from one country, paid in advance, and learn what really happens: shipping, duties, returns, language, who answers at night. Compute the price at the customer’s door, with freight, duty and tax, and put it beside what people there pay today. If it still sells, find one partner who already delivers to these customers. Ask your customs office or chamber what your goods need; some need papers first.',
    more: 'One country well is more than five a little. The second begins when the first runs without you for a month.',
    nextStep: 'Compute the price at the door of one foreign customer and ask them what they pay today.',
  },
  {
    id: 'partnership',
    title: 'working with a partner company',
    asks: [
      'a bigger company proposes a partnership',
      'should we partner with another firm',
      'how do I make a partnership work',
      'a partner wants to sell our product with theirs',
      'what should I watch out for in a cooperation',
      'joint venture with another company',
    ],
    words: 'partnership cooperate alliance collaboration joint',
    answer:
      'Ask what each side will do in the next thirty days, by name and date. A partnership without that is a press release. Find the one person there whose own target gets better through you. Try it on three customers before anything is signed, then count: how many introductions, how many orders, what each side earned per hour. Keep your customers’ contacts and your right to work with others. Let a lawyer read anything that says exclusive, for ever, or all rights.',
    more: 'If it is not in anybody’s targets over there, it will not happen, however friendly the meetings are.',
    nextStep: 'Agree with the partner on three named customers and a date to look at the result.',
  },
  {
    id: 'trade-fair',
    title: 'fairs and exhibitions',
    asks: [
      'is a stand at the trade fair worth it',
      'should I go to an exhibition',
      'how do I get customers at a fair',
      'we paid for a booth and got nothing',
      'should I exhibit at the conference',
      'how do I prepare for a trade show',
    ],
    words: 'fair booth exhibition stand expo conference',
    answer:
      'Go once as a visitor before you pay for a stand; speak with ten exhibitors of your size and ask what they got from it. If you exhibit, arrange half of your meetings before the doors open. Ask every visitor one question that separates buyers from collectors of pens, and note the answer. Compute everything: space, stand, travel, days lost; divide by the conversations with real buyers, and compare with what a conversation costs you elsewhere. Follow up within three days, or it was a holiday.',
    more: 'Sharing a corner with a partner who sells to the same people often brings as many talks for a part of the money.',
    nextStep: 'Write down twenty names who will be there and ask five of them for ten minutes.',
  },
  {
    id: 'press',
    title: 'press and publicity',
    asks: [
      'a journalist wants to write about us',
      'how do I get into the newspaper',
      'should I talk to the press',
      'how do I get publicity',
      'a podcast invited me',
      'how do I prepare for an interview with the media',
    ],
    words: 'journalist press newspaper media podcast radio tv article interview',
    answer:
      'Say yes when your customers read it, and know the one sentence you want to see printed. Bring one customer who agreed to be named and one number you can prove. Ask what it is about and until when; everything you say may be printed. Afterwards count who came because of it, for two weeks; then you know whether the next request is worth an afternoon.',
    more: 'Have the page ready that a reader should reach, and count who comes from it.',
    nextStep: 'Write your one sentence and ask one customer whether they may be named.',
  },
]
