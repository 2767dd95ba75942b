import type { Generated, GeneratedAlways } from 'kysely'
import type { DisputedClaim, DisputeStatus } from '../../domain/disputes/disputes.ts'
import type { IdentifierKind, IdentifierNamespace } from '../../domain/identifiers/kinds.ts'
import type { IdentifierRange } from '../../domain/lookup/enumeration.ts'
import type { PlanName } from '../../domain/lookup/plans.ts'
import type { MatchKind, MatchSide, MatchState } from '../../domain/matching/matches.ts'
import type { MerchantCategory } from '../../domain/merchants/merchant-categories.ts'
import type { MerchantStatus } from '../../domain/merchants/merchants.ts'
import type { MailBudget } from '../../domain/notifications/mail-budgets.ts'
import type { EmailChoice } from '../../domain/notifications/notifications.ts'
import type { OwnerAnswer } from '../../domain/reports/owner-answers.ts'
import type { ReportOutcome, ReportStage, ReportStatus } from '../../domain/reports/reports.ts'
import type { TransferState } from '../../domain/transfers/transfers.ts'
import type { Role } from '../../domain/users/roles.ts'

/** Milliseconds since 1970, UTC. */
export type Instant = number
/** 0 or 1: the two engines agree on no other truth. */
export type Flag = 0 | 1

export interface UserRow {
  id: string
  /** Lower case: the form that is compared. Registrations that wait may share one. */
  email: string
  /** Unique: the e-mail of whoever has proved it or was invited with it, else the row’s own id. */
  email_claim: string
  /** The e-mail as mails to it are counted (`domain/mailboxes.ts`). */
  mailbox: string
  first_name: string
  last_name: string
  phone_number: string
  alternate_phone_number: string | null
  state: string | null
  lga: string | null
  address: string | null
  country: string
  profile_picture: string | null
  /** Null until the person has set one: an admin-made account, or one opened by a command. */
  password_hash: string | null
  role: Role
  status: 'active' | 'suspended'
  /** Why somebody is suspended, as they were told; null while they are not. */
  status_reason: string | null
  email_verified_at: Instant | null
  plan: PlanName
  /** Null where it is not known, and on the Free plan. */
  plan_started_at: Instant | null
  plan_ends_at: Instant | null
  created_at: Instant
  last_login_at: Instant | null
}

export interface SessionRow {
  id: string
  token_hash: string
  user_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string
  /** When the person last typed their password again in it. */
  password_confirmed_at: Instant | null
}

export interface EmailCodeRow {
  id: string
  user_id: string
  code_hash: string
  created_at: Instant
  expires_at: Instant
  tries_left: number
  /** Of those who try it from elsewhere than the browser or session that it was sent for. */
  other_tries_left: number
}

export interface ResetLinkRow {
  token_hash: string
  user_id: string
  created_at: Instant
  expires_at: Instant
}

/** Cookies that tell whose code is being typed before anyone is signed in. */
export interface PendingVerificationRow {
  token_hash: string
  /** Null where the address belongs to somebody else: the cookie does not tell. */
  user_id: string | null
  email: string
  expires_at: Instant
}

export interface AssetRow {
  id: string
  owner_id: string
  type: 'Gadget' | 'Vehicle'
  name: string
  description: string
  image_url: string | null
  receipt_url: string | null
  /** Brand of a gadget, make of a vehicle. */
  brand: string | null
  model: string | null
  colour: string | null
  year: number | null
  registration_state: string | null
  vehicle_id: string | null
  hidden: Flag
  /** Two people claim to own what carries this identifier. */
  disputed: Flag
  created_at: Instant
  updated_at: Instant
  /** `2026-03-04`. */
  purchased_on: string | null
  purchased_from: string | null
  /** In naira. */
  price: number | null
  /** The last day of it, `2026-03-04`. */
  warranty_until: string | null
  notes: string | null
  /** On the label that is stuck to it; whoever has it can write to the owner. */
  label_code: string | null
  /** Name, maker and model as `searchWords` has them. */
  words: string | null
  /** How often it got a new owner; null is never. Then `created_at` is when the last of them got it. */
  changed_hands: number | null
  /** When its first owner registered it; null while it is still theirs. */
  first_registered_at: Instant | null
}

export interface IdentifierRow {
  id: string
  asset_id: string
  owner_id: string
  kind: IdentifierKind
  space: IdentifierNamespace
  /** Normalised within its space: equal keys are the same thing. */
  key: string
  /** As the owner typed it. */
  typed: string
  /** 0 is the one that the asset is known by. */
  position: number
  /** When this claim to the number began; later than every claim before it. A buyer takes it over. */
  registered_at: Instant
}

/** What a look-up shows of an asset, beside each of its identifiers; triggers keep it. */
interface LookUpFactRow {
  asset_type: GeneratedAlways<AssetRow['type']>
  asset_brand: GeneratedAlways<string | null>
  asset_model: GeneratedAlways<string | null>
  asset_colour: GeneratedAlways<string | null>
  asset_hidden: GeneratedAlways<Flag>
}

/** Photos of an asset beyond its cover, in order. */
export interface AssetPhotoRow {
  asset_id: string
  position: number
  owner_id: string
  url: string
}

export interface ReportRow {
  id: string
  asset_id: string
  reporter_id: string
  status: ReportStatus
  stage: ReportStage
  /** What it was when it was made: a recovered loss is now Found. */
  reported_as: ReportStatus
  name: string
  description: string
  last_seen_date: string | null
  last_seen_time: string | null
  location: string | null
  state: string | null
  image_url: string | null
  reason: string | null
  /** For the reporter and staff alone, as is the station. */
  police_reference: string | null
  police_station: string | null
  /** JSON list of the next steps that the reporter has ticked; null is none. */
  done_steps: string | null
  /** Null while it is open. */
  outcome: ReportOutcome | null
  created_at: Instant
  confirmed_at: Instant | null
  closed_at: Instant | null
  /** How often what it says was changed; null is never. */
  rewordings: number | null
  /** Somebody had registered its number before: no look-up shows it until our team has confirmed it. */
  held: Flag
}

/** What the earlier registrant of a number says to somebody else’s report on it. */
export interface OwnerAnswerRow {
  id: string
  report_id: string
  /** Theirs. */
  asset_id: string
  owner_id: string
  answer: OwnerAnswer | null
  created_at: Instant
  answered_at: Instant | null
}

/** A number that was just registered or reported, and is still to be compared with other claims. */
export interface UnsettledClaimRow {
  id: string
  space: IdentifierNamespace
  key: string
  actor_id: string
  report_id: string | null
  created_at: Instant
}

/** Which record a repeated request made when it first came: it makes no other. */
export interface IdempotencyKeyRow {
  user_id: string
  key: string
  /** Of the act and all that was sent with the key. */
  request_hash: string
  record_id: string
  created_at: Instant
  expires_at: Instant
}

export interface UploadRow {
  id: string
  bytes: number
  width: number
  height: number
  /** Of the two files, in hex; null where they are older than this. */
  sha256: string | null
  thumbnail_sha256: string | null
  created_at: Instant
  /** When a record last took it; a day later it is swept unless a record names it still. */
  claimed_at: Instant | null
  /** A receipt: only this person and staff may see it. */
  private_to: string | null
  /** Whose record took it first: nobody else can show it as theirs. */
  claimed_by: string | null
}

export interface ActivityLogRow {
  /** From 1, without a gap. */
  seq: number
  id: string
  at: Instant
  actor_id: string | null
  action: 'create' | 'update' | 'delete' | 'login' | 'moderate' | 'export'
  entity: string
  entity_id: string
  /** JSON. */
  details: string
  /** Hash of the entry before; see activity-chain.ts. */
  previous_hash: string
  hash: string
}

/** Where the log ends: one row, kept apart, so that a log cut off at its end is noticed. */
export interface ActivityLogHeadRow {
  name: string
  seq: number
  hash: string
  previous_hash: string
}

/** What a person is looked up by: folded words, their e-mail, their phone number. */
export interface UserSearchTermRow {
  user_id: string
  key: string
}

/** How many people there are of each kind: the database itself keeps count. */
export interface UserCounterRow {
  role: Role
  status: UserRow['status']
  people: number
}

/** Somebody's second factor: an app that makes codes. */
export interface TwoFactorRow {
  user_id: string
  /** Sealed with the server's key. */
  secret: string
  created_at: Instant
  /** Null until a first code has shown that the app knows the secret. */
  confirmed_at: Instant | null
  /** The last half minute a code was taken for: none is taken twice. */
  last_step: number | null
}

/** Stands in, once, for a code of the app. */
export interface RecoveryCodeRow {
  code_hash: string
  user_id: string
}

/** Somebody whose password was right and whose code is awaited. */
export interface LogInChallengeRow {
  token_hash: string
  user_id: string
  tries_left: number
  expires_at: Instant
}

/** A WebAuthn credential that logs somebody in. */
export interface PasskeyRow {
  id: string
  user_id: string
  /** What the authenticator calls it: base64url. */
  credential_id: string
  /** COSE, base64url. There is no secret of it here. */
  public_key: string
  /** The last count that the authenticator signed; stays 0 for those that do not count. */
  sign_count: number
  /** JSON: how the authenticator is reached, as the browser said. */
  transports: string
  /** What the person calls it. */
  name: string
  /** Whether it may be on several devices: 0 or 1. */
  synced: number
  created_at: Instant
  last_used_at: Instant | null
}

/** What a passkey is asked to sign, once. */
export interface PasskeyChallengeRow {
  /** Of the cookie of the browser that asked. */
  token_hash: string
  challenge: string
  purpose: 'add' | 'log-in'
  /** Whose passkey it has to be; null for a log-in that begins with the passkey. */
  user_id: string | null
  expires_at: Instant
}

/** A person’s second factors that go when they next log in, unless they use one before. */
export interface TwoFactorRemovalRow {
  user_id: string
  created_at: Instant
  due_at: Instant
}

/** What super-admins decide for everyone. */
export interface TeamSettingRow {
  name: 'second-factor-required'
  value: string
}

export interface OutboxRow {
  id: string
  recipient: string
  kind: string
  subject: string
  text: string
  html: string
  created_at: Instant
  attempts: number
  next_attempt_at: Instant
  leased_until: Instant | null
  sent_at: Instant | null
  failed_at: Instant | null
  /** What the mail is about and to whom: one event mails one party once. */
  event_key: string | null
  /** What the mail server answered last, cut short. */
  last_error: string | null
  /** When one of us looked at a failed mail and let it be. */
  put_aside_at: Instant | null
  /** 1 goes before all that is 0: somebody waits for it to get into their account. */
  urgent: Flag
}

/** Mails of the last day, by mailbox and purpose; counted for addresses without an account too. */
export interface MailCountRow {
  id: string
  /** SHA-256 of the folded address. */
  mailbox_hash: string
  budget: MailBudget
  at: Instant
}

/** Who gets the newsletter, or has asked for it and not confirmed that yet. */
export interface SubscriberRow {
  /** What the activity log calls them by: it keeps no e-mail. */
  id: string
  /** Lower case: the form that is compared. */
  email: string
  token_hash: string
  created_at: Instant
  /** Of the mail that asks to confirm it; null while that waits. */
  mailed_at: Instant | null
  confirmed_at: Instant | null
}

/** One of the two of a match: what they have chosen to share, and how far they have read. */
export interface ConversationParticipantRow {
  match_id: string
  user_id: string
  shares_name: Flag
  shares_phone: Flag
  read_at: Instant | null
}

export interface ContactMessageRow {
  id: string
  match_id: string
  sender_id: string
  text: string
  created_at: Instant
  /** JSON list of what its reader is warned of. */
  warnings: string | null
}

/** What the finder of a match asks its owner. */
export interface ContactQuestionRow {
  match_id: string
  question: string
  answer_hash: string
  tries_left: number
  answered_at: Instant | null
  created_at: Instant
}

/** The code that the owner of a match says when the thing is in their hands. */
export interface HandoverCodeRow {
  match_id: string
  code: string
  tries_left: number
  created_at: Instant
}

/** Who hears no more from whom. */
export interface BlockRow {
  blocker_id: string
  blocked_id: string
  created_at: Instant
}

/** A message that its reader reported. */
export interface ComplaintRow {
  id: string
  message_id: string
  complainant_id: string
  reason: string | null
  state: 'open' | 'upheld' | 'dismissed'
  decision: string | null
  decided_by: string | null
  decided_at: Instant | null
  created_at: Instant
}

/** A find whose finder has still to prove their e-mail. */
export interface PendingFoundReportRow {
  /** Lower case: the form that is compared. */
  email: string
  /** Salts the hash of the code. */
  id: string
  code_hash: string
  tries_left: number
  /** JSON: what was reported, as it was checked. */
  find: string
  created_at: Instant
  expires_at: Instant
}

/** Something missing and something found that are, or may be, one thing. */
export interface MatchRow {
  id: string
  missing_report_id: string
  found_report_id: string
  kind: MatchKind
  /** 0–100; 100 where the numbers are equal. */
  score: number
  /** JSON: the reasons of `likenessOf`, points and codes. */
  reasons: string
  state: MatchState
  /** How often it was opened: a report that was withdrawn and came back opens it again. */
  round: number
  decided_by: string | null
  created_at: Instant
  decided_at: Instant | null
  closed_at: Instant | null
  /** When the owner was first asked about a possible one; null while only our team sees it. */
  offered_at: Instant | null
  /** When the finder of a possible one agreed too. */
  finder_accepted_at: Instant | null
}

/** What an active report is found by when its number was written a little differently. */
export interface MatchBlockingKeyRow {
  key: string
  side: MatchSide
  at: Instant
  report_id: string
}

/** What one person was told, once for each event. */
export interface NotificationRow {
  id: string
  user_id: string
  kind: string
  subject_id: string
  /** JSON, for the words of its kind. */
  data: string
  event_key: string
  /** 0 where the person wants no notice of it here: the row still holds that it was told. */
  shown: Flag
  /** 1 while it waits for the daily mail. */
  digest: Flag
  created_at: Instant
  read_at: Instant | null
}

export interface NotificationPreferenceRow {
  user_id: string
  event: string
  in_app: Flag
  email: EmailChoice
}

/** Which worker has a job that only one should do at a time. */
export interface JobLeaseRow {
  job: string
  leased_until: Instant
}

/** How often something that is limited was done in a window of time. PostgreSQL alone has rows here. */
export interface RateLimitCounterRow {
  /** A mark of the limit and of whom it counts: neither can be read off it. */
  key: string
  times: number
  ends_at: Instant
}

/** By what a process tells that the keys it was given are those of this database. */
export interface ServerKeyRow {
  name: string
  fingerprint: string
}

/** How often a number under an open report was checked, by the day. */
export interface LookupCountRow {
  report_id: string
  /** `YYYY-MM-DD`, Nigeria's. */
  day: string
  checks: number
  registrations: number
  last_at: Instant
}

/** When the owner was last told of checks, and how many came since. */
export interface LookupAlertRow {
  report_id: string
  told_at: Instant
  untold: number
  last_at: Instant
  state: string | null
}

/** How many identifiers a person checked in batches on one day. */
/** What was found of sweeps through one family of numbers on one day. */
export interface EnumerationEventRow {
  /** `YYYY-MM-DD`, Nigeria's. */
  day: string
  space: IdentifierRange['space']
  prefix: string
  misses: number
  senders: number
  last_at: Instant
}

/** Who asked: a mark of that day that only the servers' key can make. */
export interface EnumerationClientRow {
  day: string
  space: IdentifierRange['space']
  prefix: string
  sender: string
  /** Where they were signed in. */
  user_id: string | null
}

export interface BatchUsageRow {
  user_id: string
  /** Days since 1970, in Nigeria. */
  day: number
  identifiers: number
}

/** A visitor who wants to hear if a number they checked is reported. */
export interface WatchRow {
  id: string
  email: string
  token_hash: string
  created_at: Instant
  /** Of the mail that asks to confirm it; null while that waits. */
  mailed_at: Instant | null
  confirmed_at: Instant | null
  /** Of the link that confirms it, then of the watch; whoever was told is forgotten at once. */
  ends_at: Instant
}

export interface WatchIdentifierRow {
  watch_id: string
  space: IdentifierNamespace
  key: string
}

/** A business that applied to be verified; one of each owner. */
export interface MerchantRow {
  id: string
  owner_id: string
  /** The readable end of its page's address. */
  slug: string
  status: MerchantStatus
  /** Why our team turned it down or stopped it. */
  reason: string | null
  name: string
  /** The name as it is ordered by: folded. */
  name_key: string
  category_id: MerchantCategory
  phone: string
  address: string
  state: string
  /** Empty where it was not said. */
  lga: string
  country: string
  cac_number: string
  logo_url: string
  website: string | null
  twitter: string | null
  instagram: string | null
  facebook: string | null
  /** JSON: a list of text; empty until they were submitted. */
  products: string
  featured_picture_url: string | null
  /** Of the newest certificate. */
  certificate_number: string | null
  applied_at: Instant
  decided_at: Instant | null
  verified_at: Instant | null
  expires_at: Instant | null
  /** JSON: columns that the owner wants changed, until our team has decided. */
  waiting_change: string | null
  /** The featured picture among them: apart, so that it is known to be in use. */
  waiting_picture_url: string | null
  /** When they last changed it. */
  waiting_since: Instant | null
}

/** A word that a listed merchant is found by, with the weight of the best place it stands in. */
export interface MerchantSearchTermRow {
  merchant_id: string
  word: string
  weight: number
  category_id: MerchantCategory
  listed_at: Instant
}

/** What leads to a word: itself, its beginnings, and itself with letters left out. */
export interface MerchantSearchVariantRow {
  key: string
  word: string
}

/** What signatures are checked with. The private halves are in the data directory. */
export interface CertificateKeyRow {
  id: string
  /** SPKI, base64url. */
  public_key: string
  created_at: Instant
}

export interface CertificateRow {
  /** The number that stands on it. */
  id: string
  merchant_id: string
  business: string
  cac_number: string
  issued_at: Instant
  expires_at: Instant
  revoked_at: Instant | null
  key_id: string
  /** Ed25519 over the canonical text, base64url. */
  signature: string
}

/** Every PDF we ever gave out, by what it hashes to. */
export interface CertificateHashRow {
  sha256: string
  certificate_id: string
  made_at: Instant
}

/** Two or more people claim to own what carries this number: one row for each number. */
export interface DisputeRow {
  id: string
  space: IdentifierNamespace
  key: string
  status: DisputeStatus
  /** When it began, or began anew. */
  opened_at: Instant
  /** Whose claim was upheld; null where nobody's was. */
  winner_id: string | null
  reason: string | null
  decided_at: Instant | null
  decided_by: string | null
}

export interface DisputeClaimRow {
  dispute_id: string
  owner_id: string
  standing: DisputedClaim
  asked_at: Instant | null
  /** What we asked them to show. */
  asked_for: string | null
}

/** A thing that its owner offers, or has handed over, to whoever has an e-mail address. */
export interface TransferRow {
  id: string
  /** Null once the thing is in nobody's list any more. */
  asset_id: string | null
  seller_id: string
  /** Lower case: the form that is compared. Null once that person has erased their account. */
  buyer_email: string | null
  /** Whether the seller lets the buyer know their name while the offer is open. */
  tells_name: Flag
  /** What the seller called it: for the seller alone. */
  item: string
  type: AssetRow['type']
  brand: string | null
  model: string | null
  state: TransferState
  created_at: Instant
  ends_at: Instant
  closed_at: Instant | null
  /** When the buyer was told of it; null while the address has had too many mails. */
  told_at: Instant | null
}

/** How many rows there are of a kind: the sum of `amount` over all shards. */
export interface CounterRow {
  name: string
  /** The connection that counted. */
  shard: number
  amount: number
}

/** The same for one day in Nigeria, counted from 1970. */
export interface DayCountRow extends CounterRow {
  day: number
}

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
  identifiers: WithDefault<IdentifierRow, 'registered_at'> & LookUpFactRow
  asset_photos: AssetPhotoRow
  reports: WithDefault<ReportRow, 'held'>
  idempotency_keys: IdempotencyKeyRow
  uploads: UploadRow
  activity_log: ActivityLogRow
  activity_head: ActivityLogHeadRow
  user_keys: UserSearchTermRow
  user_counts: UserCounterRow
  second_factors: TwoFactorRow
  recovery_codes: RecoveryCodeRow
  log_in_challenges: LogInChallengeRow
  passkeys: PasskeyRow
  passkey_challenges: PasskeyChallengeRow
  factor_removals: TwoFactorRemovalRow
  team_settings: TeamSettingRow
  outbox: OutboxRow
  mail_counts: MailCountRow
  subscribers: SubscriberRow
  contact_sides: ConversationParticipantRow
  contact_messages: ContactMessageRow
  contact_questions: ContactQuestionRow
  hand_overs: HandoverCodeRow
  blocks: BlockRow
  complaints: ComplaintRow
  pending_finds: PendingFoundReportRow
  matches: MatchRow
  report_keys: MatchBlockingKeyRow
  notices: NotificationRow
  notice_preferences: NotificationPreferenceRow
  job_leases: JobLeaseRow
  limit_counts: RateLimitCounterRow
  server_keys: ServerKeyRow
  report_checks: LookupCountRow
  tripwires: LookupAlertRow
  batch_days: BatchUsageRow
  sweeps: EnumerationEventRow
  sweep_senders: EnumerationClientRow
  watches: WatchRow
  watch_keys: WatchIdentifierRow
  merchants: MerchantRow
  merchant_words: MerchantSearchTermRow
  merchant_word_keys: MerchantSearchVariantRow
  certificate_keys: CertificateKeyRow
  certificates: CertificateRow
  certificate_prints: CertificateHashRow
  disputes: DisputeRow
  dispute_sides: DisputeClaimRow
  owner_answers: OwnerAnswerRow
  unsettled_claims: UnsettledClaimRow
  transfers: TransferRow
  counts: CounterRow
  day_counts: DayCountRow
}
