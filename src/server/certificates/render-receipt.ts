import { Document, Page, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { longDate } from '../../locales/en/dates.ts'
import {
  amountInWords,
  amountText,
  channelName,
  passName,
  type ReceiptFacts,
  vatText,
} from '../../locales/en/payments.ts'
import { documentInfo, words } from './pdf-parts.ts'

/** The whole input of a PDF: equal input renders equal bytes. */
export interface ReceiptPdf {
  kind: 'receipt'
  facts: ReceiptFacts
  payer: string
  email: string
  seller: { name: string; email: string; taxId: string | null }
}

const ink = '#1b1f1d'
const muted = '#4d544f'
const brand = '#0f4c3a'
const line = '#b9c4bc'

/** The receipt of a payment, A5. */
export function renderReceiptPdf({ facts, payer, email, seller }: ReceiptPdf) {
  const made = new Date(facts.at)
  const vat = vatText(facts.amount, facts.vatRate, facts.currency)
  return h(
    Document,
    documentInfo({ title: `Receipt ${facts.reference}`, issuer: seller.name, made }),
    h(
      Page,
      { size: 'A5', style: { fontFamily: 'Inter', color: ink, padding: 40 } },
      words(12, 'Toju', { fontWeight: 600, color: brand, letterSpacing: 1 }),
      words(24, 'Receipt', { fontWeight: 600, marginTop: 6 }),
      h(View, { style: { width: 48, height: 2.5, backgroundColor: brand, marginTop: 10 } }),
      h(
        View,
        { style: { marginTop: 22 } },
        fact('Date', longDate(facts.at)),
        fact('Reference', facts.reference),
        fact('Paid by', `${payer}\n${email}`),
        fact('For', passName(facts.plan, facts.days)),
        fact('Method', channelName(facts.channel)),
      ),
      h(
        View,
        { style: { marginTop: 20, borderTopWidth: 1, borderTopColor: line, paddingTop: 14 } },
        words(9, 'Amount received', { color: muted }),
        words(22, amountText(facts.amount, facts.currency), { fontWeight: 600, marginTop: 2 }),
        words(10.5, amountInWords(facts.amount), { marginTop: 2 }),
        vat ? words(10, vat, { marginTop: 6, color: muted }) : null,
      ),
      h(View, { style: { flexGrow: 1 } }),
      words(9, `${seller.name}, Nigeria · ${seller.email}`, { color: muted }),
      seller.taxId ? words(9, `Tax identification number ${seller.taxId}`, { color: muted }) : null,
    ),
  )
}

function fact(label: string, value: string) {
  return h(
    View,
    { style: { flexDirection: 'row', marginBottom: 7 } },
    words(9.5, label, { width: 84, color: muted }),
    words(10.5, value, { fontWeight: 600, flexGrow: 1, flexShrink: 1 }),
  )
}
