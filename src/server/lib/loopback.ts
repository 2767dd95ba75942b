import type { IncomingMessage } from 'node:http'

/** Whether only this machine can reach an origin. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackName(new URL(origin).hostname)
}

/** Takes a host name without a port, with IPv6 in brackets. */
function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** Headers that proxies add, such as `X-Forwarded-For` and `CF-Connecting-IP`. */
const addedByProxies =
  /^(?:forwarded|via|x-forwarded|x-real-ip|x-client-|x-cluster-|x-original-|x-envoy-|x-amzn-|x-cloud-|cf-|cdn-|fastly-|true-client-|fly-|akamai-)/

/**
 * Whether a request comes from a program on this machine. A proxy on this machine also connects
 * from here; its headers, or HTTP/1.0, the default of nginx, reveal it. This is no proof, so
 * private pages also require a loopback public origin.
 */
export function isFromThisMachine({
  headers,
  socket,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>): boolean {
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    isLoopbackName(name) &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((header) => addedByProxies.test(header))
  )
}
