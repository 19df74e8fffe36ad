// What is below an answer of the mentor. It is loaded in one part, when the first answer is shown.
import type { ComponentProps } from 'react'
import { Proposals } from '../../features/facts/proposals.tsx'
import { useVoice } from '../../features/records/use-voice.ts'

/** The mentor's proposals, in the member's language. */
export function MentorProposals(props: Omit<ComponentProps<typeof Proposals>, 'voice'>) {
  return <Proposals {...props} voice={useVoice()} />
}

export { MentorKeep } from '../../features/evidence/mentor-keep.tsx'
export { BelowAnswer } from '../../features/records/calculators/below-answer.tsx'
