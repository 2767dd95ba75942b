import { Document, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { evidenceCertificateWords as text } from '../../locales/en/proofs/evidence.ts'
import { colours, documentInfo, fact, heading, pageNumbers, words } from './pdf-parts.ts'

/** A certificate of electronic evidence, as a draft for a lawyer: nothing in it is signed. */
export interface EvidenceCertificatePdf {
  kind: 'evidence-certificate'
  reference: string
  registry: string
  operator: string
  issuer: string
  madeAt: number
  made: string
  /** The hash of the evidence pack's PDF, in hex. */
  sha256: string
  checkpoint: string
}

export function renderEvidenceCertificatePdf(draft: EvidenceCertificatePdf) {
  const made = new Date(draft.madeAt)
  return h(
    Document,
    documentInfo({ title: `${text.draft}: ${text.title}`, issuer: draft.issuer, made }),
    h(
      Page,
      {
        size: 'A4',
        style: { fontFamily: 'Inter', color: colours.ink, padding: 48, paddingBottom: 56 },
      },
      watermark(),
      h(
        View,
        {
          fixed: true,
          style: { borderWidth: 1.5, borderColor: colours.warning, padding: 8, marginBottom: 14 },
        },
        words(10, text.banner, { fontWeight: 600, color: colours.warning, textAlign: 'center' }),
      ),
      words(18, text.title, { fontWeight: 600 }),
      words(9.5, text.act, { marginTop: 4, color: colours.muted }),
      words(10.5, text.opening(text.blank), { marginTop: 14 }),
      ...text
        .points(draft)
        .map((point, place) =>
          h(
            View,
            { style: { flexDirection: 'row', marginTop: 8 } },
            words(10.5, `${place + 1}.`, { width: 20 }),
            words(10.5, point, { flexGrow: 1, flexShrink: 1, flexBasis: 0 }),
          ),
        ),
      heading(text.manner),
      words(10.5, text.mannerText),
      heading(text.particulars),
      fact(text.reference, draft.reference),
      fact(text.made, draft.made),
      fact(text.hash, draft.sha256),
      draft.checkpoint ? fact(text.checkpoint, draft.checkpoint) : null,
      fact(text.device, text.deviceText(text.blank)),
      h(
        View,
        { style: { marginTop: 22 }, wrap: false },
        fact(text.signature, text.blank),
        fact(text.name, text.blank),
        fact(text.date, text.blank),
      ),
      pageNumbers(`${text.draft} · ${draft.reference}`),
    ),
  )
}

/** The word across every page, light enough to read the text above it. */
function watermark() {
  return h(
    Text,
    {
      fixed: true,
      style: {
        position: 'absolute',
        top: 360,
        left: 90,
        fontSize: 120,
        fontWeight: 600,
        color: '#f6e3e3',
        transform: 'rotate(-35deg)',
      },
    },
    text.draft,
  )
}
