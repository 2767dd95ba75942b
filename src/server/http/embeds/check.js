// Shows the result in the widget. Without this script, the form opens it on Toju in a new tab.
const form = document.querySelector('form')
const result = document.querySelector('[data-result]')
const part = (name) => result.querySelector(`[data-${name}]`)
const words = JSON.parse(document.querySelector('[type="application/json"]').textContent)
let latest = 0

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const identifier = form.elements.uid.value.trim()
  if (identifier === '') return
  const current = ++latest
  show({ tone: 'checking', identifier })
  const shown = await answer(identifier)
  if (current === latest) show(shown)
})

async function answer(identifier) {
  const query = new URLSearchParams({ identifier })
  if (words.language !== 'en') query.set('language', words.language)
  try {
    // No cookies and no token: lookups in the widget are anonymous.
    const response = await fetch(`${words.verify}?${query}`, {
      credentials: 'omit',
      cache: 'no-store',
    })
    if (response.status === 429) return { tone: 'tooMany', identifier }
    if (!response.ok) return { tone: 'failed', identifier }
    const { data } = await response.json()
    const isListed = data.listings && ['clear', 'unknown'].includes(data.verdict)
    // Text without a digit cannot be an identifier.
    const isNoIdentifier = data.kind === null && !/\d/.test(data.identifier)
    const tone = isNoIdentifier
      ? 'invalid'
      : isListed
        ? 'listed'
        : data.underReview
          ? 'review'
          : data.verdict
    return { tone, identifier: data.identifier, message: data.message }
  } catch {
    return { tone: 'failed', identifier }
  }
}

function show({ tone, identifier, message = '' }) {
  part('word').textContent = words.tones[tone] ?? ''
  part('word').dataset.tone = tone
  part('identifier').textContent = identifier
  part('message').textContent = message
  part('more').href = `${form.action}?${new URLSearchParams({ uid: identifier })}`
  result.hidden = false
}
