import { Document, Page, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { timeOf } from '../../domain/calendar-days.ts'
import { isReport } from '../../domain/lookup/verdict.ts'
import {
  type AnyClaims,
  isSheet,
  listingsText,
  type ProofClaims,
  type ProvenAnswer,
  verdictNameOf,
} from '../../domain/proofs/check-proof.ts'
import { longDate } from '../../locales/en/dates.ts'
import { labelAmong } from '../../locales/en/identifiers/kinds.ts'
import { amountInWords, amountText } from '../../locales/en/payments.ts'
import { proofPdfWords as text } from '../../locales/en/proofs/documents.ts'
import { proofMessages, proofVerdicts } from '../../locales/en/proofs/proofs.ts'
import { verdictWords } from '../../locales/en/screens/verdicts.ts'
import {
  colours,
  documentInfo,
  fact,
  numberPattern,
  pageNumbers,
  qrCode,
  words,
} from './pdf-parts.ts'

/** The whole input of the PDF of a proof or a signed sheet. */
export interface ProofPdf {
  kind: 'proof'
  claims: AnyClaims
  /** The URL in the QR code: it contains a proof, but only the number of a sheet, which is too long. */
  url: string
  /** The URL of the page where users type the number. */
  checkAt: string
  issuer: string
}

export function renderProofPdf({ claims, url, checkAt, issuer }: ProofPdf) {
  const made = new Date(claims.iat * 1000)
  const title = titleOf(claims)
  return h(
    Document,
    { ...documentInfo({ title: `${title} ${claims.jti}`, issuer, made }), keywords: claims.jti },
    h(
      Page,
      { size: 'A4', style: { fontFamily: 'Inter', color: colours.ink, padding: 48 } },
      words(12, issuer, { fontWeight: 600, color: colours.brand, letterSpacing: 1 }),
      words(24, title, { fontWeight: 600, marginTop: 4 }),
      h(View, {
        style: {
          width: 56,
          height: 2.5,
          backgroundColor: colours.brand,
          marginTop: 10,
          marginBottom: 18,
        },
      }),
      ...(isSheet(claims) ? [rows(claims.rows)] : [resultBox(claims)]),
      h(
        View,
        { style: { marginTop: 14 } },
        fact(
          text.checkedOn,
          `${longDate(Date.parse(claims.asOf))}, ${timeOf(Date.parse(claims.asOf))}`,
        ),
        fact(text.number, claims.jti),
        fact(text.issuer, new URL(claims.iss).host),
        ...(isSheet(claims) ? [] : sellerFacts(claims)),
        fact(text.log, `${claims.log.size} · ${claims.log.root}`),
      ),
      words(9.5, proofMessages.notices, { marginTop: 8, color: colours.muted }),
      h(
        View,
        {
          style: { flexDirection: 'row', gap: 18, marginTop: 18, alignItems: 'center' },
          wrap: false,
        },
        // Printed at 6 cm, a camera can read even the longest proof.
        qrCode(url, isSheet(claims) || claims.sale ? 110 : 190, 'L'),
        h(
          View,
          { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
          words(11, text.scan, { fontWeight: 600 }),
          words(9.5, text.typeAt(claims.jti, checkAt), { marginTop: 4, color: colours.muted }),
        ),
      ),
      pageNumbers(`${title} ${claims.jti}`),
    ),
  )
}

function titleOf(claims: AnyClaims): string {
  if (isSheet(claims)) return text.sheetTitle
  return claims.sale ? text.receiptTitle : text.title
}

function sellerFacts({ sale, holder }: ProofClaims) {
  if (!sale) return holder ? [fact(text.holder, holder)] : []
  const { seller, certificate, item, price } = sale
  return [
    fact(text.seller, seller),
    fact(text.certificate, certificate),
    ...(item ? [fact(text.item, item)] : []),
    ...(price
      ? [fact(text.price, `${amountText(price * 100)} (${amountInWords(price * 100)})`)]
      : []),
    ...(holder ? [fact(text.buyer, holder)] : []),
    words(9, text.sellersWords, { marginTop: 4, marginBottom: 6, color: colours.muted }),
  ]
}

const wordsFor = (answer: ProvenAnswer) => {
  const { word, text: message } = proofVerdicts[verdictNameOf(answer)]
  const lists = listingsText(answer)
  return {
    word: isReport(answer) ? `${verdictWords.doNotBuy}: ${word}` : word,
    text: lists === '' ? message : `${message} ${proofMessages.listings} ${lists}.`,
  }
}

/** The label of the identifier. IMEI1 and IMEI2 are both shown as IMEI. */
function kindOf({ kind }: ProvenAnswer): string {
  return labelAmong(kind, [kind]) ?? ''
}

function resultBox(claims: ProvenAnswer) {
  const { word, text: message } = wordsFor(claims)
  return h(
    View,
    {},
    h(
      View,
      { style: { borderWidth: 1, borderColor: colours.line, borderRadius: 4, padding: 14 } },
      words(17, word, { fontWeight: 600, color: inkOf(claims) }),
      words(11, message, { marginTop: 2 }),
    ),
    words(9, kindOf(claims), { marginTop: 14, color: colours.muted }),
    words(17, claims.identifier, { fontWeight: 600, letterSpacing: 0.5 }),
    numberPattern(claims.identifier, 240),
  )
}

function rows(given: readonly ProvenAnswer[]) {
  return h(
    View,
    {},
    words(11, text.rows(given.length), { marginBottom: 8 }),
    ...given.map((row, place) =>
      h(
        View,
        {
          wrap: false,
          style: {
            flexDirection: 'row',
            borderTopWidth: 0.75,
            borderTopColor: colours.line,
            paddingTop: 4,
            paddingBottom: 4,
          },
        },
        words(9, String(place + 1), { width: 26, color: colours.muted }),
        h(
          View,
          { style: { width: 220, paddingRight: 8 } },
          words(10.5, row.identifier, { fontWeight: 600 }),
          words(8, kindOf(row), { color: colours.muted }),
        ),
        h(
          View,
          { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
          words(10.5, wordsFor(row).word, { fontWeight: 600, color: inkOf(row) }),
          words(8.5, wordsFor(row).text, { color: colours.muted }),
        ),
      ),
    ),
  )
}

/** What nobody should buy is in the warning colour. */
function inkOf(answer: ProvenAnswer): string {
  return isReport(answer) ? colours.warning : colours.ink
}
