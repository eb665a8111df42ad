import { describe, expect, it } from 'vitest';
import { currentVersion } from './file-format.ts';
import { type Migration, migrate, migrations } from './migrations.ts';

const steps: readonly Migration[] = [
  { name: 'stats to attributes', to: 2, migrate: ({ stats, ...file }) => ({ ...file, attributes: stats }) },
  { name: 'a title', to: 3, migrate: (file) => ({ ...file, title: `was version ${String(file.version)}` }) },
];

describe('migrations', () => {
  it('lead from version 1 to the current one without a gap', () => {
    expect(migrations.map((step) => step.to)).toEqual(Array.from({ length: currentVersion - 1 }, (_, i) => i + 2));
  });

  it('run in order, and write the version', () => {
    expect(migrate({ version: 1, stats: { st: 9 } }, 1, steps, 3)).toEqual({
      ok: true,
      file: { version: 3, attributes: { st: 9 }, title: 'was version 2' },
    });
  });

  it('start at the version of the file', () => {
    const read = migrate({ version: 2, stats: 5 }, 2, steps, 3);
    expect(read).toEqual({ ok: true, file: { version: 3, stats: 5, title: 'was version 2' } });
  });

  it('do not change a file of the current version', () => {
    const file = { version: 3 };
    expect(migrate(file, 3, steps, 3)).toEqual({ ok: true, file });
  });

  it('report the step that fails', () => {
    const failing: Migration = {
      name: 'a bad day',
      to: 2,
      migrate: () => {
        throw new Error('no');
      },
    };
    const problem = { code: 'migration-failed', step: 'a bad day' };
    expect(migrate({}, 1, [failing], 2)).toEqual({ ok: false, problem });
  });

  it('report the version for which there is no step', () => {
    const problem = { code: 'migration-failed', step: 'version 4' };
    expect(migrate({ version: 3 }, 3, steps, 4)).toEqual({ ok: false, problem });
  });
});
