import type { LookupResult } from './api/lookup/verify.ts'
import type { CertificateCheck, CertificateRecord } from './api/merchants/certificates.ts'
import type { MerchantRecord } from './api/merchants/directory.ts'
import type { ProblemBody } from './api/problem.ts'
import type { Language } from './domain/languages.ts'
import type { DelistReason } from './domain/merchants/merchants.ts'
import type { EntryKind } from './domain/transparency/entries.ts'

declare global {
  /** The text of the script that `astro.config.mjs` makes of `src/islands/first-script.ts`. */
  const FIRST_SCRIPT: string
  /** The same of `src/islands/early-calls/app-script.ts`. */
  const APP_SCRIPT: string

  interface Window {
    /** By URL: what `early-calls/app-script.ts` asked for. */
    startedCalls?: Map<string, { authorization: string; response: Promise<Response> }>
  }

  namespace App {
    /** A result, or an error with its message and the HTTP status of the page. */
    type Outcome<Value> =
      | { ok: true; value: Value }
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
      /** The public origin of this server. Pages rendered at build have `site.origin` instead. */
      publicOrigin: string
      /** Adds the styles of the first paint and compresses. Absent while developing. */
      finishPage?(response: Response, acceptEncoding: string | null): Promise<Response>
      /** The result of `GET /api/verify`, for the page that works without scripts. */
      verify(text: string, language?: Language): Promise<Outcome<LookupResult>>
      /** The merchant with this slug, or how it left the directory; null if there is none. */
      merchant(
        slug: string,
      ): Promise<{ is: 'listed'; merchant: MerchantRecord } | { is: DelistReason } | null>
      certificate(number: string): Promise<CertificateRecord | null>
      /** The result of `GET /api/certificates/check`. */
      checkCertificate(text: string): Promise<Outcome<CertificateCheck>>
      /** The current public log: counts of entries by month, and the newest checkpoint. */
      publicLog(): Promise<PublicLogView>
      /** The asset whose label has this code; null if there is none. */
      findLabelled(
        code: string,
      ): Promise<{ type: 'Gadget' | 'Vehicle'; maker: string | null } | null>
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first interaction: `src/islands/hydrate-on-interaction.ts`. */
    'client:interaction'?: boolean
  }
}
