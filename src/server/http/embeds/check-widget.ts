import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { apiBase } from '../../../api/endpoint.ts'
import { verify } from '../../../api/lookup/verify.ts'
import { type Language, languages } from '../../../domain/languages.ts'
import { localized } from '../../../locales/localized-paths.ts'
import { langOf } from '../../../locales/page-language.ts'
import { pageWordsOf, searchWordsOf } from '../../../locales/page-words.ts'
import { site } from '../../../site.ts'
import { escapeHtml } from '../../mail/message.ts'
import type { ServedFile } from '../send.ts'

/** `/embed/check`, `/ha/embed/check` … */
export const widgetPaths: ReadonlyMap<string, Language> = new Map(
  languages.map((language) => [
    language === 'en' ? '/embed/check' : `/${language}/embed/check`,
    language,
  ]),
)

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = read('check.css')
const script = read('check.js')

/**
 * The only page that other sites may show in a frame. It has no session, sets no cookie and takes no
 * identifier from its URL, so the embedding site cannot start a lookup for its visitors.
 */
export function createCheckWidgets(publicOrigin: string): ReadonlyMap<string, ServedFile> {
  return new Map(
    [...widgetPaths].map(([path, language]) => {
      const html = widgetHtml(publicOrigin, language)
      const body = Buffer.from(html)
      return [path, { headers: headersOf(body, publicOrigin), body }]
    }),
  )
}

function headersOf(body: Buffer, publicOrigin: string): ServedFile['headers'] {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': [
      "default-src 'none'",
      `style-src '${hashOf(style)}'`,
      `script-src '${hashOf(script)}'`,
      `connect-src ${publicOrigin}${apiBase}${verify.path}`,
      `form-action ${publicOrigin}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'frame-ancestors *',
    ].join('; '),
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function widgetHtml(publicOrigin: string, language: Language): string {
  const { verify: words, verdicts } = searchWordsOf(language)
  const { searchWords } = pageWordsOf(language)
  const search = publicOrigin + localized(language, '/search')
  const text = {
    language,
    verify: `${publicOrigin}${apiBase}${verify.path}`,
    tones: {
      stolen: verdicts.stolen,
      lost: verdicts.lost,
      review: verdicts.underReview,
      listed: verdicts.listed,
      found: verdicts.found,
      contested: verdicts.contested,
      clear: verdicts.nothingReported,
      unknown: verdicts.notInTheRegistry,
      invalid: verdicts.notReadable,
      checking: words.checking,
      tooMany: words.tooManyChecks,
      failed: words.noConnection,
    },
  }
  return `<!doctype html>
<html lang="${langOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(searchWords.checkWithToju)}</title><style>${style}</style></head>
<body><main><form action="${search}" target="_blank" rel="noopener"><label for="uid">${escapeHtml(searchWords.checkWithToju)}</label>
<div class="row"><input id="uid" name="uid" required maxlength="100" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="${escapeHtml(words.placeholder)}" aria-describedby="hint"><button>${escapeHtml(words.verify)}</button></div>
<small id="hint">${escapeHtml(words.uidHint)}</small></form>
<div role="status"><div data-result hidden><p data-word></p><p data-identifier translate="no"></p><p data-message></p><small>${escapeHtml(searchWords.onlyOnToju)}</small><a data-more href="${search}" target="_blank" rel="noopener">${escapeHtml(searchWords.openOnToju)}</a></div></div>
<small>${site.name} · ${escapeHtml(new URL(publicOrigin).host)}</small></main>
<script type="application/json">${JSON.stringify(text).replaceAll('<', '\\u003c')}</script><script>${script}</script></body></html>`
}
