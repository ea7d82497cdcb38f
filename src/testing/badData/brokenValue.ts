import fc from 'fast-check';

/** Values that may come instead of a field: missing, null, of another type, unknown, or hostile. */
export const brokenValue = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    'constructor',
    '__proto__',
    17,
    -1,
    true,
    [],
    {},
    [null],
    [[]],
  ),
  fc.constant({ toString: () => 'kwaad', id: null }),
  fc.constant('\uD800'),
  fc.anything({ maxDepth: 3 }),
);
