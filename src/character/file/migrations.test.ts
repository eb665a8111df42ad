import { describe, expect, it } from 'vitest';
import { currentVersion } from './file-format.ts';
import { type Migration, migrate, migrations } from './migrations.ts';
import { entriesMigrations } from './parse-entries.ts';

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

describe('the step to version 2', () => {
  const file = (attack: object) => ({
    format: 'pointwright',
    version: 1,
    character: {
      equipment: [{ own: { name: 'Pole', attacks: [attack, 'no attack'] } }, 'no item', { entry: 'staff' }],
    },
  });
  const attackOf = (attack: object) => {
    const migrated = migrate(file(attack), 1);
    return migrated.ok && JSON.stringify(migrated.file.character);
  };
  const written = (attack: object) => JSON.stringify(file(attack).character);

  it.each([
    ['the skill of an attack becomes a list', { skill: 'Staff' }, { skills: [{ skill: 'Staff' }] }],
    ['no skill becomes an empty one', { skill: '' }, { skills: [] }],
    ['an attack without the field is left alone', { name: 'swing' }, { name: 'swing' }],
    ['what is no text stays in its place', { skill: 5 }, { skills: [{ skill: 5 }] }],
    [
      'an unknown field of the new name is kept',
      { skill: 'a', skills: 7 },
      { skills: [{ skill: 'a' }], skillsBefore: 7 },
    ],
  ])('%s', (_, before, after) => {
    expect(attackOf(before)).toBe(written(after));
  });

  it('is the same for files of own entries', () => {
    const entries = { version: 1, equipment: [{ name: 'Pole', attacks: [{ skill: 'Staff' }] }], traits: 5 };
    expect(migrate(entries, 1, entriesMigrations)).toEqual({
      ok: true,
      file: { version: 2, equipment: [{ name: 'Pole', attacks: [{ skills: [{ skill: 'Staff' }] }] }], traits: 5 },
    });
  });
});
