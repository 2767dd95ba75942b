import type { ReactNode } from 'react'
import { homeWords } from '../../locales/en/screens/dashboard/home.ts'
import { useWords } from '../words/use-words.ts'

/** A form with its preview beside it. The preview stays in view while the form scrolls. */
export function WithPreview({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  const home = useWords('homeWords', homeWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(17rem,21rem)] lg:gap-10">
      {children}
      <section aria-label={home.preview} className="lg:sticky lg:top-10">
        <h2 className="mb-2 text-sm font-semibold text-muted">{home.preview}</h2>
        {preview}
      </section>
    </div>
  )
}
