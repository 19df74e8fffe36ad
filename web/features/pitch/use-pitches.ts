import { useRef, useState } from 'react'
import type { FunctionRequest } from '../../../contracts/functions.ts'
import { type MadeResult, mergeMessages } from '../../../contracts/helper-session.ts'
import { pitchResult } from '../../../contracts/results/pitch.ts'
import { type HelperSession, sessionCallOf } from '../../entities/helper-session.ts'
import { failureWords } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { madePitchesOf } from './pitch-outputs.ts'

type Request = {
  messages: FunctionRequest<'pitch-generator'>['messages']
  answers: number
}

/** The three pitches: making them, and the ones on the screen. */
export function usePitches(session: HelperSession) {
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)
  const generating = useOnce({
    mutationFn: async ({ messages, answers }: Request, requestId): Promise<MadeResult> => {
      setSteps([])
      stopper.current = new AbortController()
      await session.settled()
      const answer = await streamFunction(
        'pitch-generator',
        { messages, sessionType: 'pitch-generation' },
        {
          requestId,
          session: sessionCallOf(session),
          signal: stopper.current.signal,
          onText: () => {},
          onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
        },
      )
      const { message: text, timestamp: createdAt, answeredBy, result } = answer
      return { id: requestId, createdAt, text, answeredBy, result, about: { answers } }
    },
    onSuccess: made => {
      if (hasPitches(made)) return session.patch({ made })
      // There is too little to say aloud: the coach asks for what is missing.
      const { id, text: content, createdAt: timestamp, answeredBy, result } = made
      const said = { id, role: 'assistant' as const, content, timestamp, result }
      session.patch(now => ({
        messages: mergeMessages(now.messages, [{ ...said, ...(answeredBy && { answeredBy }) }]),
      }))
    },
    meta: {
      success: made =>
        hasPitches(made as MadeResult)
          ? 'Pitches Generated!'
          : { title: 'A little more first', text: 'Your coach says what is still missing.' },
      error: failureWords('Failed to generate pitches. Please try again.'),
    },
  })
  return {
    pitches: session.state.made && madePitchesOf(session.state.made),
    steps,
    generate: (request: Request) => generating.mutate(request),
    isGenerating: generating.isPending,
    stop: () => stopper.current?.abort(),
  }
}

const hasPitches = ({ result }: MadeResult) => pitchResult.safeParse(result).data?.kind === 'pitches'
