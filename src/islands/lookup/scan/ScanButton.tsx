import { ScanLine } from 'lucide-react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import { scanWords } from '../../../locales/en/screens/scan.ts'
import { Button } from '../../../ui/Button.tsx'
import { useScan } from './use-scan.tsx'

interface Props {
  /** Null accepts any kind. */
  kind: IdentifierKind | null
  onRead: (text: string) => void
}

/** The scan button beside an identifier field. */
export function ScanButton({ kind, onRead }: Props) {
  const { scan, dialog } = useScan(kind, onRead)
  return (
    <div className="noscript:hidden">
      <Button variant="secondary" onClick={() => void scan()}>
        <ScanLine aria-hidden="true" />
        {scanWords.scan}
      </Button>
      {dialog}
    </div>
  )
}
