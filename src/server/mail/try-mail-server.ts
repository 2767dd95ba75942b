import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

const timeoutMs = 5000

/**
 * Talks to a mail server until it has accepted sender and recipient, and sends nothing. Rejects if
 * it cannot be reached, or refuses the log-in, the sender or the recipient.
 */
export async function tryMailServer(
  smtpUrl: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const connection = new SMTPConnection({
    ...parseConnectionUrl(smtpUrl),
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  connection.on('error', reject)
  const sendEnvelope = () => {
    // Read only once the envelope was accepted. The connection then ends before the text begins.
    const text = new Readable({ read: () => resolve() })
    connection.send({ from, to: [to] }, text, (error) => error && reject(error))
  }
  connection.connect((error) => {
    if (error) return reject(error)
    const { auth } = parseConnectionUrl(smtpUrl)
    if (!auth) return sendEnvelope()
    return connection.login(auth, (refused) => (refused ? reject(refused) : sendEnvelope()))
  })
  try {
    await promise
  } finally {
    connection.close()
  }
}
