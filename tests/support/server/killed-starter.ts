// Starts a process as tests start servers, prints its id, and waits to be killed.
import { runServer } from './server-process.ts'

if (!process.env['STARTED']) {
  const { child } = runServer({ STARTED: 'yes' }, 'tests/support/server/killed-starter.ts')
  process.stdout.write(`${child.pid}\n`)
}
setInterval(() => {}, 1000)
