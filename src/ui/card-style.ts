export const cardStyle = 'rounded-lg border border-line bg-surface'
export const cardPadding = 'p-4 sm:p-6'
