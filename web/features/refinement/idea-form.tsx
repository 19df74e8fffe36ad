import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { z } from 'zod'
import { conversationLimits } from '../../../contracts/conversation.ts'
import { AppError } from '../../lib/errors.ts'
import { useKeptState } from '../../lib/use-kept-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CharacterCount } from '../../ui/character-count.tsx'
import { Field } from '../../ui/field.tsx'
import { Starting, type StartingProps } from '../../ui/starting.tsx'
import { Textarea } from '../../ui/textarea.tsx'

type IdeaFormProps = {
  /** The storage path of the unfinished idea. */
  path: readonly string[]
  /** The founder's sentence about the venture; null if the founder has not written one. */
  known: string | null
  starting: StartingProps | null
  onSubmit: (idea: string) => void
}

export function IdeaForm({ path, known, starting, onSubmit }: IdeaFormProps) {
  const [draft, setDraft] = useKeptState(path, z.string())
  const idea = draft ?? known ?? ''
  const count = idea.trim().length
  const isTooLong = count > conversationLimits.characters
  // This is a mutation, so that its error is shown in the same way as other errors.
  const submit = useMutation({
    mutationFn: async () => {
      if (idea.trim() === '') throw new AppError('invalid_input')
      onSubmit(idea.trim())
    },
    meta: {
      error: {
        title: 'Please enter your idea',
        text: 'We need your initial idea to help you refine it.',
      },
    },
  })
  return (
    <Card aria-label="Your idea" className="shadow-sheet">
      <form
        className="grid gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (!starting && !isTooLong) submit.mutate()
        }}
      >
        <Field
          label="What is your idea?"
          hint={
            known !== null && draft === null
              ? 'This is what you told me. Still true? Then go on, or say more.'
              : 'Who has which problem, what you would do about it, and how it earns money. Rough is fine.'
          }
        >
          <Textarea
            className="min-h-36"
            placeholder="An app that reminds dental patients of their appointments, so that clinics lose fewer hours…"
            value={idea}
            onChange={event => setDraft(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {starting ? (
            <Starting {...starting} />
          ) : (
            <Button type="submit" look="main" size="large" disabled={isTooLong}>
              <Sparkles aria-hidden="true" />
              Refine My Idea
            </Button>
          )}
          <CharacterCount count={count} maximum={conversationLimits.characters} />
        </div>
      </form>
    </Card>
  )
}
