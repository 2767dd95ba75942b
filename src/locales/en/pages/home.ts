/** The home page. */
export const homePageWords = {
  lead: 'Nigeria’s register of lost and stolen things. Check an item before you pay.',
  imeiHint: 'To see a phone’s IMEI, dial {code} on it.',
  reportLost: 'Report lost item',
  foundSomething: 'I found something',
  join: 'Join',
  exampleOfAnAnswer: 'Example of an answer',
  threeUses: 'One register, three uses',
  reportTitle: 'Report lost, found or stolen items',
  reportText:
    'Say what happened and where. Our team reads each theft report before buyers see “Stolen”.',
  reportLink: 'Make a report',
  verifyTitle: 'Verify authenticity and manage assets',
  verifyText:
    'Check any number for free: IMEI, serial, plate or VIN. Keep a record of what you own, with a photo and the receipt, before you need it.',
  verifyLink: 'Manage your assets',
  merchantTitle: 'View verified merchant listing',
  merchantText: 'Find shops near you by what they sell. We have checked their papers.',
  merchantLink: 'See the merchants',
  verifiedMerchant: 'Verified merchant',
  howItComesBack: 'How your item comes back',
  stepReport: 'Report',
  stepReportText: 'Click report, select the type, give the details and submit.',
  stepMatch: 'Match',
  stepMatchText: 'Your lost item is cross-referenced with found items.',
  stepNotified: 'Get Notified',
  stepNotifiedText: 'When they match, both users are notified.',
  checkBeforeYouPay: 'Check before you pay',
  checkIsFree: 'A check is free, needs no account, and takes as long as typing the number.',
  lostOrFound: 'Lost something?',
  postReport: 'Post a report',
  foundNoAccount: 'Found something and have no account?',
  reportWithout: 'Report it without an account',
}

/** Totals of the registry on the home page. */
export const homeFigureWords = {
  title: 'The register today',
  assets: 'items registered',
  reports: 'reports made',
  lookups: 'numbers checked',
}
