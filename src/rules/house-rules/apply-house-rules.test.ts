import { expect, it } from 'vitest';
import { derivationSentence } from '../../engine/format.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { item, saved, skill } from '../../testing/rows.ts';
import { openWorksheet } from '../derive-character.ts';
import { lineStat } from '../stat-ids.ts';
import { applyHouseRules } from './apply-house-rules.ts';
import { dodgeFromDx } from './dodge-from-dx.ts';
import { adapted, type HouseRule, type NumberChange } from './house-rule.ts';

const rule = (name: string, ...changes: readonly NumberChange[]): HouseRule => ({
  id: name,
  name,
  explanation: '',
  cite: adapted,
  availableIn: { 'third-edition': 'off' },
  replaces: [],
  changes,
});

const luckyDodge = rule('Lucky Dodge', { stat: 'dodge', addition: (w, { name, cite }) => w.add(2, name, { cite }) });

/** Every weapon parries at two thirds of its Parry by the book. */
const poorParry = rule(
  'Poor Parry',
  {
    stat: (id) => /^line:.*\.parry(WithShield)?$/.test(id),
    base: (w, { current, name, cite }) => {
      current.formula(w);
      w.multiply(2 / 3, name, { cite }).round('down');
    },
  },
  { stat: 'parry', caption: 'weapon / 3' },
  { stat: 'numberOfNoRuleset', addition: (w) => w.add(1, 'nothing') },
);

/** Derives a swordsman of Man to Man under these rules. */
function swordsman(...rules: readonly HouseRule[]) {
  const { ruleset, context } = openWorksheet(
    saved('man-to-man', {
      attributes: { dx: 13, ht: 11 },
      skills: [skill('broadsword', 8)],
      equipment: [item('broadsword', { place: 'ready' })],
    }),
  );
  const worksheet = new Worksheet();
  ruleset.define(worksheet, context);
  applyHouseRules(worksheet, context, rules);
  return { worksheet, sentence: (stat: string) => derivationSentence(worksheet.get(stat), ruleset.notation) };
}

it('applyHouseRules: an addition follows the steps of the ruleset, or of the rule that replaced them', () => {
  expect(swordsman(luckyDodge).sentence('dodge')).toBe('Dodge 8: Move 6; Lucky Dodge +2. (Man to Man p. 17)');
  expect(swordsman(luckyDodge, dodgeFromDx).sentence('dodge')).toBe(
    'Dodge 8: DX 13; Dodge from DX/2 ÷ 2; rounded down; encumbrance level 0; minimum 1; Lucky Dodge +2. (House rule, adapted)',
  );
});

it('applyHouseRules: one change serves a family of numbers, and may start from the ruleset’s own formula', () => {
  const parry = lineStat('broadsword.0', 'parry');
  const [byTheBook, withRule] = [swordsman(), swordsman(poorParry)].map(({ worksheet }) => worksheet);
  expect([byTheBook?.number(parry), byTheBook?.number('parry'), byTheBook?.get('parry').caption]).toEqual([
    7,
    7,
    'weapon / 2',
  ]);
  expect([withRule?.number(parry), withRule?.number('parry'), withRule?.get('parry').caption]).toEqual([
    4,
    4,
    'weapon / 3',
  ]);
});
