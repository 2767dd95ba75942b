// Loaded before a server that `runServer` starts: the server ends when the pipe to its starter
// closes. A signal would not work, because a killed starter sends none.
import cluster from 'node:cluster'
import { Socket } from 'node:net'

// The processes of a cluster end with their primary, which alone has this pipe.
if (cluster.isPrimary) {
  const line = new Socket({ fd: 3, readable: true, writable: false })
  line.on('close', () => process.kill(process.pid, 'SIGKILL'))
  line.on('error', () => {})
  line.resume().unref()
}
