import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * A folder for data that no test needs after it: in memory where there is such a file system. On a
 * disk that is busy a server may wait many seconds for one write, and answers nobody meanwhile.
 */
export const scratch = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
