// Loaded before a server that `runServer` starts: the server ends soon after its starter. It polls,
// because a killed starter sends no signal, and a pipe to the starter may close while the starter
// is alive.
import cluster from 'node:cluster'

const lookEveryMs = 250

// The processes of a cluster end with their primary.
if (cluster.isPrimary) {
  const starter = Number(new URL(import.meta.url).searchParams.get('starter'))
  setInterval(() => {
    if (process.ppid !== starter) process.kill(process.pid, 'SIGKILL')
  }, lookEveryMs).unref()
}
