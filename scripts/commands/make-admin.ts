// Makes the user with this email a super-admin, and prints the link that sets a password. On
// request it also removes a lost second factor.
import { email as emailField } from '../../src/api/fields.ts'
import { personInput } from '../../src/locales/en/input/people.ts'
import { inputText } from '../../src/locales/input-text.ts'
import { readSettings } from '../../src/server/config/env.ts'
import type { Queries } from '../../src/server/db/database.ts'
import type { UserRow } from '../../src/server/db/tables.ts'
import { keepFilesPrivate } from '../../src/server/lib/private-files.ts'
import { deleteCodes } from '../../src/server/queries/auth/email-codes.ts'
import { issueResetToken } from '../../src/server/queries/auth/reset-links.ts'
import { endAllSessions } from '../../src/server/queries/auth/sessions.ts'
import { hasTwoFactor, removeAllTwoFactors } from '../../src/server/queries/auth/two-factor.ts'
import { stopFactorRemoval } from '../../src/server/queries/auth/two-factor-removals.ts'
import { openDatabase } from '../../src/server/queries/open-database.ts'
import { findUserByEmail, lockEmail } from '../../src/server/queries/users/registrations.ts'
import { insertUser, updateUser } from '../../src/server/queries/users/save-users.ts'
import { logActivity } from '../../src/server/services/activity/log-activity.ts'
import { resetLink } from '../../src/server/services/auth/forgot-password.ts'
import type { TransactionContext } from '../../src/server/services/context.ts'
import { inTransaction } from '../../src/server/services/transaction.ts'
import { Refused, runCommand } from '../lib/run-command.ts'

keepFilesPrivate()

const removalFlag = '--forget-second-factor'
const usage = `Usage: npm run admin -- <email> [${removalFlag}]`
const linkLifeMs = 24 * 3_600_000

await runCommand((words) => main(readArguments(words)))

interface Arguments {
  email: string
  removesFactor: boolean
}

function readArguments(words: string[]): Arguments {
  const removesFactor = words.includes(removalFlag)
  const [typed, ...more] = words.filter((word) => word !== removalFlag)
  if (typed === undefined || typed.startsWith('-') || more.length > 0) throw new Refused(usage)
  const reading = emailField.safeParse(typed)
  if (reading.success) return { email: reading.data, removesFactor }
  const reason = inputText(personInput, reading.error.issues[0]?.message ?? '')
  throw new Refused(`${reason}\n${usage}`)
}

async function main({ email, removesFactor }: Arguments): Promise<void> {
  const settings = readSettings()
  const database = await openDatabase(settings)
  const now = Date.now()
  try {
    const { done, removed, token } = await inTransaction(
      { database, now, actor: null },
      async (ctx, tx) => {
        await lockEmail(database, tx, email)
        const before = await findUserByEmail(tx, email)
        const user = before ? await promote(tx, before) : await create(tx, email, now)
        logActivity(ctx, {
          action: before ? 'update' : 'create',
          entity: 'user',
          entityId: user.id,
          details: { ...whatChanged(before, user), by: 'npm run admin' },
        })
        const removed = removesFactor && (await removeFactor(ctx, user))
        const token = await issueResetToken(tx, user.id, now, linkLifeMs)
        return { done: resultMessage(before, user), removed, token }
      },
    )
    const origin = settings.publicOrigin ?? `http://localhost:${settings.port}`
    if (removesFactor) {
      console.log(removed ? 'The second factor was removed.' : 'There was no second factor.')
    }
    console.log(
      `${done}\nSet a password here within 24 hours. The link works once:\n\n  ${resetLink({ origin }, token)}\n`,
    )
  } finally {
    await database.close()
  }
}

/** Also ends all sessions, since another person may have the device. False if none was removed. */
async function removeFactor(
  ctx: Pick<TransactionContext, 'tx' | 'now' | 'actor' | 'activity'>,
  user: UserRow,
): Promise<boolean> {
  const { tx } = ctx
  if (!(await hasTwoFactor(tx, user.id))) return false
  await removeAllTwoFactors(tx, user.id)
  await endAllSessions(tx, user.id)
  const details = { by: 'npm run admin' }
  logActivity(ctx, { action: 'delete', entity: 'second-factor', entityId: user.id, details })
  return true
}

async function create(tx: Queries, email: string, now: number): Promise<UserRow> {
  const user = await insertUser(
    tx,
    {
      email,
      first_name: 'Toju',
      last_name: 'Admin',
      phone_number: '',
      state: null,
      lga: null,
      address: null,
      password_hash: null,
      role: 'super-admin',
    },
    now,
  )
  if (!user) throw new Refused(`An account for ${email} was opened just now. Try again.`)
  return user
}

/** Ends sessions opened under the longer lifetimes of an ordinary account. */
async function promote(tx: Queries, user: UserRow): Promise<UserRow> {
  if (user.role !== 'super-admin' || user.status !== 'active') await endAllSessions(tx, user.id)
  // Any admin may have requested it, who may not remove the second factors of a colleague.
  if (user.role !== 'super-admin') await stopFactorRemoval(tx, user.id)
  // A registration that never proved the address must not keep access to it.
  const unproven = user.email_verified_at === null
  if (unproven) {
    await endAllSessions(tx, user.id)
    await deleteCodes(tx, user.id)
  }
  return updateUser(tx, user.id, {
    role: 'super-admin',
    status: 'active',
    ...(unproven && { password_hash: null }),
  })
}

/** The role and status, if they changed. */
function whatChanged(before: UserRow | undefined, after: UserRow) {
  if (!before) return { after: { role: after.role } }
  const changed = (['role', 'status'] as const).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return { password: 'link printed' }
  const pick = (user: UserRow) => Object.fromEntries(changed.map((name) => [name, user[name]]))
  return { before: pick(before), after: pick(after) }
}

function resultMessage(
  before: UserRow | undefined,
  { first_name, last_name, email, role }: UserRow,
): string {
  const name = `${first_name} ${last_name} <${email}>`
  if (!before) return `Created a ${role}: ${name}.`
  if (before.status !== 'active') return `${name} is no longer suspended and is now a ${role}.`
  return before.role === role ? `${name} is already a ${role}.` : `${name} is now a ${role}.`
}
