import type { SearchWords } from '../../locales/search-words.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { TagShape } from '../../ui/tag/TagLabel.tsx'
import { answerTone, type VerdictVariant } from './verdict-styles.ts'

interface Props {
  verdict: VerdictVariant
  /** Of the element that fills the screen; each result on a page has its own. */
  id: string
  /** Milliseconds since 1970. */
  checkedAt: number
  words: SearchWords
}

/**
 * The tag on the whole screen, for two people across a counter. `share-verdict.ts` copies word, number
 * and pattern of the card when it is opened, and runs its clock: on a picture of a screen it stands still.
 */
export function ShowTag({ verdict, id, checkedAt, words: { verify } }: Props) {
  const tone = answerTone(verdict)
  return (
    <div
      id={id}
      popover="auto"
      data-tone={tone}
      data-shown-tag={checkedAt}
      className="shown-tag text-center open:grid"
    >
      <div data-shown="pattern" className="w-full self-start" />
      <div className="grid content-center justify-items-center gap-4">
        <TagShape tone={tone} className="size-[22vmin]" />
        <p
          data-shown="word"
          className="text-[min(15vw,22vh)] leading-none font-bold text-balance"
        />
        <p data-shown="number" className="text-[min(7vw,9vh)]" />
        <p data-clock className="font-mono text-[min(9vw,12vh)] tabular-nums" />
      </div>
      <div className="grid gap-3">
        <div data-shown="pattern" className="w-full" />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={buttonStyle({ variant: 'secondary', wide: true })}
        >
          {verify.closeTag}
        </button>
      </div>
    </div>
  )
}
