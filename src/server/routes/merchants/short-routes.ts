import { createMerchant } from '../../../api/merchants/create-merchant.ts'
import { createSaleReceipt } from '../../../api/merchants/create-sale-receipt.ts'
import { getMerchant } from '../../../api/merchants/get-merchant.ts'
import { listApplications } from '../../../api/merchants/list-applications.ts'
import { listCategories } from '../../../api/merchants/list-categories.ts'
import { reviewMerchant } from '../../../api/merchants/review-merchant.ts'
import { reviewMerchantChange } from '../../../api/merchants/review-merchant-change.ts'
import { submitProducts } from '../../../api/merchants/submit-products.ts'
import { updateMerchant } from '../../../api/merchants/update-merchant.ts'
import { merchantCategories } from '../../../locales/en/merchant-categories.ts'
import { requireFound } from '../../lib/require-found.ts'
import { listApplicationRecords } from '../../queries/merchants/merchant-applications.ts'
import { findListedMerchant, toMerchantRecord } from '../../queries/merchants/merchants.ts'
import { createMerchantUseCase } from '../../services/merchants/create-merchant.ts'
import { createSaleReceiptUseCase } from '../../services/merchants/create-sale-receipt.ts'
import { reviewMerchantUseCase } from '../../services/merchants/review-merchant.ts'
import { reviewMerchantChangeUseCase } from '../../services/merchants/review-merchant-change.ts'
import { submitProductsUseCase } from '../../services/merchants/submit-products.ts'
import { updateMerchantUseCase } from '../../services/merchants/update-merchant.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const createMerchantRoute = route(createMerchant, async (ctx, request) => {
  await ctx.limiter.consume('create', request.currentUser.id)
  return { data: await createMerchantUseCase(ctx, request) }
})

export const createSaleReceiptRoute = route(createSaleReceipt, async (ctx, request) => {
  await ctx.limiter.consume('create', request.currentUser.id)
  return { data: await createSaleReceiptUseCase(ctx, request) }
})

export const getMerchantRoute = route(getMerchant, async ({ database }, { input }) => ({
  data: toMerchantRecord(
    requireFound(await findListedMerchant(database.read, input.id), 'merchant'),
  ),
}))

export const listApplicationsRoute = route(listApplications, async ({ database }, { input }) => {
  const { rows, ...counted } = await listApplicationRecords(database.read, input)
  return { data: { merchants: rows, ...counted } }
})

export const listCategoriesRoute = route(listCategories, async () => ({
  data: merchantCategories.map(({ id, name }) => ({ _id: id, name })),
}))

export const reviewMerchantChangeRoute = route(reviewMerchantChange, async (ctx, request) => {
  return { data: await reviewMerchantChangeUseCase(ctx, request) }
})

export const reviewMerchantRoute = route(reviewMerchant, async (ctx, request) => {
  return { data: await reviewMerchantUseCase(ctx, request) }
})

export const submitProductsRoute = route(submitProducts, async (ctx, request) => {
  await ctx.limiter.consume('create', request.currentUser.id)
  return { data: await submitProductsUseCase(ctx, request) }
})

export const updateMerchantRoute = route(updateMerchant, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateMerchantUseCase(ctx, request) }
})
