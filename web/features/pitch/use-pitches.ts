import { useRef, useState } from 'react'
import type { FunctionRequest } from '../../../contracts/functions.ts'
import { type MadeResult, mergeMessages } from '../../../contracts/helper-session.ts'
import { pitchResult } from '../../../contracts/results/pitch.ts'
import { useGrowingResult } from '../../entities/growing-result.ts'
import { type HelperSession, sessionCallOf } from '../../entities/helper-session.ts'
import { failureWords } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { madePitchesOf } from './pitch-outputs.ts'

type Request = Pick<FunctionRequest<'pitch-generator'>, 'messages' | 'record' | 'locale'> & {
  answers: number
  /** The id of the interrupted pitches to continue. Finished pitches among them are kept. */
  instead?: string | undefined
}

/** Makes the three pitches, and stores the pitches that the page shows. */
export function usePitches(session: HelperSession) {
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)
  const generating = useOnce({
    mutationFn: async ({ answers, instead, ...told }: Request, requestId): Promise<MadeResult> => {
      setSteps([])
      growing.begin(requestId)
      let heard = ''
      stopper.current = new AbortController()
      await session.settled()
      const answer = await streamFunction(
        'pitch-generator',
        {
          ...told,
          sessionType: 'pitch-generation',
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        {
          requestId,
          session: sessionCallOf(session, instead),
          signal: stopper.current.signal,
          onText: text => {
            heard += text
            growing.hear(requestId, text)
          },
          onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
        },
      ).catch((error: unknown) => {
        growing.breakOff(requestId, heard, {})
        throw error
      })
      const { message: text, timestamp: createdAt, answeredBy, result } = answer
      return { id: requestId, createdAt, text, answeredBy, result, about: { answers } }
    },
    onSuccess: made => {
      if (hasPitches(made)) return session.patch({ made, partial: null })
      // Too little is known for a pitch, so the coach asks for what is missing.
      const { id, text: content, createdAt: timestamp, answeredBy, result } = made
      const said = { id, role: 'assistant' as const, content, timestamp, result }
      session.patch(now => ({
        partial: null,
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
  const growing = useGrowingResult(session, generating.isPending)
  return {
    pitches: session.state.made && madePitchesOf(session.state.made),
    /** The text received so far of running or interrupted pitches. */
    growing: generating.isPending || growing.broken ? growing.text : null,
    isBroken: growing.broken !== null,
    discard: growing.drop,
    steps,
    generate: (request: Request) => generating.mutate(request),
    retry: (request: Request) => generating.mutate({ ...request, instead: growing.broken?.id }),
    isGenerating: generating.isPending,
    stop: () => stopper.current?.abort(),
  }
}

const hasPitches = ({ result }: MadeResult) => pitchResult.safeParse(result).data?.kind === 'pitches'
