import { expect, it } from 'vitest';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';

const shield = (defenseBonus: number) =>
  typedItem('Shield', { kind: 'shield', defenseBonus }, { place: 'carried', slung: true });
const line = (ruleset: string, defenseBonus: number) =>
  openSheet(saved(ruleset, { equipment: [shield(defenseBonus)] })).model.possessions[0];

it('slung shield: takes as many turns to ready as its Defense Bonus (pp. 382–383)', () => {
  expect(line('fourth-edition', 2)).toMatchObject({
    where: 'slung on the back',
    protection: 'DB 2, 2 turns to ready or sling',
  });
});

it('slung shield: is only a label where the book has no rule for it', () => {
  expect(line('lite-3e', 2)).toMatchObject({ where: 'slung on the back', protection: 'PD 0' });
});
