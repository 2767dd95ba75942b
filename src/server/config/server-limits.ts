/** What one server takes, of requests and connections. */
export interface ServerLimits {
  /**
   * For the head of a request, from the opening of its connection. Browsers keep a connection ready
   * for up to 10 s before they send a request on it, and show an error if the server closes it then.
   */
  headersMs: number
  /** For its body; of a picture that is sent, for each part as large as the next figure asks. */
  bodyMs: number
  /** A picture has to come at least so quickly, on the average of `bodyMs`: a bad 2G link does. */
  uploadBytesPerSecond: number
  /** For a request in all. */
  requestMs: number
  /** How often those times are looked at. */
  checkEveryMs: number
  /** How long a connection may wait for its next request. */
  keepAliveMs: number
  /** After the order to stop: how long a connection that is kept alive may still bring a request … */
  lastRequestsMs: number
  /** … and how long what is under way may take. */
  drainMs: number
  /**
   * Open at once from one address (IPv6: one /64), unless it is a trusted proxy's. Generous, since a
   * mobile carrier puts thousands behind one. Above half of it, a connection ends with its answer.
   */
  connectionsPerIp: number
  /** Open at once in all: far below what the process may open (`LimitNOFILE` of deploy/toju.service). */
  connections: number
}

export const serverLimits: ServerLimits = {
  headersMs: 15_000,
  bodyMs: 10_000,
  uploadBytesPerSecond: 1000,
  requestMs: 300_000,
  checkEveryMs: 2000,
  keepAliveMs: 65_000,
  lastRequestsMs: 2000,
  drainMs: 10_000,
  connectionsPerIp: 256,
  connections: 10_000,
}
