import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { fill } from '../../locales/texts.ts'
import { cx } from '../../ui/cx.ts'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { useSharedWords } from '../shell/shared-words.ts'
import { isDataUrl } from './data-url.ts'
import type { Upload } from './use-image-upload.ts'

/** The progress of an upload, as text and a bar. `value` is the URL of the photo so far. */
export function UploadProgress({ upload, value = '' }: { upload: Upload; value?: string }) {
  const words = useSharedWords()
  switch (upload.status) {
    case 'fitting':
      return (
        <>
          <p className="text-sm font-medium">{words.preparing}</p>
          <ProgressBar label={words.preparing} />
        </>
      )
    case 'sending': {
      const percent = Math.round(upload.fraction * 100)
      return (
        <>
          <p className="text-sm font-medium">{fill(words.uploading, { percent })}</p>
          <ProgressBar label={words.uploadingThePhoto} value={upload.fraction} max={1} />
        </>
      )
    }
    case 'failed': {
      const { error } = upload
      return (
        <div>
          <Line icon={TriangleAlert} className="text-stolen">
            {words.uploadFailed}
          </Line>
          <p className="mt-0.5 text-sm">
            {typeof error === 'string' ? words.photoRefusals[error] : error.message}
          </p>
        </div>
      )
    }
    default:
      return isDataUrl(value) ? (
        <Line icon={CloudOff}>{words.sentLater}</Line>
      ) : (
        <Line icon={CircleCheck} className="text-found">
          {words.photoAdded}
        </Line>
      )
  }
}

interface LineProps {
  icon: LucideIcon
  className?: string
  children: string
}

function Line({ icon: Icon, className, children }: LineProps) {
  return (
    <p className={cx('flex gap-1.5 text-sm font-medium', className)}>
      <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0" />
      {children}
    </p>
  )
}
