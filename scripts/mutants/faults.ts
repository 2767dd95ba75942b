import ts from 'typescript'

/** A small fault that a developer could make, as a text replacement. */
export interface Fault {
  what: string
  start: number
  end: number
  replacement: string
}

type Maker = (node: ts.Node, source: ts.SourceFile) => Omit<Fault, 'start' | 'end'> | undefined

const flipped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
])

const ownerColumn = /^(?:\w+\.)?(?:owner|user|reporter|sender|actor)_id$/

const makers: Maker[] = [
  function flipOperator(node, source) {
    if (!ts.isBinaryExpression(node)) return undefined
    const operator = flipped.get(node.operatorToken.kind)
    if (!operator) return undefined
    const [left, right] = [node.left.getText(source), node.right.getText(source)]
    return { what: `operator becomes ${operator}`, replacement: `${left} ${operator} ${right}` }
  },
  function negateCondition(node, source) {
    if (!ts.isExpression(node) || !ts.isIfStatement(node.parent)) return undefined
    if (node.parent.expression !== node) return undefined
    return { what: 'condition negated', replacement: `!(${node.getText(source)})` }
  },
  function removeOwnerCheck(node, source) {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
      return undefined
    const [column] = node.arguments
    if (node.expression.name.text !== 'where' || !column || !ts.isStringLiteral(column))
      return undefined
    if (!ownerColumn.test(column.text)) return undefined
    return { what: 'owner check removed', replacement: node.expression.expression.getText(source) }
  },
  function dropAwait(node, source) {
    if (!ts.isExpressionStatement(node) || !ts.isAwaitExpression(node.expression)) return undefined
    const call = node.expression.expression.getText(source)
    return { what: 'await dropped', replacement: `void ${call}` }
  },
  function removeThrow(node) {
    return ts.isThrowStatement(node) ? { what: 'throw removed', replacement: ';' } : undefined
  },
  function moveLimit(node) {
    if (!ts.isNumericLiteral(node) || ts.isEnumMember(node.parent)) return undefined
    const value = Number(node.text.replaceAll('_', ''))
    if (!Number.isInteger(value) || value < 2) return undefined
    return { what: `${value} becomes ${value + 1}`, replacement: String(value + 1) }
  },
  function flipBoolean(node) {
    if (node.kind === ts.SyntaxKind.TrueKeyword)
      return { what: 'true becomes false', replacement: 'false' }
    if (node.kind === ts.SyntaxKind.FalseKeyword)
      return { what: 'false becomes true', replacement: 'true' }
    return undefined
  },
  function removeEarlyReturn(node) {
    if (!ts.isIfStatement(node) || node.elseStatement) return undefined
    if (!ts.isReturnStatement(node.thenStatement)) return undefined
    return { what: 'early return removed', replacement: ';' }
  },
]

/** Every possible fault in a file, in text order. Types have none. */
export function faultsOf(file: string, text: string): Fault[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const faults: Fault[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    for (const make of makers) {
      const fault = make(node, source)
      if (fault) faults.push({ ...fault, start: node.getStart(source), end: node.getEnd() })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}
