type Json = unknown;

/** The kind of a value; an enumeration may be spelled as a number or as a name. */
function kindOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

const isSpelled = (key: string) => key === 'status' || key === 'category';

function differencesAt(path: string, actual: Json, example: Json): string[] {
  const key = path.slice(path.lastIndexOf('.') + 1);
  const [kind, expected] = [kindOf(actual), kindOf(example)];
  if (kind !== expected) {
    const mayDiffer = isSpelled(key) && ['number', 'string'].includes(kind) && expected !== 'object';
    return mayDiffer ? [] : [`${path}: ${kind} instead of ${expected}`];
  }
  if (Array.isArray(actual) && Array.isArray(example))
    return example.length === 0
      ? []
      : actual.flatMap((item: Json, index) => differencesAt(`${path}[${index}]`, item, example[0]));
  if (kind !== 'object') return [];
  return differencesOfKeys(path, actual as Record<string, Json>, example as Record<string, Json>);
}

function differencesOfKeys(
  path: string,
  actual: Record<string, Json>,
  example: Record<string, Json>,
): string[] {
  const missing = Object.keys(example).filter((key) => !(key in actual));
  const invented = Object.keys(actual).filter((key) => !(key in example));
  return [
    ...missing.map((key) => `${path}.${key}: missing`),
    ...invented.map((key) => `${path}.${key}: invented`),
    ...Object.keys(example)
      .filter((key) => key in actual)
      .flatMap((key) => differencesAt(`${path}.${key}`, actual[key], example[key])),
  ];
}

/**
 * Compares an answer with an example of the wire: both must have the same keys and the same kinds at every depth. An
 * empty list proves nothing about its items.
 */
export function expectShape(actual: Json, example: Json): void {
  expect(differencesAt('$', JSON.parse(JSON.stringify(actual)), example)).toEqual([]);
}
