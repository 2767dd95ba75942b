/** What people call what they hold or sit at. */
export function deviceWord(): 'phone' | 'computer' {
  return window.matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer'
}
