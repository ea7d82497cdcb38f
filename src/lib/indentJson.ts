const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const STEP = '  ';
/** The deepest margin, because deeper ones are unreadable. */
const MAX_DEPTH = 40;

/**
 * Returns JSON with each value on its own line, or null for invalid JSON. The text itself is indented, not its parsed
 * value: long numbers keep all digits, and duplicate names stay.
 */
export function indentJson(json: string): string | null {
  try {
    JSON.parse(json);
  } catch {
    return null;
  }
  const tokens = json.match(TOKENS) ?? [];
  let depth = 0;
  const newLine = () => `\n${STEP.repeat(Math.min(depth, MAX_DEPTH))}`;
  const written = tokens.map((token, index) => {
    if (token === '{' || token === '[') {
      const isEmpty = isEnd(tokens[index + 1]);
      if (!isEmpty) depth += 1;
      return isEmpty ? token : token + newLine();
    }
    if (isEnd(token)) {
      if (isBegin(tokens[index - 1])) return token;
      depth -= 1;
      return newLine() + token;
    }
    if (token === ',') return token + newLine();
    return token === ':' ? ': ' : token;
  });
  return written.join('');
}

const isBegin = (token: string | undefined): boolean => token === '{' || token === '[';
const isEnd = (token: string | undefined): boolean => token === '}' || token === ']';
