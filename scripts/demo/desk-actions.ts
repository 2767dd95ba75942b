import { dayNumber } from '../../src/domain/calendar-days.ts'
import { newId } from '../../src/server/lib/ids.ts'
import { insertComplaint } from '../../src/server/queries/conversations/complaints.ts'
import { addToDay } from '../../src/server/queries/counters.ts'
import { enqueueJobs, saveAttempt } from '../../src/server/queries/jobs.ts'
import { addToEnumerationEvent } from '../../src/server/queries/lookup/enumeration-events.ts'
import { addToLedger } from '../../src/server/queries/payments/ledger.ts'
import { insertRow } from '../../src/server/queries/rows-by-columns.ts'
import { priceOf } from '../../src/server/services/payments/checkouts.ts'
import { type Action, type DemoContext, loggedAction } from './action.ts'
import { userNamed } from './content.ts'
import { newestReport, possibleMatch } from './matches.ts'

/** What the queues and lists of staff hold besides reports, disputes and businesses. */
export function actionsOfDesk(context: DemoContext): Action[] {
  return [
    matchToReview(context),
    complaint(context),
    failedMail(context),
    ...checksOfDays(context),
    ...lookups(context),
    payment(context),
  ]
}

/** A possible match: staff decide whether to offer it to the owner. */
function matchToReview({ calendar, idOf }: DemoContext): Action {
  return loggedAction(calendar.at(2, '09:00'), async (tx, { now }) => {
    const pair = { missing: idOf('Terver'), found: idOf('Edidiong') }
    const match = await possibleMatch(tx, pair, false, now)
    return { actorId: null, action: 'create', entity: 'match', entityId: match.id }
  })
}

/** A finder asks for money, and the owner reports the message. */
function complaint({ calendar, idOf }: DemoContext): Action {
  return loggedAction(calendar.at(1, '10:00'), async (tx, { now }) => {
    const [owner, finder] = [idOf('Segun'), idOf('Yetunde')]
    const { id: match_id } = await possibleMatch(tx, { missing: owner, found: finder }, true, now)
    const opened = { state: 'open', decided_at: now, finder_accepted_at: now } as const
    await tx.updateTable('matches').set(opened).where('id', '=', match_id).execute()
    const party = { match_id, shares_name: 0, shares_phone: 0, read_at: now } as const
    for (const user_id of [owner, finder]) {
      await insertRow(tx, 'conversation_participants', { ...party, user_id })
    }
    const says = async (sender_id: string, text: string, minute: number, warnings?: string[]) => {
      const id = newId()
      const row = { id, match_id, sender_id, text, created_at: now + minute * 60_000 }
      await insertRow(tx, 'conversation_messages', {
        ...row,
        warnings: warnings ? JSON.stringify(warnings) : null,
      })
      return id
    }
    await says(owner, 'Good morning. I think this is my iPhone. Can we meet at the police post?', 0)
    await says(finder, 'It is with me. First tell me the colour of the case.', 4)
    const text = 'Send 20,000 to my Opay before I bring it. After that I give you the address.'
    const message_id = await says(finder, text, 9, ['money'])
    const reason = 'Asks for money before the hand-over.'
    const id = await insertComplaint(
      tx,
      { message_id, complainant_id: owner, reason },
      now + 900_000,
    )
    return { actorId: owner, action: 'create', entity: 'complaint', entityId: id ?? match_id }
  })
}

/** A mail that the recipient's server refused for good. */
function failedMail({ calendar }: DemoContext): Action {
  const at = calendar.at(1, '08:00')
  return {
    at,
    async happens({ tx }) {
      const id = newId()
      const message = { subject: 'Your Toju code', text: 'Your code is 000000.', html: '' }
      const to = userNamed('Ebiere').email
      const mail = { id, kind: 'mail', type: 'verification-code', recipient: to, secret: message }
      await enqueueJobs(tx, [mail], at)
      const outcome = '550 5.1.1 The mailbox does not exist'
      await saveAttempt(tx, id, { failed_at: at + 3_600_000, outcome })
    },
  }
}

/** Every number that was checked in the last weeks, reported or not. */
function checksOfDays({ calendar }: DemoContext): Action[] {
  const counts = [31, 18, 24, 27, 15, 22, 29, 35, 14, 20, 23, 17, 12, 26]
  return Array.from({ length: 2 * counts.length }, (_, daysAgo) => {
    const at = calendar.at(daysAgo, '00:02')
    const amount = counts[daysAgo % counts.length] ?? 0
    return {
      at,
      happens: ({ tx }) => addToDay(tx, { day: dayNumber(at), name: 'lookups', amount }),
    }
  })
}

/** Reported numbers were looked up, and somebody tried many numbers of one model. */
function lookups({ calendar, idOf }: DemoContext): Action[] {
  const reporters = ['Ada', 'Hauwa', 'Tunde', 'Damilola', 'Ibrahim']
  const counts = reporters.map(
    (name, day): Action => ({
      at: calendar.at(0, '00:01') + day,
      async happens({ tx }) {
        const { report } = await newestReport(tx, idOf(name), 'Stolen')
        await insertRow(tx, 'lookup_counts', {
          ...{ report_id: report.id, day: calendar.day(day), last_at: calendar.at(day, '00:01') },
          ...{ lookups: 3 + 5 * day, registrations: day === 1 ? 1 : 0 },
        })
      },
    }),
  )
  const tries: Action = {
    at: calendar.at(1, '23:00'),
    async happens({ tx }) {
      const clients = new Map<string, string | null>([
        ['a visitor', null],
        ['an account', idOf('Ehis')],
      ])
      await addToEnumerationEvent(tx, {
        ...{ day: calendar.day(1), namespace: 'imei', prefix: '35729150', misses: 74 },
        ...{ lastAt: calendar.at(1, '23:00'), clients },
      })
    },
  }
  return [...counts, tries]
}

function payment({ calendar, idOf }: DemoContext): Action {
  return loggedAction(calendar.at(12, '16:00'), async (tx, { now }) => {
    const userId = idOf('Damilola')
    const reference = newId()
    const plan = 'Premium' as const
    const { amount, currency, days } = priceOf(plan, 'Yearly')
    const entry: Parameters<typeof addToLedger>[1] = {
      ...{ event_key: `demo ${reference}`, kind: 'payment' as const, user_id: userId, reference },
      ...{ plan, billing: 'Yearly' as const, days, amount, currency, vat_rate: null },
      ...{ channel: 'card', provider_id: null, granted_by: null, reason: null, at: now },
    }
    await addToLedger(tx, entry, now)
    return { actorId: userId, action: 'create', entity: 'payment', entityId: reference }
  })
}
