// A new project carries a name and a description that nobody wrote. They stay in the form that asks for better ones, and
// are told to nobody else: no plan, no link, no prompt.
export const placeholderName = 'My Startup'
export const placeholderDescription = 'A brief description of your startup idea'
export const untitled = 'Untitled venture'

/** The name its founder gave it, or that it has none yet. */
export const ventureName = (name: string): string => (isNamed(name) ? name : untitled)

export const isNamed = (name: string): boolean => name.trim() !== '' && name !== placeholderName

/** The founder's own sentence; null while there is none. */
export const ventureSentence = (description: string | null | undefined): string | null =>
  description?.trim() && description !== placeholderDescription ? description : null
