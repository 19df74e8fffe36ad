// Under which keys the rows of /evidence are cached, apart from how they are read: a page may follow what it does not show.
export const evidenceKey = (projectId: string) => ['evidence', projectId] as const
export const contactsKey = (projectId: string) => ['contacts', projectId] as const
export const interviewsKey = (projectId: string) => ['interviews', projectId] as const
