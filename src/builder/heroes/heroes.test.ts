import { describe, expect, it } from 'vitest';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import type { HeroKindId } from '../../rules/heroes/hero-kind.ts';
import { defaultHouseRules } from '../../rules/house-rules/offered-rules.ts';
import { rulesetIds, rulesetList, rulesetOf } from '../../rules/rulesets.ts';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { createHero } from './create-hero.ts';

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

  it('survives being saved and opened', async () => {
    const saved = await savedHero(rulesetId, id);
    const reading = parseFile(serializeFile(saved, '0'), { rulesets: rulesetIds });
    expect(reading).toMatchObject({ ok: true, report: [], saved: { character: saved.character } });
  });
});

describe('kinds of hero', () => {
  it.each(rulesetIds)('are at least five under %s, each once', (id) => {
    const ids = rulesetOf(id).heroes.map((kind) => kind.id);
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('that a ruleset does not have cannot be created', async () => {
    expect(await createHero('man-to-man', 'mage')).toBeNull();
  });
});
