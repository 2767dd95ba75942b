import { errorDetailStyle, errorSummaryStyle, errorTextStyle } from './error-detail-style.ts'

/** Shows or hides the technical message. */
export function ErrorDetail({ children }: { children: string }) {
  return (
    <details className={errorDetailStyle}>
      <summary className={errorSummaryStyle}>
        <span className="group-open:hidden">Show Error</span>
        <span className="hidden group-open:inline">Hide Error</span>
      </summary>
      <pre className={errorTextStyle}>{children}</pre>
    </details>
  )
}
