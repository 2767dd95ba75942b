/** The limits of one server for requests and connections. */
export interface ServerLimits {
  /**
   * The time for the headers of a request, from its first byte. A connection that was never used
   * stays open for `keepAliveMs`.
   */
  headersMs: number
  /** The time for the body of a request. An upload may take longer at `uploadBytesPerSecond`. */
  bodyMs: number
  /** The minimum speed of an upload, as an average over `bodyMs`; a bad 2G link reaches it. */
  uploadBytesPerSecond: number
  /** The time for a whole request. */
  requestMs: number
  /** How often these times are checked. */
  checkEveryMs: number
  /** How long a connection may wait for its next request. */
  keepAliveMs: number
  /** After the stop signal: how long idle connections may still send a request. */
  lastRequestsMs: number
  /** After the stop signal: how long running requests may take. */
  drainMs: number
  /**
   * How many connections one address (IPv6: one /64) may have open; trusted proxies have no limit.
   * It is high, since mobile carriers put thousands of users behind one address. Above half of it,
   * connections close after their response.
   */
  connectionsPerIp: number
  /** The maximum of open connections, far below `LimitNOFILE` of deploy/toju.service. */
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
