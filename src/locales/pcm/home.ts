import type { homePageWords as enHomePageWords } from '../en/pages/home.ts'
import type { Translation } from '../translation.ts'

/** The home page. */
export const homePageWords: Translation<typeof enHomePageWords> = {
  lead: 'Toju na register of things wey lost, wey dem thief and wey person find for Nigeria. Check phone, laptop or motor before you pay, and register wetin be your own.',
  imeiHint: 'To see the IMEI of a phone, dial {code} for the phone.',
  reportLost: 'Report wetin lost',
  foundSomething: 'I find something',
  join: 'Join',
  exampleOfAnAnswer: 'Example of answer',
  threeUses: 'One register, three work',
  reportTitle: 'Report wetin lost, wetin you find or wetin dem thief',
  reportText:
    'Talk wetin happen and where. Our team dey read every report of thief before anybody hear am.',
  reportLink: 'Make report',
  verifyTitle: 'Check item and register your own',
  verifyText:
    'Check any number free: IMEI, serial, plate, VIN. Register your own things, with photo and receipt, before you need am.',
  verifyLink: 'See your items',
  merchantTitle: 'See shops wey we don check',
  merchantText: 'Find shops wey don show us their papers, near you and by wetin dem dey sell.',
  merchantLink: 'See the shops',
  verifiedMerchant: 'Shop wey we don check',
  howItComesBack: 'How e dey come back',
  stepReport: 'Report',
  stepReportText: 'Press report, choose the type, give the details and send.',
  stepMatch: 'Match',
  stepMatchText: 'We dey compare wetin lost with wetin people find.',
  stepNotified: 'We tell you',
  stepNotifiedText: 'When the two match, we tell the two people.',
  checkBeforeYouPay: 'Check am before you pay',
  checkIsFree: 'Check dey free, you no need account, and e quick.',
  lostOrFound: 'Something lost, or you find something?',
  postReport: 'Make report',
  foundNoAccount: 'You find something, and you no get account?',
  reportWithout: 'Report am without account',
}
