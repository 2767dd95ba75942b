import { checkEntry, type EntryCheck } from '../../../domain/transparency/check-entry.ts'
import { verifyInBrowser } from '../../proofs/verify-ed25519.ts'

/** Checks an entry from the published files of the log alone, on this device. */
export function checkInBrowser(given: Parameters<typeof checkEntry>[1]): Promise<EntryCheck> {
  return checkEntry(
    {
      async read(path) {
        const answer = await fetch(`/log/${path}`)
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
        return new Uint8Array(await answer.arrayBuffer())
      },
      sha256: async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data)),
      verify: verifyInBrowser,
    },
    given,
  )
}
