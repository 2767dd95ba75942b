/** open: waits for staff · upheld and dismissed: their decisions. */
export const complaintStates = ['open', 'upheld', 'dismissed'] as const
