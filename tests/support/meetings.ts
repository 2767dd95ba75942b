import { listMatches } from '../../src/api/list-matches.ts'
import { startTestApp, type TestApp } from './app.ts'
import { type Person, signIn } from './people.ts'
import { freshImei, registerPhone, report } from './things.ts'

/** Two people whose reports match, and what came of it. */
export interface Two {
  app: TestApp
  owner: Person
  finder: Person
  /** The id of the match. */
  id: string
}

/** An owner who lost a phone, and a finder who reported the same number. */
export async function startWithMatch(): Promise<Two> {
  const app = await startTestApp()
  return { app, ...(await matchTwo(app)) }
}

export async function matchTwo(
  app: TestApp,
  people?: Pick<Two, 'owner' | 'finder'>,
): Promise<Omit<Two, 'app'>> {
  const { owner, finder } = people ?? { owner: await signIn(app), finder: await signIn(app) }
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const [match] = (await owner.call(listMatches, {})).data
  if (!match) throw new Error('the two reports did not match')
  return { owner, finder, id: match.id }
}
