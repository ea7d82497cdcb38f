import type { Driver } from './driver';

/**
 * Messages about connections and calls that are cut when their page is left, and a browser's remark about
 * ResizeObserver.
 */
const REMARK =
  /^console: Hub (Error|Warning) |^console: Application load error .*Request aborted|^page error: ResizeObserver loop /;

/** The errors that the app reported to this server, and the violations of its policy. */
async function reportsTo(url: string): Promise<unknown[]> {
  const answer = await fetch(`${url}/__mock/reports`);
  const { errors, csp } = (await answer.json()) as Record<'errors' | 'csp', unknown[]>;
  return [...errors, ...csp];
}

/** Returns a function for the errors in the pages of these servers since its last call. */
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
