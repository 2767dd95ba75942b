// Opens the database that the settings name, and so migrates it; says when it begins and when it is done.
import { openDatabase } from '../../src/server/db/open.ts'
import { readSettings } from '../../src/server/env.ts'

process.stdout.write('begins\n')
const database = await openDatabase(readSettings())
process.stdout.write('done\n')
await database.close()
