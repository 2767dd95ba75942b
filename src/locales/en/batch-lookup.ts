import { type PlanName, planFeatures } from '../../domain/payments/plans.ts'

/** Why a batch of identifiers cannot be looked up. */
export const batchMessages = {
  'batch-too-large': ({ plan, asked }: { plan: PlanName; asked: number }) => {
    const perBatch = planFeatures.batchSize[plan]
    return `The ${plan} plan checks up to ${perBatch} numbers at once. This list has ${asked}: remove ${asked - perBatch}.`
  },
  'day-used-up': ({ plan, asked, left }: { plan: PlanName; asked: number; left: number }) => {
    const spent = `The ${plan} plan checks ${planFeatures.batchPerDay[plan]} numbers a day in lists.`
    if (left === 0)
      return `${spent} You have used them all today. You can check more after midnight.`
    return `${spent} You have ${left} left today. This list has ${asked}: remove ${asked - left}.`
  },
}

/** Beside the answers of a batch. */
export const signedSheetWords = {
  signed: 'The registry signed these answers as one proof, {number}.',
  open: 'Open the signed sheet',
  printed: 'Signed by the registry. Verify this sheet at {address} with the number {number}.',
} as const
