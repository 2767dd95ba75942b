import type { Route } from '../route.ts'
import { changePasswordRoute } from './change-password.ts'
import { confirmSubscriptionRoute } from './confirm-subscription.ts'
import { createAssetRoute } from './create-asset.ts'
import { createReportRoute } from './create-report.ts'
import { decideItemRoute } from './decide-item.ts'
import { endOtherSessionsRoute } from './end-other-sessions.ts'
import { endOwnSessionRoute } from './end-session.ts'
import { eraseMyAccountRoute } from './erase-my-account.ts'
import { exportMyDataRoute } from './export-my-data.ts'
import { forgotPasswordRoute } from './forgot-password.ts'
import { getAssetRoute } from './get-asset.ts'
import { getMeRoute } from './get-me.ts'
import { getReportRoute } from './get-report.ts'
import { getReportHistoryRoute } from './get-report-history.ts'
import { importAssetsRoute } from './import-assets.ts'
import { listAssetsRoute } from './list-assets.ts'
import { listItemsRoute } from './list-items.ts'
import { listMyReportsRoute } from './list-my-reports.ts'
import { listSessionsRoute } from './list-sessions.ts'
import { logInRoute } from './log-in.ts'
import { logOutRoute } from './log-out.ts'
import { makeLabelsRoute } from './make-labels.ts'
import { markStepRoute } from './mark-step.ts'
import { registerRoute } from './register.ts'
import { renewLabelRoute } from './renew-label.ts'
import { resendCodeRoute } from './resend-code.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { searchAssetsRoute } from './search-assets.ts'
import { subscribeRoute } from './subscribe.ts'
import { tellOwnerRoute } from './tell-owner.ts'
import { unsubscribeRoute } from './unsubscribe.ts'
import { updateAssetRoute } from './update-asset.ts'
import { updateProfileRoute } from './update-profile.ts'
import { updateReportRoute } from './update-report.ts'
import { verifyRoute } from './verify.ts'
import { verifyTokenRoute } from './verify-token.ts'

/** Every act of the contract, with what answers it. */
export const routes: Route[] = [
  changePasswordRoute,
  confirmSubscriptionRoute,
  createAssetRoute,
  createReportRoute,
  decideItemRoute,
  endOtherSessionsRoute,
  endOwnSessionRoute,
  eraseMyAccountRoute,
  exportMyDataRoute,
  forgotPasswordRoute,
  getAssetRoute,
  getMeRoute,
  getReportRoute,
  importAssetsRoute,
  getReportHistoryRoute,
  markStepRoute,
  listAssetsRoute,
  listItemsRoute,
  listMyReportsRoute,
  listSessionsRoute,
  logInRoute,
  logOutRoute,
  makeLabelsRoute,
  registerRoute,
  renewLabelRoute,
  resendCodeRoute,
  resetPasswordRoute,
  searchAssetsRoute,
  subscribeRoute,
  tellOwnerRoute,
  unsubscribeRoute,
  updateAssetRoute,
  updateProfileRoute,
  updateReportRoute,
  verifyTokenRoute,
  verifyRoute,
]
