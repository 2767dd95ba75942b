import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { hasLocalMailbox } from '../env.ts'
import { openToOthers } from '../files/private-files.ts'
import { isLoopbackOrigin } from '../loopback.ts'
import { type Check, ill, illIfAny, well } from './check-up.ts'

const leastRoomBytes = 1e9
const leastRoomPart = 0.1
/** So much is enough on a disk of any size. */
const roomAplentyBytes = 50e9

/** What stands around the data: settings, the mail server, disk, keys. */
export const surroundings: Check[] = [
  {
    name: 'public address',
    async look({ settings: { publicOrigin, port } }) {
      const origin = publicOrigin ?? `http://localhost:${port}`
      return origin.startsWith('https:') || isLoopbackOrigin(origin)
        ? well(origin)
        : ill(
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
        return ill(
          `${everyone.join(', ')} believes anyone's X-Forwarded-For`,
          'Name in TRUSTED_PROXIES the addresses of your own proxies alone.',
        )
      }
      return publicOrigin?.startsWith('https:') === true && trustedProxies.length === 0
        ? ill(
            'a proxy serves the https of PUBLIC_ORIGIN, and none is trusted: all people share one limit',
            "Set TRUSTED_PROXIES to your proxy's address.",
          )
        : well(trustedProxies.join(', ') || 'none')
    },
  },
  {
    name: 'mail',
    async look({ settings }) {
      const { smtpUrl } = settings
      if (hasLocalMailbox(settings)) return well('kept here, at /dev/mail')
      if (smtpUrl === null) {
        return settings.mail === 'log'
          ? ill('mails are written to the log and sent to nobody', 'Set SMTP_URL, unset MAIL.')
          : ill('there is no mail server, so no server starts', 'Set SMTP_URL.')
      }
      const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000 }
      const transport = createTransport({ url: smtpUrl, ...timeouts })
      const { host } = new URL(smtpUrl)
      try {
        await transport.verify()
        return well(`${host} takes our mails`)
      } catch (error) {
        return ill(
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
      const isEnough = room >= leastRoomBytes && bavail / blocks >= leastRoomPart
      return isEnough || room >= roomAplentyBytes
        ? well(says)
        : ill(says, `Make room on the disk of ${dataDir}: a full one takes no more writes.`)
    },
  },
  {
    name: 'permissions',
    async look({ settings: { dataDir } }) {
      return illIfAny(
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
        return ill(
          `${missing.join(' and ')} not in ${keysDir}`,
          'Put them back from a copy, or start the server once if it never ran.',
        )
      }
      const open = readdirSync(keysDir).filter(
        (name) => (statSync(join(keysDir, name)).mode & 0o077) !== 0,
      )
      return illIfAny(
        open.map((name) => `${name} can be read by others`),
        `in ${keysDir}, for our eyes only`,
        `chmod 600 ${keysDir}/*; if others use this machine, go on to new keys.`,
      )
    },
  },
]
