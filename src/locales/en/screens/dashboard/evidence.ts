/** The evidence pack on the page of a report. */
export const evidenceWords = {
  title: 'Evidence pack',
  about:
    'A ZIP file for the police or a court. It has this report, its photos and receipts with their digital fingerprints (hashes), a signed check and the proof from the public log.',
  personal: 'The pack contains your name and how to reach you. Give it only to people who need it.',
  download: 'Download',
} as const
