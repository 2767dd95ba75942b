import type { complaintStates } from '../../../../domain/conversations/conversations.ts'
import type { DisputedClaim, DisputeStatus } from '../../../../domain/disputes/disputes.ts'
import type { MatchState } from '../../../../domain/matching/matches.ts'
import type { MerchantStatus } from '../../../../domain/merchants/merchants.ts'
import type { ReportOutcome, ReportStage } from '../../../../domain/reports/reports.ts'

/** The states of records, as staff read them. */
export const adminStateWords = {
  all: 'All',
  disputed: 'Disputed',
  stage: {
    pending: 'Pending',
    active: 'Active',
    inactive: 'Inactive',
    archived: 'Archived',
  } satisfies Record<ReportStage, string>,
  outcome: {
    recovered: 'Back with owner',
    'handed-over': 'Handed over',
    refused: 'Rejected',
    closed: 'Closed',
  } satisfies Record<ReportOutcome, string>,
  dispute: {
    open: 'Open',
    decided: 'Decided',
    lapsed: 'Lapsed',
  } satisfies Record<DisputeStatus, string>,
  claim: {
    claims: 'Claims it',
    upheld: 'Upheld',
    refused: 'Refused',
  } satisfies Record<DisputedClaim, string>,
  complaint: {
    open: 'Open',
    upheld: 'Upheld',
    dismissed: 'Dismissed',
  } satisfies Record<(typeof complaintStates)[number], string>,
  merchant: {
    pending: 'Pending',
    verified: 'Verified',
    refused: 'Refused',
    suspended: 'Suspended',
    expired: 'Expired',
  } satisfies Record<MerchantStatus, string>,
  changed: 'Changed',
  account: { active: 'Active', unconfirmed: 'Not confirmed', suspended: 'Suspended' },
  match: {
    suggested: 'Waiting for the owner',
    open: 'Open',
    refused: 'Refused',
    withdrawn: 'Ended',
    recovered: 'Back with owner',
  } satisfies Record<MatchState, string>,
  action: {
    create: 'Create',
    update: 'Update',
    delete: 'Delete',
    login: 'Login',
    moderate: 'Moderate',
    export: 'Export',
  },
}
