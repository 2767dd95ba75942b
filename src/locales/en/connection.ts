/** No answer came from the server. */
export const unreachableMessage = 'We could not reach Toju. Check your connection and try again.'
