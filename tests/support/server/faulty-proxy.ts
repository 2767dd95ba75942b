import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** How a connection behaves now; can be changed at any time. */
export interface Weather {
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
   * What happens, once, when a request contains this text; `after`: on a connection that sent that
   * text before.
   */
  trap: { words: string; after?: string; does: Trap } | null
}

/**
 * Half of the text arrives and the connection is reset; nothing arrives; everything, and it is
 * reset before the response; or nothing, and from then on the connection is silent.
 */
export type Trap = 'halve' | 'lose' | 'cut the answer' | 'fall silent'

export interface FaultyProxy {
  port: number
  weather: Weather
  /** Changes the behaviour, for open connections too. */
  turn(change: Partial<Weather>): void
  close(): Promise<void>
}

export const fineWeather: Weather = {
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
  const weather = { ...fineWeather }
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
    if (weather.isCut) return resetOne(asker)
    const answerer = keep(connect({ host: '127.0.0.1', port }))
    const reset = () => [asker, answerer].forEach(resetOne)
    const isOpen = (socket: Socket) => open.has(socket) && !weather.isMute
    let armed: Weather['trap'] = null
    const sprung = (bytes: Buffer) => {
      const { trap } = weather
      if (trap && (!trap.after || bytes.includes(trap.after))) armed = trap
      return armed === trap && springTrap(weather, bytes, answerer, reset)
    }
    passOn(asker, answerer, weather, isOpen, () => weather.cutAskedAfter, reset, sprung)
    passOn(answerer, asker, weather, isOpen, () => weather.cutAnswerAfter, reset)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const resetAll = () => open.forEach(resetOne)
  return {
    port: (server.address() as AddressInfo).port,
    weather,
    turn(change) {
      Object.assign(weather, change)
      if (weather.isCut) resetAll()
    },
    async close() {
      resetAll()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Applies the matching trap to these bytes; returns false when there is none. */
function springTrap(weather: Weather, bytes: Buffer, to: Socket, reset: () => void): boolean {
  const { trap } = weather
  if (!trap || !bytes.includes(trap.words)) return false
  weather.trap = null
  if (trap.does === 'fall silent') {
    weather.isMute = true
    return true
  }
  const arriving = { halve: bytes.length / 2, lose: 0, 'cut the answer': bytes.length }[trap.does]
  to.write(bytes.subarray(0, arriving))
  // It must have been sent, and its response must not come back.
  to.removeAllListeners('data').pause()
  setTimeout(reset, 100)
  return true
}

function passOn(
  from: Socket,
  to: Socket,
  weather: Weather,
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
    for (let at = 0; at < bytes.length; at += weather.pieceBytes) {
      const piece = bytes.subarray(at, at + weather.pieceBytes)
      const { delayMs } = weather
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
