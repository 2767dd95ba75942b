import { changePassword } from './change-password.ts'
import { chooseNotices } from './choose-notices.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { confirmWatch } from './confirm-watch.ts'
import { createAsset } from './create-asset.ts'
import { createReport } from './create-report.ts'
import { decideItem } from './decide-item.ts'
import { decideMail } from './decide-mail.ts'
import { decideMatch } from './decide-match.ts'
import { endOwnSession } from './end-session.ts'
import { endWatch } from './end-watch.ts'
import { forgotPassword } from './forgot-password.ts'
import { getAsset } from './get-asset.ts'
import { getMatch } from './get-match.ts'
import { getMe } from './get-me.ts'
import { getReport } from './get-report.ts'
import { listAllMatches } from './list-all-matches.ts'
import { listAssets } from './list-assets.ts'
import { listChecks } from './list-checks.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { listItems } from './list-items.ts'
import { listMatches } from './list-matches.ts'
import { listMyReports } from './list-my-reports.ts'
import { listNoticePreferences } from './list-notice-preferences.ts'
import { listNotices } from './list-notices.ts'
import { listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readNotices } from './read-notices.ts'
import { register } from './register.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { reviewMatch } from './review-match.ts'
import { searchAssets } from './search-assets.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'
import { updateAsset } from './update-asset.ts'
import { updateProfile } from './update-profile.ts'
import { updateReport } from './update-report.ts'
import { verify } from './verify.ts'
import { verifyToken } from './verify-token.ts'
import { watch } from './watch.ts'

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
  listMatches,
  getMatch,
  decideMatch,
  listNotices,
  readNotices,
  listNoticePreferences,
  chooseNotices,
  listItems,
  decideItem,
  listAllMatches,
  reviewMatch,
  listChecks,
  listFailedMails,
  decideMail,
  subscribe,
  confirmSubscription,
  unsubscribe,
  watch,
  confirmWatch,
  endWatch,
]
