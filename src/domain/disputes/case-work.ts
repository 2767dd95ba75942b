import type { CaseKind } from './conflicts-of-interest.ts'

/** Cases that wait in a queue until somebody has read them. */
export const workedCaseKinds = ['item', 'dispute', 'merchant'] as const satisfies CaseKind[]
export type WorkedCaseKind = (typeof workedCaseKinds)[number]
