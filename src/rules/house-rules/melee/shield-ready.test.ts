import { expect, it } from 'vitest';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { item, saved } from '../../../testing/rows.ts';
import { itemStat } from '../../stat-ids.ts';
import { shieldReady } from './melee-rules.ts';

const open = (ruleset: string, rules: readonly string[]) => {
  const sheet = openSheet(saved(ruleset, { equipment: [item('large-shield', { slung: true })] }, rules));
  const turns = sheet.worksheet.find(itemStat('large-shield', 'readyTurns'));
  return { turns: turns && derivationSentence(turns, 'd'), line: sheet.model.possessions[0]?.protection };
};

it('adapted readying of shields: 8 turns for a large shield in place of 4', () => {
  expect(open('man-to-man', []).turns).toBe(
    'Large shield: turns to ready or sling 4: PD of Large shield 4. (Man to Man p. 29)',
  );
  expect(open('man-to-man', [shieldReady.id]).turns).toBe(
    'Large shield: turns to ready or sling 8: PD of Large shield 4; Adapted readying of shields × 2. (Man to Man p. 29)',
  );
  expect(open('man-to-man', [shieldReady.id]).line).toContain('8 turns to ready or sling');
});

it('GURPS Lite has no time for it but by the house rule', () => {
  expect(open('lite-3e', []).turns).toBeUndefined();
  expect(open('lite-3e', [shieldReady.id]).turns).toBe(
    'Large shield: turns to ready or sling 8: PD of Large shield 4; Adapted readying of shields × 2. (House rule, adapted)',
  );
});
