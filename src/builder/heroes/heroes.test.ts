import { describe, expect, it, test } from 'vitest';
import { blankCharacter, shownName } from '../../character/character.ts';
import { addRow, type RowChange } from '../../character/edit-rows.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { parseFile } from '../../character/file/parse-file.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { defaultHouseRules } from '../../rules/house-rules/rules-in-force.ts';
import { rulesetIds, rulesetList, rulesetOf } from '../../rules/rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { dropItems, loadAdvice } from '../advice/load-advice.ts';
import { createHero } from './create-hero.ts';

describe('Kinds of hero', () => {
  /** The share of the points that a player finds left to spend. */
  const leftAtLeast = 0.15;
  const leftAtMost = 0.35;

  async function savedHero(rulesetId: string, id: HeroKindId) {
    const character = await createHero(rulesetId, id);
    if (!character) throw new Error(`${rulesetId} has no ${id}`);
    return { ruleset: rulesetId, houseRules: defaultHouseRules(rulesetOf(rulesetId)), character };
  }

  const every = rulesetList.flatMap((about) => about.heroes.map((kind) => [about.id, kind.id, kind] as const));

  describe.each(every)('under %s the %s', (rulesetId, id, kind) => {
    it('has the points that are known before the ruleset is loaded, and some left to spend', async () => {
      const { worksheet } = deriveCharacter(await savedHero(rulesetId, id));
      const [budget, left] = [worksheet.number('points.budget'), worksheet.number('points.left')];
      expect({ spent: budget - left, budget }).toEqual({ spent: kind.spent, budget: kind.budget });
      expect(left / budget).toBeGreaterThanOrEqual(leftAtLeast);
      expect(left / budget).toBeLessThanOrEqual(leftAtMost);
    });

    it('can be played without a change', async () => {
      const saved = await savedHero(rulesetId, id);
      const derived = deriveCharacter(saved);
      expect(derived.findings.filter((found) => found.kind !== 'unusual')).toEqual([]);
      expect(saved.character.name).toBe('');
      expect(shownName(saved.character)).toBe(`${kind.name}, unnamed`);

      const { worksheet, ruleset, context } = derived;
      const moneyLeft = worksheet.find('money.left')?.value ?? 0;
      expect(moneyLeft, 'dollars left').toBeGreaterThanOrEqual(0);
      const { load, attacks } = buildModel(derived);
      expect(
        ruleset.loadLevels.findIndex(({ name }) => name === load.level),
        load.level,
      ).toBeLessThanOrEqual(1);
      expect(attacks.some(({ atHand, itemKey }) => atHand && context.items.some(({ key }) => key === itemKey))).toBe(
        true,
      );
    });

    it('survives saving and opening', async () => {
      const saved = await savedHero(rulesetId, id);
      const reading = parseFile(serializeFile(saved, '0'), { rulesets: rulesetIds });
      expect(reading).toMatchObject({ ok: true, value: { report: [], saved: { character: saved.character } } });
    });
  });

  describe('kinds of hero', () => {
    it.each(rulesetIds)('are at least five under %s, each once', (id) => {
      const ids = rulesetOf(id).heroes.map((kind) => kind.id);
      expect(ids.length).toBeGreaterThanOrEqual(5);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('cannot be created if the ruleset does not have them', async () => {
      expect(await createHero('man-to-man', 'mage')).toBeNull();
    });
  });
});

describe('Advice on load', () => {
  /** Derives a character with ST 10 (load limits 20, 40, 60, 120 lb) that carries items of these weights in pounds. */
  function deriveLoaded(items: readonly (RowChange<'equipment'> & { weight: number })[]) {
    const character = items.reduce(
      (before, { weight, ...row }) => addRow(before, 'equipment', { ...row, weightOverride: weight }),
      blankCharacter(),
    );
    return deriveCharacter({ ruleset: 'man-to-man', houseRules: [], character });
  }
  const crossbow = { entry: 'crossbow', weight: 6 };
  const knife = { entry: 'large-knife', weight: 1 };
  const mail = { entry: 'chainmail', place: 'ready', weight: 36 } as const;

  test('loadAdvice without a load says how much more can be carried', () => {
    expect(loadAdvice(deriveLoaded([crossbow])).words).toBe('14 lb until Light encumbrance.');
  });

  test('loadAdvice names the lightest item not in use that is heavy enough, and the gain from setting it down', () => {
    const advice = loadAdvice(deriveLoaded([mail, crossbow, knife, { entry: 'quiver', weight: 0.1 }]));
    expect(advice.words).toMatch(/^3\.1 lb over Light. Drop the crossbow → Move \d+, Dodge \d+/);
    expect(advice.setDown).toEqual([{ key: 'k2', name: 'Crossbow' }]);
  });

  test('loadAdvice prefers a few loose items to armor', () => {
    const { setDown: items } = loadAdvice(
      deriveLoaded([
        { ...mail, weight: 39 },
        { ...crossbow, weight: 3 },
        { ...knife, weight: 3 },
      ]),
    );
    expect(items.map(({ key }) => key)).toEqual(['k2', 'k3']);
    expect(loadAdvice(deriveLoaded([{ ...mail, weight: 45 }, knife])).setDown).toEqual([
      { key: 'k1', name: 'Chainmail' },
    ]);
  });

  test('loadAdvice counts the contents of a container toward its weight', () => {
    const sheet = deriveLoaded([mail, { entry: 'quiver', weight: 1 }, { entry: 'bolt', weight: 4, container: 'k2' }]);
    expect(loadAdvice(sheet).setDown.map(({ key }) => key)).toEqual(['k2']);
    const lighter = deriveCharacter({ ...sheet.context.saved, character: dropItems(sheet.context.character, ['k2']) });
    expect(lighter.worksheet.number('load')).toBe(36);
  });

  test('loadAdvice suggests nothing to set down if nothing would be enough', () => {
    expect(loadAdvice(deriveLoaded(Array.from({ length: 20 }, () => ({ ...knife, weight: 5 })))).setDown).toEqual([]);
  });
});
