import { escapeHtml } from '../../src/server/mail/message.ts'
import type { LocalTransaction } from './local-paystack.ts'

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; color: #1b1f1d; background: #faf7f0 }
  button { display: block; width: 100%; min-height: 44px; margin: .5rem 0; font: inherit; font-weight: 600; cursor: pointer }
  td, th { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top }
  .note { background: #fdf0d0; padding: .75rem 1rem; border-radius: 6px }`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>
<p class="note">This is a payment provider for trials on this machine. It moves no money.</p>${body}</body></html>`
}

const naira = (kobo: number) => (kobo / 100).toFixed(2)

/** The page on which a user pays, or leaves without paying. */
export function checkoutPage(
  { reference, amount, currency, email, status }: LocalTransaction,
  choices: Record<string, string>,
): string {
  const buttons = Object.entries(choices).map(
    ([value, label]) => `<button name="choice" value="${value}">${escapeHtml(label)}</button>`,
  )
  return page(
    'Local checkout',
    `<p>${escapeHtml(email)} pays <strong>${escapeHtml(currency)} ${naira(amount)}</strong></p>
<p>Reference ${escapeHtml(reference)}, ${escapeHtml(status)}</p>
<form method="post"><label>By <select name="channel"><option>card</option><option>bank_transfer</option><option>ussd</option></select></label>
${buttons.join('\n')}</form>`,
  )
}

/** Every transaction, with what the bank may do to it. */
export function overviewPage(transactions: readonly LocalTransaction[]): string {
  const rows = transactions.toReversed().map(({ reference, amount, currency, status, email }) => {
    const act = (path: string, label: string) =>
      `<form method="post" action="${path}"><button name="reference" value="${escapeHtml(reference)}">${label}</button></form>`
    const acts = status === 'success' ? act('/refunds', 'Refund') + act('/disputes', 'Dispute') : ''
    return `<tr><td>${escapeHtml(reference)}<br>${escapeHtml(email)}</td><td>${escapeHtml(currency)} ${naira(amount)}</td><td>${escapeHtml(status)}</td><td>${acts}</td></tr>`
  })
  return page(
    'Local payment provider',
    rows.length > 0 ? `<table>${rows.join('\n')}</table>` : '<p>There is no transaction yet.</p>',
  )
}
