import type { Reporter } from 'vitest/node';
import { closing } from '../closing.ts';

/** Ends a run of Vitest with the common report. */
export class VitestClosing implements Reporter {
  readonly onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules) => {
    const tests = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()].map((test) => ({ relativeModuleId, test, result: test.result() })),
    );
    const ended = tests.filter(({ result: { state } }) => state === 'passed' || state === 'failed');
    process.stdout.write(
      closing(
        ended.map(({ relativeModuleId, test, result }) => ({
          name: `${relativeModuleId} > ${test.fullName}`,
          ms: test.diagnostic()?.duration ?? 0,
          failure: result.state === 'failed' ? (result.errors[0]?.message ?? '') : null,
        })),
      ),
    );
  };
}
