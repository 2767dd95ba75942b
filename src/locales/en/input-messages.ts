import { adviceMessages } from './identifiers/typing-advice.ts'
import { activityInput } from './input/activity.ts'
import { assetInput } from './input/assets.ts'
import { authInput } from './input/auth.ts'
import { conversationInput } from './input/conversations.ts'
import { disputeInput } from './input/disputes.ts'
import { fieldInput } from './input/fields.ts'
import { lookupInput } from './input/lookup.ts'
import { matchingInput } from './input/matching.ts'
import { merchantInput } from './input/merchants.ts'
import { notificationInput } from './input/notifications.ts'
import { overviewInput } from './input/overview.ts'
import { paymentInput } from './input/payments.ts'
import { reportInput } from './input/reports.ts'
import { transferInput } from './input/transfers.ts'
import { userInput } from './input/users.ts'

/** Why a schema of the contract refuses a value, for the server. A form imports its own topics. */
export const inputMessages = {
  ...fieldInput,
  ...activityInput,
  ...assetInput,
  ...authInput,
  ...conversationInput,
  ...disputeInput,
  ...lookupInput,
  ...matchingInput,
  ...merchantInput,
  ...notificationInput,
  ...overviewInput,
  ...paymentInput,
  ...reportInput,
  ...transferInput,
  ...userInput,
  ...adviceMessages,
}

export type InputMessages = typeof inputMessages
