import { goToNextField } from './scan/next-field.ts'

/** Prefills the identifier in `/watch?uid=…`, unless the field already has text, and lets it be scanned. */
export function prefillWatch(): void {
  const identifier = document.querySelector<HTMLInputElement>('[data-post] [name=identifier]')
  const asked = new URLSearchParams(location.search).get('uid')?.trim().slice(0, 64)
  if (asked && identifier?.value === '') identifier.value = asked
  identifier?.addEventListener('keydown', goToNextField)
}
