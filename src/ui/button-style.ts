export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline ' +
  'transition-colors duration-150 select-none disabled:opacity-55 aria-disabled:opacity-55 ' +
  '[&_svg]:size-5 [&_svg]:shrink-0 print:hidden'

const variants = {
  primary: 'border-transparent bg-brand text-on-brand not-disabled:hover:bg-brand-hover',
  accent: 'border-transparent bg-marigold text-on-marigold not-disabled:hover:bg-marigold-hover',
  secondary:
    'border-line-strong bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sunken',
  quiet: 'border-transparent text-brand not-disabled:hover:bg-brand-soft',
  danger: 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-hover',
} satisfies Record<ButtonVariant, string>

const sizes = {
  md: 'min-h-11 px-4.5 py-2 text-sm',
  lg: 'min-h-13 px-6 py-3 text-base',
} satisfies Record<ButtonSize, string>

/** Classes for a button, or for a link that looks like one. */
export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonLook = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}${wide ? ' w-full' : ''}`
}
