import { expect, test } from 'vitest';
import type { IncomingItem } from '../../state/library/incoming.ts';
import { choiceOf, countImported, defaultChoice, sortIncoming } from './incoming-choices.ts';

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
