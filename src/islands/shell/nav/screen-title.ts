import { atom } from 'nanostores'

/** The title of the screen, which is announced when another one takes its place. */
export const $screenTitle = atom('')
