import { ScanLine } from 'lucide-react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import { scanWords } from '../../../locales/en/screens/scan.ts'
import { fieldButtonStyle } from '../../../ui/forms/field-style.ts'
import { type ScanWords, useScan } from './use-scan.tsx'

interface Props {
  /** Null accepts any kind. */
  kind: IdentifierKind | null
  onRead: (text: string) => void
  /** English if left out. */
  words?: ScanWords | undefined
}

/** The scan button inside an identifier field. */
export function ScanButton({ kind, onRead, words }: Props) {
  const { scan, dialog } = useScan(kind, onRead, words)
  return (
    <>
      <button
        type="button"
        aria-label={(words?.scan ?? scanWords).scan}
        onClick={() => void scan()}
        className={`${fieldButtonStyle} noscript:hidden`}
      >
        <ScanLine aria-hidden="true" className="size-6" />
      </button>
      {dialog}
    </>
  )
}
