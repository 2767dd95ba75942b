import { homeWords } from '../../locales/en/screens/dashboard/home.ts'
import { Button } from '../../ui/Button.tsx'
import { useIsUploading } from '../uploads/use-image-upload.ts'
import { useWords } from '../words/use-words.ts'

interface Props {
  save: string
  busy: boolean
  disabled?: boolean
}

/** The submit button of a form with a photo. It is busy until the upload ends. */
export function SaveButton({ save, busy, disabled }: Props) {
  const home = useWords('homeWords', homeWords)
  const isUploading = useIsUploading()
  return (
    <Button
      type="submit"
      size="lg"
      busy={busy || isUploading}
      disabled={disabled}
      className="sm:justify-self-start"
    >
      {isUploading ? home.uploadingThePhoto : save}
    </Button>
  )
}
