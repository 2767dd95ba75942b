import type { Generated, GeneratedAlways } from 'kysely'
import type { AssetType } from '../../domain/assets/assets.ts'
import type { MessageChannel } from '../../domain/channels/channels.ts'
import type { DisputedClaim, DisputeStatus } from '../../domain/disputes/disputes.ts'
import type { IdentifierKind, IdentifierNamespace } from '../../domain/identifiers/kinds.ts'
import type { ImportState, ListFailure } from '../../domain/listings/listings.ts'
import type { IdentifierRange } from '../../domain/lookup/enumeration.ts'
import type { MatchKind, MatchSide, MatchState } from '../../domain/matching/matches.ts'
import type { MerchantCategory } from '../../domain/merchants/listings.ts'
import type { MerchantStatus } from '../../domain/merchants/merchants.ts'
import type { MailBudget } from '../../domain/notifications/mail-limits.ts'
import type { EmailChoice } from '../../domain/notifications/notifications.ts'
import type { PaymentKind } from '../../domain/payments/passes.ts'
import type { Billing, PaidPlan, PlanName } from '../../domain/payments/plans.ts'
import type { PaymentOutcome } from '../../domain/payments/transactions.ts'
import type {
  ConfirmationAnswer,
  ConfirmationSubject,
  OwnerAnswer,
} from '../../domain/reports/confirmations.ts'
import type { ReportOutcome, ReportStage, ReportStatus } from '../../domain/reports/reports.ts'
import type { TransferState } from '../../domain/transfers/transfers.ts'
import type { EntryKind, EntryRole } from '../../domain/transparency/entries.ts'
import type { Role } from '../../domain/users/users.ts'
import type { EndpointState } from '../../domain/webhooks/events.ts'
import type { Flag, Rows } from './schema/row.ts'

/** Columns whose types are narrower than SQL allows. */
interface Narrowed {
  users: { role: Role; status: 'active' | 'suspended'; plan: PlanName }
  assets: { type: AssetType }
  identifiers: { kind: IdentifierKind; namespace: IdentifierNamespace }
  reports: {
    status: ReportStatus
    stage: ReportStage
    reported_as: ReportStatus
    outcome: ReportOutcome | null
  }
  activity_log: { action: 'create' | 'update' | 'delete' | 'login' | 'moderate' | 'export' }
  user_counters: { role: Role; status: 'active' | 'suspended' }
  passkey_challenges: { purpose: 'add' | 'log-in' }
  team_settings: { name: 'second-factor-required' }
  mail_counts: { budget: MailBudget }
  complaints: { state: 'open' | 'upheld' | 'dismissed' }
  confirmation_questions: { subject: ConfirmationSubject; answer: ConfirmationAnswer | null }
  matches: { kind: MatchKind; state: MatchState }
  match_blocking_keys: { side: MatchSide }
  notification_preferences: { email: EmailChoice }
  enumeration_events: { namespace: IdentifierRange['namespace'] | 'registrations' }
  enumeration_clients: { namespace: IdentifierRange['namespace'] | 'registrations' }
  watch_identifiers: { namespace: IdentifierNamespace }
  phone_finds: { namespace: IdentifierNamespace }
  phone_verifications: { channel: MessageChannel }
  merchants: { status: MerchantStatus; category_id: MerchantCategory }
  merchant_search_terms: { category_id: MerchantCategory }
  disputes: { namespace: IdentifierNamespace; status: DisputeStatus }
  dispute_claims: { claim_status: DisputedClaim }
  owner_answers: { answer: OwnerAnswer | null }
  unsettled_claims: { namespace: IdentifierNamespace }
  transfers: { type: AssetType; state: TransferState }
  checkouts: {
    kind: 'payment' | 'renewal'
    plan: PaidPlan
    billing: Billing
    status: 'open' | 'paid' | 'failed' | 'refused' | 'closed'
  }
  payments: { kind: PaymentKind; plan: PaidPlan; billing: Billing | null }
  payment_events: { source: 'webhook' | 'verification'; outcome: PaymentOutcome | null }
  renewals: { plan: PaidPlan; billing: Billing }
  listing_imports: { state: ImportState; failure: ListFailure | null }
  listing_entries: { kind: IdentifierKind; namespace: IdentifierNamespace }
  listing_changes: { phase: 'added' | 'ended' }
  log_entries: { kind: EntryKind; role: EntryRole }
  log_months: { kind: EntryKind }
  user_watches: { namespace: IdentifierNamespace }
  user_watch_identifiers: { namespace: IdentifierNamespace }
  webhook_endpoints: { state: EndpointState }
}

type TableRows = Rows<Narrowed>

export type UserRow = TableRows['users']
export type SessionRow = TableRows['sessions']
export type AssetRow = TableRows['assets']
export type IdentifierRow = Omit<TableRows['identifiers'], keyof LookupFacts>
export type ReportRow = TableRows['reports']
export type UploadRow = TableRows['uploads']
export type ActivityLogRow = TableRows['activity_log']
export type TwoFactorRow = TableRows['totp_secrets']
export type ApiKeyRow = TableRows['api_keys']
export type PasskeyRow = TableRows['passkeys']
export type PasskeyChallengeRow = TableRows['passkey_challenges']
export type SubscriberRow = TableRows['subscribers']
export type ConversationParticipantRow = TableRows['conversation_participants']
export type ConversationMessageRow = TableRows['conversation_messages']
export type LabelMessageRow = TableRows['label_messages']
export type ComplaintRow = TableRows['complaints']
export type MatchRow = TableRows['matches']
export type NotificationRow = TableRows['notifications']
export type ConfirmationQuestionRow = TableRows['confirmation_questions']
export type PushSubscriptionRow = TableRows['push_subscriptions']
export type NotificationPreferenceRow = TableRows['notification_preferences']
export type LookupCountRow = TableRows['lookup_counts']
export type LookupAlertRow = TableRows['lookup_alerts']
export type WatchRow = TableRows['watches']
export type MerchantRow = TableRows['merchants']
export type CertificateRow = TableRows['certificates']
export type CaseAssignmentRow = TableRows['case_assignments']
export type DisputeRow = TableRows['disputes']
export type OwnerAnswerRow = TableRows['owner_answers']
export type UnsettledClaimRow = TableRows['unsettled_claims']
export type TransferRow = TableRows['transfers']
export type CheckoutRow = TableRows['checkouts']
export type PaymentRow = TableRows['payments']
export type PaymentEventRow = TableRows['payment_events']
export type RenewalRow = TableRows['renewals']
export type ListingSourceRow = TableRows['listing_sources']
export type ListingImportRow = TableRows['listing_imports']
export type ListingEntryRow = TableRows['listing_entries']
export type ListingChangeRow = TableRows['listing_changes']
export type LogEntryRow = TableRows['log_entries']
export type LogOpeningRow = TableRows['log_openings']
export type LogTileRow = TableRows['log_tiles']
export type LogHeadRow = TableRows['log_head']
export type LogCosignatureRow = TableRows['log_cosignatures']
export type LogMonthRow = TableRows['log_months']
export type PhoneFindRow = TableRows['phone_finds']
export type PhoneVerificationRow = TableRows['phone_verifications']
export type CheckProofRow = TableRows['check_proofs']
export type CheckKeyRow = TableRows['check_keys']
export type UserWatchRow = TableRows['user_watches']
export type WebhookEndpointRow = TableRows['webhook_endpoints']
export type JobRow = TableRows['jobs']

/** Columns that only triggers set. */
interface LookupFacts {
  asset_type: GeneratedAlways<AssetType>
  asset_brand: GeneratedAlways<string | null>
  asset_model: GeneratedAlways<string | null>
  asset_colour: GeneratedAlways<string | null>
  asset_hidden: GeneratedAlways<Flag>
  asset_confirmed_at: GeneratedAlways<number | null>
}

/** Columns that an insert may leave out. */
type WithDefault<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Each in Column]: Generated<Row[Each]>
}

/** Every table of the schema, as Kysely sees it. */
export interface Tables extends Omit<TableRows, 'identifiers' | 'reports'> {
  identifiers: WithDefault<IdentifierRow, 'registered_at'> & LookupFacts
  reports: WithDefault<ReportRow, 'held'>
}
