import { activity } from './activity.ts'
import { assets } from './assets.ts'
import { auth } from './auth.ts'
import { conversations } from './conversations.ts'
import { coordination } from './coordination.ts'
import { counters } from './counters.ts'
import { disputes } from './disputes.ts'
import { apiKeys } from './later/api-keys.ts'
import { caseWork } from './later/case-work.ts'
import { channels } from './later/channels.ts'
import { labelMessages } from './later/label-messages.ts'
import { listingChanges } from './later/listing-changes.ts'
import { listings } from './later/listings.ts'
import { phones } from './later/phones.ts'
import { push } from './later/push.ts'
import { storedDoubts } from './later/stored-doubts.ts'
import { webhooks } from './later/webhooks.ts'
import { lookup } from './lookup.ts'
import { matching } from './matching.ts'
import { merchants } from './merchants.ts'
import { newsletter } from './newsletter.ts'
import { notifications } from './notifications.ts'
import { payments } from './payments.ts'
import { confirmations, reports } from './reports.ts'
import { transfers } from './transfers.ts'
import { transparency } from './transparency.ts'
import { uploads } from './uploads.ts'
import { users } from './users.ts'

/** The tables of the initial migration; each comes after the tables that it refers to. */
export const initialTables = {
  ...users,
  ...auth,
  ...uploads,
  ...assets,
  ...reports,
  ...matching,
  ...conversations,
  ...notifications,
  ...newsletter,
  ...lookup,
  ...merchants,
  ...disputes,
  ...transfers,
  ...activity,
  ...coordination,
  ...counters,
}

/** The tables of later migrations. */
const laterTables = {
  ...payments,
  ...transparency,
  ...confirmations,
  ...push,
  ...channels,
  ...labelMessages,
  ...listings,
  ...listingChanges,
  ...caseWork,
  ...apiKeys,
  ...webhooks,
  ...phones,
  ...storedDoubts,
}

export const schema = { ...initialTables, ...laterTables }
