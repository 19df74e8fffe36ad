// A new project has a placeholder name and description. They appear only in the form that asks for real ones,
// never in a plan, a share link or a prompt.
export const placeholderName = 'My Startup'
export const placeholderDescription = 'A brief description of your startup idea'
export const untitled = 'Untitled venture'

/** The founder's name for the venture. If there is none, "Untitled venture". */
export const ventureName = (name: string): string => (isNamed(name) ? name : untitled)

export const isNamed = (name: string): boolean => name.trim() !== '' && name !== placeholderName

/** The founder's sentence about the venture; null if the founder has not written one. */
export const ventureSentence = (description: string | null | undefined): string | null =>
  description?.trim() && description !== placeholderDescription ? description : null
