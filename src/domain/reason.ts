/**
 * Why something is refused or deserves a remark: a code, and the parameters of its text. `Params`
 * has the parameters of each code, or null. `locales` turns it into text.
 */
export type Reason<Params> = {
  [Code in keyof Params]: Params[Code] extends null
    ? { code: Code }
    : { code: Code; params: Params[Code] }
}[keyof Params]
