/** open: waits for staff · upheld, dismissed: decided by staff. */
export const complaintStates = ['open', 'upheld', 'dismissed'] as const
