let count = 0

/**
 * Returns a `fetch` with a unique IP address, set in the proxy’s header. All browsers of a run share
 * one IP address, and test setup must not use up its rate limits.
 */
export function fetchFromElsewhere(): typeof fetch {
  const number = count++
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  return (input, init) => {
    const request = new Request(input, init)
    request.headers.set('x-forwarded-for', address)
    return fetch(request)
  }
}
