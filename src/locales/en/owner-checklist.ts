import type { ChecklistWarning, StepId } from '../../domain/assets/owner-checklist.ts'

/** The link to the page that answers it. */
export const trackingWords = { question: 'Can a phone be tracked by its IMEI?' }

/** What to do when an asset was lost, stolen or found. */
export const stepMessages: Readonly<Record<StepId, { title: string; how: string }>> = {
  'safe-first': {
    title: 'Get to safety first',
    how: 'If you are hurt or in danger, call 112. Do not follow the person who took your item.',
  },
  'ring-it': {
    title: 'Ring your phone from another phone',
    how: 'Somebody may have picked up your phone and may answer. Also go back to where you were.',
  },
  retrace: {
    title: 'Go back to where you were',
    how: 'Ask the driver, the shop, the school or the office. Many things are handed in there.',
  },
  'lock-sim': {
    title: 'Have your SIM blocked',
    how: 'Call 300 from another SIM of your network, or go to its shop with your ID. Then nobody can use your number for calls, codes or money transfers. Ask for a replacement SIM.',
  },
  'call-bank': {
    title: 'Call your bank',
    how: 'Ask them to block your mobile app, USSD code and cards until you have a new phone. Call the number on your card or on the bank’s website.',
  },
  'lock-device': {
    title: 'Lock your device from another device',
    how: 'Android: google.com/android/find. iPhone, iPad and Mac: icloud.com/find. Windows: account.microsoft.com/devices. Lock it first. Erase it only when you no longer expect it back. Never go alone to the place on the map: show the map to the police.',
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
    title: 'Go to the police',
    how: 'Take your ID, the number of the item and its receipt, if you have one, to the nearest station. Ask for the police extract: banks, networks and insurers want to see it. Then write its reference number and the station in your report.',
  },
  'flag-ecmr': {
    title: 'Flag your vehicle in the police’s register (e-CMR)',
    how: 'Sign in at cmris.npf.gov.ng, find your vehicle and flag it as stolen. Then police across Nigeria see that it is stolen. Without the internet, ask for the Central Motor Registry office at your state’s police command.',
  },
  'block-imei': {
    title: 'Ask your network to block the phone’s IMEI',
    how: 'Give your network the IMEI and the police extract and ask them to block the phone itself. If they do not help you, call the NCC, which oversees the networks, on 622. The call is free.',
  },
  'tell-insurer': {
    title: 'Tell your insurer',
    how: 'If the item is insured against theft or loss, tell the insurer now: most policies give you only a few days. The insurer asks for the police extract.',
  },
  'keep-safe': {
    title: 'Keep the item safe and as it is',
    how: 'Keep the item dry and out of the sun. Keep a phone charged, so that its owner can ring it.',
  },
  'answer-call': {
    title: 'Answer if the owner calls',
    how: 'Say that you found the phone and reported it on Toju. Do not say where you live.',
  },
  'leave-vehicle': {
    title: 'Leave the vehicle where it is',
    how: 'Do not open, drive or tow the vehicle. Write down the place, and call 112 if it blocks the road or something looks wrong.',
  },
  'tell-police': {
    title: 'Tell the police what you have found',
    how: 'Then nobody can say that you stole the item. Ask the police for a reference number, and write it in your report on Toju.',
  },
  'check-claim': {
    title: 'Ask for proof before you hand over the item',
    how: 'Ask the person for the receipt or the full number, or let them unlock the item in front of you. Do not describe it or say the number first.',
  },
  'meet-in-public': {
    title: 'Hand over the item in a public place',
    how: 'A police station is best. Go in daylight, and not alone. Then mark your report as handed over.',
  },
}

/** What not to do. */
export const warningMessages: Readonly<Record<ChecklistWarning, string>> = {
  'no-money-first': 'Do not pay anybody before you have the item back.',
  'no-secret-deal':
    'Never meet the thief alone, and never buy the item back in secret. Take the police with you.',
  'no-unlocking': 'Do not try to unlock the item, read what is on it or put your SIM into it.',
  'no-selling': 'Do not sell, wipe or keep the item: that can count as stealing.',
  'no-reward-first': 'Do not ask the owner to pay for their own item.',
  'no-parts': 'Do not take parts or papers out of the vehicle.',
  'no-money-for-the-place': 'Do not ask for money to say where the vehicle is.',
}
