import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../tests/support/server/free-port.ts'
import { giveTo, unprivilegedOwner } from '../../tests/support/server/unprivileged.ts'
import { type Running, runOnPort } from './proxy.ts'

/** PostgreSQL nodes that elect their leader, and one URL of the current leader. */
export interface PatroniCluster {
  /** Through the proxy, to the current leader. */
  url: string
  /** Kills the leader's PostgreSQL and Patroni with -9 at the same moment; returns its name. */
  killLeader: () => Promise<string>
  /** Starts a killed node, and resolves when it is the synchronous standby. */
  bringBack: (name: string) => Promise<void>
  stop: () => Promise<void>
}

interface Node {
  name: string
  port: number
  restPort: number
  config: string
  running: Running | undefined
}

/** Patroni's minimum. A leader that does not respond stays leader for this long. */
const leaderTtlSeconds = 20
const binaries = '/usr/lib/postgresql/15/bin'
const owner = unprivilegedOwner()

/** Starts etcd, two nodes with synchronous replication, and haproxy, all in one folder. */
export async function startPatroni(
  programs: { patroni: string; etcd: string; haproxy: string },
  folder: string,
): Promise<PatroniCluster> {
  const password = randomBytes(16).toString('hex')
  const etcdPort = await freePort()
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const etcd = await startEtcd(programs.etcd, join(folder, 'etcd'), etcdPort)
    stops.push(etcd.stop)
    const nodes: Node[] = []
    for (const name of ['one', 'two']) {
      const [port, restPort] = [await freePort(), await freePort()]
      const config = writeConfig({ folder, name, port, restPort, etcdPort, password })
      nodes.push({ name, port, restPort, config, running: undefined })
    }
    stops.push(async () => {
      // Their data is discarded, so no clean shutdown is needed.
      for (const node of nodes) killNode(folder, node)
    })
    for (const node of nodes) {
      await start(programs.patroni, folder, node)
      if (node === nodes[0]) await until(async () => (await leaderOf(nodes)) !== undefined)
    }
    await until(async () => (await standbyOf(nodes)) !== undefined)
    const proxy = await startLeaderProxy(programs.haproxy, folder, nodes)
    stops.push(proxy.stop)
    return {
      url: `postgres://toju:${password}@127.0.0.1:${proxy.port}/postgres`,
      async killLeader() {
        const leader = await leaderOf(nodes)
        if (!leader?.running) throw new Error('there is no leader')
        killNode(folder, leader)
        return leader.name
      },
      async bringBack(name) {
        const node = nodes.find((each) => each.name === name)
        if (!node) throw new Error(`there is no node ${name}`)
        await start(programs.patroni, folder, node)
        await until(async () => (await standbyOf(nodes))?.name === name)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function startEtcd(etcd: string, dataDir: string, port: number): Promise<Running> {
  mkdirSync(dataDir, { mode: 0o700 })
  if (owner) giveTo(owner, dataDir)
  const client = `http://127.0.0.1:${port}`
  // biome-ignore format: an option and its value belong on one line
  const args = [
    '--name', 'only', '--data-dir', dataDir,
    '--listen-client-urls', client, '--advertise-client-urls', client,
    '--listen-peer-urls', 'http://127.0.0.1:0', '--initial-advertise-peer-urls', 'http://127.0.0.1:1',
    '--initial-cluster', 'only=http://127.0.0.1:1',
  ]
  return runOnPort(etcd, args, port, { ...owner, cwd: dataDir })
}

function writeConfig(node: {
  folder: string
  name: string
  port: number
  restPort: number
  etcdPort: number
  password: string
}): string {
  const { folder, name, port, restPort, etcdPort, password } = node
  const home = join(folder, name)
  mkdirSync(home, { mode: 0o700 })
  const config = {
    scope: 'toju',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: leaderTtlSeconds,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 100, shared_buffers: '64MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(home, 'data'),
      bin_dir: binaries,
      pgpass: join(home, 'pgpass'),
      parameters: { unix_socket_directories: home, timezone: 'UTC', lc_messages: 'C' },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
        'local all all trust',
      ],
      authentication: {
        superuser: { username: 'toju', password },
        replication: { username: 'copies', password },
      },
    },
  }
  const file = join(home, 'patroni.yml')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(config, null, 2), { mode: 0o600 })
  if (owner) giveTo(owner, home)
  return file
}

async function start(patroni: string, folder: string, node: Node): Promise<void> {
  const home = join(folder, node.name)
  node.running = await runOnPort(patroni, [node.config], node.restPort, {
    ...owner,
    cwd: home,
    env: { PATH: process.env['PATH'], HOME: home, LC_ALL: 'C' },
  })
}

interface Member {
  name: string
  role: string
  state: string
}

async function membersBy(node: Node): Promise<Member[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${node.restPort}/cluster`)
    return ((await answer.json()) as { members: Member[] }).members
  } catch {
    return []
  }
}

async function nodeWith(nodes: readonly Node[], matches: (member: Member) => boolean) {
  for (const node of nodes) {
    const found = (await membersBy(node)).find(matches)
    if (found) return nodes.find(({ name }) => name === found.name)
  }
  return undefined
}

const leaderOf = (nodes: readonly Node[]) =>
  nodeWith(nodes, ({ role, state }) => role === 'leader' && state === 'running')

const standbyOf = (nodes: readonly Node[]) =>
  nodeWith(nodes, ({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state))

/** Routes to the node that Patroni reports as leader, and closes connections to the former one. */
async function startLeaderProxy(
  haproxy: string,
  folder: string,
  nodes: readonly Node[],
): Promise<Running> {
  const port = await freePort()
  const config = join(folder, 'leader.cfg')
  const servers = nodes.map(
    (each) => `  server ${each.name} 127.0.0.1:${each.port} check port ${each.restPort}`,
  )
  writeFileSync(
    config,
    `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 1h
  timeout server 1h
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  return runOnPort(haproxy, ['-db', '-f', config], port)
}

/** Kills a node's PostgreSQL and Patroni; PostgreSQL is not Patroni's child. */
function killNode(folder: string, { name, running }: Node): void {
  const file = join(folder, name, 'data/postmaster.pid')
  const postmaster = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
  for (const pid of [...processTree(running?.child.pid), ...processTree(postmaster)]) {
    process.kill(pid, 'SIGKILL')
  }
}

function processTree(pid: number | undefined): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  if (pid === undefined || !existsSync(file)) return []
  const children = readFileSync(file, 'utf8').trim()
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processTree)]
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error('the PostgreSQL nodes did not reach the expected state in time')
    await delay(200)
  }
}
