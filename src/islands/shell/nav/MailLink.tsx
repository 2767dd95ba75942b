import { site } from '../../../site.ts'
import { Rich } from '../../../ui/Rich.tsx'

/** Our email address. */
export function MailLink() {
  return (
    <a href={`mailto:${site.email}`} className="text-link">
      {site.email}
    </a>
  )
}

/** Tells users to write to us; `{link}` in the text becomes our email address. */
export function MailUs({ text }: { text: string }) {
  return (
    <p className="text-sm text-muted">
      <Rich text={text} parts={{ link: <MailLink /> }} />
    </p>
  )
}
