import { MailWarning } from 'lucide-react'
import { buttonStyle } from '../../ui/button-style.ts'
import { paths } from '../paths.ts'
import { Notice } from './Notice.tsx'

/** The way to the code that an e-mail address is verified by. */
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
