/**
 * The contracts of the website's API by name, as types: browsers call `'GET /reports/user'` and load no
 * schema for it.
 */
import type * as z from 'zod/mini'
import type * as logs from './activity/logs.ts'
import type * as apiKeys from './api-keys/api-keys.ts'
import type * as adminAssets from './assets/admin-assets.ts'
import type * as assets from './assets/assets.ts'
import type * as logIn from './auth/log-in.ts'
import type * as passkeys from './auth/passkeys.ts'
import type * as passwords from './auth/passwords.ts'
import type * as signUp from './auth/sign-up.ts'
import type * as twoFactor from './auth/two-factor.ts'
import type * as complaints from './conversations/complaints.ts'
import type * as labelMessages from './conversations/label-messages.ts'
import type * as messageOwner from './conversations/message-owner.ts'
import type * as threads from './conversations/threads.ts'
import type * as contests from './disputes/contests.ts'
import type * as disputes from './disputes/disputes.ts'
import type { Endpoint } from './endpoint.ts'
import type * as listings from './listings/listings.ts'
import type * as adminLookups from './lookup/admin-lookups.ts'
import type * as batch from './lookup/batch.ts'
import type * as verify from './lookup/verify.ts'
import type * as watch from './lookup/watch.ts'
import type * as adminMatches from './matching/admin-matches.ts'
import type * as matches from './matching/matches.ts'
import type * as applications from './merchants/applications.ts'
import type * as business from './merchants/business.ts'
import type * as certificates from './merchants/certificates.ts'
import type * as directory from './merchants/directory.ts'
import type * as newsletter from './newsletter/newsletter.ts'
import type * as failedMails from './notifications/failed-mails.ts'
import type * as notifications from './notifications/notifications.ts'
import type * as phoneChannels from './notifications/phone-channels.ts'
import type * as preferences from './notifications/preferences.ts'
import type * as push from './notifications/push.ts'
import type * as overview from './overview/overview.ts'
import type * as payments from './payments/payments.ts'
import type * as proofs from './proofs/proofs.ts'
import type * as adminReports from './reports/admin-reports.ts'
import type * as finds from './reports/finds.ts'
import type * as losses from './reports/losses.ts'
import type * as reports from './reports/reports.ts'
import type * as transfers from './transfers/transfers.ts'
import type * as adminUsers from './users/admin-users.ts'
import type * as myAccount from './users/my-account.ts'
import type * as webhooks from './webhooks/webhooks.ts'

type Modules =
  | typeof logs
  | typeof apiKeys
  | typeof adminAssets
  | typeof assets
  | typeof logIn
  | typeof passkeys
  | typeof passwords
  | typeof signUp
  | typeof twoFactor
  | typeof complaints
  | typeof labelMessages
  | typeof messageOwner
  | typeof threads
  | typeof contests
  | typeof disputes
  | typeof listings
  | typeof adminLookups
  | typeof batch
  | typeof verify
  | typeof watch
  | typeof adminMatches
  | typeof matches
  | typeof applications
  | typeof business
  | typeof certificates
  | typeof directory
  | typeof newsletter
  | typeof failedMails
  | typeof notifications
  | typeof phoneChannels
  | typeof preferences
  | typeof push
  | typeof overview
  | typeof payments
  | typeof proofs
  | typeof adminReports
  | typeof finds
  | typeof losses
  | typeof reports
  | typeof transfers
  | typeof adminUsers
  | typeof myAccount
  | typeof webhooks

type ContractIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never

type Contracts = {
  [Each in ContractIn<Modules> as `${Each['method']} ${Each['path']}`]: Each
}

/** Method and path below `/api`, with parameters in braces: `GET /reports/{id}`. */
export type EndpointName = keyof Contracts

export type InputOf<Name extends EndpointName> = z.input<Contracts[Name]['input']>

export type ResultOf<Name extends EndpointName> = z.output<Contracts[Name]['result']>
