import { createElement, Fragment, type ReactNode } from 'react'

interface Props {
  /** May contain placeholders: `Write to {email}.` */
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** Puts elements into a text, in the word order of its language. */
export function Rich({ text, parts }: Props) {
  const pieces = text.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? parts[piece] : piece)),
  )
}
