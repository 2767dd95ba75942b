const at = (id) => document.getElementById(id)
const [number, screen, entry, texts, message] = [
  'number',
  'screen',
  'entry',
  'texts',
  'message',
].map(at)
const settings = await (await fetch('/dev/phone/settings.json')).json()

const post = async (path, body) => {
  const response = await fetch(`/dev/phone/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: number.value.replace(/\D/g, ''), ...body }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

/** The session, or null while the phone waits for a code. */
let session = null

function showIdle() {
  session = null
  screen.textContent = `Dial ${settings.code}`
  entry.value = ''
  entry.hidden = false
}

async function call() {
  const typed = entry.value.trim()
  entry.value = ''
  if (session?.ended) return showIdle()
  if (!session) {
    const text = dialledText(typed)
    if (text === null) {
      screen.textContent = `No such code. Dial ${settings.code}`
      return
    }
    session = { id: crypto.randomUUID(), inputs: text === '' ? [] : [text], ended: false }
  } else {
    session.inputs.push(typed)
  }
  screen.textContent = '…'
  try {
    const { text } = await post('ussd', { sessionId: session.id, text: session.inputs.join('*') })
    session.ended = text.startsWith('END')
    screen.textContent = text.replace(/^(CON|END) /, '')
    entry.hidden = session.ended
  } catch {
    showIdle()
    screen.textContent = 'Connection problem or invalid MMI code.'
  }
}

/** `*347*123#` opens the menu, `*347*123*IMEI#` looks up the IMEI at once; null for another code. */
function dialledText(typed) {
  const code = settings.code.slice(0, -1)
  if (!typed.startsWith(code) || !typed.endsWith('#')) return null
  const rest = typed.slice(code.length, -1)
  return rest === '' || rest.startsWith('*') ? rest.slice(1) : null
}

for (const key of '123456789*0#') {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = key
  button.addEventListener('click', () => {
    entry.value += key
  })
  at('keys').append(button)
}
at('call').addEventListener('click', call)
at('end').addEventListener('click', showIdle)
at('clear').addEventListener('click', () => {
  entry.value = entry.value.slice(0, -1)
})
entry.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') call()
})

const sent = { sms: [], whatsapp: [] }
const shown = { sms: 0, whatsapp: 0 }
const channel = () => document.querySelector('[name="channel"]:checked').value

function showTexts() {
  const name = channel()
  texts.replaceChildren(
    ...sent[name].map(({ isOwn, text }) => {
      const item = document.createElement('p')
      item.className = isOwn ? 'own' : 'theirs'
      item.textContent = text
      return item
    }),
  )
  texts.scrollTop = texts.scrollHeight
  at('elsewhere').hidden = settings[name]
}

async function receive() {
  const name = channel()
  const to = number.value.replace(/\D/g, '')
  const query = new URLSearchParams({ channel: name, number: to })
  const replies = await (await fetch(`/dev/phone/texts.json?${query}`)).json()
  for (const text of replies.slice(shown[name])) sent[name].push({ isOwn: false, text })
  if (shown[name] === replies.length) return
  shown[name] = replies.length
  showTexts()
}

at('write').addEventListener('submit', async (event) => {
  event.preventDefault()
  const name = channel()
  const text = message.value.trim()
  if (text === '') return
  sent[name].push({ isOwn: true, text })
  message.value = ''
  showTexts()
  await post(name, { text })
})
for (const radio of document.querySelectorAll('[name="channel"]')) {
  radio.addEventListener('change', showTexts)
}
number.addEventListener('change', () => {
  for (const name of ['sms', 'whatsapp']) {
    sent[name] = []
    shown[name] = 0
  }
  showIdle()
  showTexts()
})

showIdle()
showTexts()
setInterval(() => receive().catch(() => {}), 700)
