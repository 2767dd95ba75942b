import { Fragment } from 'react'

/** Emergency and service numbers of Nigeria, and addresses of the websites that texts name. */
const targets = /\b(112|300|622)\b|\b((?:[a-z0-9-]+\.)+(?:com|ng)(?:\/[a-z0-9/-]*)?)/g

/** A text whose short phone numbers can be called and whose web addresses can be opened. */
export function LinkedText({ text }: { text: string }) {
  const parts: { text: string; href?: string }[] = []
  let end = 0
  for (const match of text.matchAll(targets)) {
    const [whole, phone] = match
    parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: whole, href: phone ? `tel:${phone}` : `https://${whole}` })
    end = match.index + whole.length
  }
  parts.push({ text: text.slice(end) })
  return parts.map(({ text, href }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    <Fragment key={index}>
      {href ? (
        <a
          href={href}
          className="text-link"
          {...(href.startsWith('https') && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </Fragment>
  ))
}
