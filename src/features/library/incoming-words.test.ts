import { expect, test } from 'vitest';
import type { IncomingItem } from '../../state/library/incoming.ts';
import type { ImportResult } from '../../state/library/library-file.ts';
import {
  type Conflict,
  choiceOf,
  countImported,
  defaultChoice,
  describeConflict,
  describeFault,
  describeImport,
  describeIncoming,
  type SortedIncoming,
  sortIncoming,
} from './incoming-words.ts';

let key = 0;
function incoming(clash: { same?: boolean; binned?: boolean } | null): IncomingItem {
  key += 1;
  return {
    incoming: {
      key,
      from: 'x.json',
      id: '',
      name: 'Bram',
      ruleset: 'man-to-man',
      text: '',
      report: [],
      updated: '',
      tags: [],
    },
    conflict: clash && { id: 'here', name: 'Bram', updated: '', same: false, binned: false, ...clash },
    known: new Set(),
  };
}

const fresh = incoming(null);
const differing = incoming({});
const differingBinned = incoming({ binned: true });
const same = incoming({ same: true });
const sameBinned = incoming({ same: true, binned: true });
const list = { items: [same, fresh, differing, sameBinned, differingBinned], faults: [] };

test('sortIncoming: sorts into new, differing and same characters', () => {
  expect(sortIncoming(list)).toEqual({
    fresh: [fresh],
    differing: [differing, differingBinned],
    same: [same, sameBinned],
  });
});

test('defaultChoice: keeps both that differ, and restores the same one from the bin', () => {
  expect([differing, differingBinned, same, sameBinned].map(defaultChoice)).toEqual(['both', 'both', 'mine', 'theirs']);
});

test('countImported: uses the choices before the defaults, and does not count "mine"', () => {
  expect(countImported(list, new Map())).toBe(4);
  const choices = new Map([[differing.incoming.key, 'mine' as const]]);
  expect(choiceOf(differing, choices)).toBe('mine');
  expect(countImported(list, choices)).toBe(3);
  expect(countImported(list, new Map([[same.incoming.key, 'both' as const]]))).toBe(5);
});

const conflict = (over: Partial<Conflict['conflict']> = {}, updated = ''): Conflict => ({
  incoming: {
    key: 1,
    from: 'x.json',
    id: '',
    name: '',
    ruleset: 'man-to-man',
    text: '',
    report: [],
    updated,
    tags: [],
  },
  conflict: { id: 'here', name: 'Bram', updated: '2020-03-01T12:00:00Z', same: false, binned: false, ...over },
  known: new Set(),
});
const sorted = (fresh: number, differing: number, same: number): SortedIncoming => ({
  fresh: Array.from({ length: fresh }, () => ({ ...conflict(), conflict: null })),
  differing: Array.from({ length: differing }, () => conflict()),
  same: Array.from({ length: same }, () => conflict({ same: true })),
});

test.each([
  [sorted(1, 0, 0), 0, '1 character was read. It is new.'],
  [sorted(3, 0, 0), 0, '3 characters were read. All of them are new.'],
  [sorted(2, 1, 0), 0, '3 characters were read. 1 is already here.'],
  [sorted(0, 2, 1), 2, '3 characters were read. All of them are already here. 2 could not be read.'],
  [sorted(0, 0, 2), 0, '2 characters were read. All of them are already here and identical.'],
  [sorted(0, 0, 0), 1, '1 could not be read.'],
])('describeIncoming: %#', (list, faults, expected) => {
  expect(describeIncoming(list, faults)).toBe(expected);
});

test('describeConflict: says when each side was changed', () => {
  expect(describeConflict(conflict({}, '2019-02-01T12:00:00Z'))).toBe(
    'Mine: changed 1 March 2020. Theirs: changed 1 February 2019.',
  );
  expect(describeConflict(conflict({ same: true, binned: true }))).toBe(
    'Mine: changed 1 March 2020, now in the bin. Theirs: the file does not say when it was changed. Both are identical.',
  );
});

test('describeFault: names the place, the cause, and what happens to the text', () => {
  const problem = { code: 'empty' } as const;
  const fault = { key: 1, from: 'all.json', place: 7, name: 'Bram', problem, raw: '{}' };
  expect(describeFault(fault)).toEqual({
    where: 'Character 7, “Bram”, in all.json',
    what: expect.stringMatching(/file is empty/),
    kept: expect.stringMatching(/set aside/),
  });
  expect(describeFault({ ...fault, place: 0, name: '', raw: '' })).toMatchObject({
    where: 'The file all.json',
    kept: '',
  });
});

test('describeImport: reports the result in sentences', () => {
  const none: ImportResult = {
    added: 0,
    replaced: 0,
    copied: 0,
    alreadyImported: 0,
    skipped: 0,
    quarantined: 0,
    stopped: 0,
    problem: null,
  };
  expect(describeImport(none)).toEqual(['There was nothing to import.']);
  expect(describeImport({ ...none, added: 1_200, skipped: 1 })).toEqual([
    '1,200 characters added.',
    '1 was skipped: yours is unchanged.',
  ]);
  expect(describeImport({ ...none, added: 3, alreadyImported: 2 })).toEqual([
    '3 characters added.',
    'Another window was importing the same: 2 were saved there, and not again here.',
  ]);
  expect(
    describeImport({ ...none, replaced: 1, copied: 2, quarantined: 1, problem: { code: 'storage-full' } }),
  ).toEqual([
    '1 replaced yours, which is kept as a version.',
    '2 added next to yours.',
    '1 could not be read and is set aside.',
    expect.stringMatching(/^Then it stopped: This browser’s storage is full/),
  ]);
});
