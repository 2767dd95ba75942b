import type { IdentifierKind, KeySpace } from '../../domain/identifiers/kinds.ts'
import type { MatchKind, MatchState, Side } from '../../domain/matches.ts'
import type { EmailChoice } from '../../domain/notices.ts'
import type { ReportStage, ReportStatus } from '../../domain/reports.ts'
import type { Role } from '../../domain/roles.ts'

/** Milliseconds since 1970, UTC. */
export type Instant = number
/** 0 or 1: the two engines agree on no other truth. */
export type Flag = 0 | 1

export interface Users {
  id: string
  /** Lower case: the form that is compared. */
  email: string
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
  email_verified_at: Instant | null
  plan: 'Free' | 'Premium' | 'Merchant'
  created_at: Instant
  last_login_at: Instant | null
}

export interface Sessions {
  id: string
  token_hash: string
  user_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string
}

export interface EmailCodes {
  id: string
  user_id: string
  code_hash: string
  created_at: Instant
  expires_at: Instant
  tries_left: number
}

export interface ResetLinks {
  token_hash: string
  user_id: string
  created_at: Instant
  expires_at: Instant
}

/** Cookies that tell whose code is being typed before anyone is signed in. */
export interface PendingVerifications {
  token_hash: string
  user_id: string
  expires_at: Instant
}

export interface Assets {
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
}

export interface Identifiers {
  id: string
  asset_id: string
  owner_id: string
  kind: IdentifierKind
  space: KeySpace
  /** Normalised within its space: equal keys are the same thing. */
  key: string
  /** As the owner typed it. */
  typed: string
}

export interface Reports {
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
  created_at: Instant
  confirmed_at: Instant | null
  closed_at: Instant | null
}

export interface Uploads {
  id: string
  bytes: number
  width: number
  height: number
  created_at: Instant
  /** When a record last took it; a day later it is swept unless a record names it still. */
  claimed_at: Instant | null
  /** A receipt: only this person and staff may see it. */
  private_to: string | null
}

export interface ActivityLog {
  id: string
  at: Instant
  actor_id: string | null
  action: 'create' | 'update' | 'delete' | 'login' | 'moderate'
  entity: string
  entity_id: string
  /** JSON. */
  details: string
}

export interface Outbox {
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
}

/** Who gets the newsletter, or has asked for it and not confirmed that yet. */
export interface Subscribers {
  /** What the activity log calls them by: it keeps no e-mail. */
  id: string
  /** Lower case: the form that is compared. */
  email: string
  token_hash: string
  created_at: Instant
  confirmed_at: Instant | null
}

/** Something missing and something found that are, or may be, one thing. */
export interface Matches {
  id: string
  missing_report_id: string
  found_report_id: string
  kind: MatchKind
  /** 0–100; 100 where the numbers are equal. */
  score: number
  /** JSON: the reasons of `likenessOf`, points and words. */
  reasons: string
  state: MatchState
  /** How often it was opened: a report that was withdrawn and came back opens it again. */
  round: number
  decided_by: string | null
  created_at: Instant
  decided_at: Instant | null
  closed_at: Instant | null
}

/** What an active report is found by when its number was written a little differently. */
export interface ReportKeys {
  key: string
  side: Side
  at: Instant
  report_id: string
}

/** What one person was told, once for each event. */
export interface Notices {
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

export interface NoticePreferences {
  user_id: string
  event: string
  in_app: Flag
  email: EmailChoice
}

/** Which worker has a job that only one should do at a time. */
export interface JobLeases {
  job: string
  leased_until: Instant
}

/** How often a number under an open report was checked, by the day. */
export interface ReportChecks {
  report_id: string
  /** `YYYY-MM-DD`, Nigeria's. */
  day: string
  checks: number
  registrations: number
  last_at: Instant
}

/** When the owner was last told of checks, and how many came since. */
export interface Tripwires {
  report_id: string
  told_at: Instant
  untold: number
  last_at: Instant
  state: string | null
}

/** A visitor who wants to hear if a number they checked is reported. */
export interface Watches {
  id: string
  email: string
  token_hash: string
  created_at: Instant
  confirmed_at: Instant | null
  /** Of the link that confirms it, then of the watch; whoever was told is forgotten at once. */
  ends_at: Instant
}

export interface WatchKeys {
  watch_id: string
  space: KeySpace
  key: string
}

export interface Tables {
  users: Users
  sessions: Sessions
  email_codes: EmailCodes
  reset_links: ResetLinks
  pending_verifications: PendingVerifications
  assets: Assets
  identifiers: Identifiers
  reports: Reports
  uploads: Uploads
  activity_log: ActivityLog
  outbox: Outbox
  subscribers: Subscribers
  matches: Matches
  report_keys: ReportKeys
  notices: Notices
  notice_preferences: NoticePreferences
  job_leases: JobLeases
  report_checks: ReportChecks
  tripwires: Tripwires
  watches: Watches
  watch_keys: WatchKeys
}
