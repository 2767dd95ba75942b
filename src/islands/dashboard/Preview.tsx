import type { ReactNode } from 'react'

/** Stays in sight beside a long form. */
export function Preview({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Preview" className="lg:sticky lg:top-10">
      <h2 className="mb-2 text-sm font-semibold text-muted">Preview</h2>
      {children}
    </section>
  )
}
