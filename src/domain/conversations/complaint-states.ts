/** Whether our team has decided on a complaint. */
export const complaintStates = ['open', 'upheld', 'dismissed'] as const
