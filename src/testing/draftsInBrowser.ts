/** Drafts in the storage of this tab, as JSON, by their keys. */
export const draftsInBrowser = (): [key: string, text: string][] =>
  Object.keys(window.sessionStorage)
    .filter((name) => name.startsWith('drafts/'))
    .map((name) => [name.slice('drafts/'.length), window.sessionStorage.getItem(name) ?? '']);

/** All drafts as one text; null if there are none. */
export function draftsText(): string | null {
  const texts = draftsInBrowser().map(([, text]) => text);
  return texts.length === 0 ? null : texts.join('\n');
}
