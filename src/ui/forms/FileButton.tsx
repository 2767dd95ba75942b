import { type ReactNode, useId } from 'react'
import { type ButtonLook, buttonStyle } from '../button-style.ts'

interface Props extends ButtonLook {
  accept: string
  multiple?: boolean
  onChoose: (files: readonly File[]) => void
  children: ReactNode
}

/** A file input that looks like a button. Its parent is `relative`. */
export function FileButton({ accept, multiple, onChoose, children, ...look }: Props) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that the same file can be chosen again.
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`${buttonStyle(look)} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {children}
      </label>
    </>
  )
}
