import { localized } from '../../locales/localized-paths.ts'
import type { SearchWords } from '../../locales/search-words.ts'
import { fill } from '../../locales/texts.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { searchPath } from '../paths.ts'

interface Props {
  identifier: string
  message: string
  origin: string
  words: SearchWords
}

const style = `${buttonStyle({ variant: 'quiet' })} px-2!`

/**
 * Passes a result on. WhatsApp is a link; `share-verdict.ts` of the page makes the buttons work.
 */
export function ShareVerdict({ identifier, message, origin, words }: Props) {
  const { language, verify } = words
  const url = origin + localized(language, searchPath(identifier))
  const text = fill(verify.shareText, { identifier, message, url })
  return (
    <div className="-mx-2 grid grid-cols-2 gap-1 sm:flex sm:flex-wrap" data-no-print>
      <a href={`https://wa.me/?${new URLSearchParams({ text })}`} rel="noopener" className={style}>
        {verify.sendOnWhatsApp}
      </a>
      <button
        type="button"
        data-share={text}
        className={`${style} noscript:hidden unshareable:hidden`}
      >
        {verify.share}
      </button>
      <button
        type="button"
        data-copy={url}
        data-copied={verify.copied}
        className={`${style} noscript:hidden`}
      >
        {verify.copyLink}
      </button>
      <button type="button" data-print className={`${style} noscript:hidden`}>
        {verify.print}
      </button>
    </div>
  )
}
