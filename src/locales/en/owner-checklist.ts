import type { ChecklistWarning, StepId } from '../../domain/assets/owner-checklist.ts'

/** The link to the page that answers it. */
export const trackingWords = { question: 'Can a phone be tracked by its IMEI?' }

/** What to do when an asset was lost, stolen or found. */
export const stepMessages: Readonly<Record<StepId, { title: string; how: string }>> = {
  'safe-first': {
    title: 'Get to safety first',
    how: 'If you are hurt or in danger, call 112. Do not follow the person who took it.',
  },
  'ring-it': {
    title: 'Ring it from another phone',
    how: 'Somebody may have picked it up and be waiting for your call. Go back to where you were.',
  },
  retrace: {
    title: 'Go back to where you were',
    how: 'Ask the driver, the shop, the school or the office. Many things are handed in there.',
  },
  'lock-sim': {
    title: 'Have your SIM blocked',
    how: 'Call 300 from another SIM of your network, or go to its shop with your ID. This stops calls, codes and money transfers by your number. Ask for a replacement SIM.',
  },
  'call-bank': {
    title: 'Call your bank',
    how: 'Ask them to block your mobile app, USSD code and cards until you have a new phone. Use the number on your card or their website.',
  },
  'lock-device': {
    title: 'Lock it from another device',
    how: 'Android: google.com/android/find. iPhone, iPad and Mac: icloud.com/find. Windows: account.microsoft.com/devices. Lock it first. Erase it if you do not expect it back. Never go alone to the place on the map: show the map to the police.',
  },
  'change-passwords': {
    title: 'Change your passwords',
    how: 'Begin with your email, then your bank, then WhatsApp and the others. Sign out of all devices where you can.',
  },
  'warn-contacts': {
    title: 'Warn family, friends and work',
    how: 'Tell them not to send money or codes to anyone who writes in your name.',
  },
  tracker: {
    title: 'Call your tracking company',
    how: 'If a tracker is fitted, ask them to follow or stop the vehicle together with the police. Do not chase it yourself.',
  },
  'police-report': {
    title: 'Report it to the police',
    how: 'Go to the nearest station with your ID, the number and the receipt if you have it. Ask for the police extract. Write its reference and the station here: banks, networks and insurers ask for it.',
  },
  'flag-ecmr': {
    title: 'Flag it in the police’s vehicle register (e-CMR)',
    how: 'Sign in at cmris.npf.gov.ng, find your vehicle and flag it as stolen. Police across Nigeria then see it. Without the internet, ask for the Central Motor Registry office at your state’s police command.',
  },
  'block-imei': {
    title: 'Have its IMEI blocked',
    how: 'Give your network the IMEI and the police extract and ask them to block the phone itself. If they do not help you, call the NCC on 622, free of charge.',
  },
  'tell-insurer': {
    title: 'Tell your insurer',
    how: 'If it is insured against theft or loss, tell them now: most policies give you only a few days. They ask for the police extract.',
  },
  'keep-safe': {
    title: 'Keep it safe and as it is',
    how: 'Keep it dry and out of the sun. Keep a phone charged, so that its owner can ring it.',
  },
  'answer-call': {
    title: 'Answer if its owner rings',
    how: 'Say that you found it and reported it here. Do not say where you live.',
  },
  'leave-vehicle': {
    title: 'Leave it where it is',
    how: 'Do not open, drive or tow it. Write down the place, and call 112 if it blocks the road or something looks wrong.',
  },
  'tell-police': {
    title: 'Tell the police that you have found it',
    how: 'Nobody can then say that you took it. Ask for the reference and write it here.',
  },
  'check-claim': {
    title: 'Ask for proof that it is theirs',
    how: 'Ask them for the receipt or the full number, or let them unlock it in front of you. Do not describe it or say the number first.',
  },
  'meet-in-public': {
    title: 'Hand it over in a public place',
    how: 'A police station is best. Go in daylight, and not alone. Then mark this report as handed over.',
  },
}

/** What not to do. */
export const warningMessages: Readonly<Record<ChecklistWarning, string>> = {
  'no-money-first': 'Pay nobody who asks for money before you have it back.',
  'no-secret-deal': 'Never meet the thief, and buy nothing back in secret: go with the police.',
  'no-unlocking': 'Do not try to unlock it, read what is in it or put your SIM into it.',
  'no-selling': 'Do not sell it, wipe it or keep it: that can count as stealing.',
  'no-reward-first': 'Do not ask for money before you give it back.',
  'no-parts': 'Do not take parts or papers out of it.',
  'no-money-for-the-place': 'Do not ask for money to say where it is.',
}
