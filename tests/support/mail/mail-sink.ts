import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  url: string
  /** How often an email arrived, by the id of its outbox row, which is its Message-ID. */
  taken: ReadonlyMap<string, number>
  close: () => Promise<void>
}

/** A mail server that accepts everything and counts it. */
export async function listenForMail(): Promise<MailSink> {
  const taken = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      let mail = ''
      stream.setEncoding('utf8').on('data', (text: string) => {
        mail += text
      })
      stream.on('end', () => {
        const id = /^message-id: <([^@>]+)@/im.exec(mail)?.[1] ?? 'none'
        taken.set(id, (taken.get(id) ?? 0) + 1)
        callback()
      })
    },
  })
  // Clients are killed on purpose, which breaks off their connections.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
