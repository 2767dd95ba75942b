/** The receipt that a verified business gives its buyers. */
export const saleReceiptWords = {
  title: 'Make a receipt',
  about:
    'We check the item now and sign the receipt with our answer and the name of your business. Your buyer can verify it at any time.',
  number: 'The item’s number',
  numberHint: 'On a phone, dial *#06# to see the IMEI.',
  item: 'What you are selling',
  itemExample: 'Samsung Galaxy A15, black, 128 GB',
  price: 'Price in naira',
  buyer: 'Buyer',
  buyerHint: 'Anyone who sees the receipt can read this. A first name is enough.',
  make: 'Make the receipt',
  ready: 'Your receipt is ready',
  readyAbout:
    'Give your buyer the PDF, or just the number {number}, which opens the receipt at {address}.',
  pdf: 'Save as PDF',
  open: 'Open the receipt',
  receiptNumber: 'Receipt number',
  another: 'Make another',
} as const
