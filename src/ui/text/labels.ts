const LABEL = /\{\{\s*([\w.-]{1,100})\s*\}\}/g;

/** The labels that stand in a text as `{{name}}`, once each. */
export const labelsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(LABEL)].map(([, name = '']) => name)),
];

/** With what the labels stand for; one that is not known stays as it is. */
export const withLabels = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(LABEL, (label, name: string) => values.get(name) ?? label);
