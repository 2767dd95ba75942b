import { errorDetailStyle, errorSummaryStyle, errorTextStyle } from './error-detail-style.ts'

/** Shows or hides the technical message. */
export function ErrorDetail({
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
