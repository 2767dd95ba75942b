import type { ComponentProps, ReactNode } from 'react'
import type { SearchWords } from '../../locales/search-words.ts'
import { Tag } from '../../ui/tag/Tag.tsx'
import { NumberPattern } from './NumberPattern.tsx'
import { answerTone, type VerdictVariant, verdictNames } from './verdict-styles.ts'

interface Props extends Omit<ComponentProps<typeof Tag>, 'tone' | 'word'> {
  verdict: VerdictVariant
  words: SearchWords['verdicts']
  /** The number whose pattern the tag wears, unless the text is no number. */
  number?: string | undefined
}

/** The tag of an answer, which wears the pattern of its number. */
export function VerdictTag({ verdict, words, number, children, ...tag }: Props) {
  return (
    <Tag
      tone={answerTone(verdict)}
      word={<VerdictWord verdict={verdict} words={words} />}
      pattern={number !== undefined && <NumberPattern number={number} className="tag-pattern" />}
      {...tag}
    >
      {children}
    </Tag>
  )
}

/** What nobody should buy has one sentence, and the reason beneath. */
function VerdictWord({ verdict, words }: Pick<Props, 'verdict' | 'words'>): ReactNode {
  const { word } = verdictNames(verdict, words)
  if (answerTone(verdict) !== 'stolen') return word
  return (
    <>
      {words.doNotBuy}
      <span className="block text-[0.6em] font-semibold">{word}</span>
    </>
  )
}
