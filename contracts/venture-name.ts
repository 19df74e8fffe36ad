// A new project has a placeholder name and description. They appear only in the form that asks for better
// ones, and never in a plan, a link or a prompt.
export const placeholderName = 'My Startup'
export const placeholderDescription = 'A brief description of your startup idea'
export const untitled = 'Untitled venture'

/** The founder's name for the venture, or a text that it has none yet. */
export const ventureName = (name: string): string => (isNamed(name) ? name : untitled)

export const isNamed = (name: string): boolean => name.trim() !== '' && name !== placeholderName

/** The founder's own sentence; null while there is none. */
export const ventureSentence = (description: string | null | undefined): string | null =>
  description?.trim() && description !== placeholderDescription ? description : null
