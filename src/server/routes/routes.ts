import type { Endpoint } from '../../api/endpoint.ts'
import { exportLogsRoute } from './activity/export-logs.ts'
import { listLogsRoute } from './activity/list-logs.ts'
import { createApiKeyRoute, listApiKeysRoute, revokeApiKeyRoute } from './api-keys/short-routes.ts'
import { adminGetAssetRoute } from './assets/admin-get-asset.ts'
import { createAssetRoute } from './assets/create-asset.ts'
import { createLabelsRoute } from './assets/create-labels.ts'
import { listAssetsRoute } from './assets/list-assets.ts'
import { rotateLabelCodeRoute } from './assets/rotate-label-code.ts'
import { searchAssetsRoute } from './assets/search-assets.ts'
import {
  adminListAssetsRoute,
  getAssetRoute,
  importAssetsRoute,
  toggleChecklistStepRoute,
  updateAssetRoute,
} from './assets/short-routes.ts'
import { changePasswordRoute } from './auth/change-password.ts'
import { listSessionsRoute } from './auth/list-sessions.ts'
import { removePasskeyRoute } from './auth/passkeys/remove-passkey.ts'
import {
  addPasskeyRoute,
  listPasskeysRoute,
  logInPasskeyRoute,
} from './auth/passkeys/short-routes.ts'
import { startPasskeyRoute } from './auth/passkeys/start-passkey.ts'
import { startPasskeyLogInRoute } from './auth/passkeys/start-passkey-log-in.ts'
import { resendCodeRoute } from './auth/resend-code.ts'
import { revokeOtherSessionsRoute } from './auth/revoke-other-sessions.ts'
import {
  endOwnSessionRoute,
  forgotPasswordRoute,
  logInRoute,
  logOutRoute,
  reauthenticateRoute,
  registerRoute,
  resetPasswordRoute,
  verifyTokenRoute,
} from './auth/short-routes.ts'
import { disableTwoFactorRoute } from './auth/two-factor/disable-two-factor.ts'
import { getTwoFactorRoute } from './auth/two-factor/get-two-factor.ts'
import { renewRecoveryCodesRoute } from './auth/two-factor/renew-recovery-codes.ts'
import {
  confirmTwoFactorRoute,
  logInTwoFactorRoute,
  updateSecurityRoute,
} from './auth/two-factor/short-routes.ts'
import { startTwoFactorRoute } from './auth/two-factor/start-two-factor.ts'
import { askOwnerRoute } from './conversations/ask-owner.ts'
import { blockUserRoute } from './conversations/block-user.ts'
import { createHandoverCodeRoute } from './conversations/create-handover-code.ts'
import { flagMessageRoute } from './conversations/flag-message.ts'
import { getThreadRoute } from './conversations/get-thread.ts'
import { sendMessageRoute } from './conversations/send-message.ts'
import { shareContactRoute } from './conversations/share-contact.ts'
import {
  answerQuestionRoute,
  confirmHandoverRoute,
  listComplaintsRoute,
  listLabelMessagesRoute,
  messageOwnerRoute,
  resolveComplaintRoute,
  resolveLabelMessageRoute,
} from './conversations/short-routes.ts'
import { askForEvidenceRoute } from './disputes/ask-for-evidence.ts'
import { getConflictRoute } from './disputes/get-conflict.ts'
import {
  addCaseNoteRoute,
  assignCaseRoute,
  getCaseWorkRoute,
  getDisputeRoute,
  listDisputesRoute,
  resolveDisputeRoute,
} from './disputes/short-routes.ts'
import { changeListingImportRoute, listListingsRoute } from './listings/short-routes.ts'
import { deleteWatchRoute } from './lookup/delete-watch.ts'
import {
  confirmWatchRoute,
  getBatchQuotaRoute,
  listEnumerationEventsRoute,
  listLookupsRoute,
  verifyBatchRoute,
  watchRoute,
} from './lookup/short-routes.ts'
import { verifyRoute } from './lookup/verify.ts'
import { decideMatchRoute } from './matching/decide-match.ts'
import { reviewMatchRoute } from './matching/review-match.ts'
import { adminListMatchesRoute, getMatchRoute, listMatchesRoute } from './matching/short-routes.ts'
import { checkCertificateRoute } from './merchants/check-certificate.ts'
import { listMerchantsRoute } from './merchants/list-merchants.ts'
import {
  createMerchantRoute,
  createSaleReceiptRoute,
  getMerchantRoute,
  listApplicationsRoute,
  listCategoriesRoute,
  reviewMerchantChangeRoute,
  reviewMerchantRoute,
  submitProductsRoute,
  updateMerchantRoute,
} from './merchants/short-routes.ts'
import { confirmSubscriptionRoute } from './newsletter/confirm-subscription.ts'
import { subscribeRoute } from './newsletter/subscribe.ts'
import { unsubscribeRoute } from './newsletter/unsubscribe.ts'
import { answerNotificationRoute } from './notifications/answer-notification.ts'
import { createPushSubscriptionRoute } from './notifications/create-push-subscription.ts'
import { deletePushSubscriptionRoute } from './notifications/delete-push-subscription.ts'
import { getQuietHoursRoute } from './notifications/get-quiet-hours.ts'
import { listFailedMailsRoute } from './notifications/list-failed-mails.ts'
import { listMyTasksRoute } from './notifications/list-my-tasks.ts'
import { listNotificationPreferencesRoute } from './notifications/list-notification-preferences.ts'
import { listNotificationsRoute } from './notifications/list-notifications.ts'
import { listPushSubscriptionsRoute } from './notifications/list-push-subscriptions.ts'
import { markNotificationsReadRoute } from './notifications/mark-notifications-read.ts'
import { resolveFailedMailRoute } from './notifications/resolve-failed-mail.ts'
import {
  confirmPhoneRoute,
  endPhoneChannelRoute,
  listPhoneChannelsRoute,
  sendPhoneCodeRoute,
} from './notifications/short-routes.ts'
import { updateNotificationPreferencesRoute } from './notifications/update-notification-preferences.ts'
import { updateQuietHoursRoute } from './notifications/update-quiet-hours.ts'
import { exportListRoute } from './overview/export-list.ts'
import { getFiguresRoute } from './overview/get-figures.ts'
import { getStatsRoute } from './overview/get-stats.ts'
import { getTasksRoute } from './overview/get-tasks.ts'
import { getTrendsRoute } from './overview/get-trends.ts'
import { searchEverythingRoute } from './overview/search-everything.ts'
import { createCheckoutRoute } from './payments/create-checkout.ts'
import { endRenewalRoute } from './payments/end-renewal.ts'
import { exportPaymentsRoute } from './payments/export-payments.ts'
import { getPaymentsRoute } from './payments/get-payments.ts'
import { getReceiptRoute } from './payments/get-receipt.ts'
import { grantPassRoute } from './payments/grant-pass.ts'
import { listPaymentEventsRoute } from './payments/list-payment-events.ts'
import { listPaymentsRoute } from './payments/list-payments.ts'
import { verifyPaymentRoute } from './payments/verify-payment.ts'
import { createProofRoute } from './proofs/create-proof.ts'
import { getProofRoute } from './proofs/get-proof.ts'
import { getProofPdfRoute } from './proofs/get-proof-pdf.ts'
import { adminGetReportRoute } from './reports/admin-get-report.ts'
import { answerConfirmationRoute } from './reports/answer-confirmation.ts'
import { createEvidencePackRoute } from './reports/create-evidence-pack.ts'
import { createFindRoute } from './reports/create-find.ts'
import { createPosterRoute } from './reports/create-poster.ts'
import { createReportRoute } from './reports/create-report.ts'
import { getReportHistoryRoute } from './reports/get-report-history.ts'
import { getReportLogRoute } from './reports/get-report-log.ts'
import { listMyReportsRoute } from './reports/list-my-reports.ts'
import { reportFoundItemRoute } from './reports/report-found-item.ts'
import {
  adminListReportsRoute,
  askReporterRoute,
  confirmFoundItemRoute,
  getReportRoute,
  moderateReportRoute,
  updateReportRoute,
} from './reports/short-routes.ts'
import type { Route } from './route.ts'
import { cancelTransferRoute } from './transfers/cancel-transfer.ts'
import { getOwnershipRoute } from './transfers/get-ownership.ts'
import { listTransfersRoute } from './transfers/list-transfers.ts'
import { offerTransferRoute } from './transfers/offer-transfer.ts'
import { respondToTransferRoute } from './transfers/respond-to-transfer.ts'
import { adminRevokeSessionsRoute } from './users/admin-revoke-sessions.ts'
import { exportMyDataRoute } from './users/export-my-data.ts'
import { getMeRoute } from './users/get-me.ts'
import { listUsersRoute } from './users/list-users.ts'
import {
  adminResetTwoFactorRoute,
  correctEmailRoute,
  createUserRoute,
  eraseMyAccountRoute,
  getUserRoute,
  resetUserPasswordRoute,
  updateProfileRoute,
  updateUserRoute,
} from './users/short-routes.ts'
import { checkBatchRoute, checkRoute, listOwnReportsRoute } from './v1/short-routes.ts'
import {
  addWatchesRoute,
  deleteOneWatchRoute,
  deleteWatchesRoute,
  listWatchesRoute,
} from './v1/watches/short-routes.ts'
import {
  createEndpointRoute,
  createWebhookRoute,
  deleteEndpointRoute,
  deleteWebhookRoute,
  listDeliveriesRoute,
  listEndpointsRoute,
  listSentRoute,
  listWebhooksRoute,
  resendDeliveryRoute,
  rotateSecretRoute,
  rotateWebhookSecretRoute,
  sendAgainRoute,
  testEndpointRoute,
  testWebhookRoute,
  updateEndpointRoute,
  updateWebhookRoute,
} from './webhooks/short-routes.ts'

/** Every endpoint of the contract with its route. */
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
  getCaseWorkRoute,
  assignCaseRoute,
  addCaseNoteRoute,
  correctEmailRoute,
  getDisputeRoute,
  adminGetReportRoute,
  exportListRoute,
  getFiguresRoute,
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
  createSaleReceiptRoute,
  createReportRoute,
  createEvidencePackRoute,
  listListingsRoute,
  changeListingImportRoute,
  createPosterRoute,
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
  askReporterRoute,
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
  listLabelMessagesRoute,
  resolveLabelMessageRoute,
  listMyTasksRoute,
  createFindRoute,
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
  getProofPdfRoute,
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
  createCheckoutRoute,
  verifyPaymentRoute,
  getPaymentsRoute,
  getReceiptRoute,
  endRenewalRoute,
  grantPassRoute,
  listPaymentsRoute,
  listPaymentEventsRoute,
  exportPaymentsRoute,
  createPushSubscriptionRoute,
  listPushSubscriptionsRoute,
  deletePushSubscriptionRoute,
  answerConfirmationRoute,
  getQuietHoursRoute,
  updateQuietHoursRoute,
  listPhoneChannelsRoute,
  sendPhoneCodeRoute,
  confirmPhoneRoute,
  endPhoneChannelRoute,
  createApiKeyRoute,
  listApiKeysRoute,
  revokeApiKeyRoute,
  checkRoute,
  checkBatchRoute,
  listOwnReportsRoute,
  listWatchesRoute,
  addWatchesRoute,
  deleteOneWatchRoute,
  deleteWatchesRoute,
  listEndpointsRoute,
  createEndpointRoute,
  updateEndpointRoute,
  deleteEndpointRoute,
  rotateSecretRoute,
  testEndpointRoute,
  listSentRoute,
  sendAgainRoute,
  listWebhooksRoute,
  createWebhookRoute,
  updateWebhookRoute,
  deleteWebhookRoute,
  rotateWebhookSecretRoute,
  testWebhookRoute,
  listDeliveriesRoute,
  resendDeliveryRoute,
]

/** The contracts of all endpoints. */
export const endpoints: readonly Endpoint[] = routes.map(({ endpoint }) => endpoint)
