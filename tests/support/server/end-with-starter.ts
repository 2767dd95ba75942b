// Loaded before a server that `runServer` starts: the server ends soon after its starter. A signal
// would not work, because a killed starter sends none; a pipe to the starter closed now and then while
// the starter was alive, and its tests then had no server.
import cluster from 'node:cluster'

const lookEveryMs = 250

// The processes of a cluster end with their primary.
if (cluster.isPrimary) {
  const starter = Number(new URL(import.meta.url).searchParams.get('starter'))
  setInterval(() => {
    if (process.ppid !== starter) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs).unref()
}
