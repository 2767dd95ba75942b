import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Readable, Writable } from 'node:stream'

/** Both are deleted when the server has stopped. */
export interface Folders {
  programs: string
  data: string
}

/** A replica accepts `read-only connections`. */
const ready = 'database system is ready to accept'

/** The user to run as, if not the current one. */
export interface Owner {
  uid: number
  gid: number
}

const saidWithinMs = 30_000

/** A server that runs until it is stopped or this process dies. */
export interface TiedServer {
  /** Stops it for good and deletes the folders. */
  stop: () => Promise<void>
  /** Stops it as an administrator does and keeps its data; `begin` starts it again. */
  halt: () => Promise<void>
  begin: () => Promise<void>
}

// `$p` is the server; it ends when this process's end of the pipe closes, for any reason.
const script = `a=$1 b=$2; shift 2
begin() { "$@" </dev/null & p=$!; }
end() { kill -INT $p; wait $p; }
begin "$@"
while read -r order; do
  case $order in halt) end ;; begin) begin "$@" ;; esac
done
end; cd /; rm -rf "$a" "$b"`

/**
 * Runs the server under a shell that stops it and deletes the folders when its standard input ends:
 * when this process closes it, or dies in any way, `kill -9` included.
 */
export async function startTied(
  folders: Folders,
  command: string[],
  owner: Owner | undefined,
  keepsAlive = true,
): Promise<TiedServer> {
  // In its own process group, so that Ctrl-C does not stop it while the tests are ending.
  const shell = spawn('/bin/sh', ['-c', script, 'sh', folders.programs, folders.data, ...command], {
    ...owner,
    cwd: folders.data,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => shell.on('close', () => resolve()))
  const stop = () => {
    shell.stdin.end()
    return ended
  }
  shell.stderr.setEncoding('utf8')
  const order = async (word: string, awaited: string) => {
    const done = says(shell, awaited)
    shell.stdin.write(`${word}\n`)
    await done
  }
  try {
    await says(shell, ready)
  } catch (error) {
    void stop()
    throw error
  }
  if (!keepsAlive) {
    shell.unref()
    for (const stream of shell.stdio) if (stream instanceof Socket) stream.unref()
  }
  return {
    stop,
    halt: () => order('halt', 'database system is shut down'),
    begin: () => order('begin', ready),
  }
}

/**
 * Resolves once the server's log contains `awaited`, and rejects with the log when it does not in
 * time. Its words do not tell a failure: a `FATAL` may be a connection's, or a replica's that ends.
 */
function says(
  shell: ChildProcessByStdio<Writable, null, Readable>,
  awaited: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    const stopReading = () => {
      clearTimeout(timer)
      shell.stderr.off('data', read).resume()
    }
    const timer = setTimeout(() => {
      stopReading()
      reject(new Error(`PostgreSQL did not say “${awaited}” in time:\n${log}`))
    }, saidWithinMs)
    shell.on('error', reject)
    const read = (text: string) => {
      log = (log + text).slice(-10_000)
      if (!log.includes(awaited)) return
      stopReading()
      resolve()
    }
    shell.stderr.on('data', read)
  })
}
