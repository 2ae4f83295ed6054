import type { Reporter, TestCase } from 'vitest/node';

/** Names, at the end of a run, the tests that failed first and passed on their second try. */
export default class FlakyReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.warn(`passed on the second try only: ${name}`);
  }
}
