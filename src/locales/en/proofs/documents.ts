/** On the PDF of a proof or of a signed sheet. */
export const proofPdfWords = {
  title: 'Proof of a check',
  sheetTitle: 'Signed sheet of checks',
  rows: (count: number) =>
    count === 1 ? '1 number was checked.' : `${count} numbers were checked.`,
  checkedOn: 'Checked on',
  number: 'Number of the proof',
  issuer: 'By the registry at',
  receiptTitle: 'Receipt with a signed check',
  seller: 'Sold by',
  certificate: 'Seller’s certificate',
  item: 'Item',
  price: 'Price',
  buyer: 'Buyer',
  sellersWords:
    'The registry confirms the check and the certificate. The seller wrote the item, the price and the buyer.',
  holder: 'Note of the person who checked',
  log: 'Public log when this was signed',
  scan: 'Scan to verify it',
  typeAt: (number: string, address: string) =>
    `Or type ${number} at ${address}. The paper alone proves nothing: only the registry’s signature does.`,
} as const
