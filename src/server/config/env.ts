import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { site } from '../../site.ts'
import { isLoopbackOrigin } from '../lib/loopback.ts'
import { type ChannelSettings, channelSecrets, readChannels } from './channel-settings.ts'
import { parseProxies, parseSecretUrl, parseUrl, type ReadSetting } from './parse-settings.ts'
import { parseStorageUrl, type StorageSettings } from './storage-url.ts'
import type { Timeouts } from './timeouts.ts'

/** The URL and key of the payment provider. */
export interface PaystackSettings {
  secretKey: string
  /** Without a slash at its end. */
  url: string
}

/** The settings of one process. Every one has a default that works on a laptop. */
export interface Settings {
  port: number
  host: string
  /** Holds the embedded database and the uploaded pictures. */
  dataDir: string
  /** Holds the keys that all processes on one database share. */
  keysDir: string
  /** A PostgreSQL URL; null means the embedded database in `dataDir`. */
  databaseUrl: string | null
  /** The URL of a streaming replica, which answers what may be some seconds old; null without one. */
  databaseReplicaUrl: string | null
  /** The S3-compatible store of pictures; null means a folder in `dataDir`. */
  storage: StorageSettings | null
  /** The origin of links in mails, without a trailing slash; null: localhost with the port. */
  publicOrigin: string | null
  /** The mail server that delivers mail; null if there is none. */
  smtpUrl: string | null
  /** The address that mails come from, and to which mail servers return what they cannot deliver. */
  mailFrom: string
  /** `log` writes every mail, with its codes and links, to the log instead of sending it. */
  mail: 'log' | null
  /** Addresses or CIDR ranges of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** Clients with this token may read /metrics. Null: only this machine, on a loopback origin. */
  metricsToken: string | null
  /** Encrypts backups; null leaves them unencrypted. */
  backupPassphrase: string | null
  /** The payment provider; null while nothing can be bought. */
  paystack: PaystackSettings | null
  /** The VAT within each price, in hundredths of a percent; null where none is charged. */
  vatRate: number | null
  /** The operator's tax identification number, printed on receipts; null prints none. */
  taxId: string | null
  /** Whether browsers may cache pages for offline use; `off` also deletes their cached pages. */
  serviceWorker: 'on' | 'off'
  /** Whether this process also runs the background jobs; if not, `npm run worker` does. */
  jobs: 'on' | 'off'
  /** Whether URLs of users may point to this machine, such as to a push service for trials. */
  outgoingLoopback: 'on' | 'off'
  /** The witnesses that cosign the checkpoints of the public log. */
  witnesses: { key: string; url: string }[]
  /** How many processes `npm start` runs. */
  processes: number
  /** USSD, SMS and WhatsApp. */
  channels: ChannelSettings
  /** Not an environment variable: only tests set it, to shorten timeouts. */
  timeouts?: Timeouts
}

/** Settings whose values never appear in an error message. */
const secretSettings = [
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
  'PAYSTACK_SECRET_KEY',
  // Whatever is wrong with one of these, a part of it may be the password.
  ...['DATABASE_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL', 'STORAGE_URL', 'SMS_URL'],
  ...channelSecrets,
]

/** A setting is invalid; the message names it and says which value is valid. */
export class SettingsError extends Error {}

/**
 * Libraries read the mode when they are imported. React, which is in rendered pages, takes twice as long
 * in its development build.
 */
export function preferProductionBuilds(): void {
  process.env.NODE_ENV ??= 'production'
}

/** Reads and checks the settings. Throws `SettingsError`, which names every invalid one. */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const wrong: string[] = []
  const read: ReadSetting = (name, fallback, parse, want) => {
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined)
      wrong.push(
        `${name} is ${secretSettings.includes(name) ? 'set' : `"${hidePassword(text)}"`}, but must be ${want}.`,
      )
    return value ?? fallback
  }
  const secretKey = read<string | null>(
    'PAYSTACK_SECRET_KEY',
    null,
    (text) => (/^(?!pk_)[!-~]{8,}$/.test(text) ? text : undefined),
    'the secret key of your Paystack account, like sk_live_…',
  )
  const paystackUrl = read(
    'PAYSTACK_URL',
    'https://api.paystack.co',
    parseServiceUrl,
    'an https:// URL, or an http:// one of this machine',
  )
  const dataDir = resolve(read('DATA_DIR', 'data', (text) => text, 'a folder'))
  const settings: Settings = {
    port: read('PORT', 4321, parsePort, 'a port number from 0 to 65535 (0 picks a free one)'),
    host: read('HOST', '127.0.0.1', (text) => text, 'an IP address or host name to listen on'),
    dataDir,
    keysDir: resolve(read('KEYS_DIR', join(dataDir, 'keys'), (text) => text, 'a folder')),
    databaseUrl: read<string | null>('DATABASE_URL', null, parsePostgresUrl, postgresUrl),
    databaseReplicaUrl: read<string | null>(
      'DATABASE_REPLICA_URL',
      null,
      parsePostgresUrl,
      postgresUrl,
    ),
    storage: read<StorageSettings | null>(
      'STORAGE_URL',
      null,
      parseStorageUrl,
      `a URL like s3://key:secret@host:port/bucket?region=us-east-1&tls=on&prefix=toju, ${encoded}`,
    ),
    publicOrigin: read<string | null>(
      'PUBLIC_ORIGIN',
      null,
      parseOrigin,
      'an origin like https://toju.ng, without a path',
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      parseSmtpUrl,
      `an SMTP URL like smtps://user:password@mail.example:465, ${encoded}`,
    ),
    mailFrom: read(
      'MAIL_FROM',
      site.email,
      (text) => (/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/.test(text) ? text : undefined),
      'one e-mail address like hello@toju.ng',
    ),
    mail: read<'log' | null>(
      'MAIL',
      null,
      (text) => (text === 'log' ? text : undefined),
      'log, or not set at all',
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      [],
      parseProxies,
      'IP addresses or ranges separated by commas, like 10.0.0.0/8,127.0.0.1',
    ),
    metricsToken: read<string | null>(
      'METRICS_TOKEN',
      null,
      (text) => (/^[!-~]{16,}$/.test(text) ? text : undefined),
      '16 characters or more, without spaces',
    ),
    backupPassphrase: read<string | null>(
      'BACKUP_PASSPHRASE',
      readPassphraseFile(env['BACKUP_PASSPHRASE_FILE'], wrong),
      (text) => (text.length >= minPassphrase ? text : undefined),
      `${minPassphrase} characters or more`,
    ),
    paystack: secretKey === null ? null : { secretKey, url: paystackUrl },
    vatRate: read<number | null>(
      'VAT_PERCENT',
      null,
      parsePercent,
      'a percentage like 7.5, with two decimals at most',
    ),
    taxId: read<string | null>(
      'TAX_ID',
      null,
      (text) => (text.length <= 40 ? text : undefined),
      '40 characters at most',
    ),
    serviceWorker: read<'on' | 'off'>('SERVICE_WORKER', 'on', parseSwitch, 'on or off'),
    jobs: read<'on' | 'off'>('JOBS', 'on', parseSwitch, 'on or off'),
    outgoingLoopback: read<'on' | 'off'>('OUTGOING_LOOPBACK', 'off', parseSwitch, 'on or off'),
    witnesses: read(
      'LOG_WITNESSES',
      [],
      parseWitnesses,
      'keys and URLs of witnesses, separated by commas, like witness.example+1a2b3c4d+BExample= https://witness.example',
    ),
    processes: read('PROCESSES', 1, parseProcesses, 'a number from 1 to 64'),
    channels: readChannels(read, wrong),
  }
  if (settings.processes > 1 && settings.databaseUrl === null) {
    wrong.push('PROCESSES above 1 needs DATABASE_URL: the embedded database has one writer.')
  }
  if (settings.databaseReplicaUrl !== null && settings.databaseUrl === null) {
    wrong.push('DATABASE_REPLICA_URL needs DATABASE_URL, the leader that it copies.')
  }
  if (settings.mail === 'log' && settings.smtpUrl !== null) {
    wrong.push('MAIL=log sends no mail, so SMTP_URL would not be used: set only one of them.')
  }
  const { outgoingLoopback, publicOrigin } = settings
  if (outgoingLoopback === 'on' && publicOrigin !== null && !isLoopbackOrigin(publicOrigin)) {
    wrong.push(
      'OUTGOING_LOOPBACK=on lets users make Toju send requests to servers on this machine, so PUBLIC_ORIGIN must be an address of this machine too.',
    )
  }
  if (settings.paystack && isTrialProviderPublic(settings)) {
    wrong.push(
      'PAYSTACK_URL is an address of this machine, where anyone may say that they have paid, so PUBLIC_ORIGIN must be one too.',
    )
  }
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'))
  return settings
}

/**
 * Whether mails stay in the outbox, for reading at /dev/mail. This requires a loopback origin: a
 * reader of the mails can take over every account.
 */
export function hasLocalMailbox({
  smtpUrl,
  mail,
  publicOrigin,
}: Pick<Settings, 'smtpUrl' | 'mail' | 'publicOrigin'>): boolean {
  return (
    smtpUrl === null && mail === null && (publicOrigin === null || isLoopbackOrigin(publicOrigin))
  )
}

/** Throws `SettingsError` if mails are neither sent, nor logged, nor shown at /dev/mail. */
export function requireMail(settings: Settings): Settings {
  if (settings.smtpUrl !== null || settings.mail === 'log' || hasLocalMailbox(settings)) {
    return settings
  }
  throw new SettingsError(
    `PUBLIC_ORIGIN is ${settings.publicOrigin}, which other people can reach, so mails must be sent: set SMTP_URL to your mail server, like smtps://user:password@mail.example:465. For a trial without a mail server, set MAIL=log: the log then contains every mail with its codes and links.`,
  )
}

/** Whether a provider for trials is used with an origin that other people reach. */
function isTrialProviderPublic({ paystack, publicOrigin }: Settings): boolean {
  return (
    paystack !== null &&
    isLoopbackOrigin(paystack.url) &&
    publicOrigin !== null &&
    !isLoopbackOrigin(publicOrigin)
  )
}

const minPassphrase = 12

/** The first line of the file. A file keeps the passphrase out of process listings. */
function readPassphraseFile(path: string | undefined, wrong: string[]): string | null {
  if (!path?.trim()) return null
  try {
    const line = readFileSync(path.trim(), 'utf8').split('\n', 1)[0]?.trim() ?? ''
    if (line.length >= minPassphrase) return line
    wrong.push(`BACKUP_PASSPHRASE_FILE needs a first line of ${minPassphrase} characters or more.`)
  } catch (error) {
    wrong.push(`BACKUP_PASSPHRASE_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
  return null
}

/** What a password must not contain as it is, for the URLs that have one. */
const encoded = 'with / ? # @ and % of the password percent-encoded (/ is %2F)'

function parseSmtpUrl(text: string): string | undefined {
  const url = parseSecretUrl(text, ['smtp:', 'smtps:'])
  return url && /^\/?$/.test(url.pathname) ? url.href : undefined
}

function parsePort(text: string): number | undefined {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return port <= 65535 ? port : undefined
}

function parseSwitch(text: string): 'on' | 'off' | undefined {
  return text === 'on' || text === 'off' ? text : undefined
}

function parseWitnesses(text: string): Settings['witnesses'] | undefined {
  const witnesses = text.split(',').map((part) => {
    const [key = '', href = '', ...more] = part.trim().split(/\s+/)
    const url = parseUrl(href, ['http:', 'https:'])?.href
    const isKey = /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]+$/.test(key)
    return isKey && url !== undefined && more.length === 0 ? [{ key, url }] : []
  })
  return witnesses.every((each) => each.length === 1) ? witnesses.flat() : undefined
}

const postgresUrl = `a PostgreSQL URL like postgres://user:password@host:5432/toju, ${encoded}`

function parsePostgresUrl(text: string): string | undefined {
  return parseSecretUrl(text, ['postgres:', 'postgresql:'])?.href
}

function parseProcesses(text: string): number | undefined {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return count >= 1 && count <= 64 ? count : undefined
}

function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:'])
  return url?.pathname === '/' && !url.search && !url.hash && !url.username ? url.origin : undefined
}

function parseServiceUrl(text: string): string | undefined {
  const url = parseUrl(text, ['https:', 'http:'])
  if (!url || url.search || url.hash || url.username) return undefined
  if (url.protocol === 'http:' && !isLoopbackOrigin(url.origin)) return undefined
  return url.href.replace(/\/$/, '')
}

function parsePercent(text: string): number | undefined {
  const percent = /^\d{1,2}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN
  return percent >= 0 && percent <= 50 ? Math.round(percent * 100) : undefined
}

function hidePassword(text: string): string {
  return text.replace(/^(.*?:\/\/)?.*@/s, '$1…@')
}
