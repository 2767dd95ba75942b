import type { ReactNode } from 'react'
import { homeWords } from '../../locales/en/screens/dashboard/home.ts'
import { Button } from '../../ui/Button.tsx'
import { useSharedWords } from '../shell/shared-words.ts'
import { useIsWide } from '../shell/use-is-wide.ts'
import { useIsUploading } from '../uploads/use-image-upload.ts'
import { useWords } from '../words/use-words.ts'

interface Props {
  save: string
  busy: boolean
  disabled?: boolean
}

/** The submit button of a form with a photo. It is busy until the upload ends. */
export function SaveButton({ save, busy, disabled }: Props) {
  const words = useSharedWords()
  const isUploading = useIsUploading()
  return (
    <Button
      type="submit"
      size="lg"
      busy={busy || isUploading}
      disabled={disabled}
      className="sm:justify-self-start"
    >
      {isUploading ? words.uploadingThePhoto : save}
    </Button>
  )
}

/**
 * A form with its preview beside it, which stays in view while the form scrolls. On a phone it would
 * be below the button, where nobody acts on it.
 */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const home = useWords('homeWords', homeWords)
  const isWide = useIsWide()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,21rem)] lg:gap-10">
      {children}
      {isWide && preview && (
        <section aria-label={home.preview} className="sticky top-10">
          <h2 className="mb-2 text-sm font-semibold text-muted">{home.preview}</h2>
          {preview}
        </section>
      )}
    </div>
  )
}
