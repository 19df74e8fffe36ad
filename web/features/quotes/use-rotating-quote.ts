import { useEffect, useState } from 'react'
import { type Quote, quotesOf } from '../../../contracts/quotes.ts'

declare global {
  interface Window {
    /** The quote that `first-paint.js` showed before the app was loaded. */
    undauntedQuote?: string | undefined
  }
}

const rotateEvery = 30_000
export const fadeTime = 500

/** Chooses a quote at random that differs from the last one, if there is another. */
export function nextQuote(category: string, last: Quote | null, random: () => number = Math.random): Quote {
  const quotes = quotesOf(category)
  const others = quotes.filter(quote => quote !== last)
  const pool = others.length > 0 ? others : quotes
  const chosen = pool[Math.floor(random() * pool.length)] ?? quotes[0]
  if (!chosen) throw new Error(`There is no quote for ${category}.`)
  return chosen
}

/** Keeps the quote that `first-paint.js` showed, because the visitor may already be reading it. */
function firstQuote(category: string): Quote {
  const shown = quotesOf(category).find(({ text }) => text === globalThis.window?.undauntedQuote)
  return shown ?? nextQuote(category, null)
}

/** A quote that changes every 30 seconds. `isVisible` is false while one quote fades out. */
export function useRotatingQuote(category: string): { quote: Quote; isVisible: boolean } {
  const [quote, setQuote] = useState(() => firstQuote(category))
  const [isVisible, setIsVisible] = useState(true)
  useEffect(() => {
    window.undauntedQuote = undefined
    let change: number | undefined
    const rotation = window.setInterval(() => {
      setIsVisible(false)
      change = window.setTimeout(() => {
        setQuote(last => nextQuote(category, last))
        setIsVisible(true)
      }, fadeTime)
    }, rotateEvery)
    return () => {
      window.clearInterval(rotation)
      window.clearTimeout(change)
    }
  }, [category])
  return { quote, isVisible }
}
