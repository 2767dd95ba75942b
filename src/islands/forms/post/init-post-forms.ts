const load = () => import('./post-form.ts')

/** Loads the code that sends a form when the form first gets the focus or is submitted. */
export function initPostForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-post]')) {
    form.addEventListener('focusin', () => void load().catch(() => {}), { once: true })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void load().then(({ sendPostForm }) => sendPostForm(form))
    })
  }
}
