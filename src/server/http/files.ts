import type { Hono, Context as HonoContext } from 'hono'
import { parseCertificateNumber } from '../../domain/merchants/certificates.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { answerFile, errorPage, type ServedFile, senderOfRequest } from './answers.ts'
import type { RouterBindings, RouterContext } from './bindings.ts'
import type { PageSources } from './pages.ts'
import { servePublicLog } from './public-log/serve-public-log.ts'
import { serveBadge } from './serve-badge.ts'
import { serveCertificatePdf } from './serve-certificate-pdf.ts'
import { serveUpload } from './serve-upload.ts'

/** Routes of files that are made or read for a request: pictures, certificates, badges and the log. */
export function addFiles(
  router: Hono<{ Bindings: RouterBindings }>,
  { services, pages }: PageSources,
): void {
  const answer = async (
    context: RouterContext,
    serve: (sender: Sender) => Promise<ServedFile | null>,
  ) => {
    const file = await serve(await senderOfRequest(services, context))
    return file ? answerFile(file) : errorPage(context, pages, 404)
  }

  router.get('/uploads/:name{.+}', async (context) =>
    answerFile(
      await serveUpload(services, {
        name: rest(context, '/uploads/'),
        bearer: /^bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1],
        ifNoneMatch: context.req.header('if-none-match'),
      }),
    ),
  )
  router.get('/.well-known/jwks.json', (context) =>
    answer(context, (sender) => servePublicLog(services, context.req.path, sender)),
  )
  router.get('/log/:file{.+}', (context) =>
    answer(context, (sender) => servePublicLog(services, context.req.path, sender)),
  )
  router.get('/certificate/:pdf{[\\w-]+\\.pdf}', (context, next) => {
    const number = parseCertificateNumber(rest(context, '/certificate/').slice(0, -'.pdf'.length))
    if (number === null) return next()
    return answer(context, (sender) => serveCertificatePdf(services, number, sender))
  })
  router.get('/badge/:svg{[\\w-]+\\.svg}', (context) => {
    const merchant = rest(context, '/badge/').slice(0, -'.svg'.length)
    return answer(context, (sender) => serveBadge(services, merchant, sender))
  })
}

/** The path behind a folder. Hono would decode a parameter again. */
function rest({ req }: HonoContext, folder: string): string {
  return req.path.slice(folder.length)
}
