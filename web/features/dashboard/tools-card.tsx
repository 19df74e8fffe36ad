import { ArrowUpRight, Handshake, Lightbulb, Mic, SearchCheck, Sparkles, Users } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { MindOffer } from './mind-offer.tsx'

const tools = [
  { to: paths.validation, icon: SearchCheck, title: 'Problem Validation' },
  { to: paths.refinement, icon: Lightbulb, title: 'Idea Refinement' },
  { to: paths.customers, icon: Users, title: 'Customer Segment' },
  { to: paths.pitch, icon: Mic, title: 'Elevator Pitch' },
  { to: paths.experts, icon: Handshake, title: 'Expert Network' },
  { to: paths.aiTools, icon: Sparkles, title: 'AI Tools' },
]

export function ToolsCard() {
  return (
    <>
      <MindOffer />
      <Card aria-label="Tools">
        <CardHeader title="Tools" />
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {tools.map(({ to, icon: Icon, title }) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="group flex h-12 items-center gap-3 rounded-control hover:text-ember-deep"
              >
                <Icon className="size-5 text-ink-faint group-hover:text-ember-strong" aria-hidden="true" />
                <span className="flex-1">{title}</span>
                <ArrowUpRight className="size-4 text-ink-faint" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
