import type { IdentifierKind, KeySpace } from '../../domain/identifiers/kinds.ts'
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

/** One of the two of a match: what they have chosen to share, and how far they have read. */
export interface ContactSides {
  match_id: string
  user_id: string
  shares_name: Flag
  shares_phone: Flag
  read_at: Instant | null
}

export interface ContactMessages {
  id: string
  match_id: string
  sender_id: string
  text: string
  created_at: Instant
}

/** What the finder of a match asks its owner. */
export interface ContactQuestions {
  match_id: string
  question: string
  answer_hash: string
  tries_left: number
  answered_at: Instant | null
  created_at: Instant
}

/** The code that the owner of a match says when the thing is in their hands. */
export interface HandOvers {
  match_id: string
  code: string
  tries_left: number
  created_at: Instant
}

/** Who hears no more from whom. */
export interface Blocks {
  blocker_id: string
  blocked_id: string
  created_at: Instant
}

/** A message that its reader reported. */
export interface Complaints {
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
export interface PendingFinds {
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
  contact_sides: ContactSides
  contact_messages: ContactMessages
  contact_questions: ContactQuestions
  hand_overs: HandOvers
  blocks: Blocks
  complaints: Complaints
  pending_finds: PendingFinds
}
