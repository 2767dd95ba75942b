import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { scratch } from '../../tests/support/scratch.ts'
import { type DiskEntry, readDiskLog } from './disk-log.ts'

/** An ext4 file system on a disk that records each write and each flush that reaches it. */
export interface RecordedDisk {
  /** The mount point. */
  folder: string
  /** A folder in memory, for files that are not on the disk. */
  beside: string
  /** How many writes and flushes have reached the disk. */
  position: () => number
  /** Unmounts it. Returns its initial contents and everything written since. */
  stop: () => Promise<{ initial: Buffer; entries: DiskEntry[] }>
  remove: () => Promise<void>
}

const megabyte = 1024 * 1024

/**
 * Mounts a loop device on a file that a worker thread serves by FUSE. The thread gets what the
 * kernel sends to the disk, in order and with the flushes. Needs root.
 */
export async function mountRecordedDisk(megabytes: number): Promise<RecordedDisk> {
  const beside = mkdtempSync(join(scratch, 'toju-power-'))
  const [fuse, folder, log] = ['fuse', 'disk', 'log'].map((name) => join(beside, name)) as [
    string,
    string,
    string,
  ]
  // PostgreSQL runs as another user.
  chmodSync(beside, 0o755)
  mkdirSync(fuse)
  mkdirSync(folder)
  const initial = emptyFileSystem(join(beside, 'initial'), megabytes)
  const image = new SharedArrayBuffer(initial.length)
  initial.copy(Buffer.from(image))
  const entries = new SharedArrayBuffer(4)
  const device = openSync('/dev/fuse', 'r+')
  const worker = new Worker(new URL('./recording-worker.ts', import.meta.url), {
    workerData: { device, image, log, entries },
  })
  const ended = new Promise<void>((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
  await new Promise((resolve) => worker.on('online', resolve))
  const options = 'fd=3,rootmode=40000,user_id=0,group_id=0'
  run('mount', ['-i', '-t', 'fuse', '-o', options, 'toju-recorder', fuse], device)
  run('mount', ['-o', 'loop', join(fuse, 'image'), folder])
  return {
    folder,
    beside,
    position: () => Atomics.load(new Int32Array(entries), 0),
    async stop() {
      run('umount', [folder])
      run('umount', [fuse])
      await ended
      closeSync(device)
      return { initial, entries: readDiskLog(log) }
    },
    async remove() {
      // After a failure it is still mounted.
      for (const mounted of [folder, fuse]) spawnSync('umount', ['-l', mounted])
      await worker.terminate()
      rmSync(beside, { recursive: true, force: true })
    },
  }
}

function emptyFileSystem(file: string, megabytes: number): Buffer {
  writeFileSync(file, '')
  truncateSync(file, megabytes * megabyte)
  run('mkfs.ext4', ['-q', '-F', '-m', '0', '-E', 'lazy_itable_init=0,lazy_journal_init=0', file])
  const bytes = readFileSync(file)
  rmSync(file)
  return bytes
}

/** Mounts a copy of a disk while `use` runs, as a machine does when its power is back. */
export async function afterPowerCut<T>(
  beside: string,
  disk: Buffer,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const [image, folder] = [join(beside, 'cut'), join(beside, 'back')]
  mkdirSync(folder, { recursive: true })
  writeFileSync(image, disk)
  run('mount', ['-o', 'loop', image, folder])
  try {
    return await use(folder)
  } finally {
    run('umount', [folder])
  }
}

/** `third` is a file descriptor that the program gets as number 3. */
function run(program: string, args: string[], third?: number): void {
  const { status, stderr, error } = spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'pipe', ...(third === undefined ? [] : [third])],
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? stderr}`)
}
