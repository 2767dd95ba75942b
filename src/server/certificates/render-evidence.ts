import { Document, Image, Page, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { evidencePdfWords as text } from '../../locales/en/proofs/evidence.ts'
import { breakable, colours, documentInfo, fact, heading, pageNumbers, words } from './pdf-parts.ts'

type Facts = readonly (readonly [label: string, value: string])[]

/** The whole input of an evidence pack's PDF. */
export interface EvidencePdf {
  kind: 'evidence'
  /** The report’s id. */
  reference: string
  registry: string
  issuer: string
  madeAt: number
  made: Facts
  report: Facts
  description: string
  /** Null if the reporter does not own the asset. */
  asset: Facts | null
  reporter: Facts
  timeline: { when: string; what: string; reason: string | null }[]
  checks: Facts
  publicLog: { entries: Facts; checkpoint: string | null }
  /** `picture` is a JPEG. */
  files: { label: string; name: string; sha256: string; picture: Uint8Array | null }[]
}

export function renderEvidencePdf(pack: EvidencePdf) {
  const made = new Date(pack.madeAt)
  return h(
    Document,
    documentInfo({ title: `${text.title} ${pack.reference}`, issuer: pack.issuer, made }),
    h(
      Page,
      {
        size: 'A4',
        style: { fontFamily: 'Inter', color: colours.ink, padding: 48, paddingBottom: 56 },
      },
      words(12, pack.issuer, { fontWeight: 600, color: colours.brand, letterSpacing: 1 }),
      words(24, text.title, { fontWeight: 600, marginTop: 4 }),
      words(9.5, text.about(pack.registry), {
        marginTop: 4,
        marginBottom: 10,
        color: colours.muted,
      }),
      ...facts(pack.made),
      heading(text.report),
      ...facts(pack.report),
      words(9, text.description, { color: colours.muted, marginTop: 2 }),
      words(10, pack.description, { marginTop: 2 }),
      heading(text.asset),
      ...(pack.asset === null ? [words(10, text.gone)] : facts(pack.asset)),
      heading(text.reporter),
      ...facts(pack.reporter),
      heading(text.timeline),
      ...pack.timeline.map(event),
      words(8.5, text.timelineZone, { color: colours.muted }),
      heading(text.checks),
      ...facts(pack.checks),
      heading(text.publicLog),
      ...(pack.publicLog.entries.length === 0
        ? [words(10, text.noLog)]
        : facts(pack.publicLog.entries)),
      pack.publicLog.checkpoint
        ? words(8.5, breakable(pack.publicLog.checkpoint), { color: colours.muted, marginTop: 2 })
        : null,
      heading(text.files, pictureSide),
      ...(pack.files.length === 0 ? [words(10, text.noFiles)] : pack.files.map(file)),
      pageNumbers(`${text.title} ${pack.reference}`),
    ),
  )
}

function facts(given: Facts): ReactNode[] {
  return given.filter(([, value]) => value !== '').map(([label, value]) => fact(label, value))
}

function event({ when, what, reason }: EvidencePdf['timeline'][number]) {
  return h(
    View,
    { style: { flexDirection: 'row', marginBottom: 5 }, wrap: false },
    words(9, when, { width: 130, paddingRight: 8, color: colours.muted }),
    h(
      View,
      { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
      words(10, what, { fontWeight: 600 }),
      reason ? words(9, reason, { color: colours.muted }) : null,
    ),
  )
}

const pictureSide = 170

function file({ label, name, sha256, picture }: EvidencePdf['files'][number]) {
  return h(
    View,
    { style: { flexDirection: 'row', gap: 12, marginBottom: 12 }, wrap: false },
    picture
      ? h(Image, {
          src: Buffer.from(picture),
          style: { width: pictureSide, height: pictureSide, objectFit: 'contain' },
        })
      : null,
    h(
      View,
      { style: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } },
      words(11, label, { fontWeight: 600 }),
      words(9, name),
      words(8.5, 'SHA-256', { color: colours.muted, marginTop: 4 }),
      words(8.5, breakable(sha256)),
    ),
  )
}
