// Moves a database, and kills itself with -9 when the given number of parts has been copied.
import { moveDatabase } from '../../../src/server/backup/move-database.ts'
import { readSettings } from '../../../src/server/config/env.ts'

const [target = '', killAt = '0'] = process.argv.slice(2)
const settings = readSettings()
const databaseUrl = target === 'embedded' ? null : target
let parts = 0

await moveDatabase(settings, { ...settings, databaseUrl }, () => {
  parts += 1
  if (parts === Number(killAt)) process.kill(process.pid, 'SIGKILL')
})
