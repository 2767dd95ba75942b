import type { CertificateFact } from '../../domain/merchants/certificates.ts'

const factLabels = {
  number: 'certificate number',
  business: 'business name',
  cac: 'CAC number',
  issued: 'date of issue',
  expires: 'date of expiry',
} as const satisfies Record<CertificateFact, string>

/** What is printed on each certificate, beside its facts. */
export const certificateWords = {
  title: 'Certificate of Verification',
  verified: 'We have verified that',
  listed: 'is a registered business in Nigeria, and list it in our directory.',
  cac: 'CAC number',
  number: 'Certificate number',
  issued: 'Issued',
  expires: 'Expires',
  signature: 'Signature (Ed25519) over all of the above',
  scan: 'Scan to see whether it is valid today, or type the number at',
} as const

/** Results of checking a certificate. */
export const certificateMessages = {
  'code-right': 'Toju signed this certificate, and its code is unchanged.',
  'text-right': 'Toju signed this certificate, and no word of it was changed.',
  'file-right': 'This is exactly the file that Toju gave out. Nothing in it was changed.',
  'file-unknown':
    'Toju did not give out this file, or somebody changed it. If it is a scan or a photo, type its certificate number instead. Then compare the paper with what we show.',
  'number-known':
    'Toju gave out this number. Compare the paper with what is shown here, word for word.',
  'code-missing': 'The words are unchanged, but the code that signs them is missing.',
  edited: ({ missing }: { missing: readonly CertificateFact[] }) => {
    const list = new Intl.ListFormat('en', { type: 'disjunction' })
    const facts = list.format(missing.map((fact) => factLabels[fact]))
    return `This text was changed: it does not have the ${facts} that we gave out under this number.`
  },
  longer: 'This text was changed: it says more than we gave out. Compare each word.',
  forged: 'Toju did not sign this certificate. It is forged, or its code was changed.',
  'no-number':
    'We see no certificate number in what you entered. The number begins with TJ, like TJ-7K4M-9QXP.',
  'number-unknown': ({ number }: { number: string }) =>
    `We never gave out a certificate with the number ${number}.`,
} as const
