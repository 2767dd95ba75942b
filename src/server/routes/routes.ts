import type { Route } from '../route.ts'
import { changePasswordRoute } from './change-password.ts'
import { checkCertificateRoute } from './check-certificate.ts'
import { confirmSubscriptionRoute } from './confirm-subscription.ts'
import { createAssetRoute } from './create-asset.ts'
import { createMerchantRoute } from './create-merchant.ts'
import { createReportRoute } from './create-report.ts'
import { decideItemRoute } from './decide-item.ts'
import { decideMerchantRoute } from './decide-merchant.ts'
import { endOwnSessionRoute } from './end-session.ts'
import { forgotPasswordRoute } from './forgot-password.ts'
import { getAssetRoute } from './get-asset.ts'
import { getMeRoute } from './get-me.ts'
import { getMerchantRoute } from './get-merchant.ts'
import { getReportRoute } from './get-report.ts'
import { listApplicationsRoute } from './list-applications.ts'
import { listAssetsRoute } from './list-assets.ts'
import { listCategoriesRoute } from './list-categories.ts'
import { listItemsRoute } from './list-items.ts'
import { listMerchantsRoute } from './list-merchants.ts'
import { listMyReportsRoute } from './list-my-reports.ts'
import { listSessionsRoute } from './list-sessions.ts'
import { logInRoute } from './log-in.ts'
import { logOutRoute } from './log-out.ts'
import { registerRoute } from './register.ts'
import { resendCodeRoute } from './resend-code.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { searchAssetsRoute } from './search-assets.ts'
import { submitProductsRoute } from './submit-products.ts'
import { subscribeRoute } from './subscribe.ts'
import { unsubscribeRoute } from './unsubscribe.ts'
import { updateAssetRoute } from './update-asset.ts'
import { updateProfileRoute } from './update-profile.ts'
import { updateReportRoute } from './update-report.ts'
import { verifyRoute } from './verify.ts'
import { verifyTokenRoute } from './verify-token.ts'

/** Every act of the contract, with what answers it. */
export const routes: Route[] = [
  changePasswordRoute,
  checkCertificateRoute,
  confirmSubscriptionRoute,
  createAssetRoute,
  createMerchantRoute,
  createReportRoute,
  decideItemRoute,
  decideMerchantRoute,
  endOwnSessionRoute,
  forgotPasswordRoute,
  getAssetRoute,
  getMeRoute,
  getMerchantRoute,
  getReportRoute,
  listApplicationsRoute,
  listAssetsRoute,
  listCategoriesRoute,
  listItemsRoute,
  listMerchantsRoute,
  listMyReportsRoute,
  listSessionsRoute,
  logInRoute,
  logOutRoute,
  registerRoute,
  resendCodeRoute,
  resetPasswordRoute,
  searchAssetsRoute,
  submitProductsRoute,
  subscribeRoute,
  unsubscribeRoute,
  updateAssetRoute,
  updateProfileRoute,
  updateReportRoute,
  verifyRoute,
  verifyTokenRoute,
]
