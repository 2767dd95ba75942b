import { spawn } from 'node:child_process'

/** Both are deleted when the server has stopped. */
export interface Folders {
  programs: string
  data: string
}

/** The user to run as, where it is not ours. */
export interface Owner {
  uid: number
  gid: number
}

const readyWithinMs = 30_000

/**
 * Runs the server under a shell that stops it and deletes the folders when its standard input ends:
 * that is when we close it, and also when this process dies in any way, `kill -9` included.
 */
export function startTied(
  folders: Folders,
  program: string,
  args: string[],
  owner: Owner | undefined,
): Promise<() => Promise<void>> {
  const script =
    'a=$1 b=$2; shift 2; "$@" </dev/null & read -r _; kill -INT $!; wait $!; cd /; rm -rf "$a" "$b"'
  // In a process group of its own, so that Ctrl-C does not stop it under the tests that are ending.
  const shell = spawn(
    '/bin/sh',
    ['-c', script, 'sh', folders.programs, folders.data, program, ...args],
    {
      ...owner,
      cwd: folders.data,
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise<void>((resolve) => shell.on('close', () => resolve()))
  const stop = () => {
    shell.stdin.end()
    return ended
  }
  return new Promise((resolve, reject) => {
    let log = ''
    const fail = (reason: string) => {
      void stop()
      reject(new Error(`PostgreSQL ${reason}:\n${log}`))
    }
    const timer = setTimeout(() => fail('was not ready in time'), readyWithinMs)
    shell.on('error', reject)
    const read = (text: string) => {
      log = (log + text).slice(-10_000)
      if (log.includes('ready to accept connections')) {
        clearTimeout(timer)
        // What it says from now on, of broken connections for one, is no reason to stop it.
        shell.stderr.off('data', read).resume()
        resolve(stop)
      } else if (/FATAL|error while loading/.test(log)) {
        clearTimeout(timer)
        fail('did not start')
      }
    }
    shell.stderr.setEncoding('utf8').on('data', read)
  })
}
