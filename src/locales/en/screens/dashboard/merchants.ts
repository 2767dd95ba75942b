/** The directory and the user’s own listing. */
export const merchantWords = {
  merchants: 'Merchants',
  editYourListing: 'Edit your listing',
  cannotChange: 'The logo, the products and the featured picture cannot be changed.',
  searchMerchants: 'Search for a merchant',
  searchMerchantsHint: 'Search for a merchant',
  verifiedMerchants: 'Verified merchants',
  category: 'Category',
  sortBy: 'Sort by',
  bestMatch: 'Best match',
  noStateInProfile: 'Add your state to your profile to see merchants near you.',
  sentForReview: 'Sent for review',
  nothingToReview: 'There is nothing for our team to review: your listing stays as it is',
  yourListing: 'Your listing',
  verifiedOnly: 'For verified businesses only',
  onceVerified: 'You can use this page when we have verified your business.',
  seeYourListing: 'See your listing',
  changesReviewed:
    'Our team reviews changes first. Until we approve them, your listing and your certificate stay as they are.',
  sendForReview: 'Send for review',
  address: 'Address',
  whatYourCertificateSays: 'What your certificate says',
  newCertificate:
    'If you change the name or CAC number, you get a new certificate once our team approves the change.',
  businessName: 'Business name',
  products: 'Products',
  andMore: 'and {hidden} more',
  verifiedSince: 'Verified since {day}',
  moreFailed: 'We could not load more merchants.',
  tryAgain: 'Try again',
  showMoreMerchants: 'Show more merchants',
  noMerchantMatches: 'No merchant matches',
  noMerchantsYet: 'No merchants yet',
  seeTheDirectory: 'See the directory',
  tryAnotherWord: 'Try another word for the item, or another category.',
  shopsAppear: 'Shops appear here once our team has checked their papers.',
  noListing:
    'You have no listing yet. When we have verified your business, it appears in our directory with a certificate.',
  waitingForReview:
    'Waiting for review since {day}. Until our team decides, everybody sees the verified version.',
  teamWrote: 'Our team wrote: {reason}',
  edit: 'Edit',
  makeReceipt: 'Make a receipt',
  applyAgain: 'Apply again',
  verifyYourBusiness: 'Verify your business',
  nameYourProducts: 'List your products',
  seeYourPage: 'See your page',
  seeTheCertificate: 'See the certificate',
  seeOldCertificate: 'See the old certificate',
  all: 'All',
  newest: 'Newest',
  name: 'Name',
  nearMe: 'Near me',
}

/** The badge that a merchant shows on its own site. */
export const badgeWords = {
  title: 'Your badge',
  about:
    'Give this code to the person who makes your website. It shows a badge that links to your page on Toju, and always shows whether you are verified.',
  alt: 'Your badge as visitors see it',
  html: 'the HTML',
}
