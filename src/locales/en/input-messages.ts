import { adviceMessages } from './identifiers/typing-advice.ts'
import { assetInput } from './input/assets.ts'
import { authInput } from './input/auth.ts'
import { conversationInput } from './input/conversations.ts'
import { fieldInput } from './input/fields.ts'
import { lookupInput } from './input/lookup.ts'
import { merchantInput } from './input/merchants.ts'
import { parameterInput } from './input/parameters.ts'
import { paymentInput, planInput } from './input/payments.ts'
import { personInput } from './input/people.ts'
import { reportInput } from './input/reports.ts'
import { phoneInput, userInput } from './input/users.ts'
import { webhookInput } from './input/webhooks.ts'

/**
 * Why a schema of the contract refuses a value, for the server. A form imports only its own topics.
 */
export const inputMessages = {
  ...assetInput,
  ...authInput,
  ...conversationInput,
  ...fieldInput,
  ...lookupInput,
  ...merchantInput,
  ...parameterInput,
  ...paymentInput,
  ...personInput,
  ...phoneInput,
  ...planInput,
  ...reportInput,
  ...userInput,
  ...webhookInput,
  ...adviceMessages,
}

export type InputMessages = typeof inputMessages
