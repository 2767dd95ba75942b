import { site } from '../../site.ts'
import { Rich } from '../../ui/Rich.tsx'

/** What to do when nothing else helps; `{link}` in the text is our e-mail address. */
export function MailUs({ text }: { text: string }) {
  const link = (
    <a href={`mailto:${site.email}`} className="text-link">
      {site.email}
    </a>
  )
  return (
    <p className="text-sm text-muted">
      <Rich text={text} parts={{ link }} />
    </p>
  )
}
