import { ApiError } from '../../api/problem.ts'
import { failureParts, post, translateErrorFor } from '../forms/post/post.ts'

/** The token is in the history entry, not in the URL, so that it survives a reload. */
interface LinkState {
  newsletterToken?: string
}

/**
 * Handles the buttons of a mailed link; MailedLink.astro has the elements. Opening the page does
 * nothing by itself, because mail scanners open every link.
 */
export function initMailedLink(): void {
  const root = document.querySelector<HTMLElement>('[data-mailed-link]')
  const buttons = [...(root?.querySelectorAll('button') ?? [])]
  if (!root || buttons.length === 0) return
  const token = moveTokenToState()
  if (token === null) {
    show(root, 'no-token')
    return
  }
  for (const button of buttons) {
    button.disabled = false
    button.addEventListener('click', () => void press(root, button, token))
  }
}

function moveTokenToState(): string | null {
  const inUrl = new URLSearchParams(location.search).get('token')?.trim()
  if (inUrl) {
    history.replaceState({ newsletterToken: inUrl } satisfies LinkState, '', location.pathname)
  }
  return (history.state as LinkState | null)?.newsletterToken ?? null
}

async function press(root: HTMLElement, button: HTMLButtonElement, token: string): Promise<void> {
  button.disabled = true
  try {
    const { message } = await post(button.dataset['url'] ?? root.dataset['mailedLink'] ?? '', {
      token,
    })
    show(root, 'done', button.dataset['done'] ?? message)
    const heading = document.querySelector('h1')
    if (heading) heading.textContent = root.dataset['done'] ?? ''
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const mayWorkLater = error.status === 0 || error.status === 429 || error.status >= 500
    show(root, mayWorkLater ? 'retry' : 'refused', ...failureParts(translateErrorFor(root, error)))
    button.disabled = false
    button.textContent = root.dataset['again'] ?? 'Try again'
  }
}

/** Shows the elements of a state, hides the others, and announces the message. */
function show(root: HTMLElement, state: string, ...message: (Node | string)[]): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-when]')) {
    part.hidden = !part.dataset['when']?.split(' ').includes(state)
  }
  const place = root.querySelector<HTMLElement>('[data-message]')
  if (!place) return
  place.replaceChildren(...message)
  place.hidden = message.length === 0
  if (!place.hidden) place.focus()
}
