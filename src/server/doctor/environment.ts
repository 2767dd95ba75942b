import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { hasLocalMailbox } from '../config/env.ts'
import { isLoopbackOrigin } from '../lib/loopback.ts'
import { openToOthers } from '../lib/private-files.ts'
import { type Check, fail, failIfAny, pass } from './check.ts'

const minRoomBytes = 1e9
const minRoomPart = 0.1
/** So much is enough on a disk of any size. */
const roomAplentyBytes = 50e9

/** What stands around the data: settings, the mail server, disk, keys. */
export const environmentChecks: Check[] = [
  {
    name: 'public address',
    async look({ settings: { publicOrigin, port } }) {
      const origin = publicOrigin ?? `http://localhost:${port}`
      return origin.startsWith('https:') || isLoopbackOrigin(origin)
        ? pass(origin)
        : fail(
            `${origin} is not https: passwords would travel readable`,
            'Put a proxy with a certificate before it, and set PUBLIC_ORIGIN to https://…',
          )
    },
  },
  {
    name: 'proxies',
    async look({ settings: { publicOrigin, trustedProxies } }) {
      const everyone = trustedProxies.filter((range) => range.endsWith('/0'))
      if (everyone.length > 0) {
        return fail(
          `${everyone.join(', ')} believes anyone's X-Forwarded-For`,
          'Name in TRUSTED_PROXIES the addresses of your own proxies alone.',
        )
      }
      return publicOrigin?.startsWith('https:') === true && trustedProxies.length === 0
        ? fail(
            'a proxy serves the https of PUBLIC_ORIGIN, and none is trusted: all people share one limit',
            "Set TRUSTED_PROXIES to your proxy's address.",
          )
        : pass(trustedProxies.join(', ') || 'none')
    },
  },
  {
    name: 'mail',
    async look({ settings }) {
      const { smtpUrl } = settings
      if (hasLocalMailbox(settings)) return pass('kept here, at /dev/mail')
      if (smtpUrl === null) {
        return settings.mail === 'log'
          ? fail('mails are written to the log and sent to nobody', 'Set SMTP_URL, unset MAIL.')
          : fail('there is no mail server, so no server starts', 'Set SMTP_URL.')
      }
      const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }
      const transport = createTransport({ url: smtpUrl, ...timeouts })
      const { host } = new URL(smtpUrl)
      try {
        await transport.verify()
        return pass(`${host} takes our mails`)
      } catch (error) {
        return fail(
          `${host} does not take our mails: ${(error as Error).message}`,
          'See to the mail server, or to SMTP_URL.',
        )
      } finally {
        transport.close()
      }
    },
  },
  {
    name: 'disk space',
    async look({ settings: { dataDir } }) {
      const { bavail, blocks, bsize } = statfsSync(dataDir)
      const room = bavail * bsize
      const says = `${(room / 1e9).toFixed(1)} GB free, ${Math.round((bavail / blocks) * 100)} %`
      const isEnough = room >= minRoomBytes && bavail / blocks >= minRoomPart
      return isEnough || room >= roomAplentyBytes
        ? pass(says)
        : fail(says, `Make room on the disk of ${dataDir}: a full one takes no more writes.`)
    },
  },
  {
    name: 'permissions',
    async look({ settings: { dataDir } }) {
      return failIfAny(
        openToOthers(dataDir).map((name) => `${name} can be read by others`),
        `in ${dataDir}, for our eyes only`,
        'Start the server as the user whose files they are: it shuts them.',
      )
    },
  },
  {
    name: 'keys',
    async look({ settings: { keysDir } }) {
      const missing = ['server.key', 'certificates.pem'].filter(
        (name) => !existsSync(join(keysDir, name)),
      )
      if (missing.length > 0) {
        return fail(
          `${missing.join(' and ')} not in ${keysDir}`,
          'Put them back from a copy, or start the server once if it never ran.',
        )
      }
      const open = readdirSync(keysDir).filter(
        (name) => (statSync(join(keysDir, name)).mode & 0o077) !== 0,
      )
      return failIfAny(
        open.map((name) => `${name} can be read by others`),
        `in ${keysDir}, for our eyes only`,
        `chmod 600 ${keysDir}/*; if others use this machine, go on to new keys.`,
      )
    },
  },
]
