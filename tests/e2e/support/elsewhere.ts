let count = 0

/**
 * Asks as somebody at an address nobody else in this run has, said the way our proxy says it: all
 * browsers of a run share one, and what prepares the tests must not use up what it is allowed.
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
