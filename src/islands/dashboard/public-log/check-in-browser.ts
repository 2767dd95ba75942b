import { checkEntry, type EntryCheck } from '../../../domain/transparency/check-entry.ts'
import { verifyInBrowser } from '../../proofs/verify-ed25519.ts'

/** Verifies an entry on this device, with the published files of the log only. */
export function checkInBrowser(given: Parameters<typeof checkEntry>[1]): Promise<EntryCheck> {
  return checkEntry(
    {
      async read(path) {
        const response = await fetch(`/log/${path}`)
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        return new Uint8Array(await response.arrayBuffer())
      },
      sha256: async (data) => new Uint8Array(await crypto.subtle.digest('SHA-256', data)),
      verify: verifyInBrowser,
    },
    given,
  )
}
