import type { SearchWords } from '../../locales/search-words.ts'
import { fill } from '../../locales/texts.ts'
import { buttonStyle } from '../../ui/button-style.ts'

interface Props {
  identifier: string
  message: string
  /** The URL of the full result. */
  url: string
  words: SearchWords
}

const style = `${buttonStyle({ variant: 'quiet' })} px-1! sm:px-2!`

/**
 * Passes a result on. WhatsApp is a link; `share-verdict.ts` of the page makes the buttons work.
 */
export function ShareVerdict({ identifier, message, url, words }: Props) {
  const { verify } = words
  const text = fill(verify.shareText, { identifier, message, url })
  return (
    <div className="-mx-2 grid grid-cols-3 gap-1 sm:flex sm:flex-wrap" data-no-print>
      <a
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        rel="noopener"
        aria-label={verify.sendOnWhatsApp}
        className={style}
      >
        WhatsApp
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
        // On a phone the menu that `Share` opens can copy.
        className={`${style} noscript:hidden max-sm:shareable:hidden`}
      >
        {verify.copyLink}
      </button>
      <button type="button" data-print className={`${style} noscript:hidden`}>
        {verify.print}
      </button>
    </div>
  )
}
