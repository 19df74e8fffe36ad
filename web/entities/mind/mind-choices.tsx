// The ways to get a model. Each lists its cost, and the server that receives the member's texts.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { InstanceMind, Tried } from '../../../contracts/minds.ts'
import { useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { KeyForm } from './key-form.tsx'
import { mindsQuery, useAnswerOffer, useAskMinds, useLookAround } from './minds.ts'
import { type TriedAs, TriedNote } from './tried-note.tsx'

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  )
}

export const whereWordsGo = ({ host, isHere }: InstanceMind): string =>
  isHere
    ? 'It runs on this server’s own machine: it costs nothing, and your words stay there.'
    : `The people who run this site pay for it. Your words go to ${host ?? 'a server of theirs'}.`

type TryMindProps = { userId: string; as: TriedAs; tried: Tried | null }

/** A button that asks the member's model one question. `tried` is the result of the last test. */
export function TryMind({ userId, as, tried }: TryMindProps) {
  const ask = useAskMinds(userId)
  return (
    <div className="grid justify-items-start gap-2">
      <Button disabled={ask.isPending} onClick={() => ask.mutate({ action: 'try' })}>
        {ask.isPending ? 'Asking it …' : 'Try it with one question'}
      </Button>
      <div role="status">{tried && !ask.isPending && <TriedNote tried={tried} as={as} />}</div>
    </div>
  )
}

function LookAround({ userId }: { userId: string }) {
  const look = useLookAround(userId)
  return (
    <Way title="A model on this machine">
      <p className="text-[0.9375rem] text-ink-soft">
        Start Ollama, LM Studio or llama.cpp where this server runs. It costs nothing, and your words stay on
        that machine.
      </p>
      <div className="grid justify-items-start gap-2">
        <Button disabled={look.isPending} onClick={() => look.mutate()}>
          {look.isPending ? 'Looking …' : 'Look for it'}
        </Button>
        <div role="status">
          {look.data && !look.data.mind && !look.isPending && (
            <p className="text-[0.9375rem]">
              Nobody answers there yet. Install Ollama from ollama.com, get a model (“ollama pull qwen3:8b”),
              and look again.
            </p>
          )}
        </div>
      </div>
    </Way>
  )
}

type MindChoicesProps = { onDone: () => void; because?: string | undefined }

export function MindChoices({ onDone, because }: MindChoicesProps) {
  const { id } = useUser()
  const minds = useQuery(mindsQuery(id))
  const answer = useAnswerOffer(id)
  if (minds.isPending) return <Skeleton className="h-40 rounded-card" />
  if (!minds.data)
    return (
      <div className="grid justify-items-start gap-3">
        <p>The server could not be asked. Guided mode goes on meanwhile.</p>
        <Button onClick={() => void minds.refetch()}>Try again</Button>
      </div>
    )
  const { mind, looks, providers, key, tried } = minds.data
  const isOwn = key?.isUsable === true
  return (
    <div className="grid gap-5">
      {because && !tried && <p className="text-[0.9375rem]">The last time it was asked: {because}</p>}
      {isOwn && (
        <Way title={`Your own key (${key.provider})`}>
          <p className="text-[0.9375rem] text-ink-soft">
            It answers you, and you pay for it. Settings removes it.
          </p>
          <TryMind userId={id} as="key" tried={tried} />
        </Way>
      )}
      {mind && !isOwn && (
        <Way title={`This site’s model: ${mind.model}`}>
          <p className="text-[0.9375rem] text-ink-soft">{whereWordsGo(mind)}</p>
          <TryMind userId={id} as="site" tried={tried} />
        </Way>
      )}
      {!mind && looks && <LookAround userId={id} />}
      {!isOwn && providers.length > 0 && (
        <Way title="A key of your own">
          <KeyForm userId={id} minds={minds.data} />
        </Way>
      )}
      {!mind && !looks && !isOwn && providers.length === 0 && (
        <p>
          The people who run this site have set up no model and take no keys. Nothing is missing without one:
          every question, sum, score and verdict comes from guided mode.
        </p>
      )}
      <div className="border-t border-line pt-4">
        <Button
          look="quiet"
          className="-ml-4"
          disabled={answer.isPending}
          onClick={() => answer.mutate('declined', { onSuccess: onDone })}
        >
          Stay with guided mode
        </Button>
      </div>
    </div>
  )
}
