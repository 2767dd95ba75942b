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
 * Shares, copies and prints a result. WhatsApp is a plain link; the page’s `share-verdict.ts` makes
 * the buttons work.
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
        // Hidden on phones with a share menu, which can copy too.
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
