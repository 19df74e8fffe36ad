import { Flame, MessagesSquare, TrendingUp } from 'lucide-react'

const benefits = [
  { icon: Flame, title: 'Fireside chats', text: 'Mentors talk about what went wrong, and right.' },
  { icon: MessagesSquare, title: 'Live Q&A with alumni', text: 'Ask founders who were where you are.' },
  { icon: TrendingUp, title: 'Invitations to funding rooms', text: 'Meet investors once your story holds.' },
]

export function BenefitsBanner() {
  return (
    <section aria-labelledby="benefits-title" className="grid gap-6 rounded-card bg-ember-wash p-6 sm:p-8">
      <div className="grid gap-1">
        <h2 id="benefits-title" className="text-2xl">
          Milestones unlock mentor access
        </h2>
        <p className="text-ink-soft">Every step you complete brings you closer to people who have done it.</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-3">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid content-start gap-1">
            <Icon className="mb-1 size-6 text-ember-strong" aria-hidden="true" />
            <p className="font-semibold">{title}</p>
            <p className="text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
