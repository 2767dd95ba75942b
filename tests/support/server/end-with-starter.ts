// Loaded before a server that `runServer` starts: when the line to its starter ends, so does it. A signal
// would not do, since a starter that is killed sends none.
import cluster from 'node:cluster'
import { Socket } from 'node:net'

// The processes of a cluster end with their first one, which alone has this line.
if (cluster.isPrimary) {
  const line = new Socket({ fd: 3, readable: true, writable: false })
  line.on('close', () => process.kill(process.pid, 'SIGKILL'))
  line.on('error', () => {})
  line.resume().unref()
}
