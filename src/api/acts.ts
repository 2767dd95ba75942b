import { changePassword } from './change-password.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { createAsset } from './create-asset.ts'
import { createReport } from './create-report.ts'
import { decideItem } from './decide-item.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endOwnSession } from './end-session.ts'
import { eraseMyAccount } from './erase-my-account.ts'
import { exportMyData } from './export-my-data.ts'
import { forgotPassword } from './forgot-password.ts'
import { getAsset } from './get-asset.ts'
import { getMe } from './get-me.ts'
import { getReport } from './get-report.ts'
import { getReportHistory } from './get-report-history.ts'
import { importAssets } from './import-assets.ts'
import { listAssets } from './list-assets.ts'
import { listItems } from './list-items.ts'
import { listMyReports } from './list-my-reports.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { makeLabels } from './make-labels.ts'
import { markStep } from './mark-step.ts'
import { register } from './register.ts'
import { renewLabel } from './renew-label.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { searchAssets } from './search-assets.ts'
import { subscribe } from './subscribe.ts'
import { tellOwner } from './tell-owner.ts'
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
  endOtherSessions,
  forgotPassword,
  resetPassword,
  changePassword,
  updateProfile,
  exportMyData,
  createAsset,
  listAssets,
  getAsset,
  searchAssets,
  updateAsset,
  importAssets,
  makeLabels,
  renewLabel,
  tellOwner,
  createReport,
  listMyReports,
  getReport,
  getReportHistory,
  updateReport,
  markStep,
  listItems,
  decideItem,
  subscribe,
  confirmSubscription,
  unsubscribe,
  eraseMyAccount,
]
