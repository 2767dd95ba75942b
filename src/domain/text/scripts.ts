/** Letters of scripts that the font of our PDFs lacks: all but Latin, Greek and Cyrillic. */
const otherLetter = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u

/** Whether our documents cannot print the letters of a text. */
export function hasOtherScript(text: string): boolean {
  return otherLetter.test(text)
}
