import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How the connections of a proxy misbehave. */
export interface Faults {
  /** Delays data in both directions by this long. */
  delayMs: number
  /** Forwards data in pieces of at most this many bytes. */
  pieceBytes: number
  /** Accepts data and forwards nothing, in either direction, silently. */
  isMute: boolean
  /** Refuses new connections, and resets existing ones. */
  isCut: boolean
  /** Resets the connection after this many request or response bytes. */
  cutAskedAfter: number
  cutAnswerAfter: number
  /**
   * What happens, once, when a request contains `words`. With `after`, only on a connection that
   * has sent that text.
   */
  trap: { words: string; after?: string; does: Trap } | null
}

/**
 * `halve` forwards half of the request and resets the connection, `lose` forwards nothing and
 * resets it, `cut the answer` forwards the request and resets it before the response, and `fall
 * silent` forwards nothing from then on.
 */
export type Trap = 'halve' | 'lose' | 'cut the answer' | 'fall silent'

export interface FaultyProxy {
  port: number
  faults: Faults
  /** Applies to open connections, too. */
  setFaults(change: Partial<Faults>): void
  close(): Promise<void>
}

export const noFaults: Faults = {
  delayMs: 0,
  pieceBytes: Number.POSITIVE_INFINITY,
  isMute: false,
  isCut: false,
  cutAskedAfter: Number.POSITIVE_INFINITY,
  cutAnswerAfter: Number.POSITIVE_INFINITY,
  trap: null,
}

/**
 * A proxy on 127.0.0.1 in front of a local port that delays, splits, drops, truncates and resets.
 * While it is silent it forwards no close either.
 */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const faults = { ...noFaults }
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    // Both ends are reset on purpose.
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    return socket.setNoDelay(true)
  }
  // Node's own `resetAndDestroy` ends the socket first. If the socket closes before that is done,
  // for example by a reset from the other side, Node 24 never closes it, and waits for it forever
  // on exit.
  const resetOne = (socket: Socket) => {
    if (!open.delete(socket)) return
    const canBeReset = !socket.connecting && !socket.writableEnded
    Object.assign(socket, { resetAndClosing: canBeReset }).destroy()
  }
  const server = createServer((asker) => {
    keep(asker)
    if (faults.isCut) return resetOne(asker)
    const answerer = keep(connect({ host: '127.0.0.1', port }))
    const reset = () => [asker, answerer].forEach(resetOne)
    const isOpen = (socket: Socket) => open.has(socket) && !faults.isMute
    let armed: Faults['trap'] = null
    const sprung = (bytes: Buffer) => {
      const { trap } = faults
      if (trap && (!trap.after || bytes.includes(trap.after))) armed = trap
      return armed === trap && springTrap(faults, bytes, answerer, reset)
    }
    passOn(asker, answerer, faults, isOpen, () => faults.cutAskedAfter, reset, sprung)
    passOn(answerer, asker, faults, isOpen, () => faults.cutAnswerAfter, reset)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const resetAll = () => open.forEach(resetOne)
  return {
    port: (server.address() as AddressInfo).port,
    faults,
    setFaults(change) {
      Object.assign(faults, change)
      if (faults.isCut) resetAll()
    },
    async close() {
      resetAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Applies the trap if these bytes contain its words; returns whether they do. */
function springTrap(faults: Faults, bytes: Buffer, to: Socket, reset: () => void): boolean {
  const { trap } = faults
  if (!trap || !bytes.includes(trap.words)) return false
  faults.trap = null
  if (trap.does === 'fall silent') {
    faults.isMute = true
    return true
  }
  const arriving = { halve: bytes.length / 2, lose: 0, 'cut the answer': bytes.length }[trap.does]
  to.write(bytes.subarray(0, arriving))
  // The reset waits until the bytes have been sent, and the response is dropped.
  to.removeAllListeners('data').pause()
  setTimeout(reset, 100)
  return true
}

function passOn(
  from: Socket,
  to: Socket,
  faults: Faults,
  isOpen: (socket: Socket) => boolean,
  cutAfter: () => number,
  reset: () => void,
  isSprung: (bytes: Buffer) => boolean = () => false,
): void {
  let passed = 0
  // In order, each after its delay.
  let last = Promise.resolve()
  const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  const pass = (bytes: Buffer) => {
    if (!isOpen(to) || isSprung(bytes)) return
    const left = cutAfter() - passed
    passed += bytes.length
    to.write(bytes.subarray(0, Math.max(0, left)))
    if (bytes.length >= left) setImmediate(reset)
  }
  from.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += faults.pieceBytes) {
      const piece = bytes.subarray(at, at + faults.pieceBytes)
      const { delayMs } = faults
      last = last.then(async () => {
        if (delayMs > 0) await after(delayMs)
        pass(piece)
      })
    }
  })
  from.on('end', () => {
    last = last.then(() => void (isOpen(to) && to.end()))
  })
  from.on('close', () => {
    last = last.then(() => void (isOpen(to) && to.destroy()))
  })
}
