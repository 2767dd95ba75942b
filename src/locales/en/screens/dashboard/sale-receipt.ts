/** The receipt that a verified business gives its buyers. */
export const saleReceiptWords = {
  title: 'Make a receipt',
  about:
    'First we check the item. The receipt that we sign shows our answer and the name of your business. Your buyer can verify the receipt at any time.',
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
    'Give your buyer the PDF, or only the receipt number {number}. The buyer can enter the number at {address} to see the receipt.',
  pdf: 'Save as PDF',
  open: 'Open the receipt',
  receiptNumber: 'Receipt number',
  another: 'Make another receipt',
} as const
