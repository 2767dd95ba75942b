/** The button that copies a number. */
export const copyWords = {
  copy: 'Copy {name}',
  copied: '{name} copied',
  failed: 'It could not be copied. Select it and copy it yourself.',
}
