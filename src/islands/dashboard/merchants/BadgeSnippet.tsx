import { badgeSnippet, merchantBadgePath } from '../../../domain/merchants/badge.ts'
import { badgeWords as words } from '../../../locales/en/screens/badge.ts'
import { CopyButton } from '../../shell/CopyButton.tsx'

/** The badge of a verified merchant, with the HTML for its own site. */
export function BadgeSnippet({ slug, name }: { slug: string; name: string }) {
  const html = badgeSnippet(window.location.origin, { slug, name })
  return (
    <section aria-labelledby="badge" className="grid gap-3 border-t border-line pt-4">
      <h3 id="badge" className="text-lg">
        {words.title}
      </h3>
      <p className="text-sm text-muted">{words.about}</p>
      <img src={merchantBadgePath(slug)} width={240} height={56} alt={words.alt} />
      <div className="flex items-start gap-2 rounded-md border border-line bg-sunken p-3">
        <code className="min-w-0 grow text-sm wrap-anywhere">{html}</code>
        <CopyButton text={html} name={words.html} />
      </div>
    </section>
  )
}
