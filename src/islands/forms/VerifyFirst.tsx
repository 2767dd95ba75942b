import { MailWarning } from 'lucide-react'
import { buttonStyle } from '../../ui/button-style.ts'
import { paths } from '../paths.ts'
import { Notice } from './Notice.tsx'

/** A link to the page that verifies the user's e-mail. */
export function VerifyFirst() {
  return (
    <Notice
      icon={MailWarning}
      action={
        <a href={paths.verify} className={buttonStyle({ variant: 'quiet' })}>
          Enter the code
        </a>
      }
    >
      Your e-mail address is not verified yet; until then nothing can be saved.
    </Notice>
  )
}
