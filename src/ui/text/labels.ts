const LABEL = /\{\{\s*([\w.-]{1,100})\s*\}\}/g;

/** Returns the labels in a text, `{{name}}`, once each. */
export const labelsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(LABEL)].map(([, name = '']) => name)),
];

/** Replaces labels by their values. Unknown labels stay. */
export const withLabels = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(LABEL, (label, name: string) => values.get(name) ?? label);
