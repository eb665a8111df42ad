import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportResult } from '../../state/library/library-file.ts';
import type { IncomingItem } from '../../state/library/library-state.ts';
import { useViewStore } from '../../state/view/view-store.ts';
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
import { gridMove } from './library-grid.tsx';
import {
  changeQuery,
  selectOnly,
  selectUpTo,
  setSelected,
  setSelecting,
  showBin,
  showEverything,
} from './library-view.ts';
import {
  describeCharacterCount,
  describeCharacters,
  describeTimeLeft,
  findRulesetName,
  formatPointsOfBudget,
  initials,
  nameQuarantinedRecord,
  quarantineFileName,
} from './library-words.ts';

describe('Words of the library', () => {
  test('describeCharacterCount and formatPointsOfBudget format counts and points', () => {
    expect(describeCharacterCount(1)).toBe('1 character');
    expect(describeCharacterCount(5_000)).toBe('5,000 characters');
    expect(formatPointsOfBudget({ spent: 98, budget: 100 })).toBe('98 of 100');
    expect(formatPointsOfBudget({ spent: -5, budget: 1_000 })).toBe('−5 of 1,000');
    expect(formatPointsOfBudget(null)).toBe('');
  });

  test('describeCharacters names a single character, and counts several', () => {
    expect(describeCharacters([{ name: 'Anežka' }])).toBe('Anežka');
    expect(describeCharacters([{ name: ' ' }])).toBe('Unnamed character');
    expect(describeCharacters([{ name: 'Anežka' }, { name: 'Bram' }])).toBe('2 characters');
  });

  test('findRulesetName gives the name, or the id of an unknown ruleset', () => {
    expect(findRulesetName('lite-3e')).toBe('GURPS Lite 3e');
    expect(findRulesetName('fifth-edition')).toBe('fifth-edition');
    expect(findRulesetName('')).toBe('');
  });

  test.each([
    ['Anežka', 'A'],
    ['anna von Berg', 'AB'],
    ['Žofia Černá (copy)', 'ŽC'],
    ['Ольга', 'О'],
    ['“7 of 9”', '79'],
    ['— !', ''],
    ['', ''],
  ])('initials of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  const now = new Date('2026-07-29T12:00:00Z');
  test.each([
    ['2026-07-29T11:59:00Z', '30 days left'],
    ['2026-07-28T11:00:00Z', '29 days left'],
    ['2026-06-29T13:00:00Z', '1 day left'],
    ['2026-06-29T11:00:00Z', 'Deleted at the next visit'],
    ['soon', 'Stays in the bin'],
  ])('describeTimeLeft for a record binned at %s is %s', (binned, expected) => {
    expect(describeTimeLeft(binned, now)).toBe(expected);
  });

  test('nameQuarantinedRecord gives the name, or else the file', () => {
    const whole = { name: '', file: 'my diary.JSON', place: 0 };
    const part = { name: '', file: 'all.json', place: 3 };
    const named = { name: 'Zoë', file: 'all.json', place: 3 };
    const stored = { name: '', file: '', place: 0 };
    expect([whole, part, named, stored].map(nameQuarantinedRecord)).toEqual([
      'my diary.JSON',
      'Character 3 of all.json',
      'Zoë',
      'Unnamed character',
    ]);
    expect([whole, part, named, stored, { ...whole, file: '../run.exe' }].map(quarantineFileName)).toEqual([
      'my-diary.json',
      'all-3.txt',
      'Zoë.txt',
      'character.txt',
      'run-exe.txt',
    ]);
  });
});

describe('Words on incoming characters', () => {
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

  test('sortIncoming sorts into new, differing and same characters', () => {
    expect(sortIncoming(list)).toEqual({
      fresh: [fresh],
      differing: [differing, differingBinned],
      same: [same, sameBinned],
    });
  });

  test('defaultChoice keeps both that differ, and restores the same one from the bin', () => {
    expect([differing, differingBinned, same, sameBinned].map(defaultChoice)).toEqual([
      'both',
      'both',
      'mine',
      'theirs',
    ]);
  });

  test('countImported uses the choices before the defaults, and does not count "mine"', () => {
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
    [sorted(1, 0, 0), 0, '1 new character.'],
    [sorted(3, 0, 0), 0, '3 new characters.'],
    [sorted(2, 1, 0), 0, '3 characters were read. 1 is already here.'],
    [sorted(0, 2, 1), 2, '3 characters were read. All of them are already here. 2 could not be read.'],
    [sorted(0, 0, 2), 0, '2 characters were read. All of them are already here and identical.'],
    [sorted(0, 0, 0), 1, '1 could not be read.'],
  ])('describeIncoming describes the characters: %#', (list, faults, expected) => {
    expect(describeIncoming(list, faults)).toBe(expected);
  });

  test('describeConflict says when each side was changed', () => {
    expect(describeConflict(conflict({}, '2019-02-01T12:00:00Z'))).toBe(
      'Mine: changed 1 March 2020. Theirs: changed 1 February 2019.',
    );
    expect(describeConflict(conflict({ same: true, binned: true }))).toBe(
      'Mine: changed 1 March 2020, now in the bin. Theirs: the file does not say when it was changed. Both are identical.',
    );
  });

  test('describeFault names the place, the cause, and what happens to the text', () => {
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

  test('describeImport reports the result in sentences', () => {
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
});

describe('The grid', () => {
  test.each([
    ['ArrowDown', [1, 2], [2, 2]],
    ['ArrowUp', [0, 2], [0, 2]],
    ['ArrowRight', [1, 4], [1, 4]],
    ['ArrowLeft', [1, 2], [1, 1]],
    ['PageDown', [1, 0], [11, 0]],
    ['PageDown', [95, 0], [99, 0]],
    ['PageUp', [3, 1], [0, 1]],
    ['Home', [50, 3], [0, 3]],
    ['End', [50, 3], [99, 3]],
  ] as const)('%s from row and cell %j leads to %j', (key, [row, cell], [toRow, toCell]) => {
    expect(gridMove(key, { row, cell }, 100, 5)).toEqual({ row: toRow, cell: toCell });
  });

  test('gridMove returns null for other keys, and in a grid without rows', () => {
    expect(gridMove('Enter', { row: 0, cell: 0 }, 100, 5)).toBeNull();
    expect(gridMove('End', { row: 0, cell: 0 }, 0, 5)).toBeNull();
  });
});

describe('The view of the library', () => {
  const found = ['a', 'b', 'c', 'd', 'e'];
  const selected = () => [...useViewStore.getState().libraryView.selected].sort().join('');

  beforeEach(showEverything);

  test('selectUpTo selects from the last selected character, in either direction, and adds to the selection', () => {
    setSelected('d', true);
    selectUpTo('b', found);
    expect(selected()).toBe('bcd');
    selectUpTo('e', found);
    expect(selected()).toBe('bcde');
    setSelected('c', false);
    expect(selected()).toBe('bde');
  });

  test('selectUpTo selects only the character itself without a start, or if the start no longer matches', () => {
    selectUpTo('c', found);
    expect(selected()).toBe('c');
    showEverything();
    setSelected('x', true);
    selectUpTo('c', found);
    expect(selected()).toBe('cx');
  });

  test('selection mode starts with the first selected character, and its end clears the selection', () => {
    setSelected('a', true);
    expect(useViewStore.getState().libraryView.selecting).toBe(true);
    setSelecting(false);
    expect(selected()).toBe('');
    expect(useViewStore.getState().libraryView.selecting).toBe(false);
    selectOnly(found);
    expect(selected()).toBe('abcde');
    selectOnly([]);
    expect(useViewStore.getState().libraryView.selecting).toBe(false);
  });

  test('showBin resets everything except the order', () => {
    changeQuery({ words: 'guard', order: 'name' });
    setSelected('a', true);
    showBin(true);
    expect(useViewStore.getState().libraryView).toMatchObject({ words: '', order: 'name', binned: true });
    expect(selected()).toBe('');
  });
});
