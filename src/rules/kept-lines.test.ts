import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Character, SavedCharacter } from '../character/character.ts';
import { setAttribute } from '../character/edit-character.ts';
import { changeRow } from '../character/edit-rows.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { someOf } from '../testing/extent.ts';
import { hugeCharacter } from '../testing/huge-character.ts';
import { type DerivedCharacter, deriveCharacter } from './derive-character.ts';
import { houseRulesFor } from './house-rules/rules-in-force.ts';
import { gcsRulesetId, loadRuleset, rulesetAbout, rulesetIds, rulesetList, rulesetOf } from './rulesets.ts';
import { itemStat, skillStat } from './stat-ids.ts';

describe('Reused lines', () => {
  const lists = ['traits', 'skills', 'spells', 'attacks', 'ranged', 'rangedColumns', 'possessions', 'mounts'] as const;

  const edit = (saved: SavedCharacter, change: (character: Character) => Character): SavedCharacter => ({
    ...saved,
    character: change(saved.character),
  });

  /** Works out every number and every line. */
  function deriveFigure(saved: SavedCharacter, previous?: DerivedCharacter): DerivedCharacter {
    const sheet = deriveCharacter(saved, previous);
    for (const id of sheet.worksheet.ids()) sheet.worksheet.get(id);
    buildModel(sheet);
    return sheet;
  }

  /** The numbers that are not the same objects. */
  const changedStats = (before: DerivedCharacter, after: DerivedCharacter): readonly string[] =>
    after.worksheet.ids().filter((id) => after.worksheet.get(id) !== before.worksheet.find(id));

  it.each(rulesetIds)('%s: an edit of the name keeps every number and every list of lines', (ruleset) => {
    const saved = hugeCharacter(ruleset);
    const before = deriveFigure(saved);
    const model = buildModel(before);
    const after = deriveFigure(
      edit(saved, (character) => ({ ...character, name: 'Somebody' })),
      before,
    );
    expect(changedStats(before, after)).toEqual([]);
    for (const list of lists) expect(buildModel(after)[list], list).toBe(model[list]);
    expect(after.worksheet.ids()).toBe(before.worksheet.ids());
  });

  it.each(rulesetIds)('%s: other points in a skill change one formula, and one line of the skills', (ruleset) => {
    const saved = hugeCharacter(ruleset);
    const key = saved.character.skills[3]?.key ?? '';
    const before = deriveFigure(saved);
    const model = buildModel(before);
    const after = deriveFigure(
      edit(saved, (character) => changeRow(character, 'skills', key, { points: 40 })),
      before,
    );
    const formulas = after.worksheet
      .ids()
      .filter((id) => after.worksheet.formulaOf(id) !== before.worksheet.formulaOf(id));
    expect(formulas).toEqual([skillStat(key, 'points')]);
    expect(after.context.skills).toBe(before.context.skills);
    const lines = buildModel(after).skills;
    expect(lines.filter((line, i) => line !== model.skills[i]).map((line) => line.key)).toEqual([key]);
    for (const list of lists) if (list !== 'skills') expect(buildModel(after)[list], list).toBe(model[list]);
  });

  it.each(rulesetIds)(
    '%s: another quantity of an item changes one formula, and one line of the possessions',
    (ruleset) => {
      const saved = hugeCharacter(ruleset);
      const key = saved.character.equipment[3]?.key ?? '';
      const before = deriveFigure(saved);
      const model = buildModel(before);
      const after = deriveFigure(
        edit(saved, (character) => changeRow(character, 'equipment', key, { quantity: 7 })),
        before,
      );
      const formulas = after.worksheet
        .ids()
        .filter((id) => after.worksheet.formulaOf(id) !== before.worksheet.formulaOf(id));
      expect(formulas).toEqual([itemStat(key, 'quantity')]);
      expect(after.context.items).toBe(before.context.items);
      const lines = buildModel(after).possessions;
      expect(lines.filter((line, i) => line !== model.possessions[i]).map((line) => line.key)).toEqual([key]);
      expect(lines.find((line) => line.key === key)?.quantity).toBe('7');
    },
  );

  it('lite-3e: another level of an attribute keeps the sum of disadvantages, unless the attribute is low', () => {
    const saved = hugeCharacter('lite-3e');
    const before = deriveFigure(saved);
    const limited = (level: number) =>
      deriveFigure(
        edit(saved, (character) => setAttribute(character, 'dx', level)),
        before,
      ).worksheet.get('points.limited');
    expect(limited(15)).toBe(before.worksheet.get('points.limited'));
    expect(limited(7).steps.at(-1)).toMatchObject({ op: 'add', words: 'DX 7', value: -20, from: 'dx.low' });
  });

  it.each(rulesetIds)('%s: a house rule that is switched keeps the numbers that it does not change', (ruleset) => {
    const saved = hugeCharacter(ruleset);
    const before = deriveFigure(saved);
    for (const { id } of someOf(houseRulesFor(rulesetOf(ruleset)), 2)) {
      const isOn = saved.houseRules.includes(id);
      const houseRules = isOn ? saved.houseRules.filter((other) => other !== id) : [...saved.houseRules, id];
      const fresh = deriveFigure({ ...saved, houseRules });
      const after = deriveFigure({ ...saved, houseRules }, before);
      const differing = fresh.worksheet
        .ids()
        .filter((stat) => JSON.stringify(fresh.worksheet.get(stat)) !== JSON.stringify(before.worksheet.find(stat)));
      expect(changedStats(before, after), id).toEqual(differing);
    }
  });
});

describe('The list of rulesets', () => {
  afterEach(() => vi.resetModules());

  describe('the list of rulesets', () => {
    it('has all of them in order', () => {
      expect(rulesetList.map(({ id }) => id)).toEqual(rulesetIds);
    });

    it('has one ruleset for GCS files', () => {
      expect(rulesetList.filter(({ opensGcs }) => opensGcs).map(({ id }) => id)).toEqual([gcsRulesetId]);
    });

    it.each(rulesetIds)('has the same facts about %s as the loaded ruleset', async (id) => {
      const ruleset = await loadRuleset(id);
      expect(ruleset).toMatchObject(rulesetAbout(id));
      expect(ruleset.random !== null, 'characters by the dice').toBe(rulesetAbout(id).byDice !== null);
      expect(rulesetOf(id)).toBe(ruleset);
    });

    it('gives the first one for an unknown id', async () => {
      expect(rulesetAbout('of-the-future').id).toBe(rulesetIds[0]);
      expect((await loadRuleset('of-the-future')).id).toBe(rulesetIds[0]);
      expect(rulesetOf('of-the-future').id).toBe(rulesetIds[0]);
    });
  });

  it('a ruleset cannot be used before it is loaded, and loads alone', async () => {
    vi.resetModules(); // as when the page has just been opened
    const fresh = await import('./rulesets.ts');
    await fresh.loadRuleset('lite-3e');
    expect(fresh.rulesetOf('lite-3e').name).toBe('GURPS Lite 3e');
    expect(() => fresh.rulesetOf('man-to-man')).toThrow('the rules of Man to Man could not be loaded');
  });
});
