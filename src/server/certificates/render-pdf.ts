import { Circle, Document, G, Page, Path, Rect, Svg, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { encode } from 'uqr'
import { type CertificateFacts, certificateDay } from '../../domain/merchants/certificates.ts'
import { certificateWords as text } from '../../locales/en/certificates.ts'
import { documentInfo, words } from './pdf-parts.ts'

/** The whole input of a PDF: equal input renders equal bytes. */
export interface CertificatePdf {
  facts: CertificateFacts
  /** The key id and the signature. */
  code: string
  /** The URL in the QR code. */
  url: string
  /** The URL of the page where users type the number. */
  checkAt: string
  issuer: string
}

const ink = '#1b1f1d'
const muted = '#4d544f'
const brand = '#0f4c3a'
const line = '#b9c4bc'
// Slightly less than the height of A4: the exact height causes a second page.
const [width, height] = [841.89, 595]

/** The certificate, on A4 landscape. */
export function renderCertificatePdf({ facts, code, url, checkAt, issuer }: CertificatePdf) {
  const made = new Date(`${facts.issued}T00:00:00Z`)
  return h(
    Document,
    {
      ...documentInfo({ title: `Certificate ${facts.number}: ${facts.business}`, issuer, made }),
      subject: code,
      keywords: facts.number,
    },
    h(
      Page,
      { size: 'A4', orientation: 'landscape', style: { fontFamily: 'Inter', color: ink } },
      frame(),
      h(
        View,
        { style: { position: 'absolute', left: 64, right: 64, top: 56, bottom: 52 } },
        heading(issuer),
        statement(facts),
        h(View, { style: { flexGrow: 1 } }),
        h(
          View,
          { style: { flexDirection: 'row', alignItems: 'flex-end', gap: 36 } },
          h(View, { style: { flexGrow: 1, flexShrink: 1 } }, dates(facts), codeBlock(code)),
          qr(url, checkAt),
        ),
      ),
    ),
  )
}

function heading(issuer: string) {
  return h(
    View,
    { style: { alignItems: 'center', marginTop: 12 } },
    words(13, issuer, { fontWeight: 600, color: brand, letterSpacing: 1 }),
    words(30, text.title, { fontWeight: 600, marginTop: 10 }),
    h(View, { style: { width: 64, height: 2.5, backgroundColor: brand, marginTop: 12 } }),
  )
}

function statement({ business, cac }: CertificateFacts) {
  return h(
    View,
    { style: { alignItems: 'center', marginTop: 36 } },
    words(12, text.verified, { color: muted }),
    words(nameSize(business), business, {
      fontWeight: 600,
      color: brand,
      marginTop: 8,
      textAlign: 'center',
      lineHeight: 1.2,
    }),
    words(12, text.listed, {
      color: muted,
      marginTop: 10,
    }),
    h(
      View,
      { style: { flexDirection: 'row', gap: 6, marginTop: 12 } },
      words(12, text.cac, { color: muted }),
      words(12, cac, { fontWeight: 600 }),
    ),
  )
}

/** Long names have a smaller font size, so that they fit on two lines. */
function nameSize(name: string): number {
  if (name.length <= 28) return 34
  return name.length <= 44 ? 27 : 22
}

function dates({ number, issued, expires }: CertificateFacts) {
  const fact = (label: string, value: string) =>
    h(
      View,
      { style: { marginRight: 34 } },
      words(8.5, label, { color: muted }),
      words(12.5, value, { fontWeight: 600, marginTop: 2 }),
    )
  return h(
    View,
    { style: { flexDirection: 'row' } },
    fact(text.number, number),
    fact(text.issued, certificateDay(issued)),
    fact(text.expires, certificateDay(expires)),
  )
}

const codeLine = 62

function codeBlock(code: string) {
  const lines = code.match(new RegExp(`.{1,${codeLine}}`, 'g')) ?? []
  return h(
    View,
    { style: { marginTop: 16, borderTopWidth: 0.75, borderTopColor: line, paddingTop: 8 } },
    words(8.5, text.signature, { color: muted }),
    ...lines.map((part) => words(8.5, part, { marginTop: 1, letterSpacing: 0.2 })),
  )
}

function qr(url: string, checkAt: string) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  const side = 122
  return h(
    View,
    { style: { width: 136, alignItems: 'center' } },
    h(
      Svg,
      { width: side, height: side, viewBox: `0 0 ${size} ${size}` },
      h(Rect, { x: 0, y: 0, width: size, height: size, fill: '#ffffff' }),
      h(Path, { d: path, fill: '#000000' }),
    ),
    words(8.5, text.scan, {
      textAlign: 'center',
      color: muted,
      marginTop: 4,
    }),
    words(8.5, checkAt, { textAlign: 'center', fontWeight: 600 }),
  )
}

/** A double border and a rosette behind the text, as on bonds: hard to copy, light in print. */
function frame() {
  return h(
    Svg,
    { width, height, style: { position: 'absolute', left: 0, top: 0 } },
    h(Rect, {
      x: 22,
      y: 22,
      width: width - 44,
      height: height - 44,
      stroke: brand,
      strokeWidth: 2.5,
      fill: 'none',
    }),
    h(Rect, {
      x: 29,
      y: 29,
      width: width - 58,
      height: height - 58,
      stroke: line,
      strokeWidth: 0.75,
      fill: 'none',
    }),
    ...[
      [29, 29],
      [width - 29, 29],
      [29, height - 29],
      [width - 29, height - 29],
    ].map(([cx = 0, cy = 0]) =>
      h(Circle, {
        key: `${cx} ${cy}`,
        cx,
        cy,
        r: 4,
        fill: '#ffffff',
        stroke: brand,
        strokeWidth: 1.5,
      }),
    ),
    h(
      G,
      { transform: `translate(${width / 2} ${height / 2 - 18})` },
      h(Path, { d: rosette(205, 7, 0.3), stroke: '#e3ebe5', strokeWidth: 0.6, fill: 'none' }),
      h(Path, { d: rosette(150, 11, 0.42), stroke: '#e3ebe5', strokeWidth: 0.6, fill: 'none' }),
    ),
  )
}

/**
 * A closed curve around a centre, with `petals` waves. Their amplitude is `depth` × `radius`.
 */
function rosette(radius: number, petals: number, depth: number): string {
  const turns = 12
  const steps = 2200
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI * turns
    const reach = radius * (1 - depth + depth * Math.cos((petals / turns + petals) * angle))
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
