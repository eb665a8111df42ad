import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { currentVersion, fileContent, serializeFile } from '../character/file/character-file.ts';
import { type Migration, migrate, migrations } from '../character/file/envelope.ts';
import { parseFile } from '../character/file/parse-file.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import { type FileFixture, fileFixtures } from './file-fixtures.ts';
import { openSheet } from './open-sheet.ts';

interface Known {
  /** SHA-256, the beginning: the file must never be edited. */
  readonly digest: string;
  readonly character: string;
  readonly ruleset: string;
  /** Rows of traits, skills, equipment, earned points, waivers, and quarantined things. */
  readonly rows: readonly [number, number, number, number, number, number];
  /** Points in all, the four attributes, hit points. */
  readonly figures: readonly [string, string, string];
  /** Codes of the remarks; a file that the program itself wrote has none. */
  readonly remarks?: readonly string[];
}

/** The parts that did not change from version 1 to version 2. */
const zofia = {
  character: 'Žofia Černá, called Ольга',
  ruleset: 'man-to-man',
  rows: [3, 4, 7, 2, 1, 1],
  figures: ['147½', '13 13 9 12', '12'],
} as const;
const maren = {
  character: 'Maren Tide',
  ruleset: 'lite-3e',
  rows: [5, 5, 5, 2, 1, 1],
  figures: ['141', '11 14 13 12', '12'],
} as const;

const knownFiles: Readonly<Record<string, Known>> = {
  'version-1-man-to-man.json': { digest: '89c8813ede8341cc', ...zofia },
  'version-1-lite-3e.json': { digest: '02e84e376851d32c', ...maren },
  'version-1-fourth-edition.json': {
    digest: 'ae385d2b6257dd15',
    character: 'Nils of the Ford',
    ruleset: 'fourth-edition',
    rows: [4, 4, 3, 2, 1, 0],
    figures: ['114', '11 12 11 12', '13'],
  },
  'version-1-by-hand.json': {
    digest: '51d53cce75cf5663',
    character: 'Žofie of Riga',
    ruleset: 'lite-3e',
    rows: [2, 3, 3, 0, 0, 3],
    figures: ['70', '9 13 12 10', '10'],
    remarks: ['row-key-replaced', 'field-set-aside', 'row-set-aside', 'field-set-aside', 'unknown-fields'],
  },
  'version-1-unknown-content.json': {
    digest: '5cb7e0c4a4c07003',
    character: 'Žofie of Riga',
    ruleset: 'of-the-future',
    rows: [2, 3, 3, 0, 0, 3],
    figures: ['70', '9 13 12 10', '10'],
    remarks: ['unknown-ruleset', 'unknown-fields'],
  },
  'version-2-man-to-man.json': { digest: 'b249c4736d3cf29f', ...zofia },
  'version-2-lite-3e.json': { digest: 'efb2d0c100a24719', ...maren },
  'version-2-fourth-edition.json': {
    digest: '66e0958ea7221920',
    character: 'Nils of the Ford',
    ruleset: 'fourth-edition',
    rows: [8, 5, 3, 2, 1, 0],
    figures: ['154', '11 12 11 12', '13'],
  },
};

const fixtures = fileFixtures();

describe.each(fixtures)('the stored file $name', ({ name, version, text }) => {
  const about = knownFiles[name];

  it('is known, has the version in its name, and was never edited', () => {
    expect(about, 'what is expected of it').toBeDefined();
    expect(JSON.parse(text).version).toBe(version);
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(about?.digest);
  });

  it('is read completely', () => {
    const reading = parseFile(text, { rulesets: rulesetIds });
    if (!reading.ok) throw new Error(reading.error.code);
    const { ruleset, character } = reading.value.saved;
    const { traits, skills, equipment, earned, waivers, setAside } = character;
    expect(character.name).toBe(about?.character);
    expect(ruleset).toBe(about?.ruleset);
    expect([traits, skills, equipment, earned, waivers, setAside].map(({ length }) => length)).toEqual(about?.rows);
    expect(reading.value.report.map(({ code }) => code)).toEqual(about?.remarks ?? []);
    const { model } = openSheet(reading.value.saved);
    const levels = model.attributes.map(({ level }) => level.text).join(' ');
    expect([model.head.pointTotal.text, levels, model.hitPoints.text]).toEqual(about?.figures);
  });

  it('can be written and read again', () => {
    const reading = parseFile(text, { rulesets: rulesetIds });
    if (!reading.ok) throw new Error(reading.error.code);
    expect(parseFile(serializeFile(reading.value.saved, reading.value.app), { rulesets: rulesetIds })).toMatchObject({
      ok: true,
      value: { saved: reading.value.saved },
    });
  });

  // A file of an older version, or written by hand, is not serialized identically.
  it.runIf(version === currentVersion && !name.includes('by-hand'))('has every field after reading', () => {
    const reading = parseFile(text);
    if (!reading.ok) throw new Error(reading.error.code);
    expect(fileContent(reading.value.saved, reading.value.app)).toMatchObject(JSON.parse(text));
  });
});

/**
 * The gaps in the stored files: a version without any or, of those with whole characters, without one for each ruleset;
 * a migration that runs over none of them, or fails.
 */
function missing(kept: readonly FileFixture[], steps: readonly Migration[], current: number): string[] {
  const versions = Array.from({ length: current }, (_, i) => i + 1);
  const without = versions.filter((version) => !kept.some((file) => file.version === version));
  const ran = new Set<Migration>();
  const watched = steps.map((step) => ({
    ...step,
    migrate: (file: Record<string, unknown>) => {
      ran.add(step);
      return step.migrate(file);
    },
  }));
  const failed = kept.filter(({ text, version }) => !migrate(JSON.parse(text), version, watched, current).ok);
  return [
    ...without.map((version) => `no file of version ${version}`),
    ...steps.filter((step) => !ran.has(step)).map(({ name }) => `"${name}" ran over no file`),
    ...failed.map(({ name }) => `${name} cannot be brought up to date`),
  ];
}

describe('the stored files', () => {
  it('cover every released version, and every migration ran over one of them', () => {
    expect(missing(fixtures, migrations, currentVersion)).toEqual([]);
  });

  it.each(rulesetIds)('include a whole character of %s in the current version', (ruleset) => {
    expect(fixtures.map(({ name }) => name)).toContain(`version-${currentVersion}-${ruleset}.json`);
  });

  describe('with made-up migrations', () => {
    const steps: readonly Migration[] = [
      { name: 'stats to attributes', to: 2, migrate: ({ stats, ...file }) => ({ ...file, attributes: stats }) },
      { name: 'a title', to: 3, migrate: (file) => ({ ...file, title: 'x' }) },
    ];
    const of = (version: number): FileFixture => ({ name: `v${version}`, version, text: JSON.stringify({ version }) });
    const failing: Migration = {
      name: 'a bad day',
      to: 3,
      migrate: () => {
        throw new Error('no');
      },
    };

    it.each<[string, readonly FileFixture[], readonly Migration[], readonly string[]]>([
      ['all there', [of(1), of(2), of(3)], steps, []],
      ['none of the version before the last', [of(1), of(3)], steps, ['no file of version 2']],
      ['none of the current version', [of(1), of(2)], steps, ['no file of version 3']],
      [
        'none of the first version',
        [of(2), of(3)],
        steps,
        ['no file of version 1', '"stats to attributes" ran over no file'],
      ],
      ['a gap between the steps', [of(1), of(2), of(3)], steps.slice(1), ['v1 cannot be brought up to date']],
      [
        'a step that fails',
        [of(1), of(2), of(3)],
        [...steps.slice(0, 1), failing],
        ['v1 cannot be brought up to date', 'v2 cannot be brought up to date'],
      ],
    ])('report the gap: %s', (_, kept, all, expected) => {
      expect(missing(kept, all, 3)).toEqual(expected);
    });
  });
});
