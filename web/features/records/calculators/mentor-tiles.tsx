import { BookOpen, Calculator, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { calculators } from '../../../../venture/calculators/calculators.ts'
import { titleOf } from '../../../../venture/calculators/say.ts'
import type { MessageKey } from '../../../../venture/records/voice.ts'
import type { Bench } from '../../../entities/bench.ts'
import { useVoice } from '../use-voice.ts'

/** The handbook pages that exist in every language. */
const pages = [
  'first-customers',
  'interviews',
  'no-replies',
  'marketing',
  'pricing',
  'deposit',
  'cofounder',
  'hiring',
  'tax',
  'insurance',
  'competition',
  'shut-down',
] as const

const capital = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

type Open = 'calculators' | 'pages' | null

/** The pages and calculators beside the mentor's greeting. They work with and without a model. */
export function MentorTiles({ bench }: { bench: Bench }) {
  const voice = useVoice()
  const [open, setOpen] = useState<Open>(null)
  const id = useId()
  if (!voice) return null
  const { say, language } = voice
  const count = calculators.length
  const toggle = (name: Open) => setOpen(now => (now === name ? null : name))
  return (
    <div className="mt-3 grid gap-2">
      <p className="text-sm text-ink-soft">{say('calc.handbook', { count })}</p>
      <div className="grid grid-cols-2 gap-2">
        <Tile
          icon={Calculator}
          title={say('calc.tiles')}
          note={say('calc.tiles.note', { count })}
          isOpen={open === 'calculators'}
          controls={`${id}-list`}
          onClick={() => toggle('calculators')}
        />
        <Tile
          icon={BookOpen}
          title={say('calc.read')}
          note={say('calc.read.note')}
          isOpen={open === 'pages'}
          controls={`${id}-list`}
          onClick={() => toggle('pages')}
        />
      </div>
      <ul
        id={`${id}-list`}
        aria-label={open === 'pages' ? say('calc.read') : say('calc.tiles')}
        className="flex flex-wrap gap-1.5"
        hidden={open === null}
      >
        {open === 'calculators' &&
          calculators.map(one => (
            <Choice key={one.id} isOff={bench.isPending} onClick={() => bench.open(one.id)}>
              {titleOf(one, voice)}
            </Choice>
          ))}
        {open === 'pages' &&
          pages.map(page => {
            const title = capital(say(`read.${page}` as MessageKey), language)
            return (
              <Choice key={page} isOff={bench.isPending} onClick={() => bench.ask(title)}>
                {title}
              </Choice>
            )
          })}
      </ul>
    </div>
  )
}

type TileProps = {
  icon: LucideIcon
  title: string
  note: string
  isOpen: boolean
  controls: string
  onClick: () => void
}

function Tile({ icon: Icon, title, note, isOpen, controls, onClick }: TileProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className="grid min-w-0 content-start gap-1 rounded-control border border-line-control bg-surface p-3 text-left hover:border-ink-faint aria-expanded:border-ember aria-expanded:bg-ember-wash"
    >
      <Icon className="size-5 text-ember-strong" aria-hidden="true" />
      <span className="leading-tight font-semibold [overflow-wrap:anywhere]">{title}</span>
      <span className="text-[0.8125rem] leading-snug text-ink-soft [overflow-wrap:anywhere]">{note}</span>
    </button>
  )
}

function Choice({ isOff, onClick, children }: { isOff: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        disabled={isOff}
        onClick={onClick}
        className="min-h-11 rounded-[1.375rem] border border-line-control bg-surface px-3.5 py-1.5 text-left text-[0.9375rem] leading-tight hover:border-ink-faint disabled:opacity-55"
      >
        {children}
      </button>
    </li>
  )
}
