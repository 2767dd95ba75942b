import { gadgetIdentifierKinds } from '../../domain/identifiers/kinds.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { type ReportStatus, reportStatuses } from '../../domain/reports.ts'
import type { AssetForm } from './asset-form.ts'

/** What a look-up's answer hands on: the number, and what is to be said of it. */
export interface FromCheck {
  uid?: string
  status?: ReportStatus
}

export function readStatus(value: unknown): { status?: ReportStatus } {
  const status = reportStatuses.find((each) => each === value)
  return status ? { status } : {}
}

/** The fields of a new asset that a number fills by itself: its likeliest kind, and the number. */
export function fieldsOfNumber(uid: string | undefined): Partial<AssetForm> {
  const [likeliest] = possibleIdentities(uid ?? '')
  if (!likeliest) return {}
  const { kind, display } = likeliest
  const uuidType = gadgetIdentifierKinds.find((each) => each === kind)
  return uuidType
    ? { type: 'Gadget', uuidType, uuid: display }
    : { type: 'Vehicle', [kind]: display }
}
