/** A text from the page’s templates, in the language of the page. */
export function words(root: HTMLElement, name: string): string {
  const text = root.querySelector<HTMLTemplateElement>(`template[data-words=${name}]`)
  return text?.content.textContent ?? ''
}
