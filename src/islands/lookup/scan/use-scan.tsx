import { type ReactNode, useState } from 'react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import { scanWords } from '../../../locales/en/screens/scan.ts'
import type { scanDialogWords } from '../../../locales/en/screens/scan-dialog.ts'
import type { Translation } from '../../../locales/translation.ts'
import { showToast } from '../../shell/toasts.ts'
import type { ScanDialog } from './ScanDialog.tsx'

/** The texts of a page in another language. */
export interface ScanWords {
  scan?: Translation<typeof scanWords>
  scanDialog?: Translation<typeof scanDialogWords>
}

/** Scans an identifier with the camera. The scanner loads when `scan` is called. */
export function useScan(
  kind: IdentifierKind | null,
  onRead: (text: string) => void,
  words: ScanWords = {},
): { scan: () => Promise<void>; dialog: ReactNode } {
  const [LoadedDialog, setLoadedDialog] = useState<typeof ScanDialog | null>(null)

  async function scan() {
    try {
      const loaded = await import('./ScanDialog.tsx')
      setLoadedDialog(() => loaded.ScanDialog)
    } catch {
      void showToast('error', (words.scan ?? scanWords).loadFailed)
    }
  }

  const dialog = LoadedDialog && (
    <LoadedDialog
      kind={kind}
      {...(words.scanDialog && { words: words.scanDialog })}
      onClose={() => setLoadedDialog(null)}
      onRead={(text) => {
        setLoadedDialog(null)
        onRead(text)
      }}
    />
  )
  return { scan, dialog }
}
