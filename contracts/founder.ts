// How far a founder is, and how far they want to go. Apart from the facts, whose schemas a first page does without.
export const founderStages = ['idea', 'talking to customers', 'first users', 'first money'] as const
export const founderAims = ['side income', 'a living', 'ten people', 'large'] as const
