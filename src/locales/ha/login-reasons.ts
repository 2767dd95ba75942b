import type { loginReasonWords as enLoginReasonWords } from '../en/screens/login-reasons.ts'
import type { Translation } from '../translation.ts'

/** Why a visitor was led to log in. */
export const loginReasonWords: Translation<typeof enLoginReasonWords> = {
  newReport:
    'Ka shiga ko ka buɗe asusu don kai rahoton kayanka. Za ka dawo kai tsaye wurin rahoton.',
  newAsset:
    'Ka shiga ko ka buɗe asusu don yi wa kayanka rajista. Za ka dawo kai tsaye, kuma lambarsa tana nan.',
  business:
    'Ka shiga ko ka buɗe asusu don a tantance kasuwancinka. Za ka dawo kai tsaye wurin fom ɗin.',
  plan: 'Ka shiga ko ka buɗe asusu don sayen tsari. Za ka dawo kai tsaye wurinsa.',
  transfer: 'Ka shiga ko ka buɗe asusu don ganin abin da ake so a ba ka.',
  anything: 'Ka shiga don ci gaba. Za ka dawo kai tsaye shafin da kake so.',
}
