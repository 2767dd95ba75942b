import { contextOf } from '../../src/server/services/context.ts'
import { receiveList } from '../../src/server/services/listings/receive-list.ts'
import type { TestApp } from './app.ts'
import { freshImei } from './factories.ts'

/** Receives a list as a draft; `lines` is CSV with a header. Returns its id. */
export function receivedList(
  app: TestApp,
  lines: readonly string[],
  more: { source?: string; expiresAt?: number | null } = {},
): Promise<string> {
  async function* bytes() {
    yield Buffer.from(lines.join('\n'))
  }
  return receiveList(contextOf(app.services), {
    ...{ source: 'Nigeria Police', licence: 'MoU of 2026', listedOn: '2026-03-01' },
    ...{ expiresAt: null, fileName: 'list.csv', bytes: bytes(), ...more },
  })
}

export function draftOf(app: TestApp): Promise<string> {
  return receivedList(app, ['identifier', freshImei()])
}
