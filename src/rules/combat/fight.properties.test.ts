import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CombatSituation, combatSituationSchema, situationOf } from '../../character/combat-situation.ts';
import { combatStateSchema, conditions, footings, postures } from '../../character/combat-state.ts';
import { fold, type StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import { anyCharacter } from '../../testing/any-character.ts';
import { caseCount } from '../../testing/extent.ts';
import { fightersOf } from '../../testing/fighters-of.ts';
import { ordinaryCharacter } from '../../testing/huge-character.ts';
import { openWorksheet } from '../derive-character.ts';
import { loadRuleset, rulesetIds } from '../rulesets.ts';
import { type CombatSheet, deriveCombat } from './derive-combat.ts';
import { fightStats } from './fight.ts';
import type { FightRules } from './fight-rules.ts';
import { resolveInjury } from './resolve-injury.ts';
import { woundOf, woundStats } from './wound.ts';

/** Promises about the numbers of every fight, under every ruleset. */
const small = fc.integer({ min: 0, max: 4 });
const side = fc.constantFrom('front', 'left', 'right', 'behind');

function anySituation(
  { maneuvers, locations, covers }: FightRules,
  lines: readonly string[],
): fc.Arbitrary<CombatSituation> {
  const choices = maneuvers.flatMap(({ id, kinds = [{ id: '' }] }) =>
    kinds.map((kind) => ({ maneuver: id, kind: kind.id })),
  );
  const flag = fc.boolean();
  return fc
    .record({
      state: fc.record({
        hitsLost: fc.integer({ min: 0, max: 60 }),
        fatigueLost: fc.integer({ min: 0, max: 20 }),
        wounds: small,
        posture: fc.constantFrom(...postures),
        conditions: fc.oneof(
          { weight: 3, arbitrary: fc.constant([]) },
          fc.uniqueArray(fc.constantFrom(...conditions), { maxLength: 2 }),
        ),
        footing: fc.constantFrom(...footings),
        darkness: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 })),
        closeTurns: fc.constantFrom(0, 0, 1),
        feint: small,
        evaluated: small,
        ranLastTurn: flag,
        highSpeed: fc.constantFrom(0, 0, 8),
        handling: fc.constantFrom(0, 1),
        aim: fc.oneof(fc.constant(null), fc.record({ line: fc.constantFrom(...lines), turns: small, braced: flag })),
        parries: fc.oneof(fc.constant({}), fc.constant({ 'sword.0': 1 })),
        blocks: fc.constantFrom(0, 0, 1),
      }),
      choice: fc.record({
        maneuver: fc.constant(''),
        entersHex: flag,
        wildSwing: fc.constantFrom(false, false, true),
        deceptive: fc.constantFrom(0, 0, 1, 2),
        rapidStrike: fc.constantFrom(false, false, true),
        shots: fc.constantFrom(1, 1, 3),
        moved: small,
      }),
      chosen: fc.constantFrom(...choices),
      target: fc.record({
        range: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 400 })),
        speed: small,
        posture: fc.constantFrom(...postures),
        location: fc.constantFrom('', ...locations.map(({ id }) => id)),
        cover: fc.constantFrom('', ...covers.map(({ id }) => id)),
        seen: fc.constantFrom('seen', 'seen', 'located', 'unseen'),
        dodge: fc.constantFrom(null, 9),
      }),
      incoming: fc.record({
        kind: fc.constantFrom('melee', 'melee', 'unarmed', 'thrown', 'missile', 'firearm'),
        side,
        thrust: flag,
        impaling: flag,
        flail: fc.constantFrom(false, false, true),
        feint: small,
        seen: fc.constantFrom('seen', 'seen', 'heard', 'unseen', 'unknown'),
      }),
      defense: fc.record({
        retreat: flag,
        drop: flag,
        acrobatic: fc.constantFrom('', 'made', 'failed'),
        feverish: flag,
      }),
    })
    .map(({ chosen, choice, ...parts }) => combatSituationSchema.parse({ ...parts, choice: { ...choice, ...chosen } }));
}

const statsOf = ({ attacks, defenses, actions, foe, rolls, fight }: CombatSheet): readonly StatId[] => [
  ...attacks.flatMap(({ skill, damage }) => [skill, damage]),
  ...defenses.flatMap(({ active, total }) => [active, total]),
  ...actions.flatMap(({ roll, against, damage }) => [roll, ...(against ? [against] : []), ...(damage ? [damage] : [])]),
  ...foe.map(({ total }) => total),
  ...rolls.map(({ number }) => number),
  ...fight.rules.numbers.map(({ id }) => id),
  fightStats.move,
  fightStats.step,
  fightStats.reach,
];

/** Collects the failures, because an expectation for each of so many steps would take most of the time. */
function expectTrueSteps(worksheet: Worksheet, stats: readonly StatId[]): void {
  const faults: string[] = [];
  for (const id of stats) {
    const { steps, notes, value } = worksheet.get(id);
    if (steps.length === 0) faults.push(`${id} has no steps`);
    const folded = fold(steps);
    if (folded !== value && !isDeepStrictEqual(folded, value)) faults.push(`${id} is not the fold of its steps`);
    if (Number.isNaN(value)) faults.push(`${id} is no number`);
    for (const { words, cite, ...step } of [...steps, ...notes]) {
      if (words.trim() === '' || /undefined|NaN|null|\[object/.test(words))
        faults.push(`${id}: "${words}" are no words`);
      const from = 'from' in step && typeof step.from === 'string' ? step.from : undefined;
      if (!(cite ?? (from && worksheet.get(from).cite))) faults.push(`${id}: "${words}" has no page`);
    }
  }
  expect(faults).toEqual([]);
}

describe.each(rulesetIds)('%s', async (id) => {
  const ruleset = await loadRuleset(id);
  const rules = await ruleset.loadFightRules();
  const characters = [...fightersOf(id), ordinaryCharacter(id)].map((saved) => openWorksheet(saved));
  const lines = ['sword.0', 'bow.0', 'dirk.1', 'unarmed.punch'];
  const situations = anySituation(rules, lines);

  it('every step has words and a page, and the steps add up to the value', () => {
    fc.assert(
      fc.property(situations, fc.constantFrom(...characters), (situation, character) => {
        const sheet = deriveCombat(character, rules, situation);
        expectTrueSteps(sheet.worksheet, statsOf(sheet));
      }),
      { numRuns: caseCount(50) },
    );
  });

  it('any character can fight', () => {
    fc.assert(
      fc.property(anyCharacter(id), situations, (character, situation) => {
        const sheet = deriveCombat(openWorksheet(character), rules, situation);
        expect(statsOf(sheet).filter((stat) => Number.isNaN(sheet.worksheet.get(stat).value))).toEqual([]);
      }),
      { numRuns: caseCount(25) },
    );
  });

  const number = (value: unknown): number => (typeof value === 'number' ? value : Number.NEGATIVE_INFINITY);

  it('a worse state never raises a skill, a defense or Move', () => {
    const endAim = (): Partial<CombatSituation['state']> => ({ aim: null });
    const worse = fc.constantFrom<(state: CombatSituation['state']) => Partial<CombatSituation['state']>>(
      ({ hitsLost }) => ({ hitsLost: hitsLost + 5 }),
      ({ fatigueLost }) => ({ fatigueLost: fatigueLost + 4 }),
      ({ wounds }) => ({ wounds: wounds + 1 }),
      ({ darkness }) => ({ darkness: Math.min(10, darkness + 3) }),
      ({ conditions: all }) => ({ conditions: [...new Set([...all, 'stunned' as const])] }),
      ({ conditions: all }) => ({ conditions: [...new Set([...all, 'unconscious' as const])] }),
      ({ evaluated }) => ({ evaluated: Math.max(0, evaluated - 1) }),
      endAim,
      () => ({ footing: 'bad' as const }),
    );
    type Example = [CombatSituation, (typeof characters)[number], typeof endAim];
    // It forbids the step with a bow, which is possible again once it is over.
    const braced = situationOf({
      state: { aim: { line: 'bow.0', turns: 1, braced: true } },
      choice: { maneuver: 'aim', subject: 'bow.0' },
    });
    fc.assert(
      fc.property(situations, fc.constantFrom(...characters), worse, (situation, character, worsen) => {
        const { state } = situation;
        // Bad ground is no worse than water.
        fc.pre(worsen(state).footing === undefined || state.footing === 'good');
        const before = deriveCombat(character, rules, situation);
        const after = deriveCombat(character, rules, { ...situation, state: { ...state, ...worsen(state) } });
        const stats = [
          ...before.attacks.map(({ skill }) => skill),
          ...before.defenses.map(({ total }) => total),
          // A braced aim forbids the step: its end is worse for the shot, and not for movement.
          ...(worsen === endAim && state.aim?.braced ? [] : [fightStats.move, fightStats.reach]),
        ];
        const raised = stats.filter((stat) => {
          const [one = 0, other = 0] = [before, after].map(({ worksheet }) => number(worksheet.get(stat).value));
          return !(other <= one);
        });
        expect(raised).toEqual([]);
      }),
      { numRuns: caseCount(50), examples: characters.map((character): Example => [braced, character, endAim]) },
    );
  });

  it('more DR never raises an injury, and more damage never lowers it', () => {
    const sheet = deriveCombat(characters[0] ?? openWorksheet(ordinaryCharacter(id)), rules, situationOf());
    const wounds = fc.record({
      rolled: fc.integer({ min: 0, max: 30 }),
      resistance: fc.integer({ min: 0, max: 12 }),
      type: fc.constantFrom('cr', 'cut', 'imp', 'pi', 'pi-', 'burn', 'constructor', '__proto__'),
      location: fc.constantFrom('', ...rules.locations.map((location) => location.id)),
    });
    const hits = (parts: Parameters<typeof woundOf>[0]) => {
      const { worksheet, effects } = resolveInjury(sheet, woundOf(parts));
      expectTrueSteps(worksheet, [
        ...Object.values(woundStats).filter((stat) => worksheet.has(stat)),
        ...rules.wounds.numbers.map((stat) => stat.id),
      ]);
      for (const { roll } of effects) if (roll) expect(worksheet.has(roll)).toBe(true);
      return worksheet.number(woundStats.injury);
    };
    fc.assert(
      fc.property(wounds, (wound) => {
        const usual = hits(wound);
        expect(hits({ ...wound, resistance: wound.resistance + 1 })).toBeLessThanOrEqual(usual);
        expect(hits({ ...wound, rolled: wound.rolled + 1 })).toBeGreaterThanOrEqual(usual);
      }),
      { numRuns: caseCount(40) },
    );
  });

  it('a situation survives saving', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        expect(combatSituationSchema.parse(JSON.parse(JSON.stringify(situation)))).toEqual(situation);
      }),
      { numRuns: caseCount(30) },
    );
    expect(combatStateSchema.parse({})).toEqual(situationOf().state);
  });

  it('a fight does not change the sheet itself', () => {
    const [character] = characters;
    if (!character) return;
    const before = character.worksheet.ids().length;
    deriveCombat(character, rules, situationOf({ state: { hitsLost: 5, places: { bow: 'ready' } } })).worksheet.get(
      fightStats.move,
    );
    expect(character.worksheet.ids()).toHaveLength(before);
    expect(character.worksheet.has(fightStats.move)).toBe(false);
  });
});
