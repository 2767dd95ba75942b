import { Camera } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { IdentifierKind } from '../../../domain/identifiers/kinds.ts'
import { scanDialogWords } from '../../../locales/en/screens/scan-dialog.ts'
import type { Translation } from '../../../locales/translation.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldError } from '../../../ui/forms/FieldFrame.tsx'
import { type Scanning, useScanner } from './use-scanner.ts'

type Words = Translation<typeof scanDialogWords>

interface Props {
  /** The expected kind of identifier; null accepts any. */
  kind: IdentifierKind | null
  onRead: (text: string) => void
  onClose: () => void
  /** English if left out. */
  words?: Words
}

/** Reads a barcode or QR code with the camera or from a photo. Users can type the code instead. */
export function ScanDialog({ kind, onRead, onClose, words = scanDialogWords }: Props) {
  const id = useId()
  const isOver = useRef(false)
  const end = (afterwards: () => void) => {
    if (isOver.current) return
    isOver.current = true
    afterwards()
  }
  const { video, scanning, photo, scanPhoto } = useScanner(kind, (text) => end(() => onRead(text)))
  useCloseOnBack(() => end(onClose))
  const hasCamera = scanning.status === 'asking' || scanning.status === 'looking'

  return (
    <Dialog title={words.title} onClose={() => end(onClose)}>
      <div
        className={cx(
          'relative aspect-[4/3] overflow-hidden rounded-lg bg-sunken',
          !hasCamera && 'hidden',
        )}
      >
        <video ref={video} playsInline muted className="size-full object-cover" />
        <div
          aria-hidden="true"
          className="absolute inset-x-6 top-1/2 h-24 -translate-y-1/2 rounded-md border-2 border-marigold"
        />
      </div>
      <p role="status" className="text-sm">
        {photo === 'reading' ? words.readingPhoto : scanMessage(scanning, words)}
      </p>
      {photo === 'empty' && <FieldError id={`${id}-error`} message={words.nothingRead} />}
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) void scanPhoto(file)
            // Lets the user choose the same photo again.
            target.value = ''
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={cx(
            buttonStyle({ variant: hasCamera ? 'secondary' : 'primary' }),
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          )}
        >
          <Camera aria-hidden="true" />
          {words.usePhoto}
        </label>
        <Button variant="quiet" onClick={() => end(onClose)}>
          {words.typeInstead}
        </Button>
      </div>
    </Dialog>
  )
}

function scanMessage(scanning: Scanning, words: Words): string {
  switch (scanning.status) {
    case 'asking':
      return words.askForCamera
    case 'looking':
      return words.aimHint
    case 'no-camera':
      return scanning.why === 'refused' ? words.cameraBlocked : words.noCamera
    case 'failed':
      return words.loadFailed
  }
}

/** Closes the dialog on the Back button, as phone users expect. */
function useCloseOnBack(close: () => void) {
  const closing = useRef(close)
  closing.current = close
  // Adds the history entry before the dialog is visible: an early Back would leave the page.
  useLayoutEffect(() => {
    let isOnTop = true
    history.pushState({ ...history.state, isScanning: true }, '')
    function goBack() {
      isOnTop = false
      closing.current()
    }
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('popstate', goBack)
      if (isOnTop && history.state?.isScanning) history.back()
    }
  }, [])
}
