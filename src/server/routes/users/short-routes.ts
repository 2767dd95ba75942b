import { adminResetTwoFactor } from '../../../api/users/admin-reset-two-factor.ts'
import { correctEmail } from '../../../api/users/correct-email.ts'
import { createUser } from '../../../api/users/create-user.ts'
import { eraseMyAccount } from '../../../api/users/erase-my-account.ts'
import { getUser } from '../../../api/users/get-user.ts'
import { resetUserPassword } from '../../../api/users/reset-user-password.ts'
import { updateProfile } from '../../../api/users/update-profile.ts'
import { updateUser } from '../../../api/users/update-user.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findUserById } from '../../queries/users/users.ts'
import { requireConfirmedPassword } from '../../security/require-reauthentication.ts'
import { adminResetTwoFactorUseCase } from '../../services/users/admin-reset-two-factor.ts'
import { correctEmailUseCase } from '../../services/users/correct-email.ts'
import { createUserUseCase } from '../../services/users/create-user.ts'
import { eraseMyAccountUseCase } from '../../services/users/erase-my-account.ts'
import { resetUserPasswordUseCase } from '../../services/users/reset-user-password.ts'
import { toAdminUser } from '../../services/users/to-admin-user.ts'
import { updateProfileUseCase } from '../../services/users/update-profile.ts'
import { updateUserUseCase } from '../../services/users/update-user.ts'
import { route } from '../route.ts'

// Endpoints whose route is a few lines: it counts the call, asks one service or query, and answers.

export const adminResetTwoFactorRoute = route(adminResetTwoFactor, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return adminResetTwoFactorUseCase(ctx, request)
})

export const correctEmailRoute = route(correctEmail, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await correctEmailUseCase(ctx, request) }
})

export const createUserRoute = route(createUser, async (ctx, request) => {
  requireConfirmedPassword(ctx, request.currentUser)
  await ctx.limiter.consume('create', request.currentUser.id)
  return createUserUseCase(ctx, request)
})

export const eraseMyAccountRoute = route(eraseMyAccount, async (ctx, request) => {
  await eraseMyAccountUseCase(ctx, request)
  return { message: resultMessages.erased }
})

export const getUserRoute = route(getUser, async (ctx, { input }) => {
  const { database } = ctx
  const user = requireFound(await findUserById(database.read, input.id), 'user')
  return { data: await toAdminUser(ctx, database.read, user) }
})

export const resetUserPasswordRoute = route(resetUserPassword, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  await resetUserPasswordUseCase(ctx, request)
  return { message: resultMessages['reset-mailed'] }
})

export const updateProfileRoute = route(updateProfile, async (ctx, request) => {
  await ctx.limiter.consume('change', request.currentUser.id)
  return { data: await updateProfileUseCase(ctx, request) }
})

export const updateUserRoute = route(updateUser, async (ctx, request) => {
  return { data: await updateUserUseCase(ctx, request) }
})
