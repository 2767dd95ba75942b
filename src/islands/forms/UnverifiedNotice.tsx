import { MailWarning } from 'lucide-react'
import { buttonStyle } from '../../ui/button-style.ts'
import { paths } from '../paths.ts'
import { useSharedWords } from '../shell/shared-words.ts'
import { useUser } from '../shell/user-context.ts'
import { Notice } from './Notice.tsx'

/** Tells unverified users, before they fill in a form, that the server would refuse it. */
export function UnverifiedNotice() {
  const { emailVerified } = useUser()
  const words = useSharedWords()
  if (emailVerified) return null
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
