/** Shown when the server failed, or a proxy answered for it. */
export const serverFailedMessage = 'Something went wrong on our side. Try again in a minute.'

/** Shown when the server did not respond. */
export const unreachableMessage = 'We could not reach Toju. Check your connection and try again.'
