/** What the server prints when its clock has moved a minute. */
export const minutePassed = 'a minute has passed'
