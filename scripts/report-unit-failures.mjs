// A reporter of Vitest: keeps what failed in the file that FAILURES_FILE names (see failed-tests.mjs).
import { keepFailures } from './failed-tests.mjs';

/** Where the error is from, without the lines of the tools. */
const ownStack = (stack) => stack.replace(/^ *at .*\/node_modules\/.*\n?|^ *at new Promise .*\n?/gm, '');

const messageOf = (errors) =>
  errors
    .map(({ stack, message, diff }) => [diff, stack ? ownStack(stack) : message].filter(Boolean).join('\n'))
    .join('\n');

export default class {
  onTestRunEnd(modules, unhandled) {
    const failures = [];
    for (const module of modules) {
      const file = module.relativeModuleId;
      const note = (name, errors) => {
        if (errors.length > 0)
          failures.push({ test: [file, name].filter(Boolean).join(' › '), message: messageOf(errors) });
      };
      note('', module.errors());
      for (const suite of module.children.allSuites()) note(suite.fullName, suite.errors());
      for (const test of module.children.allTests('failed')) note(test.fullName, test.result().errors ?? []);
    }
    for (const error of unhandled) failures.push({ test: 'outside of a test', message: messageOf([error]) });
    keepFailures(process.env.FAILURES_FILE, failures);
  }
}
