// How far a founder is, and how large the venture should become. In its own file, so that a first page loads no
// schemas.
export const founderStages = ['idea', 'talking to customers', 'first users', 'first money'] as const
export const founderAims = ['side income', 'a living', 'ten people', 'large'] as const
