import {
  getApplication,
  listApplications,
  reviewMerchant,
  reviewMerchantChange,
} from '../../api/merchants/applications.ts'
import { createMerchant, submitProducts, updateMerchant } from '../../api/merchants/business.ts'
import { checkCertificate, createSaleReceipt } from '../../api/merchants/certificates.ts'
import { getMerchant, listCategories, listMerchants } from '../../api/merchants/directory.ts'
import { merchantCategories } from '../../locales/en/merchant-categories.ts'
import { checkFile, checkText } from '../certificates/check-certificate.ts'
import { requireFound } from '../lib/preconditions.ts'
import {
  findApplication,
  listApplicationRecords,
} from '../queries/merchants/merchant-applications.ts'
import { listedMerchants } from '../queries/merchants/merchant-directory.ts'
import { findListedMerchant, toMerchantRecord } from '../queries/merchants/merchants.ts'
import { createMerchantUseCase } from '../services/merchants/create-merchant.ts'
import { createSaleReceiptUseCase } from '../services/merchants/create-sale-receipt.ts'
import { recommendMerchants } from '../services/merchants/recommend-merchants.ts'
import {
  reviewMerchantChangeUseCase,
  reviewMerchantUseCase,
} from '../services/merchants/review-merchant.ts'
import {
  submitProductsUseCase,
  updateMerchantUseCase,
} from '../services/merchants/update-merchant.ts'
import { limitedRoute, type Route, route } from './route.ts'

const listMerchantsRoute = route(
  listMerchants,
  async ({ database, limiter }, { input, sender }) => {
    await limiter.consume('page', sender)
    const { page, limit } = input
    const slice = { offset: (page - 1) * limit, limit: limit + 1 }
    const rows = input.search
      ? await recommendMerchants(database.read, input, slice)
      : await listedMerchants(database.read, input, slice)
    return {
      data: { merchants: rows.slice(0, limit).map(toMerchantRecord), more: rows.length > limit },
    }
  },
)

export const merchantsRoutes: readonly Route[] = [
  route(checkCertificate, async ({ database, now, origin }, { input }) => ({
    data: input.sha256
      ? await checkFile(database.read, input.sha256, now)
      : await checkText(database, input.text ?? '', { now, origin }),
  })),
  limitedRoute(createMerchant, 'create', createMerchantUseCase),
  limitedRoute(createSaleReceipt, 'create', createSaleReceiptUseCase),
  route(reviewMerchant, async (ctx, request) => {
    return { data: await reviewMerchantUseCase(ctx, request) }
  }),
  route(reviewMerchantChange, async (ctx, request) => {
    return { data: await reviewMerchantChangeUseCase(ctx, request) }
  }),
  route(getMerchant, async ({ database }, { input }) => ({
    data: toMerchantRecord(
      requireFound(await findListedMerchant(database.read, input.id), 'merchant'),
    ),
  })),
  route(getApplication, async ({ database }, { input }) => ({
    data: requireFound(await findApplication(database.read, input.id), 'merchant'),
  })),
  route(listApplications, async ({ database }, { input }) => {
    const { rows, ...counted } = await listApplicationRecords(database.read, input)
    return { data: { merchants: rows, ...counted } }
  }),
  route(listCategories, async () => ({
    data: merchantCategories.map(({ id, name }) => ({ _id: id, name })),
  })),
  listMerchantsRoute,
  limitedRoute(submitProducts, 'create', submitProductsUseCase),
  limitedRoute(updateMerchant, 'change', updateMerchantUseCase),
]
