import { mails } from '../../../tests/support/sample-mails.ts'
import type { Screen, State } from '../screen.ts'

/** Every mail as HTML. It has one set of colours, and one column that is 520 px wide at most. */
export function mailScreens(): Screen[] {
  return Object.entries(mails).map(([file, byName]) => ({
    ...{ route: `mails/${file}`, as: 'visitor' as const, path: 'about:blank' },
    states: Object.fromEntries(
      Object.entries(byName).map(([name, mailTo]): [string, State] => {
        const { html } = mailTo({ firstName: 'Amina', language: 'en' })
        return [name, { html, widths: [360, 1280], schemes: ['light'] }]
      }),
    ),
  }))
}
