import fc from 'fast-check';
import * as z from 'zod/mini';
import { statNames } from '../catalog/effect.ts';
import type { RulesetId } from '../catalog/entry.ts';
import type { SavedCharacter } from '../character/character.ts';
import { amountKinds, matchKinds, selectors } from '../character/custom-effect.ts';
import { itemPlaces, qualities } from '../character/equipment-rows.ts';
import { controllingAttributes, difficulties, ownSpellSchema } from '../character/skill-rows.ts';
import { allTraitKinds, type TraitRow } from '../character/trait-rows.ts';
import { catalogFor } from '../rules/derive-character.ts';
import { houseRules } from '../rules/house-rules/rules-in-force.ts';
import { rulesetOf } from '../rules/rulesets.ts';
import { selectingStats } from '../rules/shared/targets.ts';
import { ownItem, ownSkill, ownTrait } from './huge-character.ts';
import { typedRace } from './own-rows.ts';
import { item, saved, skill, trait } from './rows.ts';

const points = fc.constantFrom(0, 0.5, 1, 2, 3, 4, 8, 12, 16, 24, 100, -3);
const level = fc.integer({ min: -2, max: 30 });
const ownArmor = ownItem('Thing', { kind: 'armor', places: ['torso', 'tail'], damageResistance: 2 });
const ownBeast = ownItem('Beast', {
  kind: 'mount',
  mount: { st: 0.5, dx: 9, iq: 3, ht: 12, move: 4, bodyWeight: 20 },
});
const name = fc.constantFrom('Broadsword', 'Žofia', 'Lore', 'x', '');
/** Skills that default to each other, in cycles too, at penalties of either sign. */
const defaults = fc.array(
  fc.record({
    attribute: fc.constantFrom(null, null, ...controllingAttributes),
    skill: name.map((letters) => letters.toLowerCase()),
    penalty: fc.integer({ min: -2, max: 6 }),
  }),
  { maxLength: 3 },
);
const anySpell = fc.option(fc.constant(z.parse(ownSpellSchema, {})), { freq: 5 });

/** Any character that a player could put together under a ruleset, sensible or not. */
export function anyCharacter(ruleset: RulesetId): fc.Arbitrary<SavedCharacter> {
  const { skills, traits, items, races } = catalogFor(ruleset);
  const idOf = (map: ReadonlyMap<string, unknown>) => fc.constantFrom(...map.keys(), 'no-such-entry');
  const effect = fc.record({
    stat: fc.constantFrom<string>(
      ...rulesetOf(ruleset).changeable.map(({ stat }) => stat),
      ...selectingStats,
      'no-such-stat',
      'reaction:named',
      'reaction:no such people',
      'cost',
      'weight',
      'priceOf:st',
      'throwingStrength',
    ),
    by: fc.constantFrom(...selectors),
    match: fc.constantFrom(...matchKinds),
    selection: fc.constantFrom(
      '',
      'broad',
      'Broadsword',
      'punch',
      'unarmed',
      'head',
      'torso',
      'torso, eyes',
      'the guild',
    ),
    how: fc.constantFrom(...amountKinds),
    atMost: fc.constantFrom(null, 0, 12),
    of: fc.constantFrom('', 'ordinaryWeight', ...statNames),
    over: fc.constantFrom(0, 1, 3),
    fromLevel: fc.constantFrom(null, null, -2, 1),
    learned: fc.boolean(),
    unless: fc.constantFrom('', 'combat-reflexes', 'x'),
    add: fc.integer({ min: -3, max: 3 }),
    times: fc.constantFrom(null, 0, 0.5, 5),
    perLevel: fc.boolean(),
    when: fc.constantFrom('', 'at night'),
  });
  const skillRow = fc.oneof(
    fc.tuple(idOf(skills), points, name).map(([entry, p, speciality]) => skill(entry, p, { speciality })),
    fc
      .record({
        name,
        attribute: fc.constantFrom(...controllingAttributes),
        kind: fc.constantFrom('physical' as const, 'mental' as const),
        difficulty: fc.constantFrom(...difficulties),
        combat: fc.boolean(),
        defense: fc.constantFrom('none' as const, 'block' as const, 'unarmed' as const),
        defaults,
        effects: fc.array(effect, { maxLength: 1 }),
        spell: anySpell,
      })
      .chain((own) => points.map((p) => skill('', p, { own: ownSkill(own.name, own) }))),
  );
  const answersOf = (entry: string): fc.Arbitrary<TraitRow['choices']> =>
    fc.tuple(
      ...(traits.get(entry)?.facet.parameters ?? []).map(({ id, options }) =>
        fc
          .constantFrom(...(options?.map((option) => option.id) ?? ['Žofia', '']), 'no-such-answer')
          .map((value) => ({ parameter: id, value })),
      ),
    );
  const traitRow = fc.oneof(
    idOf(traits).chain((entry) =>
      fc
        .record({
          level: fc.integer({ min: -1, max: 5 }),
          choices: fc.oneof(fc.constant<TraitRow['choices']>([]), answersOf(entry)),
          boughtOff: fc.boolean(),
        })
        .map((more) => trait(entry, more)),
    ),
    fc
      .record({
        name,
        kind: fc.constantFrom(...allTraitKinds),
        points: level,
        pointsPerLevel: level,
        effects: fc.array(effect, { maxLength: 2 }),
      })
      .map((own) => trait('', { own: ownTrait(own.name, own) })),
  );
  const itemRow = fc
    .record({
      entry: fc.option(idOf(items), { nil: '' }),
      place: fc.constantFrom(...itemPlaces),
      quality: fc.constantFrom(...qualities),
      hand: fc.constantFrom('main' as const, 'off' as const),
      quantity: fc.constantFrom(0, 1, 2, 10, 0.5),
      spiked: fc.boolean(),
      withoutPadding: fc.boolean(),
      slung: fc.boolean(),
      madeForAnother: fc.boolean(),
      madeForHeight: fc.constantFrom(null, 60, 78.5),
      madeForWeight: fc.constantFrom(null, 0, 240),
      altered: fc.boolean(),
      bowStrength: fc.option(fc.integer({ min: 1, max: 30 })),
      container: fc.constantFrom('', 'row-0', 'row-1'),
      effects: fc.array(effect, { maxLength: 1 }),
    })
    .map(({ entry, effects, ...more }) =>
      item(entry, entry ? more : { ...more, own: more.hand === 'main' ? { ...ownArmor, effects } : ownBeast }),
    );
  const ownRace = fc
    .record({
      name,
      points: fc.constantFrom(null, 0, -10, 35.5),
      st: level,
      iq: level,
      traits: fc.array(traitRow, { maxLength: 3 }),
      skills: fc.array(fc.record({ row: skillRow, relative: fc.integer({ min: -8, max: 8 }) }), { maxLength: 3 }),
      basedOn: idOf(races),
      effects: fc.array(effect, { maxLength: 1 }),
    })
    .map(({ skills: raceSkills, traits: had, ...own }) =>
      typedRace({
        ...own,
        traits: had.map((row, i) => ({ ...row, key: `rt${i}` })),
        skills: raceSkills.map(({ row: { entry, own: typed, speciality }, relative }, i) => ({
          key: `rs${i}`,
          entry,
          own: typed,
          speciality,
          relative,
        })),
      }),
    );
  return fc
    .record({
      campaign: fc.record({
        money: fc.option(fc.constantFrom(0, 1000)),
        startingWealth: fc.option(fc.constantFrom(0, 1000, 15_000)),
        techLevel: fc.option(fc.nat(12)),
      }),
      concept: fc.record({
        sex: fc.constantFrom('' as const, 'woman' as const, 'man' as const),
        height: fc.option(fc.constantFrom(-1, 60.5, 74, 1e6)),
      }),
      attributes: fc.record({ st: level, dx: level, iq: level, ht: level }),
      raised: fc.record({ st: fc.nat(2), dx: fc.nat(2), iq: fc.nat(2), ht: fc.nat(2) }),
      race: fc.oneof(
        idOf(races).map((entry) => ({ entry, own: null })),
        ownRace.map((own) => ({ entry: 'human', own })),
      ),
      skills: fc.array(skillRow, { maxLength: 8 }),
      traits: fc.array(traitRow, { maxLength: 6 }),
      equipment: fc.array(itemRow, { maxLength: 10 }),
      switchedOn: fc.subarray(houseRules.map(({ id }) => id)),
    })
    .map(({ switchedOn, ...choices }) =>
      saved(
        ruleset,
        {
          ...choices,
          skills: choices.skills.map((row, i) => ({ ...row, key: `s${i}` })),
          traits: choices.traits.map((row, i) => ({ ...row, key: `t${i}` })),
          equipment: choices.equipment.map((row, i) => ({ ...row, key: `row-${i}` })),
        },
        switchedOn,
      ),
    );
}
