import type { Hono, Context as HonoContext } from 'hono'
import { parseCertificateNumber } from '../../domain/merchants/certificates.ts'
import { statusNow } from '../certificates/check-certificate.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { escapeHtml } from '../mail/message.ts'
import { findCertificate } from '../queries/merchants/certificates.ts'
import { findListedMerchant } from '../queries/merchants/merchants.ts'
import type { AppContext } from '../services/context.ts'
import {
  answerFile,
  errorPage,
  type RouterBindings,
  type RouterContext,
  type ServedFile,
  senderOfRequest,
} from './answers.ts'
import type { PageSources } from './pages.ts'
import { servePublicLog } from './public-log/serve-public-log.ts'
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

/**
 * The badge that a merchant shows on its own site. It says “Not verified” for any merchant that the
 * directory does not list, and does not reveal whether one exists.
 */
export async function serveBadge(
  { database, limiter, publicOrigin }: Pick<AppContext, 'database' | 'limiter' | 'publicOrigin'>,
  idOrSlug: string,
  sender: Sender,
): Promise<ServedFile> {
  await limiter.consume('visit', sender)
  const merchant = await findListedMerchant(database.read, idOrSlug)
  const { host } = new URL(publicOrigin)
  const body = Buffer.from(
    merchant
      ? drawBadge({ title: 'Verified by Toju', line: merchant.name, isVerified: true })
      : drawBadge({ title: 'Not verified', line: `See ${host}/merchant`, isVerified: false }),
  )
  return {
    status: merchant ? 200 : 404,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=60',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      // Other sites embed the badge.
      'cross-origin-resource-policy': 'cross-origin',
    },
    body,
  }
}

const badgeSize = { width: 240, height: 56 }

const maxLetters = 24
const marks = {
  verified: { colour: '#116037', path: 'M21 28.5l5 5 9-11' },
  unverified: { colour: '#545f58', path: 'M22 28h12' },
}

/** Uses attributes instead of styles, which the embedding page may forbid. */
function drawBadge(badge: { title: string; line: string; isVerified: boolean }): string {
  const { width, height } = badgeSize
  const { colour, path } = badge.isVerified ? marks.verified : marks.unverified
  const [title, line] = [badge.title, shortened(badge.line)].map(escapeHtml)
  const font = 'font-family="Inter, system-ui, sans-serif"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${line}"><title>${title}: ${line}</title><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" fill="#fffdf9" stroke="#e2dbcc"/><circle cx="28" cy="28" r="16" fill="${colour}"/><path d="${path}" fill="none" stroke="#fffdf9" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/><svg x="54" y="0" width="${width - 62}" height="${height}"><text y="25" ${font} font-size="15" font-weight="700" fill="#16211b">${title}</text><text y="43" ${font} font-size="13" fill="#545f58">${line}</text></svg></svg>`
}

/** Cut to `maxLetters`, without control characters, which XML forbids. */
function shortened(text: string): string {
  const letters = [...text.replace(/\p{Cc}/gu, ' ')]
  return letters.length <= maxLetters
    ? letters.join('')
    : `${letters
        .slice(0, maxLetters - 1)
        .join('')
        .trimEnd()}…`
}

/** The PDF of a certificate and its headers; null for an unknown or revoked certificate. */
export async function serveCertificatePdf(
  {
    database,
    limiter,
    certificatePdfs,
    now,
  }: Pick<AppContext, 'database' | 'limiter' | 'certificatePdfs' | 'now'>,
  number: string,
  sender: Sender,
): Promise<ServedFile | null> {
  await limiter.consume('page', sender)
  const certificate = await findCertificate(database.read, number)
  if (!certificate) return null
  if ((await statusNow(database.read, certificate, now())) === 'revoked') return null
  const body = await certificatePdfs.of(certificate, sender, now())
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(body.length),
      'content-disposition': `inline; filename="${certificate.id}.pdf"`,
      'cache-control': 'no-store',
    },
    body,
  }
}
