import { expect, test } from 'vitest';
import { blankSaved } from '../../state/character/character-store.ts';
import type { IncomingItem } from '../../state/library/incoming.ts';
import { choiceOf, countImported, defaultChoice, sortIncoming } from './incoming-choices.ts';

let key = 0;
function incoming(clash: { same?: boolean; binned?: boolean } | null): IncomingItem {
  key += 1;
  return {
    incoming: { key, from: 'x.json', id: '', saved: blankSaved(), report: [], updated: '', tags: [] },
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

test('what came in is sorted by what there is to ask about it', () => {
  expect(sortIncoming(list)).toEqual({
    fresh: [fresh],
    differing: [differing, differingBinned],
    same: [same, sameBinned],
  });
});

test('nothing is lost when nothing is chosen: both stay where they differ, and the same one comes out of the bin', () => {
  expect([differing, differingBinned, same, sameBinned].map(defaultChoice)).toEqual(['both', 'both', 'mine', 'theirs']);
});

test('what is chosen goes before, and those that keep mine are not counted', () => {
  expect(countImported(list, new Map())).toBe(4);
  const choices = new Map([[differing.incoming.key, 'mine' as const]]);
  expect(choiceOf(differing, choices)).toBe('mine');
  expect(countImported(list, choices)).toBe(3);
  expect(countImported(list, new Map([[same.incoming.key, 'both' as const]]))).toBe(5);
});
