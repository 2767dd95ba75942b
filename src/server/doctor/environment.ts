import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../site.ts'
import { hasLocalMailbox } from '../config/env.ts'
import { isLoopbackOrigin } from '../lib/loopback.ts'
import { openToOthers } from '../lib/private-files.ts'
import { tryMailServer } from '../mail/outbox-sender.ts'
import { type Check, fail, failIfAny, pass } from './check.ts'

const minFreeBytes = 1e9
const minFreeShare = 0.1
/** This much is enough on a disk of any size. */
const plentyBytes = 50e9

/** Checks of the settings, the mail server, the disk and the keys. */
export const environmentChecks: Check[] = [
  {
    name: 'public URL',
    async run({ settings: { publicOrigin, port } }) {
      const origin = publicOrigin ?? `http://localhost:${port}`
      return origin.startsWith('https:') || isLoopbackOrigin(origin)
        ? pass(origin)
        : fail(
            `${origin} is not https: passwords would be sent unencrypted`,
            'Put a proxy with a certificate in front of it, and set PUBLIC_ORIGIN to https://…',
          )
    },
  },
  {
    name: 'proxies',
    async run({ settings: { publicOrigin, trustedProxies } }) {
      const everyone = trustedProxies.filter((range) => range.endsWith('/0'))
      if (everyone.length > 0) {
        return fail(
          `${everyone.join(', ')} trusts everyone's X-Forwarded-For`,
          'List only the IP addresses of your own proxies in TRUSTED_PROXIES.',
        )
      }
      return publicOrigin?.startsWith('https:') === true && trustedProxies.length === 0
        ? fail(
            'PUBLIC_ORIGIN is https, but no proxy is trusted: all users share one rate limit',
            "Set TRUSTED_PROXIES to your proxy's IP address.",
          )
        : pass(trustedProxies.join(', ') || 'none')
    },
  },
  {
    name: 'mail',
    async run({ settings }) {
      const { smtpUrl, mailFrom } = settings
      if (hasLocalMailbox(settings)) return pass('stored here, shown at /dev/mail')
      if (smtpUrl === null) {
        return settings.mail === 'log'
          ? fail('mails are written to the log and sent to nobody', 'Set SMTP_URL, unset MAIL.')
          : fail('there is no mail server, so no server starts', 'Set SMTP_URL.')
      }
      const { host } = new URL(smtpUrl)
      try {
        await tryMailServer(smtpUrl, { from: mailFrom, to: mailFrom })
        return pass(`${host} accepts mails from ${mailFrom}`)
      } catch (error) {
        return fail(
          `${host} does not accept mails from ${mailFrom}: ${(error as Error).message}`,
          'Check the mail server, SMTP_URL and MAIL_FROM, which must be an address that it may send for.',
        )
      }
    },
  },
  {
    name: 'operator',
    async run({ settings: { publicOrigin } }) {
      const { registrationNumber, address, people } = site
      const missing = [
        ...(registrationNumber === null ? ['RC number'] : []),
        ...(address === null ? ['address'] : []),
        ...(people.length === 0 ? ['people'] : []),
      ]
      const message = `${site.operator}; not set: ${missing.join(', ') || 'nothing'}`
      return missing.length === 0 || publicOrigin === null || isLoopbackOrigin(publicOrigin)
        ? pass(message)
        : fail(message, 'Set them in src/site.ts and build: visitors read them in /how-we-decide.')
    },
  },
  {
    name: 'disk space',
    async run({ settings: { dataDir } }) {
      const { bavail, blocks, bsize } = statfsSync(dataDir)
      const room = bavail * bsize
      const message = `${(room / 1e9).toFixed(1)} GB free, ${Math.round((bavail / blocks) * 100)} %`
      const isEnough = room >= minFreeBytes && bavail / blocks >= minFreeShare
      return isEnough || room >= plentyBytes
        ? pass(message)
        : fail(message, `Free space on the disk of ${dataDir}: a full disk accepts no writes.`)
    },
  },
  {
    name: 'permissions',
    async run({ settings: { dataDir } }) {
      return failIfAny(
        openToOthers(dataDir).map((name) => `${name} can be read by others`),
        `files in ${dataDir} are private`,
        'Start the server as the owner of the files: it makes them private.',
      )
    },
  },
  {
    name: 'keys',
    async run({ settings: { keysDir } }) {
      const missing = ['server.key', 'certificates.pem'].filter(
        (name) => !existsSync(join(keysDir, name)),
      )
      if (missing.length > 0) {
        return fail(
          `${missing.join(' and ')} not in ${keysDir}`,
          'Restore them from a backup, or start the server once if it never ran.',
        )
      }
      const open = readdirSync(keysDir).filter(
        (name) => (statSync(join(keysDir, name)).mode & 0o077) !== 0,
      )
      return failIfAny(
        open.map((name) => `${name} can be read by others`),
        `files in ${keysDir} are private`,
        `chmod 600 ${keysDir}/*; if others use this machine, change the keys.`,
      )
    },
  },
]
