// In seconds.

export const minutes = (count: number) => count * 60

export const hours = (count: number) => count * 3600

export const days = (count: number) => count * 86_400

// In milliseconds, like instants.

export const minutesMs = (count: number) => minutes(count) * 1000

export const hoursMs = (count: number) => hours(count) * 1000

export const daysMs = (count: number) => days(count) * 1000
