import { createElement, Fragment, type ReactNode } from 'react'

interface Props {
  /** With placeholders: `Write to {email}.` */
  text: string
  parts: Readonly<Record<string, ReactNode>>
}

/** A text with elements in it, in the order of its language. */
export function Rich({ text, parts }: Props) {
  const pieces = text.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? parts[piece] : piece)),
  )
}
