import type {
  stepMessages as enStepMessages,
  trackingWords as enTrackingWords,
  warningMessages as enWarningMessages,
} from '../en/owner-checklist.ts'
import type { Translation } from '../translation.ts'

/** The link to the page that answers it, which is in English. */
export const trackingWords: Translation<typeof enTrackingWords> = {
  question: 'Person fit track phone with the IMEI?',
}

/** What to do when an asset was lost, stolen or found. */
export const stepMessages: Translation<typeof enStepMessages> = {
  'safe-first': {
    title: 'First go where you go dey safe',
    how: 'If you wound or danger dey, call 112. No follow the person wey take am.',
  },
  'ring-it': {
    title: 'Ring am from another phone',
    how: 'Person fit don pick am, and e dey wait for your call. Go back through where you pass.',
  },
  retrace: {
    title: 'Go back through where you pass',
    how: 'Ask the driver, the shop, the school or the office. People dey drop plenty things there.',
  },
  'lock-sim': {
    title: 'Make dem block your SIM',
    how: 'Call 300 from another line of your network, or go their shop with your ID. E go stop calls, codes and transfers with your number. Ask for new SIM with the same number.',
  },
  'call-bank': {
    title: 'Call your bank',
    how: 'Tell them to block your mobile app, USSD code and cards until you get new phone. Use the number wey dey your card or their website.',
  },
  'lock-device': {
    title: 'Lock am from far',
    how: 'Android: google.com/android/find. iPhone, iPad and Mac: icloud.com/find. Windows: account.microsoft.com/devices. Lock am first. Erase am only if you no think say you go see am again. No ever go alone to where the map show: carry am go police.',
  },
  'change-passwords': {
    title: 'Change your passwords',
    how: 'Start with your e-mail, then your bank, then WhatsApp and the others. Sign out from every device where dem allow am.',
  },
  'warn-contacts': {
    title: 'Tell your family, your friends and your work',
    how: 'Tell them make dem no send money or code to anybody wey write with your name.',
  },
  tracker: {
    title: 'Call your tracking company',
    how: 'If tracker dey inside, tell them make dem follow or stop the motor together with police. No chase am by yourself.',
  },
  'police-report': {
    title: 'Report am to the police',
    how: 'Go the police station wey near you with your ID, the number, and the receipt if you get am. Ask for the extract, and write the reference and the station here: bank, network and insurance go ask for am.',
  },
  'flag-ecmr': {
    title: 'Mark am for the police e-CMR',
    how: 'Sign in for cmris.npf.gov.ng, look for your motor and mark say dem thief am. Police all over Nigeria go then see am. If you no get internet, ask for the Central Motor Registry office for the police command of your state.',
  },
  'block-imei': {
    title: 'Tell your network make dem block the IMEI',
    how: 'Give your network the IMEI and the police extract, and tell them make dem block the phone itself. If dem no help you, call NCC for 622. E free.',
  },
  'tell-insurer': {
    title: 'Tell your insurance',
    how: 'If you get insurance for thief or loss, tell them now: most of them give you only few days. Dem go ask for the police extract.',
  },
  'keep-safe': {
    title: 'Keep am well, as e be',
    how: 'Keep am dry, and comot am from sun. If na phone, charge am, so that the owner fit ring am.',
  },
  'answer-call': {
    title: 'Answer if the owner ring',
    how: 'Tell am say you find am and report am here. No tell am where you dey live.',
  },
  'leave-vehicle': {
    title: 'Leave am where e dey',
    how: 'No open am, no drive am, no tow am. Write the place down, and call 112 if e block road or something look wrong.',
  },
  'tell-police': {
    title: 'Tell police say you don find am',
    how: 'Then nobody fit talk say you take am. Ask for the reference and write am here.',
  },
  'check-claim': {
    title: 'Ask am to prove say na im own',
    how: 'Ask for the receipt, the full number, or make e unlock am for your front. No tell am the marks or the number first.',
  },
  'meet-in-public': {
    title: 'Give am for public place',
    how: 'Police station good pass, for daytime, and no go alone. After that, mark this report say you don give am.',
  },
}

/** What not to do. */
export const warningMessages: Translation<typeof enWarningMessages> = {
  'no-money-first': 'No pay anybody wey ask for money before you get am back.',
  'no-secret-deal': 'No ever meet the thief, and no buy anything back for secret: go with police.',
  'no-unlocking': 'No try unlock am, no read wetin dey inside, and no put your SIM.',
  'no-selling': 'No sell am, no wipe am, no keep am: that one fit be stealing.',
  'no-reward-first': 'No ask for money before you give am back.',
  'no-parts': 'No comot any part or paper from am.',
  'no-money-for-the-place': 'No ask for money before you tell where e dey.',
}
