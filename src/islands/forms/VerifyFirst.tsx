import { MailWarning } from 'lucide-react'
import { buttonStyle } from '../../ui/button-style.ts'
import { paths } from '../paths.ts'
import { useSharedWords } from '../shell/shared-words.ts'
import { Notice } from './Notice.tsx'

/** A link to the page that verifies the user's email. */
export function VerifyFirst() {
  const words = useSharedWords()
  return (
    <Notice
      icon={MailWarning}
      action={
        <a href={paths.verify} className={buttonStyle({ variant: 'quiet' })}>
          {words.enterTheCode}
        </a>
      }
    >
      {words.notVerified}
    </Notice>
  )
}
