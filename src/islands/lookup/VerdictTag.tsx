import type { ComponentProps } from 'react'
import type { SearchWords } from '../../locales/search-words.ts'
import { Tag } from '../../ui/tag/Tag.tsx'
import { answerTone, type VerdictVariant, verdictNames } from './verdict-styles.ts'

interface Props extends Omit<ComponentProps<typeof Tag>, 'tone' | 'word'> {
  verdict: VerdictVariant
  words: SearchWords['verdicts']
}

/** The tag of an answer. What nobody should buy has one colour and one sentence, and the reason beneath. */
export function VerdictTag({ verdict, words, ...tag }: Props) {
  const tone = answerTone(verdict)
  const { word } = verdictNames(verdict, words)
  const isStop = tone === 'stolen'
  return (
    <Tag
      tone={tone}
      word={
        isStop ? (
          <>
            {words.doNotBuy}
            <span className="block text-[0.6em] font-semibold">{word}</span>
          </>
        ) : (
          word
        )
      }
      {...tag}
    />
  )
}
