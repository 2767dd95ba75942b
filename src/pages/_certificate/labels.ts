import type { CertificateStatus } from '../../domain/merchants/certificates.ts'
import type { TagTone } from '../../ui/tag/tones.ts'

type Check = Extract<Awaited<ReturnType<App.Locals['checkCertificate']>>, { ok: true }>
/** The tone of a certificate's tag. */
export type CertificateTone = Extract<TagTone, 'good' | 'stolen' | 'review' | 'invalid'>

/** The heading and its style: a word and a shape, never colour alone. */
export const statusLabels: Record<
  CertificateStatus,
  { title: string; text: string; tone: CertificateTone }
> = {
  valid: {
    title: 'Valid',
    text: 'This business is verified by Toju today.',
    tone: 'good',
  },
  expired: {
    title: 'Expired',
    text: 'This certificate was valid for one year, and the year is over.',
    tone: 'invalid',
  },
  revoked: {
    title: 'Revoked',
    text: 'Toju has taken this certificate back. Do not rely on it.',
    tone: 'stolen',
  },
}

export const verdictLabels: Record<
  Check['value']['verdict'],
  { title: string; tone: CertificateTone }
> = {
  genuine: { title: 'Genuine', tone: 'good' },
  recorded: { title: 'Number is ours', tone: 'review' },
  edited: { title: 'Edited', tone: 'stolen' },
  forged: { title: 'Forged', tone: 'stolen' },
  unknown: { title: 'Not a Toju certificate', tone: 'stolen' },
}
