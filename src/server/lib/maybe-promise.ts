/**
 * Applies `next` to a value at once, and to a promise when it resolves. On the hottest path, an
 * unneeded promise costs more than the work itself.
 */
export function mapMaybe<Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}
