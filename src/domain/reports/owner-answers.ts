/** mine: "It is mine and with me" · not-mine: "I sold it, or it is not mine". */
export const ownerAnswers = ['mine', 'not-mine'] as const
export type OwnerAnswer = (typeof ownerAnswers)[number]
