import type { CountTexts } from './count-text.ts'

/**
 * The type of a translation: the same keys, and functions with the same parameters. A literal
 * becomes a string, since its text differs. The plural forms are those of the language. A surplus
 * key is found by tests/architecture/translations.test.ts, because TypeScript accepts it in JSON.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...params: infer Params) => infer Text
    ? (...params: Params) => Translation<Text>
    : English extends readonly (infer Each)[]
      ? readonly Translation<Each>[]
      : English extends { readonly other: string }
        ? CountTexts
        : English extends object
          ? { readonly [Key in keyof English]: Translation<English[Key]> }
          : English
