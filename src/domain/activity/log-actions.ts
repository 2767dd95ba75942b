export const logActions = ['create', 'update', 'delete', 'login', 'moderate', 'export'] as const

export type LogAction = (typeof logActions)[number]
