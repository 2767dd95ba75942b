import type { loginReasonWords as enLoginReasonWords } from '../en/screens/login-reasons.ts'
import type { Translation } from '../translation.ts'

/** Why a visitor was led to log in. */
export const loginReasonWords: Translation<typeof enLoginReasonWords> = {
  newReport: 'Log in or sign up to report your thing. You go come back straight to the report.',
  newAsset:
    'Log in or sign up to register your thing. You go come back straight, and the number go dey there.',
  business: 'Log in or sign up to verify your business. You go come back straight to the form.',
  plan: 'Log in or sign up to buy plan. You go come back straight to am.',
  transfer: 'Log in or sign up to see wetin dem wan give you.',
  anything: 'Log in to continue. You go come back straight to the page wey you want.',
}
