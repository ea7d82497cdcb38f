const names: Readonly<Record<string, string>> = {
  ' ': 'Spatie',
  Enter: 'Enter',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
};

/** What stands on the key. */
export const keyName = (key: string): string => names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
