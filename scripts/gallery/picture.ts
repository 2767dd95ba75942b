import type { Role } from './screen.ts'

export const widths = [360, 768, 1280] as const
export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

export interface Picture {
  route: string
  as: Role
  state: string
  width: number
  scheme: Scheme
  file: string
}
