/** Fills in the identifier that `/watch?uid=…` names, unless something is typed already. */
export function prefillWatch(): void {
  const identifier = document.querySelector<HTMLInputElement>('[data-post] [name=identifier]')
  const asked = new URLSearchParams(location.search).get('uid')?.trim().slice(0, 64)
  if (asked && identifier?.value === '') identifier.value = asked
}
