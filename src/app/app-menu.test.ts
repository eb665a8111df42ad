import { expect, test } from 'vitest';
import type { MenuItem } from '../ui/menu.tsx';
import { listMenuItems } from './app-menu.tsx';
import { actions } from './commands.ts';

const everything = { guide: true, hasFirstFight: true, imported: true, savesSheets: true };
const nothing = { guide: false, hasFirstFight: false, imported: false, savesSheets: false };

const withSubmenus = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => (item.submenu ? withSubmenus(item.submenu) : [item]));

test.each([['everything', everything] as const, ['nothing', nothing] as const])(
  'the menu has four groups and at most 16 items, with %s there is',
  (_, state) => {
    const items = listMenuItems(state);
    expect(items.flatMap(({ startsGroup }) => startsGroup ?? [])).toEqual([
      'Character',
      'Share and print',
      'Library',
      'Settings',
    ]);
    expect(items.length).toBeLessThanOrEqual(16);
    for (const { submenu } of items) expect(submenu?.length ?? 2).toBeGreaterThan(1);
  },
);

test('each action is in the menu or in a submenu, or has a control of its own in the frame', () => {
  // Undo, redo, the sheet and the themes have controls; a PDF is saved in the dialog that prints, an encounter begins in the list of them.
  const elsewhere = ['pdf', 'newEncounter', 'sheet', 'undo', 'redo', 'light', 'dark'];
  const reached = withSubmenus(listMenuItems(everything)).map(({ id }) => id);
  expect([...reached, ...elsewhere].toSorted()).toEqual([...Object.keys(actions), 'guide'].toSorted());
});
