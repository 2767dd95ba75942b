import { Component, type ComponentType, type ReactNode } from 'react'
import { ErrorState, type ErrorWords } from './ErrorState.tsx'

interface State {
  failure: { error: unknown } | null
}

type ScreenErrorWords = ErrorWords & { somethingWentWrong: string }

interface BoundaryProps {
  words: ScreenErrorWords | undefined
  children: ReactNode
}

/** Catches errors that its children throw while rendering. */
class ErrorBoundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    if (!this.state.failure) return this.props.children
    return (
      <ScreenError
        error={this.state.failure.error}
        words={this.props.words}
        onRetry={() => this.setState({ failure: null })}
      />
    )
  }
}

/** Wraps a root component so that it shows an error message, in English unless it has words. */
export function withErrorBoundary<Props extends object>(
  Screen: ComponentType<Props>,
  wordsOf?: (props: Props) => ScreenErrorWords | undefined,
) {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary words={wordsOf?.(props)}>
        <Screen {...props} />
      </ErrorBoundary>
    )
  }
}

/** Replaces a screen that threw; a router can use it as its error screen too. */
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
