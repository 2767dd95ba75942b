import { listPasskeys } from '../../../../api/auth/passkeys/list-passkeys.ts'
import { passkeysOf } from '../../../queries/auth/passkeys.ts'
import { toPasskeyRecord } from '../../../services/auth/to-passkey-record.ts'
import { route } from '../../route.ts'

export const listPasskeysRoute = route(listPasskeys, async ({ database }, { currentUser }) => ({
  data: (await passkeysOf(database.read, currentUser.id)).map(toPasskeyRecord),
}))
