import type { MentorTopic } from '../../topic.ts'

export const making: readonly MentorTopic[] = [
  {
    id: 'manufacturing',
    title: 'having it made',
    asks: [
      'how do I find a manufacturer',
      'how do I find a factory for my product',
      'the factory wants a huge minimum order',
      'should I produce myself or have it made',
      'my manufacturer delivers bad quality',
      'how do I get a prototype made',
    ],
    words: 'factory manufacturer produce minimum prototype',
    answer:
      'Make the first twenty yourself, however ugly; only then can you describe what a factory must do. Write one page: drawing, material, tolerances, what counts as faulty, packing. Ask five makers, near ones too, for samples and for prices at three quantities; visit two or send somebody. Compute the full piece: unit price, tools, freight, duty, rejects, and the cash locked until it is sold. A dearer small batch is cheaper than a cellar full of the wrong ones. Pay in parts, the last after inspection, and keep tools and drawings in your name.',
    more: 'When the minimum is too large, ask for their standard part with your change, or share a run with another small brand.',
    nextStep: 'Write the one page and ask five makers for a sample and prices at three quantities.',
  },
  {
    id: 'scams',
    title: 'fraud and scams',
    asks: [
      'somebody sent us a fake invoice',
      'I was scammed',
      'a customer paid with a false cheque',
      'we were hacked',
      'someone uses our name to cheat people',
      'is this offer a fraud',
      'I paid and the goods never came',
    ],
    words: 'scam fraud fake hacked phishing cheated recover',
    answer:
      'If money has just gone out, call the bank now and ask for a recall; hours count. Then change passwords from a clean device, save every message, and report it to the police; you need the number for bank and insurance. Tell those who could be next: customers, staff, the firm whose name was used. Compute the loss in full. Afterwards two rules: new account details are confirmed by a call to a known number, and sums above a limit need two people. A person who presses you to hurry or to keep silent is cheating.',
    more: 'Beware of those who offer to bring the money back for a fee. It is the second half of the same fraud.',
    nextStep: 'Call the bank and the police today, and set the rule of the second call.',
  },
  {
    id: 'data-loss',
    title: 'lost data and passwords',
    asks: [
      'my laptop died with all customer data',
      'how do I back up our data',
      'we lost our files',
      'I lost the password to our account',
      'what if our computer is stolen',
      'our data is gone',
    ],
    words: 'backup lost laptop password files',
    answer:
      'Stop using the device if files are missing; each minute writes over them, and a repair shop may still get them back. Ask customers and colleagues for what they have: mails, invoices, phone lists. Then the rule for tomorrow: three copies, two kinds of place, one outside the house; test once a month that one file really comes back. Passwords go into a manager that two people can open. Compute what a week without these data costs; it sets the budget. If personal data were lost or stolen, a duty to report may apply: ask at once.',
    more: 'The list that hurts most is small: customers, open invoices, contracts. Copy these first, by phone photo if need be.',
    nextStep: 'Copy your customer list and open invoices to a second place today and open the copy.',
  },
  {
    id: 'tools',
    title: 'software and tools',
    asks: [
      'which software should I use',
      'which tools do I need for my business',
      'do we need a crm',
      'should I buy software or use a spreadsheet',
      'what is the best accounting program',
      'which app should we use for orders',
    ],
    words: 'software tool crm app program spreadsheet',
    answer:
      'Use paper or a spreadsheet until the same mistake has happened three times; then you know what the tool must prevent. Write that one sentence and try two tools with a real day’s work, not with the demo. Ask how your data come out again, before they go in. Compute the yearly price for all people, plus the hours of moving and learning, against the hours saved. Fewer tools that everybody opens beat the best one nobody fills in. I do not know your trade’s programs; ask two colleagues of your size.',
    more: 'Name one person who keeps it tidy. A tool without an owner is a second mess.',
    nextStep: 'Write the one mistake the tool must prevent and try two with one real day.',
  },
]
