// Opens the configured database, which migrates it; prints when it begins and when it is done.

import { readSettings } from '../../../src/server/config/env.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'

process.stdout.write('begins\n')
const database = await openDatabase(readSettings())
process.stdout.write('done\n')
await database.close()
