import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  /** When `resetKey` changes, for example with the URL, the children are rendered again. */
  resetKey: string
  onReset?: () => void
  fallback: (error: unknown, reset: () => void) => ReactNode
  children: ReactNode
}
type State = { failure: { error: unknown } | null; resetKey: string }

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  reset = (): void => {
    this.props.onReset?.()
    this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error, this.reset) : this.props.children
  }
}
