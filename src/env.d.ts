import type { LookupResult } from './api/lookup/verify.ts'
import type { CertificateCheck, CertificateRecord } from './api/merchants/check-certificate.ts'
import type { MerchantRecord } from './api/merchants/merchant-record.ts'
import type { ProblemBody } from './api/problem.ts'
import type { DelistReason } from './domain/merchants/merchants.ts'

declare global {
  namespace App {
    /** A result, or an error with its message and the HTTP status of the page. */
    type Told<Answer> =
      | { ok: true; answer: Answer }
      | { ok: false; problem: ProblemBody; status: number }

    interface Locals {
      /** The public origin of this server. Pages rendered at build have `site.origin` instead. */
      publicOrigin: string
      /** The result of `GET /api/verify`, for the page that works without scripts. */
      verify(text: string): Promise<Told<LookupResult>>
      /** The merchant with this slug, or how it left the directory; null if there is none. */
      merchant(
        slug: string,
      ): Promise<{ is: 'listed'; merchant: MerchantRecord } | { is: DelistReason } | null>
      certificate(number: string): Promise<CertificateRecord | null>
      /** The result of `GET /api/certificates/check`. */
      checkCertificate(text: string): Promise<Told<CertificateCheck>>
      /** The asset with this label code; null if the code is invalid. */
      findLabelled(
        code: string,
      ): Promise<{ type: 'Gadget' | 'Vehicle'; brand: string | null } | null>
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction: `src/islands/hydrate-on-interaction.ts`. */
    'client:interaction'?: boolean
  }
}
