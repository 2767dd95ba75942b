/** The name of the stored step of a log-in that waits for its second factor. */
export const secondFactorStep = 'second-factor'
