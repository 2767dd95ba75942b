/**
 * Goes on with what is there at once, and with what is promised when it comes: on the hottest path a
 * promise that waits for nothing costs more than the work.
 */
export function mapMaybe<Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
): Next | Promise<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}
