import { site } from '../../../site.ts'

/** Our e-mail address. */
export function MailLink() {
  return (
    <a href={`mailto:${site.email}`} className="text-link">
      {site.email}
    </a>
  )
}
