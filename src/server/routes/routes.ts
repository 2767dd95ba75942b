import type { Route } from '../route.ts'
import { changePasswordRoute } from './change-password.ts'
import { chooseNoticesRoute } from './choose-notices.ts'
import { confirmSubscriptionRoute } from './confirm-subscription.ts'
import { confirmWatchRoute } from './confirm-watch.ts'
import { createAssetRoute } from './create-asset.ts'
import { createReportRoute } from './create-report.ts'
import { decideItemRoute } from './decide-item.ts'
import { decideMailRoute } from './decide-mail.ts'
import { decideMatchRoute } from './decide-match.ts'
import { endOwnSessionRoute } from './end-session.ts'
import { endWatchRoute } from './end-watch.ts'
import { forgotPasswordRoute } from './forgot-password.ts'
import { getAssetRoute } from './get-asset.ts'
import { getMatchRoute } from './get-match.ts'
import { getMeRoute } from './get-me.ts'
import { getReportRoute } from './get-report.ts'
import { listAllMatchesRoute } from './list-all-matches.ts'
import { listAssetsRoute } from './list-assets.ts'
import { listChecksRoute } from './list-checks.ts'
import { listFailedMailsRoute } from './list-failed-mails.ts'
import { listItemsRoute } from './list-items.ts'
import { listMatchesRoute } from './list-matches.ts'
import { listMyReportsRoute } from './list-my-reports.ts'
import { listNoticePreferencesRoute } from './list-notice-preferences.ts'
import { listNoticesRoute } from './list-notices.ts'
import { listSessionsRoute } from './list-sessions.ts'
import { logInRoute } from './log-in.ts'
import { logOutRoute } from './log-out.ts'
import { readNoticesRoute } from './read-notices.ts'
import { registerRoute } from './register.ts'
import { resendCodeRoute } from './resend-code.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { reviewMatchRoute } from './review-match.ts'
import { searchAssetsRoute } from './search-assets.ts'
import { subscribeRoute } from './subscribe.ts'
import { unsubscribeRoute } from './unsubscribe.ts'
import { updateAssetRoute } from './update-asset.ts'
import { updateProfileRoute } from './update-profile.ts'
import { updateReportRoute } from './update-report.ts'
import { verifyRoute } from './verify.ts'
import { verifyTokenRoute } from './verify-token.ts'
import { watchRoute } from './watch.ts'

/** Every act of the contract, with what answers it. */
export const routes: Route[] = [
  changePasswordRoute,
  confirmSubscriptionRoute,
  createAssetRoute,
  createReportRoute,
  decideItemRoute,
  endOwnSessionRoute,
  forgotPasswordRoute,
  getAssetRoute,
  getMeRoute,
  getReportRoute,
  listAssetsRoute,
  listItemsRoute,
  listMyReportsRoute,
  listSessionsRoute,
  logInRoute,
  logOutRoute,
  registerRoute,
  resendCodeRoute,
  resetPasswordRoute,
  searchAssetsRoute,
  subscribeRoute,
  unsubscribeRoute,
  updateAssetRoute,
  updateProfileRoute,
  updateReportRoute,
  verifyTokenRoute,
  verifyRoute,
  listMatchesRoute,
  getMatchRoute,
  decideMatchRoute,
  listNoticesRoute,
  readNoticesRoute,
  listNoticePreferencesRoute,
  chooseNoticesRoute,
  listAllMatchesRoute,
  reviewMatchRoute,
  listChecksRoute,
  listFailedMailsRoute,
  decideMailRoute,
  watchRoute,
  confirmWatchRoute,
  endWatchRoute,
]
