import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { closing, type Ended } from '@/testing/closing';

/** Ends a run of Playwright with the summary that every run has. */
export default class PlaywrightClosing implements Reporter {
  readonly #ended: Ended[] = [];

  onTestEnd(test: TestCase, { status, duration, error }: TestResult): void {
    if (status === 'skipped') return;
    const [, , ...path] = test.titlePath();
    const failure = status === test.expectedStatus ? null : (error?.message ?? status);
    this.#ended.push({ name: path.join(' > '), ms: duration, failure });
  }

  onExit(): Promise<void> {
    process.stdout.write(closing(this.#ended));
    return Promise.resolve();
  }
}
