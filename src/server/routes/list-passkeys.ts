import { listPasskeys } from '../../api/list-passkeys.ts'
import { toPasskeyRecord } from '../passkey-record.ts'
import { passkeysOf } from '../queries/passkeys.ts'
import { route } from '../route.ts'

export const listPasskeysRoute = route(listPasskeys, async ({ database }, { caller }) => ({
  data: (await passkeysOf(database.read, caller.id)).map(toPasskeyRecord),
}))
