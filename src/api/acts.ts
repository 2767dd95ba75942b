import { changePassword } from './change-password.ts'
import { checkCertificate } from './check-certificate.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { createAsset } from './create-asset.ts'
import { createMerchant } from './create-merchant.ts'
import { createReport } from './create-report.ts'
import { decideItem } from './decide-item.ts'
import { decideMerchant } from './decide-merchant.ts'
import { endOwnSession } from './end-session.ts'
import { forgotPassword } from './forgot-password.ts'
import { getAsset } from './get-asset.ts'
import { getMe } from './get-me.ts'
import { getMerchant } from './get-merchant.ts'
import { getReport } from './get-report.ts'
import { listApplications } from './list-applications.ts'
import { listAssets } from './list-assets.ts'
import { listCategories } from './list-categories.ts'
import { listItems } from './list-items.ts'
import { listMerchants } from './list-merchants.ts'
import { listMyReports } from './list-my-reports.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { searchAssets } from './search-assets.ts'
import { submitProducts } from './submit-products.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'
import { updateAsset } from './update-asset.ts'
import { updateProfile } from './update-profile.ts'
import { updateReport } from './update-report.ts'
import { verify } from './verify.ts'
import { verifyToken } from './verify-token.ts'

/** All that the API can do, in the order its documentation tells it. Only the server reads this list. */
export const acts = [
  verify,
  register,
  verifyToken,
  resendCode,
  logIn,
  getMe,
  logOut,
  listSessions,
  endOwnSession,
  forgotPassword,
  resetPassword,
  changePassword,
  updateProfile,
  createAsset,
  listAssets,
  getAsset,
  searchAssets,
  updateAsset,
  createReport,
  listMyReports,
  getReport,
  updateReport,
  listItems,
  decideItem,
  listCategories,
  listMerchants,
  getMerchant,
  createMerchant,
  submitProducts,
  checkCertificate,
  listApplications,
  decideMerchant,
  subscribe,
  confirmSubscription,
  unsubscribe,
]
