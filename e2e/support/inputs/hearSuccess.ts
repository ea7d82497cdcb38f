import type { Page } from '@playwright/test';
import { listen } from '@/testing/inputs/listen';

const REPORT = '__reportSuccess';

/** Notes each message of success in the page, however brief. */
export async function hearSuccess(page: Page, sentence: string): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeBinding(REPORT, (_, text: string) => heard.push(text));
  await page.addInitScript(listen, [REPORT, sentence] as const);
  return heard;
}
