export const minutes = (count: number) => count * 60

export const hours = (count: number) => count * 3600

export const days = (count: number) => count * 86_400
