// The cache keys of the rows of /evidence. They have a separate file, so that a page can refresh rows that it never
// reads.
export const evidenceKey = (projectId: string) => ['evidence', projectId] as const
export const contactsKey = (projectId: string) => ['contacts', projectId] as const
export const interviewsKey = (projectId: string) => ['interviews', projectId] as const
