// Witnesses a log: signs its checkpoints while each continues the last one, and stops at a fork.

import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { ForkError, openWitness } from '../../src/server/witness/witness.ts'

const usage = `Usage: npm run witness -- <log address> [options]

  <log address>    like https://toju.ng/log
  --state <folder> what the witness keeps (default: witness)
  --name <name>    its name in signatures, a host name of its own (default: ${hostname()})
  --key <line>     the key of the log (default: what the log gives at the first start)
  --port <port>    where logs bring their checkpoints (C2SP tlog-witness; default: none)
  --every <s>      how often it reads the log by itself (default: 60; 0: once)`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: 'string', default: 'witness' },
    name: { type: 'string', default: hostname() },
    key: { type: 'string' },
    port: { type: 'string' },
    every: { type: 'string', default: '60' },
  },
})
const [log, ...more] = positionals
if (!log || !URL.canParse(log) || more.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else {
  await main(log)
}

async function main(address: string): Promise<void> {
  const witness = await openWitness({
    log: address,
    stateDir: values.state,
    name: values.name,
    logKey: values.key,
  })
  console.log(
    `The key of this witness, for LOG_WITNESSES of the log:\n\n  ${witness.verifierKey}\n`,
  )
  if (values.port !== undefined) witness.server.listen(Number(values.port))
  const everyMs = Number(values.every) * 1000
  for (;;) {
    try {
      const { size } = await witness.checkLog()
      console.log(`${new Date().toISOString()} signed: ${size} entries`)
    } catch (error) {
      if (error instanceof ForkError) {
        console.error(`FORK: ${error.message}`)
        witness.server.close()
        process.exitCode = 1
        return
      }
      console.error(`${new Date().toISOString()} not read: ${(error as Error).message}`)
      if (everyMs === 0) process.exitCode = 2
    }
    if (everyMs === 0) return void witness.server.close()
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
