import type { Generated, GeneratedAlways } from 'kysely'
import type { DisputedClaim, DisputeStatus } from '../../domain/disputes/disputes.ts'
import type { IdentifierKind, IdentifierNamespace } from '../../domain/identifiers/kinds.ts'
import type { IdentifierRange } from '../../domain/lookup/enumeration.ts'
import type { MatchKind, MatchSide, MatchState } from '../../domain/matching/matches.ts'
import type { MerchantCategory } from '../../domain/merchants/merchant-categories.ts'
import type { MerchantStatus } from '../../domain/merchants/merchants.ts'
import type { MailBudget } from '../../domain/notifications/mail-budgets.ts'
import type { EmailChoice } from '../../domain/notifications/notifications.ts'
import type { PushDelivery } from '../../domain/notifications/push.ts'
import type { Billing, PaidPlan } from '../../domain/payments/billing.ts'
import type { PaymentOutcome } from '../../domain/payments/outcomes.ts'
import type { PaymentKind } from '../../domain/payments/passes.ts'
import type { PlanName } from '../../domain/payments/plan-features.ts'
import type { ConfirmationAnswer, ConfirmationSubject } from '../../domain/reports/confirmations.ts'
import type { OwnerAnswer } from '../../domain/reports/owner-answers.ts'
import type { ReportOutcome, ReportStage, ReportStatus } from '../../domain/reports/reports.ts'
import type { TransferState } from '../../domain/transfers/transfers.ts'
import type { EntryKind, EntryRole } from '../../domain/transparency/entries.ts'
import type { Role } from '../../domain/users/roles.ts'
import type { Flag, Row } from './schema/row.ts'

export type UserRow = Row<
  'users',
  {
    role: Role
    status: 'active' | 'suspended'
    plan: PlanName
  }
>

export type SessionRow = Row<'sessions'>

export type EmailCodeRow = Row<'email_codes'>

export type ResetLinkRow = Row<'reset_links'>

export type PendingVerificationRow = Row<'pending_verifications'>

export type AssetRow = Row<
  'assets',
  {
    type: 'Gadget' | 'Vehicle'
  }
>

export type IdentifierRow = Omit<
  Row<
    'identifiers',
    {
      kind: IdentifierKind
      namespace: IdentifierNamespace
    }
  >,
  keyof LookupFacts
>

/** Triggers set them: no query does. */
interface LookupFacts {
  asset_type: GeneratedAlways<AssetRow['type']>
  asset_brand: GeneratedAlways<string | null>
  asset_model: GeneratedAlways<string | null>
  asset_colour: GeneratedAlways<string | null>
  asset_hidden: GeneratedAlways<Flag>
  asset_confirmed_at: GeneratedAlways<number | null>
}

export type AssetPhotoRow = Row<'asset_photos'>

export type ReportRow = Row<
  'reports',
  {
    status: ReportStatus
    stage: ReportStage
    reported_as: ReportStatus
    outcome: ReportOutcome | null
  }
>

export type IdempotencyKeyRow = Row<'idempotency_keys'>

export type UploadRow = Row<'uploads'>

export type ActivityLogRow = Row<
  'activity_log',
  {
    action: 'create' | 'update' | 'delete' | 'login' | 'moderate' | 'export'
  }
>

export type ActivityLogHeadRow = Row<'activity_log_head'>

export type UserSearchTermRow = Row<'user_search_terms'>

export type UserCounterRow = Row<
  'user_counters',
  {
    role: Role
    status: UserRow['status']
  }
>

export type TwoFactorRow = Row<'totp_secrets'>

export type RecoveryCodeRow = Row<'recovery_codes'>

export type LoginChallengeRow = Row<'login_challenges'>

export type PasskeyRow = Row<'passkeys'>

export type PasskeyChallengeRow = Row<
  'passkey_challenges',
  {
    purpose: 'add' | 'log-in'
  }
>

export type TwoFactorRemovalRow = Row<'two_factor_removals'>

export type TeamSettingRow = Row<
  'team_settings',
  {
    name: 'second-factor-required'
  }
>

export type OutboxRow = Row<'outbox'>

export type MailCountRow = Row<
  'mail_counts',
  {
    budget: MailBudget
  }
>

export type SubscriberRow = Row<'subscribers'>

export type ConversationParticipantRow = Row<'conversation_participants'>

export type ConversationMessageRow = Row<'conversation_messages'>

export type OwnershipQuestionRow = Row<'ownership_questions'>

export type HandoverCodeRow = Row<'handover_codes'>

export type BlockRow = Row<'blocks'>

export type ComplaintRow = Row<
  'complaints',
  {
    state: 'open' | 'upheld' | 'dismissed'
  }
>

export type PushSubscriptionRow = Row<'push_subscriptions'>

export type PushOutboxRow = Row<'push_outbox', { urgency: PushDelivery['urgency'] }>

export type QuietHoursRow = Row<'quiet_hours'>

export type ConfirmationQuestionRow = Row<
  'confirmation_questions',
  { subject: ConfirmationSubject; answer: ConfirmationAnswer | null }
>

export type PendingFoundReportRow = Row<'pending_found_reports'>

export type MatchRow = Row<
  'matches',
  {
    kind: MatchKind
    state: MatchState
  }
>

export type MatchBlockingKeyRow = Row<
  'match_blocking_keys',
  {
    side: MatchSide
  }
>

export type NotificationRow = Row<'notifications'>

export type NotificationPreferenceRow = Row<
  'notification_preferences',
  {
    email: EmailChoice
  }
>

export type JobLeaseRow = Row<'job_leases'>

export type RateLimitCounterRow = Row<'rate_limit_counters'>

export type ServerKeyRow = Row<'server_keys'>

export type LookupCountRow = Row<'lookup_counts'>

export type LookupAlertRow = Row<'lookup_alerts'>

export type BatchUsageRow = Row<'batch_usage'>

export type EnumerationEventRow = Row<
  'enumeration_events',
  {
    namespace: IdentifierRange['namespace']
  }
>

export type EnumerationClientRow = Row<
  'enumeration_clients',
  {
    namespace: IdentifierRange['namespace']
  }
>

export type WatchRow = Row<'watches'>

export type WatchIdentifierRow = Row<
  'watch_identifiers',
  {
    namespace: IdentifierNamespace
  }
>

export type MerchantRow = Row<
  'merchants',
  {
    status: MerchantStatus
    category_id: MerchantCategory
  }
>

export type MerchantSearchTermRow = Row<
  'merchant_search_terms',
  {
    category_id: MerchantCategory
  }
>

export type MerchantSearchVariantRow = Row<'merchant_search_variants'>

export type CertificateKeyRow = Row<'certificate_keys'>

export type CertificateRow = Row<'certificates'>

export type CertificateHashRow = Row<'certificate_hashes'>

export type DisputeRow = Row<
  'disputes',
  {
    namespace: IdentifierNamespace
    status: DisputeStatus
  }
>

export type DisputeClaimRow = Row<
  'dispute_claims',
  {
    claim_status: DisputedClaim
  }
>

export type OwnerAnswerRow = Row<
  'owner_answers',
  {
    answer: OwnerAnswer | null
  }
>

export type UnsettledClaimRow = Row<
  'unsettled_claims',
  {
    namespace: IdentifierNamespace
  }
>

export type TransferRow = Row<
  'transfers',
  {
    type: AssetRow['type']
    state: TransferState
  }
>

export type CheckoutRow = Row<
  'checkouts',
  {
    kind: 'payment' | 'renewal'
    plan: PaidPlan
    billing: Billing
    status: 'open' | 'paid' | 'failed' | 'refused' | 'closed'
  }
>

export type PaymentRow = Row<
  'payments',
  {
    kind: PaymentKind
    plan: PaidPlan
    billing: Billing | null
  }
>

export type PaymentEventRow = Row<
  'payment_events',
  {
    source: 'webhook' | 'verification'
    outcome: PaymentOutcome | null
  }
>

export type RenewalRow = Row<
  'renewals',
  {
    plan: PaidPlan
    billing: Billing
  }
>

export type LogEntryRow = Row<
  'log_entries',
  {
    kind: EntryKind
    role: EntryRole
  }
>

export type LogOpeningRow = Row<'log_openings'>

export type LogTileRow = Row<'log_tiles'>

export type LogHeadRow = Row<'log_head'>

export type LogCosignatureRow = Row<'log_cosignatures'>

export type LogMonthRow = Row<
  'log_months',
  {
    kind: EntryKind
  }
>

export type CheckProofRow = Row<'check_proofs'>

export type CheckKeyRow = Row<'check_keys'>

export type CounterRow = Row<'counters'>

export type DayCountRow = Row<'day_counters'>

/** Columns that an insert may leave out. */
type WithDefault<Row, Column extends keyof Row> = Omit<Row, Column> & {
  [Each in Column]: Generated<Row[Each]>
}

export interface Tables {
  users: UserRow
  sessions: SessionRow
  email_codes: EmailCodeRow
  reset_links: ResetLinkRow
  pending_verifications: PendingVerificationRow
  assets: AssetRow
  identifiers: WithDefault<IdentifierRow, 'registered_at'> & LookupFacts
  asset_photos: AssetPhotoRow
  reports: WithDefault<ReportRow, 'held'>
  idempotency_keys: IdempotencyKeyRow
  uploads: UploadRow
  activity_log: ActivityLogRow
  activity_log_head: ActivityLogHeadRow
  user_search_terms: UserSearchTermRow
  user_counters: UserCounterRow
  totp_secrets: TwoFactorRow
  recovery_codes: RecoveryCodeRow
  login_challenges: LoginChallengeRow
  passkeys: PasskeyRow
  passkey_challenges: PasskeyChallengeRow
  two_factor_removals: TwoFactorRemovalRow
  team_settings: TeamSettingRow
  outbox: OutboxRow
  mail_counts: MailCountRow
  subscribers: SubscriberRow
  conversation_participants: ConversationParticipantRow
  conversation_messages: ConversationMessageRow
  ownership_questions: OwnershipQuestionRow
  handover_codes: HandoverCodeRow
  blocks: BlockRow
  complaints: ComplaintRow
  pending_found_reports: PendingFoundReportRow
  matches: MatchRow
  match_blocking_keys: MatchBlockingKeyRow
  notifications: NotificationRow
  notification_preferences: NotificationPreferenceRow
  job_leases: JobLeaseRow
  rate_limit_counters: RateLimitCounterRow
  server_keys: ServerKeyRow
  lookup_counts: LookupCountRow
  lookup_alerts: LookupAlertRow
  batch_usage: BatchUsageRow
  enumeration_events: EnumerationEventRow
  enumeration_clients: EnumerationClientRow
  watches: WatchRow
  watch_identifiers: WatchIdentifierRow
  merchants: MerchantRow
  merchant_search_terms: MerchantSearchTermRow
  merchant_search_variants: MerchantSearchVariantRow
  certificate_keys: CertificateKeyRow
  certificates: CertificateRow
  certificate_hashes: CertificateHashRow
  disputes: DisputeRow
  dispute_claims: DisputeClaimRow
  owner_answers: OwnerAnswerRow
  unsettled_claims: UnsettledClaimRow
  transfers: TransferRow
  checkouts: CheckoutRow
  payments: PaymentRow
  payment_events: PaymentEventRow
  renewals: RenewalRow
  log_entries: LogEntryRow
  log_openings: LogOpeningRow
  log_tiles: LogTileRow
  log_head: LogHeadRow
  log_cosignatures: LogCosignatureRow
  log_months: LogMonthRow
  check_proofs: CheckProofRow
  check_keys: CheckKeyRow
  counters: CounterRow
  day_counters: DayCountRow
  confirmation_questions: ConfirmationQuestionRow
  push_subscriptions: PushSubscriptionRow
  push_outbox: PushOutboxRow
  quiet_hours: QuietHoursRow
}
