import type { WriteStream } from 'node:tty'
import type { MoveProgress } from '../../src/server/backup/move-database.ts'

/** The time between two lines. A terminal overwrites its line; a log gets few lines. */
const everyMs = { terminal: 200, elsewhere: 2000 }

/** Prints how far a copy is, with its rows a second. */
export function showProgress(out: Pick<WriteStream, 'write' | 'isTTY'>) {
  const began = performance.now()
  const pauseMs = out.isTTY ? everyMs.terminal : everyMs.elsewhere
  let shown = began
  let lines = 0
  return {
    show({ table, rows, of }: MoveProgress) {
      const now = performance.now()
      const isLast = rows === of
      if (!isLast && now - shown < pauseMs) return
      shown = now
      lines += 1
      const share = of === 0 ? 100 : Math.floor((rows / of) * 100)
      const perSecond = Math.round(rows / ((now - began) / 1000))
      const text = `${String(share).padStart(3)} %  ${rows} of ${of} rows, ${perSecond} a second  (${table})`
      out.write(out.isTTY ? `\r${text.padEnd(79)}` : `${text}\n`)
      if (isLast)
        out.write(`${out.isTTY ? '\n' : ''}Indexes are made, and all of it is checked …\n`)
    },
    /** Ends the line that a failure interrupted. */
    end() {
      if (out.isTTY && lines > 0) out.write('\n')
    },
  }
}
