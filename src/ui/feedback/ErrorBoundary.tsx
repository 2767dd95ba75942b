import { Component, type ComponentType, type ReactNode } from 'react'
import { ErrorState, type ErrorWords } from './ErrorState.tsx'

interface BoundaryProps {
  /** What is shown in place of the children; `retry` renders them again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** With another value the children are rendered again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  failure: { error: unknown } | null
  resetKey?: unknown
}

/** Catches errors that its children throw while rendering. */
export class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return this.props.fallback(failure.error, () => this.setState({ failure: null }))
  }
}

type ScreenErrorWords = ErrorWords & { somethingWentWrong: string }

/** Wraps a root component so that it shows an error message, in English unless it has words. */
export function withErrorBoundary<Props extends object>(
  Screen: ComponentType<Props>,
  wordsOf?: (props: Props) => ScreenErrorWords | undefined,
) {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary
        fallback={(error, retry) => (
          <ScreenError error={error} words={wordsOf?.(props)} onRetry={retry} />
        )}
      >
        <Screen {...props} />
      </ErrorBoundary>
    )
  }
}

/** Replaces a screen that threw. */
export function ScreenError({
  error,
  onRetry,
  words,
}: {
  error: unknown
  onRetry?: () => void
  words?: ScreenErrorWords | undefined
}) {
  return (
    <ErrorState
      message={words?.somethingWentWrong ?? 'Something went wrong!'}
      words={words}
      onRetry={onRetry}
      detail={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
    />
  )
}
