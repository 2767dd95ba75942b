import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  /** The mount point. */
  folder: string
  /** Fills the free space. */
  fill(): void
  /** Frees the space that `fill` took. */
  free(): void
  /** Like a disk after I/O errors: the kernel remounts it read-only. */
  becomeReadOnly(): void
  /** Remounts it, read-only or writable. No process may have a file open on it. */
  remount(how: 'ro' | 'rw'): void
  remove(): void
}

const megabytes = 48

/** An ext4 file system in a file, mounted as a loop device, which requires root. */
export function mountSmallDisk(): SmallDisk {
  const place = mkdtempSync(join(tmpdir(), 'toju-disk-'))
  const [image, folder] = [join(place, 'image'), join(place, 'disk')]
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  mkdirSync(folder)
  writeFileSync(image, '')
  truncateSync(image, megabytes * 1024 * 1024)
  run('mkfs.ext4', '-q', '-F', '-m', '0', image)
  run('mount', '-o', 'loop', image, folder)
  const filling = join(folder, 'filling')
  return {
    folder,
    fill() {
      for (const piece of [1 << 20, 4096, 1]) {
        try {
          for (;;) writeFileSync(filling, Buffer.alloc(piece), { flag: 'a' })
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
    },
    free: () => rmSync(filling),
    becomeReadOnly: () => run('mount', '-o', 'remount,abort', folder),
    remount(how) {
      run('umount', folder)
      // fsck replays the journal of an aborted disk, as it does at boot.
      try {
        run('fsck.ext4', '-p', image)
      } catch {
        // A non-zero exit code means that errors were corrected.
      }
      run('mount', '-o', `loop,${how}`, image, folder)
    },
    remove() {
      run('umount', '-l', folder)
      rmSync(place, { recursive: true })
    },
  }
}
