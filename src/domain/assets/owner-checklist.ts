import type { GadgetIdentifierKind } from '../identifiers/kinds.ts'
import type { ReportStatus } from '../reports/reports.ts'

/** What a thing is, as far as it decides what to do when it is gone. */
export type AssetKind = 'phone' | 'laptop' | 'vehicle' | 'other'

interface Step {
  id: string
  title: string
  how: string
  things: readonly AssetKind[]
  when: readonly ReportStatus[]
}

const gone = ['Lost', 'Stolen'] as const
const found = ['Found'] as const
const anyGadget = ['phone', 'laptop', 'other'] as const
const anything = [...anyGadget, 'vehicle'] as const

/**
 * In the order in which they help: first what stops the loss of money, then what brings the thing
 * back. Facts of Nigeria: consumer.ncc.gov.ng (six things to do when your handset is stolen or lost),
 * cmris.npf.gov.ng (the police's e-CMR).
 */
const steps = [
  {
    id: 'safe-first',
    title: 'Get to safety first',
    how: 'If you are hurt or in danger, call 112. Do not follow whoever took it.',
    things: anything,
    when: ['Stolen'],
  },
  {
    id: 'ring-it',
    title: 'Ring it from another phone',
    how: 'Somebody may have picked it up and may be waiting for your call. Go back over where you were.',
    things: ['phone'],
    when: ['Lost'],
  },
  {
    id: 'retrace',
    title: 'Go back over where you were',
    how: 'Ask the driver, the shop, the school or the office. Many things are handed in there.',
    things: ['laptop', 'vehicle', 'other'],
    when: ['Lost'],
  },
  {
    id: 'lock-sim',
    title: 'Have your SIM blocked',
    how: 'Call 300 from another line of your network, or go to its shop with your ID. This stops calls, codes and transfers by your number. Ask for a replacement SIM.',
    things: ['phone'],
    when: gone,
  },
  {
    id: 'call-bank',
    title: 'Call your bank',
    how: 'Ask them to block your mobile app, USSD code and cards until you have a new phone. Use the number on your card or their website.',
    things: ['phone', 'laptop'],
    when: gone,
  },
  {
    id: 'lock-device',
    title: 'Lock it from afar',
    how: 'Android: google.com/android/find. iPhone, iPad and Mac: icloud.com/find. Windows: account.microsoft.com/devices. Lock it first; erase it if you do not expect it back. Never go alone to where the map shows it: take that to the police.',
    things: ['phone', 'laptop'],
    when: gone,
  },
  {
    id: 'change-passwords',
    title: 'Change your passwords',
    how: 'Begin with your e-mail, then your bank, then WhatsApp and the others. Sign out of all devices where they offer it.',
    things: ['phone', 'laptop'],
    when: gone,
  },
  {
    id: 'warn-contacts',
    title: 'Warn family, friends and work',
    how: 'Tell them not to send money or codes to anyone who writes in your name.',
    things: ['phone', 'laptop'],
    when: gone,
  },
  {
    id: 'tracker',
    title: 'Call your tracking company',
    how: 'If a tracker is fitted, ask them to follow or stop the vehicle together with the police. Do not chase it yourself.',
    things: ['vehicle'],
    when: ['Stolen'],
  },
  {
    id: 'police-report',
    title: 'Report it to the police',
    how: 'Go to the nearest station with your ID, the number and the receipt if you have it. Ask for the extract and write its reference and the station here: banks, networks and insurers ask for it.',
    things: anything,
    when: gone,
  },
  {
    id: 'flag-ecmr',
    title: 'Flag it in the police’s e-CMR',
    how: 'Sign in at cmris.npf.gov.ng, find your vehicle and flag it as stolen: police formations across Nigeria then see it. Without the internet, ask for the Central Motor Registry office at your state’s police command.',
    things: ['vehicle'],
    when: ['Stolen'],
  },
  {
    id: 'block-imei',
    title: 'Ask for its IMEI to be blocked',
    how: 'Give your network the IMEI and the police extract and ask them to block the phone itself. If they do not help you, call the NCC on 622, free of charge.',
    things: ['phone'],
    when: ['Stolen'],
  },
  {
    id: 'tell-insurer',
    title: 'Tell your insurer',
    how: 'If it is insured against theft or loss, tell them now: most policies give you only a few days. They ask for the police extract.',
    things: anything,
    when: gone,
  },
  {
    id: 'keep-safe',
    title: 'Keep it safe and as it is',
    how: 'Keep it dry and out of the sun. Keep a phone charged, so that its owner can ring it.',
    things: anyGadget,
    when: found,
  },
  {
    id: 'answer-call',
    title: 'Answer if its owner rings',
    how: 'Say that you found it and reported it here. Do not tell where you live.',
    things: ['phone'],
    when: found,
  },
  {
    id: 'leave-vehicle',
    title: 'Leave it where it stands',
    how: 'Do not open, drive or tow it. Write down the place, and call 112 if it stands in the way or something looks wrong.',
    things: ['vehicle'],
    when: found,
  },
  {
    id: 'tell-police',
    title: 'Tell the police that you have found it',
    how: 'Nobody can then say that you took it. Ask for the reference and write it here.',
    things: anything,
    when: found,
  },
  {
    id: 'check-claim',
    title: 'Let whoever claims it prove it',
    how: 'Ask for the receipt, the full number, or to unlock it in front of you. Do not tell them the marks or the number first.',
    things: anything,
    when: found,
  },
  {
    id: 'meet-in-public',
    title: 'Hand it over in a public place',
    how: 'Best at a police station, in daylight, and not alone. Then mark this report as handed over.',
    things: anyGadget,
    when: found,
  },
] as const satisfies readonly Step[]

export type StepId = (typeof steps)[number]['id']

export const stepIds = steps.map(({ id }) => id) as [StepId, ...StepId[]]

/** What to do now, in order. */
export function ownerChecklist(asset: AssetKind, status: ReportStatus) {
  return steps.filter((step: Step) => step.things.includes(asset) && step.when.includes(status))
}

const warnings: Record<ReportStatus, readonly string[]> = {
  Lost: ['Pay nobody who asks for money before you have it back.'],
  Stolen: [
    'Never meet the thief, and buy nothing back in secret: go with the police.',
    'Pay nobody who asks for money before you have it back.',
  ],
  Found: [
    'Do not try to unlock it, read what is in it or put your SIM into it.',
    'Do not sell it, wipe it or keep it: that can count as stealing.',
    'Do not ask for money before you give it back.',
  ],
}

/** What not to do. */
export function whatNotToDo(asset: AssetKind, status: ReportStatus): readonly string[] {
  if (asset === 'vehicle' && status === 'Found') {
    return [
      'Do not take parts or papers out of it.',
      'Do not ask for money before you tell where it is.',
    ]
  }
  return warnings[status]
}

const phoneKinds: readonly string[] = ['imei1', 'imei2', 'meid']
const laptopWords =
  /\b(laptop|notebook|macbook|chromebook|thinkpad|elitebook|ideapad|latitude|pc|computer|desktop|imac)\b/i

/** What an asset is, by its number's kind and its name. */
export function assetKindOf(asset: {
  type: 'Gadget' | 'Vehicle'
  uuidType: GadgetIdentifierKind | null
  name: string
}): AssetKind {
  if (asset.type === 'Vehicle') return 'vehicle'
  if (asset.uuidType !== null && phoneKinds.includes(asset.uuidType)) return 'phone'
  return asset.uuidType === 'mac-address' || laptopWords.test(asset.name) ? 'laptop' : 'other'
}
