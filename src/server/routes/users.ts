import { Problem } from '../../api/problem.ts'
import {
  adminResetTwoFactor,
  adminRevokeSessions,
  correctEmail,
  createUser,
  getUser,
  listUsers,
  resetUserPassword,
  updateUser,
} from '../../api/users/admin-users.ts'
import { eraseMyAccount, exportMyData, getMe, updateProfile } from '../../api/users/my-account.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireFound } from '../lib/preconditions.ts'
import { endResetLinks } from '../queries/auth/reset-links.ts'
import { endAllSessions } from '../queries/auth/sessions.ts'
import { currentUserRecord } from '../queries/merchants/merchants.ts'
import { listUserRows } from '../queries/users/admin-users.ts'
import { findUser, findUserById, toUserRecord } from '../queries/users/users.ts'
import { requireConfirmedPassword } from '../security/staff-access.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { inTransaction } from '../services/transaction.ts'
import { createUserUseCase } from '../services/users/create-user.ts'
import { eraseMyAccountUseCase } from '../services/users/erase-my-account.ts'
import { exportMyDataUseCase } from '../services/users/export-my-data.ts'
import {
  adminResetTwoFactorUseCase,
  correctEmailUseCase,
  resetUserPasswordUseCase,
} from '../services/users/restore-access.ts'
import { updateProfileUseCase } from '../services/users/update-profile.ts'
import {
  authorizeUserAction,
  toAdminUser,
  updateUserUseCase,
} from '../services/users/update-user.ts'
import { limitedRoute, type Route, route, streamedRoute } from './route.ts'

const adminRevokeSessionsRoute = route(adminRevokeSessions, async (ctx, { input, currentUser }) => {
  const { limiter } = ctx
  await limiter.consume('change', currentUser.id)
  const ended = await inTransaction(ctx, async (ctx, tx) => {
    const user = await authorizeUserAction(tx, currentUser, input.id, ['end-sessions'])
    await endResetLinks(tx, user.id)
    const ended = await endAllSessions(tx, user.id)
    const details = { role: currentUser.role, ended }
    logActivity(ctx, { action: 'delete', entity: 'session', entityId: user.id, details })
    return ended
  })
  return { message: resultMessages['user-sessions-ended']({ ended }) }
})

const exportMyDataRoute = streamedRoute(exportMyData, async (ctx, request) => {
  await ctx.limiter.consume('export', request.currentUser.id)
  return exportMyDataUseCase(ctx, request)
})

export const usersRoutes: readonly Route[] = [
  route(createUser, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('create', request.currentUser.id)
    return createUserUseCase(ctx, request)
  }),
  adminRevokeSessionsRoute,
  route(adminResetTwoFactor, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('change', request.currentUser.id)
    return adminResetTwoFactorUseCase(ctx, request)
  }),
  route(getUser, async (ctx, { input }) => {
    const { database } = ctx
    const user = requireFound(await findUserById(database.read, input.id), 'user')
    return { data: await toAdminUser(ctx, database.read, user) }
  }),
  route(listUsers, async ({ database, now }, { input }) => {
    const { search, role, status, sort = '-createdAt', page, limit } = input
    const { rows, total, more } = await listUserRows(
      database,
      { search, role, status },
      { sort, page, limit },
    )
    return { data: { users: rows.map((row) => toUserRecord(row, now)), total, more } }
  }),
  route(resetUserPassword, async (ctx, request) => {
    await ctx.limiter.consume('change', request.currentUser.id)
    await resetUserPasswordUseCase(ctx, request)
    return { message: resultMessages['reset-mailed'] }
  }),
  route(updateUser, async (ctx, request) => {
    return { data: await updateUserUseCase(ctx, request) }
  }),
  route(correctEmail, async (ctx, request) => {
    requireConfirmedPassword(ctx, request.currentUser)
    await ctx.limiter.consume('change', request.currentUser.id)
    return { data: await correctEmailUseCase(ctx, request) }
  }),
  route(eraseMyAccount, async (ctx, request) => {
    await eraseMyAccountUseCase(ctx, request)
    return { message: resultMessages.erased }
  }),
  exportMyDataRoute,
  route(getMe, async ({ database, now }, { currentUser }) => {
    const user = await findUser(database.read, currentUser.id)
    if (!user) throw new Problem('UNAUTHENTICATED', 'session')
    return { data: await currentUserRecord(database.read, user, now) }
  }),
  limitedRoute(updateProfile, 'change', updateProfileUseCase),
]
