import type { JobKind } from './job-kind.ts'
import { pushJobs } from './send-push.ts'
import { webhookJobs } from './send-webhook.ts'

/** The handlers of all jobs. */
export const jobKinds: readonly JobKind[] = [pushJobs, webhookJobs]
