import { addPasskey } from './add-passkey.ts'
import { answerNotice } from './answer-notice.ts'
import { answerQuestion } from './answer-question.ts'
import { answerTransfer } from './answer-transfer.ts'
import { askForEvidence } from './ask-for-evidence.ts'
import { askOwner } from './ask-owner.ts'
import { blockOther } from './block-other.ts'
import { cancelTransfer } from './cancel-transfer.ts'
import { changePassword } from './change-password.ts'
import { checkCertificate } from './check-certificate.ts'
import { chooseNotices } from './choose-notices.ts'
import { confirmFind } from './confirm-find.ts'
import { confirmHandOver } from './confirm-hand-over.ts'
import { confirmPassword } from './confirm-password.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { confirmWatch } from './confirm-watch.ts'
import { createAsset } from './create-asset.ts'
import { createMerchant } from './create-merchant.ts'
import { createReport } from './create-report.ts'
import { createUser } from './create-user.ts'
import { decideComplaint } from './decide-complaint.ts'
import { decideDispute } from './decide-dispute.ts'
import { decideItem } from './decide-item.ts'
import { decideMail } from './decide-mail.ts'
import { decideMatch } from './decide-match.ts'
import { decideMerchant } from './decide-merchant.ts'
import { decideMerchantChange } from './decide-merchant-change.ts'
import { disableSecondFactor } from './disable-second-factor.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endOwnSession } from './end-session.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { endWatch } from './end-watch.ts'
import { eraseMyAccount } from './erase-my-account.ts'
import { exportLogs } from './export-logs.ts'
import { exportMyData } from './export-my-data.ts'
import { forgetSecondFactor } from './forget-second-factor.ts'
import { forgotPassword } from './forgot-password.ts'
import { getAnyAsset } from './get-any-asset.ts'
import { getAsset } from './get-asset.ts'
import { getBatchAllowance } from './get-batch-allowance.ts'
import { getConflict } from './get-conflict.ts'
import { getDispute } from './get-dispute.ts'
import { getItem } from './get-item.ts'
import { getMatch } from './get-match.ts'
import { getMe } from './get-me.ts'
import { getMerchant } from './get-merchant.ts'
import { getOwnership } from './get-ownership.ts'
import { getReport } from './get-report.ts'
import { getReportHistory } from './get-report-history.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { getStats } from './get-stats.ts'
import { getTasks } from './get-tasks.ts'
import { getThread } from './get-thread.ts'
import { getTrends } from './get-trends.ts'
import { getUser } from './get-user.ts'
import { importAssets } from './import-assets.ts'
import { listAllAssets } from './list-all-assets.ts'
import { listAllMatches } from './list-all-matches.ts'
import { listApplications } from './list-applications.ts'
import { listAssets } from './list-assets.ts'
import { listCategories } from './list-categories.ts'
import { listChecks } from './list-checks.ts'
import { listComplaints } from './list-complaints.ts'
import { listDisputes } from './list-disputes.ts'
import { listFailedMails } from './list-failed-mails.ts'
import { listItems } from './list-items.ts'
import { listLogs } from './list-logs.ts'
import { listMatches } from './list-matches.ts'
import { listMerchants } from './list-merchants.ts'
import { listMyReports } from './list-my-reports.ts'
import { listNoticePreferences } from './list-notice-preferences.ts'
import { listNotices } from './list-notices.ts'
import { listPasskeys } from './list-passkeys.ts'
import { listSessions } from './list-sessions.ts'
import { listSweeps } from './list-sweeps.ts'
import { listTransfers } from './list-transfers.ts'
import { listUsers } from './list-users.ts'
import { logIn } from './log-in.ts'
import { logInPasskey } from './log-in-passkey.ts'
import { logInSecondFactor } from './log-in-second-factor.ts'
import { logOut } from './log-out.ts'
import { makeHandOverCode } from './make-hand-over-code.ts'
import { makeLabels } from './make-labels.ts'
import { markStep } from './mark-step.ts'
import { offerTransfer } from './offer-transfer.ts'
import { readNotices } from './read-notices.ts'
import { register } from './register.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewLabel } from './renew-label.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { reportFind } from './report-find.ts'
import { reportMessage } from './report-message.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { resetUserPassword } from './reset-user-password.ts'
import { reviewMatch } from './review-match.ts'
import { searchAssets } from './search-assets.ts'
import { searchEverything } from './search-everything.ts'
import { sendMessage } from './send-message.ts'
import { shareContact } from './share-contact.ts'
import { startPasskey } from './start-passkey.ts'
import { startPasskeyLogIn } from './start-passkey-log-in.ts'
import { startSecondFactor } from './start-second-factor.ts'
import { submitProducts } from './submit-products.ts'
import { subscribe } from './subscribe.ts'
import { tellOwner } from './tell-owner.ts'
import { unsubscribe } from './unsubscribe.ts'
import { updateAsset } from './update-asset.ts'
import { updateMerchant } from './update-merchant.ts'
import { updateProfile } from './update-profile.ts'
import { updateReport } from './update-report.ts'
import { updateSecurity } from './update-security.ts'
import { updateUser } from './update-user.ts'
import { verify } from './verify.ts'
import { verifyBatch } from './verify-batch.ts'
import { verifyToken } from './verify-token.ts'
import { watch } from './watch.ts'

/** All that the API can do, in the order its documentation tells it. Only the server reads this list. */
export const acts = [
  verify,
  verifyBatch,
  getBatchAllowance,
  register,
  verifyToken,
  resendCode,
  logIn,
  logInSecondFactor,
  startPasskeyLogIn,
  logInPasskey,
  getMe,
  logOut,
  listSessions,
  endOwnSession,
  endOtherSessions,
  forgotPassword,
  resetPassword,
  changePassword,
  confirmPassword,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  disableSecondFactor,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
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
  getStats,
  getTrends,
  getTasks,
  getConflict,
  searchEverything,
  listMatches,
  getMatch,
  decideMatch,
  listNotices,
  readNotices,
  answerNotice,
  listNoticePreferences,
  chooseNotices,
  listItems,
  getItem,
  decideItem,
  listCategories,
  listMerchants,
  getMerchant,
  createMerchant,
  submitProducts,
  updateMerchant,
  checkCertificate,
  listApplications,
  decideMerchant,
  decideMerchantChange,
  listAllAssets,
  getAnyAsset,
  listDisputes,
  getDispute,
  askForEvidence,
  decideDispute,
  listAllMatches,
  reviewMatch,
  listChecks,
  listSweeps,
  listFailedMails,
  decideMail,
  listUsers,
  createUser,
  getUser,
  updateUser,
  resetUserPassword,
  endUserSessions,
  forgetSecondFactor,
  listLogs,
  exportLogs,
  updateSecurity,
  eraseMyAccount,
  subscribe,
  confirmSubscription,
  unsubscribe,
  watch,
  confirmWatch,
  endWatch,
  getThread,
  sendMessage,
  reportMessage,
  shareContact,
  askOwner,
  answerQuestion,
  makeHandOverCode,
  confirmHandOver,
  blockOther,
  reportFind,
  confirmFind,
  offerTransfer,
  getOwnership,
  listTransfers,
  answerTransfer,
  cancelTransfer,
  listComplaints,
  decideComplaint,
]
