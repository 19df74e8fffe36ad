import { useQuery } from '@tanstack/react-query'
import { TryMind, whereWordsGo } from '../../entities/mind/mind-choices.tsx'
import { mindsQuery } from '../../entities/mind/minds.ts'
import { Card, CardHeader } from '../../ui/card.tsx'

/** For the operator: the model of this server with a button to test it, or how to get a model. */
export function InstanceMind({ userId }: { userId: string }) {
  const minds = useQuery(mindsQuery(userId)).data
  if (!minds) return null
  const { mind, looks, providers } = minds
  return (
    <Card aria-label="The co-founder’s mind">
      <CardHeader title="The co-founder’s mind" />
      {mind ? (
        <div className="grid gap-3">
          <p>
            <span className="font-semibold">{mind.model}</span> is set up.{' '}
            <span className="text-ink-soft">{whereWordsGo(mind)}</span>
          </p>
          <TryMind userId={userId} as="operator" tried={minds.tried} />
        </div>
      ) : (
        <div className="grid gap-3 text-[0.9375rem]">
          <p>
            No model is set up: guided mode asks, computes and scores. To give it a mind, do one of these,
            then try it here:
          </p>
          <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
            <li>
              {looks
                ? 'Start Ollama, LM Studio or llama.cpp on this machine: it is found by itself, without a new start.'
                : 'Name a server of your own with AI_BASE_URL (up to /v1) and AI_MODEL, and start again.'}{' '}
              It costs nothing more, and words stay with you.
            </li>
            <li>
              Set AI_BASE_URL, AI_API_KEY and AI_MODEL of a provider and start again; the README has a shorter
              way for DeepSeek. You pay by use: an answer takes about 4,500 tokens of prompt, a verdict about
              6,000. Words go there.
            </li>
            <li>
              Let members bring a key of their own with AI_MEMBER_PROVIDERS
              {providers.length > 0 && ` (now: ${providers.join(', ')})`}. They pay, and choose where words
              go.
            </li>
          </ul>
          <p className="text-ink-soft">AI=off in .env declines, and nobody is offered a model.</p>
        </div>
      )}
    </Card>
  )
}
