import { Search } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { inputStyle } from '../../ui/forms/field-style.ts'

interface Props {
  /** For screen readers. */
  label: string
  /** By default the label. */
  placeholder?: string
  value: string
  onChange: (text: string) => void
  className?: string
}

/** Filters the list below it while the user types. */
export function SearchBox({ label, placeholder = label, value, onChange, className }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not support <search>
    <div role="search" aria-label={label} className={cx('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="off"
        spellCheck={false}
        className={cx(inputStyle, 'ps-11')}
      />
    </div>
  )
}
