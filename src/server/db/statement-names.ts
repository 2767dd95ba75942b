import type { Socket } from 'node:net'
import type pg from 'pg'

/** How often a statement is sent before it gets a name: most of the others are built from filters. */
const namedFrom = 5
/** PostgreSQL keeps the plan of each name on each connection. */
const maxNames = 300
const maxCounted = 2000
/**
 * A statement that returns all columns, like `select *`: PostgreSQL refuses a planned one once a
 * migration, perhaps of another process, has added a column.
 */
const allColumns = /(?:select |distinct |returning |\.)\*/i

/**
 * Creates a function that returns the name of a statement that this process sends often, by which
 * PostgreSQL remembers its plan: planning takes longer than most statements. Undefined for others.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames || allColumns.test(text)) return known
    const times = (counts.get(text) ?? 0) + 1
    if (times < namedFrom) {
      if (counts.size >= maxCounted) counts.clear()
      counts.set(text, times)
      return undefined
    }
    counts.delete(text)
    const name = `toju_${names.size + 1}`
    names.set(text, name)
    return name
  }
}

interface Ends {
  near: string | null
  near_port: number | null
  far: string | null
  far_port: number | null
}

const ends = `select host(inet_client_addr()) as near, inet_client_port() as near_port,
  host(inet_server_addr()) as far, inet_server_port() as far_port`

/**
 * Whether a connection leads straight to PostgreSQL: the server names the two ends of one of our own
 * sockets. Behind a pooler such as PgBouncer, the next transaction may be on another connection, where
 * a name means nothing.
 */
export async function isDirect(client: pg.ClientBase, sockets: Iterable<Socket>): Promise<boolean> {
  const { rows } = await client.query<Ends>(ends)
  const [seen] = rows
  for (const { localAddress, localPort, remoteAddress, remotePort } of sockets) {
    if (seen?.near_port !== localPort || seen?.far_port !== remotePort) continue
    if (seen?.near === plain(localAddress) && seen?.far === plain(remoteAddress)) return true
  }
  return false
}

/** An IPv4 address as PostgreSQL writes it. */
function plain(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:/, '')
}
