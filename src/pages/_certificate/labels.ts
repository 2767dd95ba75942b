import type { CertificateStatus } from '../../domain/merchants/certificates.ts'

type Check = Extract<Awaited<ReturnType<App.Locals['checkCertificate']>>, { ok: true }>
type Tone = 'good' | 'bad' | 'waiting' | 'quiet'

/** The heading and its style: a word and a shape, never colour alone. */
export const statusLabels: Record<CertificateStatus, { title: string; text: string; tone: Tone }> =
  {
    valid: {
      title: 'Valid',
      text: 'This business is verified by Toju today.',
      tone: 'good',
    },
    expired: {
      title: 'Expired',
      text: 'The year of this certificate is over, and the business has not been verified by it since.',
      tone: 'quiet',
    },
    revoked: {
      title: 'Revoked',
      text: 'Toju has taken this certificate back. Do not rely on it.',
      tone: 'bad',
    },
  }

export const verdictLabels: Record<Check['answer']['verdict'], { title: string; tone: Tone }> = {
  genuine: { title: 'Genuine', tone: 'good' },
  recorded: { title: 'Our number', tone: 'waiting' },
  edited: { title: 'Edited', tone: 'bad' },
  forged: { title: 'Forged', tone: 'bad' },
  unknown: { title: 'Not a certificate of Toju', tone: 'bad' },
}

export const toneStyles: Record<Tone, string> = {
  good: 'border-found-line bg-found-soft text-found',
  bad: 'border-stolen-line bg-stolen-soft text-stolen',
  waiting: 'border-marigold-line bg-marigold-soft text-ink',
  quiet: 'border-line bg-sunken text-ink',
}
