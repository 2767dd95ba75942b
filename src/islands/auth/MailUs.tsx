import { Rich } from '../../ui/Rich.tsx'
import { MailLink } from '../shell/nav/MailLink.tsx'

/** Tells users to write to us; `{link}` in the text becomes our e-mail address. */
export function MailUs({ text }: { text: string }) {
  return (
    <p className="text-sm text-muted">
      <Rich text={text} parts={{ link: <MailLink /> }} />
    </p>
  )
}
