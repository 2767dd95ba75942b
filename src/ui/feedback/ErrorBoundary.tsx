import { Component, type ComponentType, type ReactNode } from 'react'
import { ErrorState, type ErrorWords } from './ErrorState.tsx'

interface State {
  failure: { error: unknown } | null
}

/** Catches errors that its children throw while rendering. */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render() {
    if (!this.state.failure) return this.props.children
    return (
      <ScreenError
        error={this.state.failure.error}
        onRetry={() => this.setState({ failure: null })}
      />
    )
  }
}

/** Wraps a root component so that it shows an error message if rendering fails. */
export function withErrorBoundary<Props extends object>(Screen: ComponentType<Props>) {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary>
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
  words?: ErrorWords & { somethingWentWrong: string }
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
