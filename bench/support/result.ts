/** The result of a measurement: its figures, each with an aim and with a figure to compare with. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** A figure of another program to compare with. It is measured in the same way and at the same time. */
  readonly peer?: { readonly name: string; readonly value: number }
  readonly aim?: Aim
  readonly note?: string
}

/** A limit for the figure itself, or for its ratio to the figure of the other program. */
export type Aim = { readonly of: 'value' | 'ratio' } & (
  | { readonly atMost: number }
  | { readonly atLeast: number }
)

export type Result = {
  readonly title: string
  /** A description of the measurement that is correct on any machine. */
  readonly about: string
  readonly figures: readonly Figure[]
}

export const ratioOf = ({ value, peer }: Figure): number | null => (peer ? value / peer.value : null)

/**
 * Returns whether a figure meets its aim, or null if there is no aim. A figure that was not measured misses its aim.
 */
export function isMet(figure: Figure): boolean | null {
  const { aim } = figure
  if (!aim) return null
  const measured = (aim.of === 'ratio' ? ratioOf(figure) : figure.value) ?? Number.NaN
  return 'atMost' in aim ? measured <= aim.atMost : measured >= aim.atLeast
}
