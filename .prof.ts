import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareReporter } from './tests/support/server/reporter.ts'
import { startServer } from './tests/support/server/server-process.ts'
import { load } from './bench/lib/http-load.ts'
const ms = Number(process.env['MS'] ?? 4000)
const folder = mkdtempSync(join(tmpdir(), 'toju-prof-'))
const dataDir = mkdtempSync(join(folder, 'r-'))
const waiting: any[] = []
for (let n = 0; n < 60; n++) { const { token, assets } = await prepareReporter({ dataDir, databaseUrl: null }, 100, n*100); waiting.push(...assets.map((assetId) => ({ token, assetId }))) }
const server = await startServer({ DATA_DIR: dataDir, ...(process.env['PROF'] ? {NODE_OPTIONS:'--cpu-prof --cpu-prof-dir=/tmp/econ-prof'}:{}) }, 'bench/servers/unlimited-server.ts')
const { host } = new URL(server.origin)
const next = () => { const { token, assetId } = waiting.pop() ?? {}; if (!assetId) return undefined
 const body = JSON.stringify({ assetId, status: 'Stolen', description: 'Taken from my bag' })
 return Buffer.from(`POST /api/reports/create-report HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`) }
const pid = (server as any).pid ?? (server as any).process?.pid ?? (server as any).child?.pid
const cpu = () => { const f = readFileSync(`/proc/${pid}/stat`,'utf8').split(') ')[1]!.split(' '); return (Number(f[11])+Number(f[12]))*10 }
await load({ origin: server.origin, connections: 32, ms: 1000, next })
const b = waiting.length, c = cpu()
const m = await load({ origin: server.origin, connections: 32, ms, next })
const done = b - waiting.length
console.log(`${((cpu()-c)*1000/done).toFixed(0)} µs CPU a report, ${m.perSecond.toFixed(0)}/s p50 ${m.p50.toFixed(0)} (${done})`)
await server.end(); rmSync(folder,{recursive:true})
