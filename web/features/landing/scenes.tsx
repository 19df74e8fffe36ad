import type { ReactNode } from 'react'
import { RealResult } from './real-result.tsx'

export type Scene = { title: string; content: ReactNode }

const values = [
  {
    title: 'De-risk your idea',
    text: 'Validate the market and the business model before you build. An honest no on Tuesday is worth a year.',
  },
  {
    title: 'A founders community',
    text: 'Founders, entrepreneurs, investors and industry leaders, on the same climb and within one message.',
  },
  {
    title: 'AI as your co-founder',
    text: 'Trained on startup playbooks: it asks what an investor would, keeps the numbers straight, and never flatters.',
  },
]

const titleClass = 'text-[clamp(2.5rem,6.2vw,5.25rem)] leading-[1.02] tracking-[-0.028em]'
const textClass = 'mt-6 max-w-[44ch] text-lg text-ink-soft sm:text-xl sm:leading-relaxed'

export const scenes: readonly Scene[] = [
  {
    title: 'Welcome',
    content: (
      <>
        <h1>
          <span className="block font-display text-[clamp(1.25rem,2.2vw,1.75rem)] text-ember-strong">
            Welcome to Undaunted
          </span>
          <span className="mt-3 block text-[clamp(3.1rem,8.6vw,7.5rem)] leading-[1.02] tracking-[-0.035em]">
            Founding
            <br />
            without Fear
          </span>
        </h1>
        <p className={textClass}>
          An AI co-founder and a network of people who have been there, from the first doubt to the first
          market.
        </p>
      </>
    ),
  },
  {
    title: 'Our Philosophy',
    content: (
      <>
        <h2 className={titleClass}>Our Philosophy</h2>
        <p className={textClass}>
          Courage is not the absence of doubt. It is a method: ask the hard question early, write down what
          you learn, take the next step, and never take it alone.
        </p>
      </>
    ),
  },
  {
    title: 'Our Mission',
    content: (
      <>
        <h2 className={titleClass}>Our Mission</h2>
        <p className={textClass}>
          Democratize entrepreneurship by giving every founder an AI co-pilot, from concept to market leader.
        </p>
      </>
    ),
  },
  {
    title: 'The Value You Gain',
    content: (
      <>
        <h2 className={titleClass}>The Value You Gain</h2>
        <ul className="mt-8 grid gap-5 sm:mt-10 md:grid-cols-3 md:gap-10">
          {values.map(value => (
            <li key={value.title} className="border-t border-line-strong pt-4">
              <h3 className="text-xl sm:text-2xl">{value.title}</h3>
              <p className="mt-1.5 max-w-[38ch] text-[0.9375rem] text-ink-soft sm:text-base">{value.text}</p>
            </li>
          ))}
        </ul>
        <RealResult />
      </>
    ),
  },
]
