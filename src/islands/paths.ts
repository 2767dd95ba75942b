import type { EndpointName } from '../api/contracts.ts'
import { apiBase } from '../api/endpoint.ts'

/** All paths that links and redirects use. */
export const paths = {
  home: '/',
  about: '/about',
  blog: '/blog',
  firstHour: '/blog/the-first-hour-after-a-theft',
  faqs: '/faqs',
  trackMyPhone: '/track-my-phone',
  merchant: '/merchant',
  pricing: '/pricing',
  developers: '/developers',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  search: '/search',
  watch: '/watch',
  reportFind: '/report-a-find',
  reportLoss: '/report-a-loss',
  login: '/login',
  signup: '/signup',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  selectPricingPlans: '/select-pricing-plans',
  payment: '/payment',
  verifyBusiness: '/verify-business',
  businessProducts: '/business-products',
  dashboard: '/dashboard',
  reports: '/dashboard/reports',
  newReport: '/dashboard/reports/new',
  newFind: '/dashboard/reports/found',
  merchants: '/dashboard/merchants',
  editListing: '/dashboard/merchants/edit',
  saleReceipt: '/dashboard/merchants/receipt',
  assets: '/dashboard/assets',
  newAsset: '/dashboard/assets/new',
  importAssets: '/dashboard/assets/import',
  assetLabels: '/dashboard/assets/labels',
  assetPoster: '/dashboard/assets/poster',
  verifyBatch: '/dashboard/verify',
  account: '/dashboard/account',
  webhooks: '/dashboard/developers/webhooks',
  watches: '/dashboard/developers/watches',
  apiKeys: '/dashboard/developers',
  matches: '/dashboard/matches',
  messages: '/dashboard/messages',
  transfers: '/dashboard/transfers',
  notifications: '/dashboard/notifications',
  notificationPreferences: '/dashboard/notifications/preferences',
  admin: '/admin',
  adminUsers: '/admin/users',
  adminNewUser: '/admin/users/new',
  adminItems: '/admin/items',
  adminAssets: '/admin/assets',
  adminDisputes: '/admin/disputes',
  adminMerchants: '/admin/merchants',
  adminLogs: '/admin/logs',
  certificate: '/certificate',
  adminSecurity: '/admin/security',
  adminMatches: '/admin/matches',
  adminChecks: '/admin/checks',
  adminListings: '/admin/listings',
  adminMail: '/admin/mail',
  adminPayments: '/admin/payments',
  adminComplaints: '/admin/complaints',
} as const

function below(path: string, part: string): string {
  return `${path}/${encodeURIComponent(part)}`
}

/** Apart from `paths`, which both apps load. */
export const howWeDecidePath = '/how-we-decide'

/** The description of the public API, for tools. */
export const openApiPath = '/api/v1/openapi.json'

/** The part of the documentation where a visitor tries their key. */
export const consolePath = `${paths.developers}#console`

export const assetPath = (id: string) => below(paths.assets, id)

/** The URL of a printed label. */
export function foundPath(code: string): string {
  return `/found/${code}`
}

/** The form of a new asset with its identifier prefilled. */
export function newAssetPath(identifier: string): string {
  return `${paths.newAsset}?${new URLSearchParams({ uid: identifier })}`
}

/** The page of a listed merchant, by its slug. */
export const merchantPath = (slug: string) => below(paths.merchant, slug)

export const certificatePath = (number: string) => below(paths.certificate, number)

/** The report form for finders without an account, with its identifier prefilled. */
export function reportFindPath(identifier: string): string {
  return `${paths.reportFind}?${new URLSearchParams({ uid: identifier })}`
}

/** The form that reports a loss by its number, with the number prefilled. */
export function reportLossPath(identifier: string): string {
  return `${paths.reportLoss}?${new URLSearchParams({ uid: identifier })}`
}

export const reportPath = (id: string) => below(paths.reports, id)

export const userPath = (id: string) => below(paths.adminUsers, id)

export const matchPath = (id: string) => below(paths.matches, id)

/** The log-in page, which returns to `from` (path, query and hash). */
export function loginPath(from: string): string {
  return `${paths.login}?${new URLSearchParams({ redirect: from })}`
}

export function signupPath(from: string): string {
  return `${paths.signup}?${new URLSearchParams({ redirect: from })}`
}

export function searchPath(identifier: string): string {
  return `${paths.search}?${new URLSearchParams({ uid: identifier })}`
}

/** The form that asks to be notified if the identifier is reported. */
export function watchPath(identifier: string): string {
  return `${paths.watch}?${new URLSearchParams({ uid: identifier })}`
}

export function paymentPath(plan: string, billing: string): string {
  return `${paths.payment}?${new URLSearchParams({ plan, billing })}`
}

export const adminReportPath = (id: string) => below(paths.adminItems, id)

export const adminAssetPath = (id: string) => below(paths.adminAssets, id)

export const adminMerchantPath = (id: string) => below(paths.adminMerchants, id)

export const adminDisputePath = (id: string) => below(paths.adminDisputes, id)

/** The URL of an endpoint on its server. Its parameters are still in braces. */
export function urlOf(name: EndpointName): string {
  return apiBase + name.slice(name.indexOf(' ') + 1)
}
