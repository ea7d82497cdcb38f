import type { Page } from '@playwright/test';

const REPORT = '__reportSuccess';

function listen([report, sentence]: readonly [string, string]) {
  const tell = (globalThis as unknown as Record<string, (text: string) => void>)[report];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (
        [target, ...addedNodes].some(
          (node) => node.nodeName !== 'HTML' && node.textContent?.includes(sentence),
        )
      )
        tell?.(sentence);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Notes when the page says that it worked, however briefly. */
export async function hearSuccess(page: Page, sentence: string): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeBinding(REPORT, (_, text: string) => heard.push(text));
  await page.addInitScript(listen, [REPORT, sentence] as const);
  return heard;
}
