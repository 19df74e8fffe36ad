import type { ComponentProps } from 'react'
import { Proposals } from '../../features/facts/proposals.tsx'
import { useVoice } from '../../features/records/use-voice.ts'

/** The mentor's proposals, in the member's language. */
export function MentorProposals(props: Omit<ComponentProps<typeof Proposals>, 'voice'>) {
  return <Proposals {...props} voice={useVoice()} />
}
