/**
 * Why something is refused or worth a remark: a code, and what its text names. `Params` has the
 * parameters of each code, null where it has none. `locales` turns it into text.
 */
export type Reason<Params> = {
  [Code in keyof Params]: Params[Code] extends null
    ? { code: Code }
    : { code: Code; params: Params[Code] }
}[keyof Params]
