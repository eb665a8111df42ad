import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../character/combat-situation.ts';
import { combatant, fighterOf, playExchange } from '../../../testing/combatant.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { fightRules as fourthFight } from '../../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as liteFight } from '../../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToManFight } from '../../third-edition/man-to-man/fight/fight-rules.ts';
import { fightRulesInForce } from '../fight-rules-in-force.ts';
import { hitLocations } from '../hit-locations.ts';
import { fightChanges } from './fight-changes.ts';
import { fightOptions } from './fight-options.ts';
import { meleeRules, procedures } from './melee-rules.ts';

/** Dodge 6, Block 7, Parry 7, Broadsword 14, ST 13: swing 2d−1, thrust 1d. */
const fighter = (rules: readonly string[], ruleset = 'lite-3e', pounds = 0) =>
  saved(
    ruleset,
    {
      attributes: { st: 13, dx: 12, ht: 12 },
      skills: [skill('broadsword', 8), skill('shield', 4, { key: 'shield' })],
      equipment: [
        item('broadsword', { key: 'sword', place: 'ready' }),
        item('small-shield', { key: 'small', place: 'ready' }),
        item('large-knife', { key: 'ballast', place: 'carried', weightOverride: pounds }),
      ],
    },
    rules,
  );
const all = meleeRules.map(({ id }) => id);
const now = combatant(fighter(all), liteFight);
const figures = (parts: PartialSituation) => {
  const at = now(parts);
  return [at.skill('sword.0'), at.active('dodge'), at.active('block'), at.active('parry.sword.0')];
};

describe('the adapted melee rules in a fight', () => {
  it.each<[string, PartialSituation, (number | null)[]]>([
    ['an ordinary attack', {}, [14, 6, 7, 7]],
    ['cautious', { choice: { kind: 'cautious' } }, [12, 7, 8, 8]],
    ['bold', { choice: { kind: 'bold' } }, [16, 5, 6, 6]],
    ['all-out, skill', { choice: { maneuver: 'allOutAttack', kind: 'skill' } }, [18, 4, 5, null]],
    ['all-out, wild swing', { choice: { maneuver: 'allOutAttack', kind: 'wildSwing' } }, [9, 4, 5, null]],
    ['cautious and retreat', { choice: { kind: 'cautious' }, defense: { retreat: true } }, [12, 12, 8, 8]],
    ['bold and retreat', { choice: { kind: 'bold' }, defense: { retreat: true } }, [16, 5, 6, 6]],
    [
      'all-out defense, skilled in Block',
      { choice: { maneuver: 'allOutDefense', kind: 'skilled', subject: 'block' } },
      [null, 6, 11, 7],
    ],
    ['kneeling', { state: { posture: 'kneeling' } }, [12, 2, 5, 5]],
    ['hands and knees', { state: { posture: 'crawling' } }, [8, 0, 3, 3]],
    ['on the belly', { state: { posture: 'lying', postureForm: 'belly' } }, [8, 0, 1, 1]],
    ['looking around', { choice: { lookAround: true } }, [10, 4, 5, 5]],
    ['past a friend', { target: { throughFriend: true } }, [13, 6, 7, 7]],
    ['catching', { choice: { maneuver: 'throwOrCatch', kind: 'catch' } }, [null, 2, 3, 3]],
  ])('%s: attack, Dodge, Block and Parry', (_, parts, expected) => {
    expect(figures(parts)).toEqual(expected);
  });

  it('name the rule in each step', () => {
    expect(now({ choice: { kind: 'cautious' } }).sentence('fight:dodge.active')).toBe(
      'Dodge now 7: Dodge 6; Attack, cautious (Adapted attack stances) +1. (GURPS Lite p. 26)',
    );
    expect(now({ state: { posture: 'kneeling' } }).sentence('fight:dodge.active')).toContain(
      'Dodge 6; kneeling (Adapted postures) −4. (GURPS Lite p. 26)',
    );
    const kneeling = now({ state: { posture: 'kneeling' }, defense: { retreat: true } });
    expect(kneeling.sentence('fight:dodge.active')).toContain('no retreat: only with a cautious attack');
  });

  it('All-Out Attack for damage: a fifth of ST; a lunge: a point for each die, and a yard more of reach', () => {
    const damage = (kind: string) => now({ choice: { maneuver: 'allOutAttack', kind }, target: { range: 1 } });
    expect(damage('damage').damage('sword.0')).toBe('2d+2');
    expect(damage('damage').sentence('fight:sword.0.damage')).toContain('for each 5 ST +2');
    expect([damage('lunge').damage('sword.0'), damage('lunge').damage('sword.1')]).toEqual([null, '1d+2']);
    const lunge = (range: number) => now({ choice: { maneuver: 'allOutAttack', kind: 'lunge' }, target: { range } });
    expect([lunge(2).skill('sword.1'), lunge(3).skill('sword.1')]).toEqual([14, null]);
    expect(now({ target: { range: 2 } }).skill('sword.1')).toBeNull();
  });

  it('a charge: swings are as they are, thrusts and blows with the shield do 1 more', () => {
    const charge = { choice: { maneuver: 'allOutAttack', kind: 'charge' } };
    expect([now(charge).skill('sword.0'), now(charge).skill('sword.1')]).toEqual([14, 14]);
    expect([now(charge).damage('sword.0'), now(charge).damage('sword.1')]).toEqual(['2d', '1d+2']);
    expect(now(charge).sentence('fight:sword.1.damage')).toContain(
      'All-Out Attack, charge (Adapted All-Out Attack) +1',
    );
    // GURPS Lite has no blows with the shield.
    const knight = combatant(fighter(all, 'man-to-man'), manToManFight);
    const bash = (kind: string) => knight({ choice: { maneuver: 'allOutAttack', kind } });
    expect([bash('twoStrikes').damage('small.0'), bash('charge').damage('small.0')]).toEqual(['1+2', '1+3']);
    expect(bash('lunge').whyNot('fight:small.0.skill')).toContain('thrusts only');
  });

  it.each([
    ['man-to-man', manToManFight],
    ['lite-3e', liteFight],
  ] as const)(
    '%s: a defense of 1 or 2 still counts, with passive defense: sitting Dodge 1 and PD 3 are 4',
    (ruleset, rules) => {
      const slow = combatant(
        saved(
          ruleset,
          {
            attributes: { st: 13, dx: 13, ht: 15 },
            equipment: [item('medium-shield', { key: 'shield', place: 'ready' })],
          },
          all,
        ),
        rules,
      );
      const sitting = slow({ state: { posture: 'sitting' } });
      expect(sitting.sentence('fight:dodge.active')).toContain('Dodge 7; sitting on the ground (Adapted postures) −6.');
      expect([sitting.active('dodge'), sitting.number('fight:passiveDefense'), sitting.total('dodge')]).toEqual([
        1, 3, 4,
      ]);
      const lying = slow({ state: { posture: 'lying', postureForm: 'belly' } });
      expect([lying.active('dodge'), lying.total('dodge')]).toEqual([0, 3]);
    },
  );

  it('changing position takes 3 seconds with a heavy load; throws and catches are actions', () => {
    const heavy = combatant(fighter(all, 'lite-3e', 100), liteFight)();
    expect(heavy.sentence('fight:positionTime')).toBe(
      'change position 3 seconds: level of load 3; Changing position by load 1. (House rule, adapted)',
    );
    const catching = now({ choice: { maneuver: 'throwOrCatch', kind: 'catch' } });
    expect([catching.action('catch'), catching.action('throwToFriend')]).toEqual([12, 13]);
  });

  it('each changes a fight by itself, but the procedures, which are text', () => {
    expect(fightChanges.map(({ rule }) => rule)).toHaveLength(meleeRules.length - 1);
    expect(fightChanges.map(({ rule }) => rule)).not.toContain(procedures);
    expect(fightOptions.filter(({ rule }) => !fightChanges.some((change) => change.rule === rule))).toEqual([]);
  });

  it.each([
    ['man-to-man', manToManFight],
    ['lite-3e', liteFight],
    ['fourth-edition', fourthFight],
  ] as const)('%s: without switches the rules of a fight are those of the book', (ruleset, rules) => {
    const { context } = openWorksheet(fighter([hitLocations.id], ruleset));
    expect(fightRulesInForce(rules, context)).toBe(rules);
    const on = combatant(fighter([hitLocations.id, ...all], ruleset), rules)();
    const off = combatant(fighter([hitLocations.id], ruleset), rules)();
    for (const { skill: stat } of off.sheet.attacks) expect(on.number(stat)).toBe(off.number(stat));
    for (const { total } of off.sheet.defenses) expect(on.number(total)).toBe(off.number(total));
    const form: PartialSituation = {
      state: { posture: 'lying', postureForm: 'belly' },
      choice: { lookAround: true },
      target: { throughFriend: true },
    };
    const plain = combatant(fighter([hitLocations.id], ruleset), rules);
    const lying = plain({ state: { posture: 'lying' } });
    for (const { skill: stat } of lying.sheet.attacks) expect(plain(form).number(stat)).toBe(lying.number(stat));
  });
});

it('an exchange: a knight charges with a swing, and somebody who sits dodges with 1 and PD 3', () => {
  const sitting = saved(
    'lite-3e',
    { attributes: { dx: 13, ht: 15 }, equipment: [item('medium-shield', { place: 'ready' })] },
    all,
  );
  const setup = {
    attacker: fighterOf('Knight', fighter(all), liteFight, { choice: { maneuver: 'allOutAttack', kind: 'charge' } }),
    defender: fighterOf('Page', sitting, liteFight, { state: { posture: 'sitting' } }),
    line: 'sword.0',
    randomLocation: false,
  };
  const log = (rolled: number) =>
    playExchange(setup, { attack: 12, defense: 'dodge', 'defense.roll': rolled, ...(rolled > 4 ? { damage: 2 } : {}) })
      .log;
  expect(log(4)).toEqual([
    'Knight swings the broadsword at Page: 12 against 14, success by 2.',
    'Page dodges: 4 against 4, success.',
  ]);
  expect(log(5)).toContain('Page dodges: 5 against 4, failure by 1.');
});

describe('hit locations', () => {
  const at = (rules: readonly string[], location: string) =>
    combatant(fighter(rules, 'man-to-man'), manToManFight)({ target: { location } });

  it('off, no place is aimed at, but weapons are struck at', () => {
    expect(at([], 'head').whyNot('fight:sword.0.skill')).toBe(
      'no place can be aimed at: Hit locations is switched off',
    );
    expect(at([], '').sheet.fight.rules.locations.map(({ id }) => id)).toEqual(['polearm', 'weapon', 'knife']);
    expect(at([], 'weapon').skill('sword.0')).toBe(10);
    expect(at([hitLocations.id], 'head').skill('sword.0')).toBe(9);
  });
});
