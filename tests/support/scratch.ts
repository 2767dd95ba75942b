import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * A folder for temporary data, in memory where there is such a file system. On a busy disk a server
 * may wait many seconds for one write, and answers nobody meanwhile.
 */
export const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
