/**
 * The type of a translation: the same keys, and functions of the same parameters. A text may say
 * something else, so a literal becomes a string.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...params: infer Params) => infer Text
    ? (...params: Params) => Translation<Text>
    : English extends readonly (infer Each)[]
      ? readonly Translation<Each>[]
      : English extends object
        ? { readonly [Key in keyof English]: Translation<English[Key]> }
        : English
