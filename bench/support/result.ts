/** What a measurement hands back: figures, each with the peer beside it and the aim it has to meet. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** Measured in the same way and at the same time. */
  readonly peer?: { readonly name: string; readonly value: number }
  readonly aim?: Aim
  readonly note?: string
}

/** A bound for the figure itself, or for its ratio to the peer. */
export type Aim = { readonly of: 'value' | 'ratio' } & (
  | { readonly atMost: number }
  | { readonly atLeast: number }
)

export type Result = {
  readonly title: string
  /** What is measured, in words that are true on any machine. */
  readonly about: string
  readonly figures: readonly Figure[]
}

export const ratioOf = ({ value, peer }: Figure): number | null => (peer ? value / peer.value : null)

/** Null where nothing is aimed at. A figure that could not be measured meets nothing. */
export function isMet(figure: Figure): boolean | null {
  const { aim } = figure
  if (!aim) return null
  const measured = (aim.of === 'ratio' ? ratioOf(figure) : figure.value) ?? Number.NaN
  return 'atMost' in aim ? measured <= aim.atMost : measured >= aim.atLeast
}
