import type { Driver } from './driver';

/** What is said of lines and calls that were cut, as all are when their page is left; and a browser's remark on sizes. */
const REMARK =
  /^console: Hub (Error|Warning) |^console: Application load error .*Request aborted|^page error: ResizeObserver loop /;

/** What the app reported to this server, and what its policy stopped. */
async function reportsTo(url: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/__mock/reports`);
  const { errors, csp } = (await answer.json()) as Record<'errors' | 'csp', unknown[]>;
  return [...errors, ...csp];
}

/** Answers what went wrong in the pages of these servers since it was last asked. */
export function followFindings(driver: Driver, urls: readonly string[]): () => Promise<string[]> {
  const told = new Set<string>();
  return async () => {
    const lists = await Promise.all(urls.map(reportsTo));
    const reports = lists.flat().map((report) => `report: ${JSON.stringify(report)}`);
    const fresh = reports.filter((report) => !told.has(report));
    fresh.forEach((report) => told.add(report));
    const errors = await driver.takeErrors();
    return [...errors.filter((error) => !REMARK.test(error)), ...fresh];
  };
}
