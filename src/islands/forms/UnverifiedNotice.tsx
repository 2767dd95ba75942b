import { MailWarning } from 'lucide-react'
import { buttonStyle } from '../../ui/button-style.ts'
import { paths } from '../paths.ts'
import { useUser } from '../shell/user-context.ts'
import { Notice } from './Notice.tsx'

/** Said before someone fills in a form that the server would then refuse. */
export function UnverifiedNotice() {
  const user = useUser()
  if (user.emailVerified) return null
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
