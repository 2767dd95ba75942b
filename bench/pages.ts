// The home page and `/search` on a phone over slow 3G: bytes, requests and largest contentful paint.
// Each is compared with its bare text, which is the limit, and the home page also with the same page
// built as a plain Vite + React single-page app; in turns in the same run.
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/lib/chromium.mjs'
import { bin, runNodeQuietly } from '../scripts/lib/project.mjs'
import { root } from '../scripts/lib/run.mjs'
import { startBuiltServer } from '../tests/e2e/support/server.ts'
import { freePort } from '../tests/support/server/free-port.ts'
import { listen } from './lib/listen.ts'
import { openSlowLine } from './lib/slow-line.ts'

const rounds = Number(process.env['ROUNDS'] ?? 5)
const client = join(root, 'dist/client')

/** A round trip of 400 ms, and 400 kbit/s in each direction. */
const slow3G = { roundTripMs: 400, bytesPerSecond: (400 * 1000) / 8 }
const timesSlower = 4
const phone = { width: 360, height: 740 }
const warmUps = 50
/** No larger paint is expected later than this after the last response. */
const settledMs = 1_500

interface Loading {
  /** Transferred bytes, including headers. */
  bytes: number
  requests: number
  /** Milliseconds since navigation started. */
  firstPaintMs: number
  largestPaintMs: number
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const [toju, text, app] = [
  await openSlowLine(slow3G),
  await openSlowLine(slow3G),
  await openSlowLine(slow3G),
]
const port = await freePort()
const server = await startBuiltServer({ PUBLIC_ORIGIN: toju.origin, PORT: String(port) })
toju.leadTo(port)
const spa = await startSpa(await buildSpa(folder))
app.leadTo(spa.port)
const stops = [toju.stop, text.stop, app.stop, spa.stop]
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--disable-gpu', '--disable-background-networking'],
})
try {
  // Nearly every visitor meets a server that has sent these pages before.
  for (let count = 0; count < warmUps; count += 1) {
    for (const path of ['/', '/search']) await (await fetch(server.origin + path)).text()
  }
  const home = await fetchHtml('/')
  const search = await fetchHtml('/search')
  const texts = await serveFiles(
    new Map([
      ['/', { type: types['.html'] ?? '', bytes: Buffer.from(bareTextOf(home)) }],
      ['/search', { type: types['.html'] ?? '', bytes: Buffer.from(bareTextOf(search)) }],
    ]),
  )
  stops.push(texts.stop)
  text.leadTo(texts.port)
  const contenders = [
    { name: 'home', url: toju.origin, others: ['home as text', 'home as spa'] },
    { name: 'home as text', url: text.origin, others: [] },
    { name: 'home as spa', url: app.origin, others: [] },
    { name: 'search', url: `${toju.origin}/search`, others: ['search as text'] },
    { name: 'search as text', url: `${text.origin}/search`, others: [] },
  ]
  const loadings = new Map<string, Loading[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url } of contenders) loadings.get(name)?.push(await open(browser, url))
  }
  const medians = new Map([...loadings].map(([name, each]) => [name, mediansOf(each)]))
  for (const [name, median] of medians) {
    console.log(
      `${name.padEnd(15)} ${kilobytes(median.bytes)}  ${median.requests} requests  first paint ${seconds(median.firstPaintMs)}  largest paint ${seconds(median.largestPaintMs)}`,
    )
  }
  console.log(`\nmedians of ${rounds}`)
  for (const { name, others } of contenders) {
    for (const other of others) {
      const [ours, theirs] = [medians.get(name), medians.get(other)]
      if (!ours || !theirs) continue
      const ratios = (['bytes', 'requests', 'firstPaintMs', 'largestPaintMs'] as const).map(
        (key) => `${key} ${(ours[key] / theirs[key]).toFixed(2)}`,
      )
      console.log(`${name} : ${other}  ${ratios.join('  ')}`)
    }
  }
} finally {
  await browser.close()
  await server.stop()
  for (const stop of stops) stop()
  rmSync(folder, { recursive: true, force: true })
}

/**
 * Opens the home page as on a first visit. The service worker is blocked, because it loads after
 * `load` and the other app has none.
 */
async function open(browser: Browser, origin: string): Promise<Loading> {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
    let bytes = 0
    let requests = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
      requests += 1
    })
    await page.goto(origin, { waitUntil: 'networkidle', timeout: 60_000 })
    const paints = await page.evaluate(
      (settledMs) =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          let largest = 0
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) largest = Math.max(largest, startTime)
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
          setTimeout(() => resolve({ first, largest }), settledMs)
        }),
      settledMs,
    )
    if (paints.largest === 0) throw new Error(`${origin} painted nothing`)
    return { bytes, requests, firstPaintMs: paints.first, largestPaintMs: paints.largest }
  } finally {
    await context.close()
  }
}

function mediansOf(loadings: Loading[]): Loading {
  const median = (read: (loading: Loading) => number) =>
    loadings.map(read).sort((a, b) => a - b)[Math.floor(loadings.length / 2)] ?? 0
  return {
    bytes: median(({ bytes }) => bytes),
    requests: median(({ requests }) => requests),
    firstPaintMs: median(({ firstPaintMs }) => firstPaintMs),
    largestPaintMs: median(({ largestPaintMs }) => largestPaintMs),
  }
}

/**
 * Builds the home page as one React component with the same styles and fonts. Returns the folder of
 * the built app.
 */
async function buildSpa(folder: string): Promise<string> {
  const html = readFileSync(join(client, 'index.html'), 'utf8')
  const [, head = ''] = /<head>(.*?)<\/head>/s.exec(html) ?? []
  const [, bodyAttributes = '', body = ''] = /<body([^>]*)>(.*)<\/body>/s.exec(html) ?? []
  const styles = [...head.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(
    ([, href = '']) => readFileSync(join(client, href), 'utf8'),
  )
  const fonts = [...head.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
  // The islands after hydration: their markup, rendered by React.
  const markup = body
    .replace(/<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>|<!--.*?-->/gs, '')
    .replace(/<\/?astro-(island|slot)\b[^>]*>/g, '')

  mkdirSync(join(folder, 'public'))
  cpSync(join(client, '_astro/fonts'), join(folder, 'public/_astro/fonts'), { recursive: true })
  for (const [, src = ''] of markup.matchAll(/<img\b[^>]*\bsrc="([^"]+)"/g)) {
    cpSync(join(client, src), join(folder, 'public', src))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'home.css'), [...fonts, ...styles].join('\n'))
  writeFileSync(
    join(folder, 'main.tsx'),
    `import './home.css'
import { createRoot } from 'react-dom/client'
function Home() {
  return ${jsxOf(markup)}
}
createRoot(document.getElementById('root')!).render(<Home />)
`,
  )
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Toju</title></head><body><div id="root"${bodyAttributes}></div><script type="module" src="/main.tsx"></script></body></html>`,
  )
  const { code, output } = await runNodeQuietly([bin('vite'), 'build', folder, '--logLevel=warn'], {
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error(`The single-page app was not built:\n${output}`)
  return join(folder, 'dist')
}

/** The built HTML as JSX: React's attribute names, no style, every element closed. */
function jsxOf(html: string): string {
  const empty = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/
  const names: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    autocomplete: 'autoComplete',
    autocapitalize: 'autoCapitalize',
    autocorrect: 'autoCorrect',
    spellcheck: 'spellCheck',
    enterkeyhint: 'enterKeyHint',
    inputmode: 'inputMode',
    maxlength: 'maxLength',
    minlength: 'minLength',
    novalidate: 'noValidate',
    popovertarget: 'popoverTarget',
    popovertargetaction: 'popoverTargetAction',
    crossorigin: 'crossOrigin',
    datetime: 'dateTime',
    srcset: 'srcSet',
    value: 'defaultValue',
    checked: 'defaultChecked',
  }
  const tag = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*')?)*)\s*(\/?)>|([^<]+)/gi
  const attribute = /([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g
  const out = [...html.matchAll(tag)].map(([, end, name = '', written = '', closed, text]) => {
    if (text !== undefined) return `{${JSON.stringify(decode(text))}}`
    if (end) return `</${name}>`
    const attributes = [...written.matchAll(attribute)].flatMap(([, key = '', double, single]) => {
      if (/^(style|on\w+)$/.test(key)) return []
      const value = double ?? single
      const jsx = /^(data|aria)-/.test(key)
        ? key
        : (names[key] ?? key.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase()))
      return value === undefined ? ` ${jsx}` : ` ${jsx}={${JSON.stringify(decode(value))}}`
    })
    return `<${name}${attributes.join('')}${closed || empty.test(name) ? ' /' : ''}>`
  })
  return `<>${out.join('')}</>`
}

function decode(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

async function fetchHtml(path: string): Promise<string> {
  return (await fetch(toju.origin + path)).text()
}

/** The text of a page in headings, paragraphs and lists, without anything else to load. */
function bareTextOf(html: string): string {
  const [title = ''] = /<title>.*?<\/title>/s.exec(html) ?? []
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  const text = body
    .replace(/<(script|style|svg|template)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs, '')
    .replace(/<(\/?)(h[1-6]|p|ul|ol|li|label|button)\b[^>]*>/g, '<$1$2>')
    .replace(/<(?!\/?(?:h[1-6]|p|ul|ol|li|label|button)>)[^>]*>/g, ' ')
  return `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<link rel="icon" href="data:,"><body>${text}</body></html>`
}

function startSpa(folder: string) {
  const names = globSync('**/*.*', { cwd: folder })
  return serveFiles(
    new Map(
      names.map((name) => [
        `/${name}`.replace(/^\/index\.html$/, '/'),
        {
          type: types[extname(name)] ?? 'application/octet-stream',
          bytes: readFileSync(join(folder, name)),
        },
      ]),
    ),
  )
}

/** A static server with compression in advance, like Toju's. */
async function serveFiles(
  served: ReadonlyMap<string, { type: string; bytes: Buffer }>,
): Promise<{ port: number; stop: () => void }> {
  const files = new Map(
    [...served].map(([path, { type, bytes }]) => {
      const isCompressed = type === types['.woff2']
      const body = isCompressed ? bytes : brotliCompressSync(bytes)
      const headers = {
        'content-type': type,
        'content-length': body.length,
        ...(!isCompressed && { 'content-encoding': 'br' }),
      }
      return [path, { body, headers }]
    }),
  )
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, file.headers).end(file.body)
    else response.writeHead(404).end()
  })
  return listen(server)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
