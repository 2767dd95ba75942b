/** Sends requests like one browser: cookies set by a response are sent with the next request. */
export function keepingCookies(ask: typeof fetch = fetch): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    if (cookies.size > 0) request.headers.set('cookie', [...cookies.values()].join('; '))
    const response = await ask(request)
    for (const kept of response.headers.getSetCookie()) {
      const [pair = ''] = kept.split(';', 1)
      cookies.set(pair.split('=', 1)[0] ?? '', pair)
    }
    return response
  }
}
