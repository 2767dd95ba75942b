import type { Act } from '../../api/act.ts'
import type { Route } from '../route.ts'
import { addPasskeyRoute } from './add-passkey.ts'
import { answerNoticeRoute } from './answer-notice.ts'
import { answerQuestionRoute } from './answer-question.ts'
import { answerTransferRoute } from './answer-transfer.ts'
import { askForEvidenceRoute } from './ask-for-evidence.ts'
import { askOwnerRoute } from './ask-owner.ts'
import { blockOtherRoute } from './block-other.ts'
import { cancelTransferRoute } from './cancel-transfer.ts'
import { changePasswordRoute } from './change-password.ts'
import { checkCertificateRoute } from './check-certificate.ts'
import { chooseNoticesRoute } from './choose-notices.ts'
import { confirmFindRoute } from './confirm-find.ts'
import { confirmHandOverRoute } from './confirm-hand-over.ts'
import { confirmPasswordRoute } from './confirm-password.ts'
import { confirmSecondFactorRoute } from './confirm-second-factor.ts'
import { confirmSubscriptionRoute } from './confirm-subscription.ts'
import { confirmWatchRoute } from './confirm-watch.ts'
import { createAssetRoute } from './create-asset.ts'
import { createMerchantRoute } from './create-merchant.ts'
import { createReportRoute } from './create-report.ts'
import { createUserRoute } from './create-user.ts'
import { decideComplaintRoute } from './decide-complaint.ts'
import { decideDisputeRoute } from './decide-dispute.ts'
import { decideItemRoute } from './decide-item.ts'
import { decideMailRoute } from './decide-mail.ts'
import { decideMatchRoute } from './decide-match.ts'
import { decideMerchantRoute } from './decide-merchant.ts'
import { decideMerchantChangeRoute } from './decide-merchant-change.ts'
import { disableSecondFactorRoute } from './disable-second-factor.ts'
import { endOtherSessionsRoute } from './end-other-sessions.ts'
import { endOwnSessionRoute } from './end-session.ts'
import { endUserSessionsRoute } from './end-user-sessions.ts'
import { endWatchRoute } from './end-watch.ts'
import { eraseMyAccountRoute } from './erase-my-account.ts'
import { exportLogsRoute } from './export-logs.ts'
import { exportMyDataRoute } from './export-my-data.ts'
import { forgetSecondFactorRoute } from './forget-second-factor.ts'
import { forgotPasswordRoute } from './forgot-password.ts'
import { getAnyAssetRoute } from './get-any-asset.ts'
import { getAssetRoute } from './get-asset.ts'
import { getBatchAllowanceRoute } from './get-batch-allowance.ts'
import { getConflictRoute } from './get-conflict.ts'
import { getDisputeRoute } from './get-dispute.ts'
import { getItemRoute } from './get-item.ts'
import { getMatchRoute } from './get-match.ts'
import { getMeRoute } from './get-me.ts'
import { getMerchantRoute } from './get-merchant.ts'
import { getOwnershipRoute } from './get-ownership.ts'
import { getReportRoute } from './get-report.ts'
import { getReportHistoryRoute } from './get-report-history.ts'
import { getSecondFactorRoute } from './get-second-factor.ts'
import { getStatsRoute } from './get-stats.ts'
import { getTasksRoute } from './get-tasks.ts'
import { getThreadRoute } from './get-thread.ts'
import { getTrendsRoute } from './get-trends.ts'
import { getUserRoute } from './get-user.ts'
import { importAssetsRoute } from './import-assets.ts'
import { listAllAssetsRoute } from './list-all-assets.ts'
import { listAllMatchesRoute } from './list-all-matches.ts'
import { listApplicationsRoute } from './list-applications.ts'
import { listAssetsRoute } from './list-assets.ts'
import { listCategoriesRoute } from './list-categories.ts'
import { listChecksRoute } from './list-checks.ts'
import { listComplaintsRoute } from './list-complaints.ts'
import { listDisputesRoute } from './list-disputes.ts'
import { listFailedMailsRoute } from './list-failed-mails.ts'
import { listItemsRoute } from './list-items.ts'
import { listLogsRoute } from './list-logs.ts'
import { listMatchesRoute } from './list-matches.ts'
import { listMerchantsRoute } from './list-merchants.ts'
import { listMyReportsRoute } from './list-my-reports.ts'
import { listNoticePreferencesRoute } from './list-notice-preferences.ts'
import { listNoticesRoute } from './list-notices.ts'
import { listPasskeysRoute } from './list-passkeys.ts'
import { listSessionsRoute } from './list-sessions.ts'
import { listSweepsRoute } from './list-sweeps.ts'
import { listTransfersRoute } from './list-transfers.ts'
import { listUsersRoute } from './list-users.ts'
import { logInRoute } from './log-in.ts'
import { logInPasskeyRoute } from './log-in-passkey.ts'
import { logInSecondFactorRoute } from './log-in-second-factor.ts'
import { logOutRoute } from './log-out.ts'
import { makeHandOverCodeRoute } from './make-hand-over-code.ts'
import { makeLabelsRoute } from './make-labels.ts'
import { markStepRoute } from './mark-step.ts'
import { offerTransferRoute } from './offer-transfer.ts'
import { readNoticesRoute } from './read-notices.ts'
import { registerRoute } from './register.ts'
import { removePasskeyRoute } from './remove-passkey.ts'
import { renewLabelRoute } from './renew-label.ts'
import { renewRecoveryCodesRoute } from './renew-recovery-codes.ts'
import { reportFindRoute } from './report-find.ts'
import { reportMessageRoute } from './report-message.ts'
import { resendCodeRoute } from './resend-code.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { resetUserPasswordRoute } from './reset-user-password.ts'
import { reviewMatchRoute } from './review-match.ts'
import { searchAssetsRoute } from './search-assets.ts'
import { searchEverythingRoute } from './search-everything.ts'
import { sendMessageRoute } from './send-message.ts'
import { shareContactRoute } from './share-contact.ts'
import { startPasskeyRoute } from './start-passkey.ts'
import { startPasskeyLogInRoute } from './start-passkey-log-in.ts'
import { startSecondFactorRoute } from './start-second-factor.ts'
import { submitProductsRoute } from './submit-products.ts'
import { subscribeRoute } from './subscribe.ts'
import { tellOwnerRoute } from './tell-owner.ts'
import { unsubscribeRoute } from './unsubscribe.ts'
import { updateAssetRoute } from './update-asset.ts'
import { updateMerchantRoute } from './update-merchant.ts'
import { updateProfileRoute } from './update-profile.ts'
import { updateReportRoute } from './update-report.ts'
import { updateSecurityRoute } from './update-security.ts'
import { updateUserRoute } from './update-user.ts'
import { verifyRoute } from './verify.ts'
import { verifyBatchRoute } from './verify-batch.ts'
import { verifyTokenRoute } from './verify-token.ts'
import { watchRoute } from './watch.ts'

/** Every act of the contract, with what answers it. */
export const routes: Route[] = [
  confirmPasswordRoute,
  confirmSecondFactorRoute,
  createUserRoute,
  disableSecondFactorRoute,
  endUserSessionsRoute,
  exportLogsRoute,
  forgetSecondFactorRoute,
  getSecondFactorRoute,
  getUserRoute,
  listLogsRoute,
  listUsersRoute,
  logInSecondFactorRoute,
  renewRecoveryCodesRoute,
  resetUserPasswordRoute,
  startSecondFactorRoute,
  updateSecurityRoute,
  updateUserRoute,
  askForEvidenceRoute,
  decideDisputeRoute,
  getAnyAssetRoute,
  getConflictRoute,
  getDisputeRoute,
  getItemRoute,
  getStatsRoute,
  getTasksRoute,
  getTrendsRoute,
  listAllAssetsRoute,
  listDisputesRoute,
  searchEverythingRoute,
  changePasswordRoute,
  checkCertificateRoute,
  confirmSubscriptionRoute,
  createAssetRoute,
  createMerchantRoute,
  createReportRoute,
  decideItemRoute,
  decideMerchantRoute,
  decideMerchantChangeRoute,
  endOtherSessionsRoute,
  endOwnSessionRoute,
  eraseMyAccountRoute,
  exportMyDataRoute,
  forgotPasswordRoute,
  getAssetRoute,
  getBatchAllowanceRoute,
  getMeRoute,
  getMerchantRoute,
  getReportRoute,
  listApplicationsRoute,
  importAssetsRoute,
  getReportHistoryRoute,
  markStepRoute,
  listAssetsRoute,
  listCategoriesRoute,
  listItemsRoute,
  listMerchantsRoute,
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
  submitProductsRoute,
  subscribeRoute,
  tellOwnerRoute,
  unsubscribeRoute,
  updateAssetRoute,
  updateMerchantRoute,
  updateProfileRoute,
  updateReportRoute,
  verifyRoute,
  verifyBatchRoute,
  listMatchesRoute,
  getMatchRoute,
  decideMatchRoute,
  listNoticesRoute,
  readNoticesRoute,
  answerNoticeRoute,
  listNoticePreferencesRoute,
  chooseNoticesRoute,
  listAllMatchesRoute,
  reviewMatchRoute,
  listChecksRoute,
  listSweepsRoute,
  listFailedMailsRoute,
  decideMailRoute,
  watchRoute,
  confirmWatchRoute,
  endWatchRoute,
  getThreadRoute,
  sendMessageRoute,
  reportMessageRoute,
  shareContactRoute,
  askOwnerRoute,
  answerQuestionRoute,
  makeHandOverCodeRoute,
  confirmHandOverRoute,
  blockOtherRoute,
  reportFindRoute,
  confirmFindRoute,
  listComplaintsRoute,
  decideComplaintRoute,
  verifyTokenRoute,
  offerTransferRoute,
  getOwnershipRoute,
  listTransfersRoute,
  answerTransferRoute,
  cancelTransferRoute,
  listPasskeysRoute,
  startPasskeyRoute,
  addPasskeyRoute,
  removePasskeyRoute,
  startPasskeyLogInRoute,
  logInPasskeyRoute,
]

/** The contracts of all endpoints. */
export const acts: readonly Act[] = routes.map(({ act }) => act)
