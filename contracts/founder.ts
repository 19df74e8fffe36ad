// The stages of a founder and the aims for a venture. This file has no schemas, so that a member's first page loads
// no zod.
export const founderStages = ['idea', 'talking to customers', 'first users', 'first money'] as const
export const founderAims = ['side income', 'a living', 'ten people', 'large'] as const
