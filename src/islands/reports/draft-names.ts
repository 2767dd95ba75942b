/** What was typed about a find, and the step of its form. */
export const findDraft = 'find'
export const findStep = 'find-step'
