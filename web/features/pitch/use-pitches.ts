import { useRef, useState } from 'react'
import type { FunctionRequest } from '../../../contracts/functions.ts'
import { pitchResult } from '../../../contracts/results/pitch.ts'
import { failureWords } from '../../entities/reply.ts'
import { streamFunction } from '../../lib/functions.ts'
import { useOnce } from '../../lib/once.ts'
import { useUser } from '../../lib/session.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { type MadePitches, madePitches } from './pitch-outputs.ts'

type Request = {
  messages: FunctionRequest<'pitch-generator'>['messages']
  questionsCompleted: number
}

type PitchesOptions = {
  projectId: string | null
  /** The pitches are there. */
  onMade: (made: MadePitches) => void
  /** There is too little to say aloud: the coach asks for what is missing. */
  onNotYet: (made: MadePitches) => void
}

/** The three pitches: making them, and the ones on the screen. */
export function usePitches({ projectId, onMade, onNotYet }: PitchesOptions) {
  const userId = useUser().id
  const [pitches, setPitches] = useKeptState([userId, projectId ?? 'no-project', 'pitches'], madePitches)
  const [steps, setSteps] = useState<readonly string[]>([])
  const stopper = useRef<AbortController | null>(null)
  const generating = useOnce({
    mutationFn: async ({ messages, questionsCompleted }: Request, requestId): Promise<MadePitches> => {
      setSteps([])
      stopper.current = new AbortController()
      const answer = await streamFunction(
        'pitch-generator',
        { messages, sessionType: 'pitch-generation' },
        {
          requestId,
          signal: stopper.current.signal,
          onText: () => {},
          onStep: label => setSteps(seen => [...seen.filter(step => step !== label), label]),
        },
      )
      const { message: text, timestamp, answeredBy } = answer
      const result = pitchResult.safeParse(answer.result).data ?? null
      return { text, timestamp, questionsCompleted, answeredBy, result }
    },
    onSuccess: made => {
      if (isNotYet(made)) return onNotYet(made)
      setPitches(made)
      onMade(made)
    },
    meta: {
      success: made =>
        isNotYet(made as MadePitches)
          ? { title: 'A little more first', text: 'Your coach says what is still missing.' }
          : 'Pitches Generated!',
      error: failureWords('Failed to generate pitches. Please try again.'),
    },
  })
  return {
    pitches,
    setPitches,
    steps,
    generate: (request: Request) => generating.mutate(request),
    isGenerating: generating.isPending,
    stop: () => stopper.current?.abort(),
  }
}

const isNotYet = ({ result }: MadePitches) => result?.kind === 'not-yet'
