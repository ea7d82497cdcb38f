/** What had the focus is gone from the page. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
