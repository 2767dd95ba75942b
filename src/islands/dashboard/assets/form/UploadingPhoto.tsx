import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { useSharedWords } from '../../../shell/shared-words.ts'
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
  const words = useSharedWords()
  const { upload, send } = useImageUpload('', {
    onSent: (url) => {
      onSent(url)
      onDone()
    },
  })
  const begin = useEffectEvent(() => void send(file))
  useEffect(() => begin(), [])
  const isFailed = upload.status === 'failed'

  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface p-3" aria-live="polite">
      <p className="truncate text-xs text-muted">{file.name}</p>
      <UploadProgress upload={upload.status === 'none' ? { status: 'fitting' } : upload} />
      <div className="flex gap-2">
        {isFailed && typeof upload.error !== 'string' && (
          <Button variant="secondary" onClick={() => void send(upload.file)}>
            {words.tryAgain}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          {isFailed ? words.remove : words.cancel}
        </Button>
      </div>
    </div>
  )
}
