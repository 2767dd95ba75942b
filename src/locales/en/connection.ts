/** Shown when the server did not respond. */
export const unreachableMessage = 'We could not reach Toju. Check your connection and try again.'
