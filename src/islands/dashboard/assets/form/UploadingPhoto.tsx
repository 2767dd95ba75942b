import { useEffect, useRef } from 'react'
import { assetDetailWords } from '../../../../locales/en/screens/dashboard/asset-details.ts'
import { Button } from '../../../../ui/Button.tsx'
import { UploadProgress } from '../../../uploads/UploadProgress.tsx'
import { useImageUpload } from '../../../uploads/use-image-upload.ts'

interface Props {
  file: File
  onSent: (url: string) => void
  /** Called when the upload has succeeded, or the user has cancelled it. */
  onDone: () => void
}

/** One of several chosen photos during its upload. */
export function UploadingPhoto({ file, onSent, onDone }: Props) {
  const { upload, send, clear } = useImageUpload((url) => {
    onSent(url)
    onDone()
  })
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void send(file)
  }, [send, file])

  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface p-3" aria-live="polite">
      <p className="truncate text-xs text-muted">{file.name}</p>
      <UploadProgress upload={upload} />
      {upload.status === 'failed' && (
        <div className="flex gap-2">
          {upload.canRetry && (
            <Button variant="secondary" onClick={() => void send(upload.file)}>
              {assetDetailWords.tryAgain}
            </Button>
          )}
          <Button
            variant="quiet"
            onClick={() => {
              clear()
              onDone()
            }}
          >
            {assetDetailWords.leaveOut}
          </Button>
        </div>
      )}
    </div>
  )
}
