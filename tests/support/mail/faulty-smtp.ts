import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export type Failure = 'good' | 'slow' | 'later' | 'never' | 'silent' | 'stuck' | 'gone'

export interface FaultySmtp {
  url: string
  /** How often an email arrived completely, by the id of its outbox row. */
  taken: ReadonlyMap<string, number>
  setFailure(failure: Failure): void
  close(): Promise<void>
}

/** A minimal mail server with faults that those of npm do not offer. */
export async function listenFaulty(): Promise<FaultySmtp> {
  const taken = new Map<string, number>()
  const open = new Set<Socket>()
  let failure: Failure = 'good'

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    if (failure === 'gone') return void socket.resetAndDestroy()
    if (failure === 'silent') return
    void talk(socket)
  })

  async function talk(socket: Socket) {
    const say = async (line: string) => {
      if (failure === 'slow') await delay(1000)
      if (!socket.destroyed) socket.write(`${line}\r\n`)
    }
    let letter: string[] | null = null
    let rest = ''
    await say('220 moody ESMTP')
    for await (const text of socket.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (letter === null) {
          if (/^DATA$/i.test(line)) letter = []
          await say(answerTo(line))
        } else if (line === '.') {
          const id = /^message-id: <([^@>]+)@/im.exec(letter.join('\n'))?.[1] ?? 'none'
          letter = null
          taken.set(id, (taken.get(id) ?? 0) + 1)
          if (failure === 'stuck') return
          await say('250 taken')
        } else letter.push(line)
      }
    }
  }

  function answerTo(line: string): string {
    if (/^EHLO/i.test(line)) return '250 moody'
    if (/^RCPT/i.test(line) && failure === 'later') return '451 try again later'
    if (/^RCPT/i.test(line) && failure === 'never') return '550 nobody here by that name'
    if (/^DATA$/i.test(line)) return '354 go on'
    return /^QUIT/i.test(line) ? '221 bye' : '250 well'
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    setFailure(next) {
      failure = next
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
