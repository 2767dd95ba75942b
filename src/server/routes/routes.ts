import type { Endpoint } from '../../api/endpoint.ts'
import { exportLogsRoute } from './activity/export-logs.ts'
import { listLogsRoute } from './activity/list-logs.ts'
import { adminGetAssetRoute } from './assets/admin-get-asset.ts'
import { adminListAssetsRoute } from './assets/admin-list-assets.ts'
import { createAssetRoute } from './assets/create-asset.ts'
import { createLabelsRoute } from './assets/create-labels.ts'
import { getAssetRoute } from './assets/get-asset.ts'
import { importAssetsRoute } from './assets/import-assets.ts'
import { listAssetsRoute } from './assets/list-assets.ts'
import { rotateLabelCodeRoute } from './assets/rotate-label-code.ts'
import { searchAssetsRoute } from './assets/search-assets.ts'
import { toggleChecklistStepRoute } from './assets/toggle-checklist-step.ts'
import { updateAssetRoute } from './assets/update-asset.ts'
import { changePasswordRoute } from './auth/change-password.ts'
import { forgotPasswordRoute } from './auth/forgot-password.ts'
import { listSessionsRoute } from './auth/list-sessions.ts'
import { logInRoute } from './auth/log-in.ts'
import { logOutRoute } from './auth/log-out.ts'
import { addPasskeyRoute } from './auth/passkeys/add-passkey.ts'
import { listPasskeysRoute } from './auth/passkeys/list-passkeys.ts'
import { logInPasskeyRoute } from './auth/passkeys/log-in-passkey.ts'
import { removePasskeyRoute } from './auth/passkeys/remove-passkey.ts'
import { startPasskeyRoute } from './auth/passkeys/start-passkey.ts'
import { startPasskeyLogInRoute } from './auth/passkeys/start-passkey-log-in.ts'
import { reauthenticateRoute } from './auth/reauthenticate.ts'
import { registerRoute } from './auth/register.ts'
import { resendCodeRoute } from './auth/resend-code.ts'
import { resetPasswordRoute } from './auth/reset-password.ts'
import { revokeOtherSessionsRoute } from './auth/revoke-other-sessions.ts'
import { endOwnSessionRoute } from './auth/revoke-session.ts'
import { confirmTwoFactorRoute } from './auth/two-factor/confirm-two-factor.ts'
import { disableTwoFactorRoute } from './auth/two-factor/disable-two-factor.ts'
import { getTwoFactorRoute } from './auth/two-factor/get-two-factor.ts'
import { logInTwoFactorRoute } from './auth/two-factor/log-in-two-factor.ts'
import { renewRecoveryCodesRoute } from './auth/two-factor/renew-recovery-codes.ts'
import { startTwoFactorRoute } from './auth/two-factor/start-two-factor.ts'
import { updateSecurityRoute } from './auth/two-factor/update-security.ts'
import { verifyTokenRoute } from './auth/verify-token.ts'
import { answerQuestionRoute } from './conversations/answer-question.ts'
import { askOwnerRoute } from './conversations/ask-owner.ts'
import { blockUserRoute } from './conversations/block-user.ts'
import { confirmHandoverRoute } from './conversations/confirm-handover.ts'
import { createHandoverCodeRoute } from './conversations/create-handover-code.ts'
import { flagMessageRoute } from './conversations/flag-message.ts'
import { getThreadRoute } from './conversations/get-thread.ts'
import { listComplaintsRoute } from './conversations/list-complaints.ts'
import { messageOwnerRoute } from './conversations/message-owner.ts'
import { resolveComplaintRoute } from './conversations/resolve-complaint.ts'
import { sendMessageRoute } from './conversations/send-message.ts'
import { shareContactRoute } from './conversations/share-contact.ts'
import { askForEvidenceRoute } from './disputes/ask-for-evidence.ts'
import { getConflictRoute } from './disputes/get-conflict.ts'
import { getDisputeRoute } from './disputes/get-dispute.ts'
import { listDisputesRoute } from './disputes/list-disputes.ts'
import { resolveDisputeRoute } from './disputes/resolve-dispute.ts'
import { confirmWatchRoute } from './lookup/confirm-watch.ts'
import { watchRoute } from './lookup/create-watch.ts'
import { deleteWatchRoute } from './lookup/delete-watch.ts'
import { getBatchQuotaRoute } from './lookup/get-batch-quota.ts'
import { listEnumerationEventsRoute } from './lookup/list-enumeration-events.ts'
import { listLookupsRoute } from './lookup/list-lookups.ts'
import { verifyRoute } from './lookup/verify.ts'
import { verifyBatchRoute } from './lookup/verify-batch.ts'
import { adminListMatchesRoute } from './matching/admin-list-matches.ts'
import { decideMatchRoute } from './matching/decide-match.ts'
import { getMatchRoute } from './matching/get-match.ts'
import { listMatchesRoute } from './matching/list-matches.ts'
import { reviewMatchRoute } from './matching/review-match.ts'
import { checkCertificateRoute } from './merchants/check-certificate.ts'
import { createMerchantRoute } from './merchants/create-merchant.ts'
import { getMerchantRoute } from './merchants/get-merchant.ts'
import { listApplicationsRoute } from './merchants/list-applications.ts'
import { listCategoriesRoute } from './merchants/list-categories.ts'
import { listMerchantsRoute } from './merchants/list-merchants.ts'
import { reviewMerchantRoute } from './merchants/review-merchant.ts'
import { reviewMerchantChangeRoute } from './merchants/review-merchant-change.ts'
import { submitProductsRoute } from './merchants/submit-products.ts'
import { updateMerchantRoute } from './merchants/update-merchant.ts'
import { confirmSubscriptionRoute } from './newsletter/confirm-subscription.ts'
import { subscribeRoute } from './newsletter/subscribe.ts'
import { unsubscribeRoute } from './newsletter/unsubscribe.ts'
import { answerNotificationRoute } from './notifications/answer-notification.ts'
import { listFailedMailsRoute } from './notifications/list-failed-mails.ts'
import { listNotificationPreferencesRoute } from './notifications/list-notification-preferences.ts'
import { listNotificationsRoute } from './notifications/list-notifications.ts'
import { markNotificationsReadRoute } from './notifications/mark-notifications-read.ts'
import { resolveFailedMailRoute } from './notifications/resolve-failed-mail.ts'
import { updateNotificationPreferencesRoute } from './notifications/update-notification-preferences.ts'
import { getStatsRoute } from './overview/get-stats.ts'
import { getTasksRoute } from './overview/get-tasks.ts'
import { getTrendsRoute } from './overview/get-trends.ts'
import { searchEverythingRoute } from './overview/search-everything.ts'
import { createProofRoute } from './proofs/create-proof.ts'
import { getProofRoute } from './proofs/get-proof.ts'
import { adminGetReportRoute } from './reports/admin-get-report.ts'
import { adminListReportsRoute } from './reports/admin-list-reports.ts'
import { confirmFoundItemRoute } from './reports/confirm-found-item.ts'
import { createReportRoute } from './reports/create-report.ts'
import { getReportRoute } from './reports/get-report.ts'
import { getReportHistoryRoute } from './reports/get-report-history.ts'
import { getReportLogRoute } from './reports/get-report-log.ts'
import { listMyReportsRoute } from './reports/list-my-reports.ts'
import { moderateReportRoute } from './reports/moderate-report.ts'
import { reportFoundItemRoute } from './reports/report-found-item.ts'
import { updateReportRoute } from './reports/update-report.ts'
import type { Route } from './route.ts'
import { cancelTransferRoute } from './transfers/cancel-transfer.ts'
import { getOwnershipRoute } from './transfers/get-ownership.ts'
import { listTransfersRoute } from './transfers/list-transfers.ts'
import { offerTransferRoute } from './transfers/offer-transfer.ts'
import { respondToTransferRoute } from './transfers/respond-to-transfer.ts'
import { adminResetTwoFactorRoute } from './users/admin-reset-two-factor.ts'
import { adminRevokeSessionsRoute } from './users/admin-revoke-sessions.ts'
import { createUserRoute } from './users/create-user.ts'
import { eraseMyAccountRoute } from './users/erase-my-account.ts'
import { exportMyDataRoute } from './users/export-my-data.ts'
import { getMeRoute } from './users/get-me.ts'
import { getUserRoute } from './users/get-user.ts'
import { listUsersRoute } from './users/list-users.ts'
import { resetUserPasswordRoute } from './users/reset-user-password.ts'
import { updateProfileRoute } from './users/update-profile.ts'
import { updateUserRoute } from './users/update-user.ts'

/** Every act of the contract, with what answers it. */
export const routes: Route[] = [
  reauthenticateRoute,
  confirmTwoFactorRoute,
  createUserRoute,
  disableTwoFactorRoute,
  adminRevokeSessionsRoute,
  exportLogsRoute,
  adminResetTwoFactorRoute,
  getTwoFactorRoute,
  getUserRoute,
  listLogsRoute,
  listUsersRoute,
  logInTwoFactorRoute,
  renewRecoveryCodesRoute,
  resetUserPasswordRoute,
  startTwoFactorRoute,
  updateSecurityRoute,
  updateUserRoute,
  askForEvidenceRoute,
  resolveDisputeRoute,
  adminGetAssetRoute,
  getConflictRoute,
  getDisputeRoute,
  adminGetReportRoute,
  getStatsRoute,
  getTasksRoute,
  getTrendsRoute,
  adminListAssetsRoute,
  listDisputesRoute,
  searchEverythingRoute,
  changePasswordRoute,
  checkCertificateRoute,
  confirmSubscriptionRoute,
  createAssetRoute,
  createMerchantRoute,
  createReportRoute,
  moderateReportRoute,
  reviewMerchantRoute,
  reviewMerchantChangeRoute,
  revokeOtherSessionsRoute,
  endOwnSessionRoute,
  eraseMyAccountRoute,
  exportMyDataRoute,
  forgotPasswordRoute,
  getAssetRoute,
  getBatchQuotaRoute,
  getMeRoute,
  getMerchantRoute,
  getReportRoute,
  listApplicationsRoute,
  importAssetsRoute,
  getReportHistoryRoute,
  getReportLogRoute,
  toggleChecklistStepRoute,
  listAssetsRoute,
  listCategoriesRoute,
  adminListReportsRoute,
  listMerchantsRoute,
  listMyReportsRoute,
  listSessionsRoute,
  logInRoute,
  logOutRoute,
  createLabelsRoute,
  registerRoute,
  rotateLabelCodeRoute,
  resendCodeRoute,
  resetPasswordRoute,
  searchAssetsRoute,
  submitProductsRoute,
  subscribeRoute,
  messageOwnerRoute,
  unsubscribeRoute,
  updateAssetRoute,
  updateMerchantRoute,
  updateProfileRoute,
  updateReportRoute,
  verifyRoute,
  verifyBatchRoute,
  createProofRoute,
  getProofRoute,
  listMatchesRoute,
  getMatchRoute,
  decideMatchRoute,
  listNotificationsRoute,
  markNotificationsReadRoute,
  answerNotificationRoute,
  listNotificationPreferencesRoute,
  updateNotificationPreferencesRoute,
  adminListMatchesRoute,
  reviewMatchRoute,
  listLookupsRoute,
  listEnumerationEventsRoute,
  listFailedMailsRoute,
  resolveFailedMailRoute,
  watchRoute,
  confirmWatchRoute,
  deleteWatchRoute,
  getThreadRoute,
  sendMessageRoute,
  flagMessageRoute,
  shareContactRoute,
  askOwnerRoute,
  answerQuestionRoute,
  createHandoverCodeRoute,
  confirmHandoverRoute,
  blockUserRoute,
  reportFoundItemRoute,
  confirmFoundItemRoute,
  listComplaintsRoute,
  resolveComplaintRoute,
  verifyTokenRoute,
  offerTransferRoute,
  getOwnershipRoute,
  listTransfersRoute,
  respondToTransferRoute,
  cancelTransferRoute,
  listPasskeysRoute,
  startPasskeyRoute,
  addPasskeyRoute,
  removePasskeyRoute,
  startPasskeyLogInRoute,
  logInPasskeyRoute,
]

/** The contracts of all endpoints. */
export const endpoints: readonly Endpoint[] = routes.map(({ endpoint }) => endpoint)
