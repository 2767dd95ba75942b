/** The console of `/developers`: one call with the visitor’s own key, which is stored nowhere. */
export function startConsole(): void {
  const form = document.querySelector<HTMLFormElement>('[data-api-console]')
  if (!form) return
  const part = <Part extends HTMLElement>(name: string) =>
    form.querySelector(`[data-${name}]`) as Part
  const button = form.querySelector('button')
  form.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button) button.disabled = true
    const identifier = part<HTMLInputElement>('identifier').value
    try {
      const response = await fetch(`/api/v1/check?${new URLSearchParams({ identifier })}`, {
        headers: { authorization: `Bearer ${part<HTMLInputElement>('key').value.trim()}` },
        // The website’s session is not sent: the key alone authorises the call.
        credentials: 'omit',
      })
      show(`${response.status} ${response.statusText}`.trim(), headersOf(response))
      part('body').textContent = JSON.stringify(await response.json(), null, 2)
    } catch {
      show('No answer. Check your connection and the characters of the key.', '')
      part('body').textContent = ''
    }
    if (button) button.disabled = false
  })

  function show(status: string, headers: string) {
    part('answer').hidden = false
    part('status').textContent = status
    part('headers').textContent = headers
  }
}

const shown = ['ratelimit', 'ratelimit-policy', 'retry-after', 'www-authenticate', 'x-request-id']

function headersOf({ headers }: Response): string {
  return shown
    .flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [`${name}: ${value}`]
    })
    .join('\n')
}
