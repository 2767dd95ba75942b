import { type LogAction, logActions } from '../../domain/activity/activity-log.ts'
import { type AssetType, assetTypes } from '../../domain/assets/assets.ts'
import { complaintStates } from '../../domain/conversations/conversations.ts'
import { disputeStatuses } from '../../domain/disputes/disputes.ts'
import { type MatchState, matchStates } from '../../domain/matching/matches.ts'
import { merchantStatuses } from '../../domain/merchants/merchants.ts'
import { reportStages } from '../../domain/reports/reports.ts'
import { type Role, roles, userStatuses } from '../../domain/users/users.ts'
import { adminShellWords } from '../../locales/en/screens/admin/shell.ts'
import { type FiltersOf, readOneOf, readText, readTexts } from './table/list.ts'

export const shownStages = [...reportStages, 'all'] as const
type ShownStage = (typeof shownStages)[number]

export interface ReportFilters {
  /** The default is `pending`: reports that need a decision. */
  status?: ShownStage
  search?: string
  /** A user’s id. */
  owner?: string
}

/** The filters as URL parameters. */
export const reportFilters: FiltersOf<ReportFilters> = {
  readFilters: (search) => ({
    ...readOneOf('status', shownStages, search),
    ...readTexts(['search', 'owner'], search),
  }),
}

const claimChoices = ['disputed'] as const

export interface AssetFilters {
  type?: AssetType
  /** Only assets whose identifier more than one user claims. */
  claims?: 'disputed'
  search?: string
  /** A user’s id. */
  owner?: string
}

/** The filters as URL parameters. */
export const assetFilters: FiltersOf<AssetFilters> = {
  readFilters: (search) => ({
    ...readOneOf('type', assetTypes, search),
    ...readOneOf('claims', claimChoices, search),
    ...readTexts(['search', 'owner'], search),
  }),
}

export const shownDisputeStatuses = [...disputeStatuses, 'all'] as const

export interface DisputeFilters {
  /** The default is `open`: disputes that need a decision. */
  status?: (typeof shownDisputeStatuses)[number]
}

/** The filters as URL parameters. */
export const disputeFilters: FiltersOf<DisputeFilters> = {
  readFilters: (search) => readOneOf('status', shownDisputeStatuses, search),
}

export const shownComplaintStates = [...complaintStates, 'all'] as const

export interface ComplaintFilters {
  /** The default is `open`: complaints that need a decision. */
  status?: (typeof shownComplaintStates)[number]
}

/** The filters as URL parameters. */
export const complaintFilters: FiltersOf<ComplaintFilters> = {
  readFilters: (search) => readOneOf('status', shownComplaintStates, search),
}

export interface MatchFilters {
  state?: MatchState
}

/** The filters as URL parameters. */
export const matchFilters: FiltersOf<MatchFilters> = {
  readFilters: (search) => readOneOf('state', matchStates, search),
}

export const lookupTabs = ['identifiers', 'enumeration'] as const

export interface LookupTab {
  /** The default is `identifiers`. */
  show?: (typeof lookupTabs)[number]
}

/** The tab as a URL parameter. */
export const lookupTab: FiltersOf<LookupTab> = {
  readFilters: (search) => readOneOf('show', lookupTabs, search),
}

interface PaymentFilters {
  /** One of `paymentViews`; any other value shows the whole ledger. */
  show?: string
  /** A reference. */
  search?: string
  /** A user’s id. */
  owner?: string
}

/** The filters as URL parameters. */
export const paymentFilters: FiltersOf<PaymentFilters> = {
  readFilters: (search) => readTexts(['show', 'search', 'owner'], search),
}

export const shownMerchantStatuses = [...merchantStatuses, 'changed', 'all'] as const

export interface MerchantFilters {
  /** The default is `pending`. `changed`: listed businesses whose changes need a decision. */
  status?: (typeof shownMerchantStatuses)[number]
  /** A CAC number, or the beginning of a word of a name. */
  search?: string
}

/** The filters as URL parameters. */
export const merchantFilters: FiltersOf<MerchantFilters> = {
  readFilters: (search) => ({
    ...readOneOf('status', shownMerchantStatuses, search),
    ...readText('search', search),
  }),
}

export interface UserFilters {
  search?: string
  role?: Role
  status?: (typeof userStatuses)[number]
}

/** The filters as URL parameters. */
export const userFilters: FiltersOf<UserFilters> = {
  readFilters: (search) => ({
    ...readText('search', search),
    ...readOneOf('role', roles, search),
    ...readOneOf('status', userStatuses, search),
  }),
}

/** The label of a role (spec §5). */
export const roleNames: Record<Role, string> = adminShellWords.role

export interface LogFilters {
  /** A user’s id or email. */
  actor?: string
  action?: LogAction
  entity?: string
  entityId?: string
  from?: string
  to?: string
}

/** The filters as URL parameters. */
export const logFilters: FiltersOf<LogFilters> = {
  readFilters: (search) => ({
    ...readOneOf('action', logActions, search),
    ...readTexts(['actor', 'entity', 'entityId'], search),
    ...readDay('from', search),
    ...readDay('to', search),
  }),
}

function readDay<Name extends 'from' | 'to'>(name: Name, search: Record<string, unknown>) {
  const day = search[name]
  return typeof day === 'string' && isDay(day) ? { [name]: day } : {}
}

/** Whether a text is a day that exists, as `YYYY-MM-DD`. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true
