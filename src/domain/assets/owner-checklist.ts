import { daysMs } from '../durations.ts'
import type { GadgetIdentifierKind } from '../identifiers/kinds.ts'
import type { ReportStatus } from '../reports/reports.ts'

/** The kind of asset, as far as the advice after a loss depends on it. */
export type AssetKind = 'phone' | 'laptop' | 'vehicle' | 'other'

interface Step {
  id: string
  assets: readonly AssetKind[]
  when: readonly ReportStatus[]
}

const gone = ['Lost', 'Stolen'] as const
const found = ['Found'] as const
const anyGadget = ['phone', 'laptop', 'other'] as const
const anything = [...anyGadget, 'vehicle'] as const

/**
 * In the order in which they help: first prevent the loss of money, then recover the asset.
 * Sources: consumer.ncc.gov.ng (six things to do when your handset is stolen or lost),
 * cmris.npf.gov.ng (the police's e-CMR).
 */
const steps = [
  { id: 'safe-first', assets: anything, when: ['Stolen'] },
  { id: 'ring-it', assets: ['phone'], when: ['Lost'] },
  { id: 'retrace', assets: ['laptop', 'vehicle', 'other'], when: ['Lost'] },
  { id: 'lock-sim', assets: ['phone'], when: gone },
  { id: 'call-bank', assets: ['phone', 'laptop'], when: gone },
  { id: 'lock-device', assets: ['phone', 'laptop'], when: gone },
  { id: 'change-passwords', assets: ['phone', 'laptop'], when: gone },
  { id: 'warn-contacts', assets: ['phone', 'laptop'], when: gone },
  { id: 'tracker', assets: ['vehicle'], when: ['Stolen'] },
  { id: 'police-report', assets: anything, when: gone },
  { id: 'flag-ecmr', assets: ['vehicle'], when: ['Stolen'] },
  { id: 'block-imei', assets: ['phone'], when: ['Stolen'] },
  { id: 'tell-insurer', assets: anything, when: gone },
  { id: 'keep-safe', assets: anyGadget, when: found },
  { id: 'answer-call', assets: ['phone'], when: found },
  { id: 'leave-vehicle', assets: ['vehicle'], when: found },
  { id: 'tell-police', assets: anything, when: found },
  { id: 'check-claim', assets: anything, when: found },
  { id: 'meet-in-public', assets: anyGadget, when: found },
] as const satisfies readonly Step[]

/** For so long the steps come first: later, what happens to the report matters more. */
export const recentLossMs = daysMs(7)

export type StepId = (typeof steps)[number]['id']

export const stepIds = steps.map(({ id }) => id) as [StepId, ...StepId[]]

/** The steps for an asset that was reported with this status, in order. */
export function ownerChecklist(asset: AssetKind, status: ReportStatus) {
  return steps.filter((step: Step) => step.assets.includes(asset) && step.when.includes(status))
}

/** Warnings for owners and finders. */
export type ChecklistWarning =
  | 'no-money-first'
  | 'no-secret-deal'
  | 'no-unlocking'
  | 'no-selling'
  | 'no-reward-first'
  | 'no-parts'
  | 'no-money-for-the-place'

const warnings: Record<ReportStatus, readonly ChecklistWarning[]> = {
  Lost: ['no-money-first'],
  Stolen: ['no-secret-deal', 'no-money-first'],
  Found: ['no-unlocking', 'no-selling', 'no-reward-first'],
}

/** What the owner or finder must not do. */
export function whatNotToDo(asset: AssetKind, status: ReportStatus): readonly ChecklistWarning[] {
  return asset === 'vehicle' && status === 'Found'
    ? ['no-parts', 'no-money-for-the-place']
    : warnings[status]
}

/** What its owner has to undo once an asset is back: where it was blocked or told of. */
export function dueOnceBack(asset: AssetKind): readonly ('network' | 'police' | 'vehicle')[] {
  if (asset === 'vehicle') return ['vehicle']
  return asset === 'phone' ? ['network', 'police'] : ['police']
}

const phoneKinds: readonly string[] = ['imei1', 'imei2', 'meid']
const laptopWords =
  /\b(laptop|notebook|macbook|chromebook|thinkpad|elitebook|ideapad|latitude|pc|computer|desktop|imac)\b/i

/** The kind of an asset, by its identifier's kind and its name. */
export function assetKindOf(asset: {
  type: 'Gadget' | 'Vehicle'
  uuidType: GadgetIdentifierKind | null
  name: string
}): AssetKind {
  if (asset.type === 'Vehicle') return 'vehicle'
  if (asset.uuidType !== null && phoneKinds.includes(asset.uuidType)) return 'phone'
  return asset.uuidType === 'mac-address' || laptopWords.test(asset.name) ? 'laptop' : 'other'
}
