import { newId } from '../../src/server/lib/ids.ts'
import { insertQuestion } from '../../src/server/queries/reports/confirmations.ts'
import { confirmationToken } from '../../src/server/services/reports/answer-confirmation.ts'
import type { TestApp } from './app.ts'
import { freshImei, registerPhone, report } from './factories.ts'
import type { User } from './users.ts'

/** Asks an owner whether their lost phone is still missing; returns the token of the link. */
export async function askedToken(app: TestApp, owner: User): Promise<string> {
  const phone = await registerPhone(app, owner, freshImei())
  const { id: subjectId } = await report(owner, phone.id, 'Lost')
  const id = newId()
  await app.database.write((tx) =>
    insertQuestion(tx, {
      ...{ id, user_id: owner.id, subject: 'report', subject_id: subjectId },
      asked_at: app.clock.now,
    }),
  )
  return confirmationToken(app.services.encryption, id)
}
