let pressed: Element | null = null

/** Every page calls it once at the start. Enter in a form presses its button, too. */
export function rememberPressed(): void {
  const remember = ({ target }: Event) => {
    pressed = (target as Partial<Element>).closest?.('button, a, [role=button]') ?? null
  }
  document.addEventListener('click', remember, { capture: true, passive: true })
}

/** The button that was pressed last. A toast must not cover it. */
export function lastPressed(): Element | null {
  return pressed
}
