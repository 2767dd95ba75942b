import type { IncomingMessage } from 'node:http'

/** Whether an origin is one that only this machine itself can reach. */
export function isLoopbackOrigin(origin: string): boolean {
  return isLoopbackName(new URL(origin).hostname)
}

/** A host name as it stands in an address, without a port. */
function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name)
}

/** What proxies add on behalf of somebody else: `X-Forwarded-For`, `CF-Connecting-IP` and their like. */
const addedByProxies =
  /^(?:forwarded|via|x-forwarded|x-real-ip|x-client-|x-cluster-|x-original-|x-envoy-|x-amzn-|x-cloud-|cf-|cdn-|fastly-|true-client-|fly-|akamai-)/

/**
 * Whether a program on this machine asks by itself, as far as a request can tell. A proxy beside us
 * also connects from here; one that adds no header still speaks HTTP/1.0 (nginx unless told otherwise).
 * No proof: what only this machine may see is there only where the public origin is a loopback one.
 */
export function isAskedFromHere({
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
