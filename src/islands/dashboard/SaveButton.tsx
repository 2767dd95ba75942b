import { Button } from '../../ui/Button.tsx'
import { useSharedWords } from '../shell/shared-words.ts'
import { useIsUploading } from '../uploads/use-image-upload.ts'

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
