import type { Role } from './screen.ts'

export const widths = [360, 768, 1280] as const
export const schemes = ['light', 'dark'] as const

export interface Picture {
  route: string
  as: Role
  state: string
  width: number
  scheme: (typeof schemes)[number]
  file: string
}
