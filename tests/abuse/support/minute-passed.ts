/** What the server with a clock says when it is a minute later. */
export const minutePassed = 'a minute has passed'
