import type { LookupResult } from './api/lookup/verify.ts'
import type { CertificateCheck, CertificateRecord } from './api/merchants/check-certificate.ts'
import type { MerchantRecord } from './api/merchants/merchant-record.ts'
import type { ProblemBody } from './api/problem.ts'
import type { DelistReason } from './domain/merchants/merchants.ts'

import type { EntryKind } from './domain/transparency/entries.ts'

declare global {
  namespace App {
    /** An answer, or why there is none, in words and as the status of the page. */
    type Told<Answer> =
      | { ok: true; answer: Answer }
      | { ok: false; problem: ProblemBody; status: number }

    interface PublicLogView {
      size: number
      /** Milliseconds since 1970; null before the first checkpoint. */
      signedAt: number | null
      /** The signed note, with the signatures of witnesses. */
      note: string | null
      key: string
      witnesses: { name: string; size: number; signedAt: number }[]
      /** The newest first. */
      months: { month: string; counts: Partial<Record<EntryKind, number>> }[]
    }

    interface Locals {
      /** What every address of ours begins with. Given by our server; a page that is built has `site.origin`. */
      publicOrigin: string
      /** What `GET /api/verify` answers, for the page that works without script. Given by our server. */
      verify(text: string): Promise<Told<LookupResult>>
      /** A merchant by the end of its page's address, or only how it left the directory; null where there is none. */
      merchant(
        slug: string,
      ): Promise<{ is: 'listed'; merchant: MerchantRecord } | { is: DelistReason } | null>
      certificate(number: string): Promise<CertificateRecord | null>
      /** What `GET /api/certificates/check` answers. */
      checkCertificate(text: string): Promise<Told<CertificateCheck>>
      /** The public log as it stands: counts of entries by month, and the newest checkpoint. */
      publicLog(): Promise<PublicLogView>
      /** What a label with this code is stuck to; null when it leads nowhere. */
      findLabelled(
        code: string,
      ): Promise<{ type: 'Gadget' | 'Vehicle'; brand: string | null } | null>
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when someone reaches for the island: `src/islands/hydrate-on-interaction.ts`. */
    'client:interaction'?: boolean
  }
}
