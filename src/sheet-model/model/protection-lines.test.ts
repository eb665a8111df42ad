import { expect, it } from 'vitest';
import { formatSigned } from '../../engine/format.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { EffectIndex } from '../../rules/shared/effects.ts';
import { defineReactions } from '../../rules/shared/reactions.ts';
import { audiences } from '../../rules/shared/tables/audiences.ts';
import { reactionStat } from '../../rules/stat-ids.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { saved } from '../../testing/rows.ts';
import { reactionLines } from './protection-lines.ts';

const cite = { book: 'Test', page: 1 };
const circles = new Map(Object.entries(audiences));
const { context } = openSheet(saved('lite-3e', {}));

/** Builds a worksheet on which each of these groups has a separate modifier. */
function worksheetWith(modifiers: readonly (readonly [string, number])[]): Worksheet {
  const worksheet = new Worksheet();
  const effects = new EffectIndex();
  for (const [audience, amount] of modifiers) {
    effects.set(audience === '' ? 'reaction' : `reaction:${audience}`, [{ words: 'test', amount, cite }]);
  }
  defineReactions(worksheet, context, effects, cite);
  return worksheet;
}

/** Returns the modifier that a reader of the lines finds for this group: that of the narrowest group that is printed. */
function readModifier(worksheet: Worksheet, audience: string): string | undefined {
  const lines = new Map(reactionLines(worksheet).map(({ figure }) => [figure.stat, figure.text]));
  for (let group: string | undefined = audience; group; group = circles.get(group)?.within) {
    const text = lines.get(reactionStat(group));
    if (text !== undefined) return text;
  }
  return lines.get(reactionStat());
}

const amounts = [undefined, -2, 0, 2];

it.each(Object.keys(audiences))(
  'reactionLines: a reader finds the number of %s, whatever wider groups have',
  (audience) => {
    const wider = circles.get(audience)?.within;
    for (const ownAmount of amounts.slice(1)) {
      for (const ofWider of wider ? amounts : [undefined]) {
        for (const general of amounts) {
          const groupAmounts = Object.entries({
            '': general,
            [wider ?? '']: wider ? ofWider : general,
            [audience]: ownAmount,
          });
          const worksheet = worksheetWith(
            groupAmounts.flatMap(([group, amount]) => (amount === undefined ? [] : [[group, amount] as const])),
          );
          const number = formatSigned(worksheet.number(reactionStat(audience)));
          expect(readModifier(worksheet, audience)?.replace('none', '0'), JSON.stringify(groupAmounts)).toBe(number);
        }
      }
    }
  },
);

it('reactionLines: a group with the same number as the next wider one has no line', () => {
  const names = (modifiers: Readonly<Record<string, number>>) =>
    reactionLines(worksheetWith(Object.entries(modifiers))).map(({ name, figure }) => `${name} ${figure.text}`);
  expect(names({ 'own-race': -2, 'own-race-same-sex': 0 })).toEqual(['everyone 0', 'your own race −2']);
  expect(names({ 'own-race': 0, 'own-race-same-sex': 0, 'wild-animals': 0 })).toEqual(['everyone none']);
  expect(names({ 'own-race': -1, 'own-race-same-sex': 1 })).toEqual([
    'everyone 0',
    'your own race −1',
    'your own race, the same sex 0',
  ]);
});
