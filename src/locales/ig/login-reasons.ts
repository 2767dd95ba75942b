import type { loginReasonWords as enLoginReasonWords } from '../en/screens/login-reasons.ts'
import type { Translation } from '../translation.ts'

/** Why a visitor was led to log in. */
export const loginReasonWords: Translation<typeof enLoginReasonWords> = {
  newReport: 'Banye ma ọ bụ mepee akaụntụ ka ị kọọ ihe gị. Ị ga-alọghachi ozugbo n’akụkọ ahụ.',
  newAsset:
    'Banye ma ọ bụ mepee akaụntụ ka ị debanye ihe gị aha. Ị ga-alọghachi ozugbo, nọmba ya ga-adịkwa ebe ahụ.',
  business: 'Banye ma ọ bụ mepee akaụntụ ka a kwado azụmahịa gị. Ị ga-alọghachi ozugbo na fọm ahụ.',
  plan: 'Banye ma ọ bụ mepee akaụntụ ka ị zụta atụmatụ. Ị ga-alọghachi ozugbo na ya.',
  transfer: 'Banye ma ọ bụ mepee akaụntụ ka ị hụ ihe a chọrọ inye gị.',
  anything: 'Banye ka ị gaa n’ihu. Ị ga-alọghachi ozugbo n’ibe ị chọrọ.',
}
