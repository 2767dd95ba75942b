import { Rich } from '../../ui/Rich.tsx'
import { MailLink } from '../shell/nav/MailLink.tsx'

/** What to do when nothing else helps; `{link}` in the text is our e-mail address. */
export function MailUs({ text }: { text: string }) {
  return (
    <p className="text-sm text-muted">
      <Rich text={text} parts={{ link: <MailLink /> }} />
    </p>
  )
}
