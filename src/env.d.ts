import type { LookupResult } from './api/lookup/verify.ts'
import type { CertificateCheck, CertificateRecord } from './api/merchants/check-certificate.ts'
import type { MerchantRecord } from './api/merchants/merchant-record.ts'
import type { ProblemBody } from './api/problem.ts'
import type { DelistReason } from './domain/merchants/merchants.ts'

declare global {
  namespace App {
    /** An answer, or the message and HTTP status of the failure. */
    type Told<Answer> =
      | { ok: true; answer: Answer }
      | { ok: false; problem: ProblemBody; status: number }

    interface Locals {
      /** The origin of all URLs, set by the server; pre-rendered pages have `site.origin`. */
      publicOrigin: string
      /** The response of `GET /api/verify`, for the page that works without script. */
      verify(text: string): Promise<Told<LookupResult>>
      /** A merchant by its slug, or how it left the directory; null if unknown. */
      merchant(
        slug: string,
      ): Promise<{ is: 'listed'; merchant: MerchantRecord } | { is: DelistReason } | null>
      certificate(number: string): Promise<CertificateRecord | null>
      /** The response of `GET /api/certificates/check`. */
      checkCertificate(text: string): Promise<Told<CertificateCheck>>
      /** The asset with the label of this code; null if there is none. */
      findLabelled(
        code: string,
      ): Promise<{ type: 'Gadget' | 'Vehicle'; brand: string | null } | null>
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first interaction with the island: `src/islands/hydrate-on-interaction.ts`. */
    'client:interaction'?: boolean
  }
}
