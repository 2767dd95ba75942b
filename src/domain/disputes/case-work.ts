import type { CaseKind } from './conflicts-of-interest.ts'

/** Cases that staff take from a queue and write notes about. */
export const workedCaseKinds = ['item', 'dispute', 'merchant'] as const satisfies CaseKind[]
export type WorkedCaseKind = (typeof workedCaseKinds)[number]
