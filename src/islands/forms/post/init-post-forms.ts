const load = () => import('./post-form.ts')

/** Loads what a form needs once somebody is in it, and before it is sent. */
export function initPostForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-post]')) {
    form.addEventListener('focusin', () => void load().catch(() => {}), { once: true })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void load().then(({ sendPostForm }) => sendPostForm(form))
    })
  }
}
