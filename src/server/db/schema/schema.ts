import { activity } from './tables/activity.ts'
import { apiKeys } from './tables/api-keys.ts'
import { assets } from './tables/assets.ts'
import { auth } from './tables/auth.ts'
import { channels } from './tables/channels.ts'
import { conversations } from './tables/conversations.ts'
import { coordination, counters } from './tables/coordination.ts'
import { disputes } from './tables/disputes.ts'
import { jobs } from './tables/jobs.ts'
import { listings } from './tables/listings.ts'
import { lookup } from './tables/lookup.ts'
import { matching } from './tables/matching.ts'
import { merchants } from './tables/merchants.ts'
import { newsletter } from './tables/newsletter.ts'
import { notifications, push } from './tables/notifications.ts'
import { payments } from './tables/payments.ts'
import { confirmations, reports } from './tables/reports.ts'
import { transfers } from './tables/transfers.ts'
import { transparency } from './tables/transparency.ts'
import { uploads } from './tables/uploads.ts'
import { users } from './tables/users.ts'
import { webhooks } from './tables/webhooks.ts'

/** Each table comes after the tables that it refers to. */
export const schema = {
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
  ...payments,
  ...transparency,
  ...confirmations,
  ...push,
  ...channels,
  ...listings,
  ...apiKeys,
  ...webhooks,
  ...jobs,
}
