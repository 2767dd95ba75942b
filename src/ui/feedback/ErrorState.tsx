import { Button } from '../Button.tsx'
import { errorDetailStyle, errorSummaryStyle, errorTextStyle } from './error-detail-style.ts'
import { FailureIcon, type FailureReason } from './FailureIcon.tsx'

export interface ErrorWords {
  tryAgain: string
  showError: string
  hideError: string
}

const english = { tryAgain: 'Try again', showError: 'Show Error', hideError: 'Hide Error' }

interface Props {
  message: string
  /** Default: an error of the server. */
  reason?: FailureReason | undefined
  onRetry?: (() => void) | undefined
  words?: ErrorWords | undefined
  /** The technical message, hidden behind a toggle. */
  detail?: string | undefined
}

/** Shown when something could not be loaded or done. */
export function ErrorState({
  message,
  reason = 'server',
  onRetry,
  detail,
  words = english,
}: Props) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-5 py-10 text-center"
    >
      <FailureIcon
        reason={reason}
        className={reason === 'server' ? 'size-8 text-stolen' : 'size-8 text-muted'}
      />
      <p className="text-lg font-semibold">{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
      {detail && <ErrorDetail words={words}>{detail}</ErrorDetail>}
    </div>
  )
}

/** Shows or hides the technical message. */
function ErrorDetail({
  words,
  children,
}: {
  words: { showError: string; hideError: string }
  children: string
}) {
  return (
    <details className={errorDetailStyle}>
      <summary className={errorSummaryStyle}>
        <span className="group-open:hidden">{words.showError}</span>
        <span className="hidden group-open:inline">{words.hideError}</span>
      </summary>
      <pre className={errorTextStyle}>{children}</pre>
    </details>
  )
}
