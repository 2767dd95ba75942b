import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { TagShape } from './TagLabel.tsx'
import type { TagTone } from './tones.ts'

interface Props {
  tone: TagTone
  /** The word on the band: `Stolen`. */
  word: ReactNode
  /** `small` for a card in a list, `medium` for a column, `large` for the answer of a page. */
  size?: 'small' | 'medium' | 'large'
  /** Draws the string that ties it to its item. */
  string?: boolean
  /** Moves once as it appears. */
  arrives?: boolean
  /** A strip along the lower edge of the band. */
  pattern?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/**
 * A luggage tag with a solid band: the form of every verdict. It has no script, so both pages and
 * islands can render it.
 */
export function Tag({
  tone,
  word,
  size = 'large',
  string = false,
  arrives = false,
  pattern,
  className,
  children,
}: Props) {
  return (
    <div
      className={cx('tag text-start', arrives && 'tag-arrives', className)}
      data-tone={tone}
      data-size={size}
      data-string={string || undefined}
    >
      {string && <TagString behind />}
      <div className="tag-paper">
        <p className="tag-band" data-tag-band tabIndex={-1}>
          <TagShape tone={tone} className="tag-shape" />
          <span className="tag-word">{word}</span>
        </p>
        {pattern}
        {children}
      </div>
      {string && <TagString />}
    </div>
  )
}

/** Both strands end in the middle of the hole, at 90, 84: one behind the tag, one over its edge. */
function TagString({ behind = false }: { behind?: boolean }) {
  return (
    <svg
      viewBox="0 0 180 100"
      aria-hidden="true"
      className="tag-string"
      data-behind={behind || undefined}
    >
      {behind ? (
        <path d="M90 84C86 56 96 34 120 26" />
      ) : (
        <>
          <path d="M90 84C92 62 102 40 120 26C136 14 154 20 176 8M120 26C134 26 146 38 164 35" />
          <circle cx="120" cy="26" r="2.5" fill="currentColor" />
        </>
      )}
    </svg>
  )
}
