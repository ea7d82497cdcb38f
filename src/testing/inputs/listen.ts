/**
 * Reports when the page shows a sentence, however briefly, until the returned function is called. Uses nothing but its
 * arguments, so that it can run in a browser.
 */
export function listen([report, sentence]: readonly [string, string]): () => void {
  const tell = (globalThis as unknown as Record<string, (text: string) => void>)[report];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (
        [target, ...addedNodes].some(
          (node) => node.nodeName !== 'HTML' && node.textContent?.includes(sentence),
        )
      )
        tell?.(sentence);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
