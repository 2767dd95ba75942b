// Injects faults around a server and compares effect, messages and recovery with
// docs/operations.md. Needs root for a separate disk, and faketime (apt-get install faketime). `npm
// run bench -- faults` runs all; FAULTS=disk,mail runs some.
import { jumpingClock } from './faults/clock.ts'
import { lostDatabase } from './faults/database.ts'
import { diskFaults } from './faults/disk.ts'
import { badMailServers } from './faults/mail.ts'
import { badLineToDatabase } from './faults/network.ts'
import { powerCuts } from './faults/power-cut.ts'
import type { Trial } from './faults/trial.ts'

const faults: Record<string, () => AsyncIterable<Trial>> = {
  disk: diskFaults,
  database: lostDatabase,
  line: badLineToDatabase,
  mail: badMailServers,
  clock: jumpingClock,
  power: powerCuts,
}

const named = process.env['FAULTS']?.split(',') ?? Object.keys(faults)
for (const name of named) {
  try {
    for await (const trial of faults[name]?.() ?? []) print(trial)
  } catch (error) {
    print(notTried(name, error))
  }
}

function print({ fault, effect, message, recovered, wrong }: Trial) {
  console.log(`\n${wrong.length === 0 ? 'as documented' : 'NOT AS DOCUMENTED'}  ${fault}`)
  console.log(`  effect     ${effect}\n  messages   ${message}\n  recovered  ${recovered}`)
  for (const each of wrong) console.log(`  failed: ${each}`)
  if (wrong.length > 0) process.exitCode = 1
}

/** A fault that could not be injected does not count as passed. */
function notTried(name: string, error: unknown): Trial {
  return {
    fault: name,
    effect: '–',
    message: '–',
    recovered: '–',
    wrong: [`the fault can be injected: ${error}`],
  }
}
