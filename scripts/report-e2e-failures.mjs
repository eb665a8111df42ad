// A reporter of Playwright: keeps what failed in the file that FAILURES_FILE names (see failed-tests.mjs).
import { relative } from 'node:path';
import { keepFailures } from './failed-tests.mjs';

const messageOf = (errors) =>
  errors.map(({ message, value, snippet }) => [message ?? value, snippet].filter(Boolean).join('\n')).join('\n');

export default class {
  outside = [];

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError(error) {
    this.outside.push({ test: 'outside of a test', message: messageOf([error]) });
  }

  onEnd() {
    const failed = this.suite?.allTests().filter((test) => test.outcome() === 'unexpected') ?? [];
    const failures = failed.map((test) => {
      const [, project, , ...titles] = test.titlePath();
      const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
      return {
        test: `[${project}] ${place} › ${titles.join(' › ')}`,
        message: messageOf(test.results.at(-1)?.errors ?? []),
      };
    });
    keepFailures(process.env.FAILURES_FILE, [...failures, ...this.outside]);
  }

  printsToStdio() {
    return false;
  }
}
