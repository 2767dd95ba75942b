import { TriangleAlert } from 'lucide-react'
import { Button } from '../Button.tsx'
import { ErrorDetail } from './ErrorDetail.tsx'

interface Props {
  message: string
  onRetry?: (() => void) | undefined
  /** The technical message, hidden behind a toggle. */
  detail?: string | undefined
}

/** Shown when something could not be loaded or done. */
export function ErrorState({ message, onRetry, detail }: Props) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-lg border border-line bg-surface px-5 py-10 text-center"
    >
      <TriangleAlert aria-hidden="true" className="size-8 text-stolen" />
      <p className="text-lg font-semibold">{message}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
      {detail && <ErrorDetail>{detail}</ErrorDetail>}
    </div>
  )
}
