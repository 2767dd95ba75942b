import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server of the benchmark itself on a free port of this machine. */
export async function listen(server: Server): Promise<{ port: number; stop: () => void }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
