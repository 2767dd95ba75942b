/** The button that copies a number. */
export const copyWords = {
  copy: 'Copy {name}',
  copied: '{name} copied',
  failed: 'Copying failed. Select the text and copy it yourself.',
}
