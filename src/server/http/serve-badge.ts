import type { Sender } from '../lib/senders/sender.ts'
import { escapeHtml } from '../mail/message.ts'
import { findListedMerchant } from '../queries/merchants/merchants.ts'
import type { AppContext } from '../services/context.ts'
import type { ServedFile } from './answers.ts'

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
