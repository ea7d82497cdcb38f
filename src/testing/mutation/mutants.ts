import ts from 'typescript';

/** A change of one place that some test must notice. */
export interface Mutant {
  start: number;
  end: number;
  /** The text that replaces the source from `start` to `end`. */
  text: string;
}

const TURNED: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** The mutants of a file, from top to bottom: reversed operators, removed conditions, removed calls. */
export function mutantsIn(source: string): Mutant[] {
  const file = ts.createSourceFile('mutated.ts', source, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...mutantsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const replacing = (node: ts.Node, text: string): Mutant => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
});

function mutantsOf(node: ts.Node): Mutant[] {
  if (ts.isBinaryExpression(node)) {
    const turned = TURNED.get(node.operatorToken.kind);
    return turned === undefined ? [] : [replacing(node.operatorToken, turned)];
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [replacing(condition, 'true'), replacing(condition, 'false')];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [replacing(node, node.operand.getText())];
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [replacing(node, ';')];
  return [];
}

/** Returns true for a call, also for `yield* put(…)` and `await leave()`. */
function isCall(node: ts.Expression): boolean {
  if (ts.isYieldExpression(node)) return node.expression !== undefined && isCall(node.expression);
  if (ts.isAwaitExpression(node)) return isCall(node.expression);
  return ts.isCallExpression(node);
}

export const mutated = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);

/** Picks `count` items, evenly spread, the same ones each time. */
export function spread<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  return Array.from(
    { length: count },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)] as T,
  );
}
