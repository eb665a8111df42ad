import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../character/combat-situation.ts';
import { formatDice, isDice } from '../../../engine/dice.ts';
import { describeDerivation } from '../../../engine/format.ts';
import type { Stat } from '../../../engine/step.ts';
import { combatant, combatantOf, resolveExchange } from '../../../testing/combatant.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedItem } from '../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../testing/rows.ts';
import { openWorksheet } from '../../derive-character.ts';
import { fightRules as fourthFight } from '../../fourth-edition/common/fight/fight-rules.ts';
import { itemStat } from '../../stat-ids.ts';
import { fightRules as liteFight } from '../../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToManFight } from '../../third-edition/man-to-man/fight/fight-rules.ts';
import { fightRulesInForce } from '../fight-rules-in-force.ts';
import { hitLocations } from '../sheet-rules.ts';
import { fightChanges } from './fight-changes.ts';
import { fightOptions } from './fight-options.ts';
import { allOutAttack, attackStances, meleeRules, postures, procedures, shieldReady } from './melee-rules.ts';
import { defenseBySkill, resolveOptions, secondsToChangePosition } from './work-out-options.ts';

describe('Changes of a fight', () => {
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
    ])('%s changes attack, Dodge, Block and Parry', (_, parts, expected) => {
      expect(figures(parts)).toEqual(expected);
    });

    it('each step names the rule', () => {
      expect(now({ choice: { kind: 'cautious' } }).sentence('fight:dodge.active')).toBe(
        'Dodge now 7: Dodge 6; Attack, cautious (Adapted attack stances) +1. (GURPS Lite p. 26)',
      );
      expect(now({ state: { posture: 'kneeling' } }).sentence('fight:dodge.active')).toContain(
        'Dodge 6; kneeling (Adapted postures) −4. (GURPS Lite p. 26)',
      );
      const kneeling = now({ state: { posture: 'kneeling' }, defense: { retreat: true } });
      expect(kneeling.sentence('fight:dodge.active')).toContain('no retreat: only with a cautious attack');
    });

    it('All-Out Attack for damage adds a fifth of ST; a lunge adds a point per die, and a yard of reach', () => {
      const damage = (kind: string) => now({ choice: { maneuver: 'allOutAttack', kind }, target: { range: 1 } });
      expect(damage('damage').damage('sword.0')).toBe('2d+2');
      expect(damage('damage').sentence('fight:sword.0.damage')).toContain('for each 5 ST +2');
      expect([damage('lunge').damage('sword.0'), damage('lunge').damage('sword.1')]).toEqual([null, '1d+2']);
      const lunge = (range: number) => now({ choice: { maneuver: 'allOutAttack', kind: 'lunge' }, target: { range } });
      expect([lunge(2).skill('sword.1'), lunge(3).skill('sword.1')]).toEqual([14, null]);
      expect(now({ target: { range: 2 } }).skill('sword.1')).toBeNull();
    });

    it('a charge leaves swings unchanged, thrusts and shield blows do 1 more', () => {
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
        expect(sitting.sentence('fight:dodge.active')).toContain(
          'Dodge 7; sitting on the ground (Adapted postures) −6.',
        );
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

    it('each changes a fight by itself, except the procedures, which are text', () => {
      expect(fightChanges.map(({ rule }) => rule)).toHaveLength(meleeRules.length - 1);
      expect(fightChanges.map(({ rule }) => rule)).not.toContain(procedures);
      expect(fightOptions.filter(({ rule }) => !fightChanges.some((change) => change.rule === rule))).toEqual([]);
    });

    it.each([
      ['man-to-man', manToManFight],
      ['lite-3e', liteFight],
      ['fourth-edition', fourthFight],
    ] as const)('without switches the rules of a fight under %s are the book’s', (ruleset, rules) => {
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

  it('in an exchange a knight charges with a swing, and a sitting fighter dodges with 1 and PD 3', () => {
    const sitting = saved(
      'lite-3e',
      { attributes: { dx: 13, ht: 15 }, equipment: [item('medium-shield', { place: 'ready' })] },
      all,
    );
    const setup = {
      attacker: combatantOf('Knight', fighter(all), liteFight, {
        choice: { maneuver: 'allOutAttack', kind: 'charge' },
      }),
      defender: combatantOf('Page', sitting, liteFight, { state: { posture: 'sitting' } }),
      line: 'sword.0',
      randomLocation: false,
    };
    const log = (rolled: number) =>
      resolveExchange(setup, {
        attack: 12,
        defense: 'dodge',
        'defense.roll': rolled,
        ...(rolled > 4 ? { damage: 2 } : {}),
      }).log;
    expect(log(4)).toEqual([
      'Knight swings the broadsword at Page: 12 against 14, success by 2.',
      'Page dodges: 4 against 4, success.',
    ]);
    expect(log(5)).toContain('Page dodges: 5 against 4, failure by 1.');
  });

  describe('without the rule for hit locations', () => {
    const at = (rules: readonly string[], location: string) =>
      combatant(fighter(rules, 'man-to-man'), manToManFight)({ target: { location } });

    it('no place is aimed at, but weapons are struck at', () => {
      expect(at([], 'head').whyNot('fight:sword.0.skill')).toBe(
        'no place can be aimed at: Hit locations is switched off',
      );
      expect(at([], '').sheet.fight.rules.locations.map(({ id }) => id)).toEqual(['polearm', 'weapon', 'knife']);
      expect(at([], 'weapon').skill('sword.0')).toBe(10);
      expect(at([hitLocations.id], 'head').skill('sword.0')).toBe(9);
    });
  });
});

describe('A ready shield', () => {
  const open = (ruleset: string, rules: readonly string[]) => {
    const sheet = openSheet(saved(ruleset, { equipment: [item('large-shield', { slung: true })] }, rules));
    const turns = sheet.worksheet.find(itemStat('large-shield', 'readyTurns'));
    return { turns: turns && describeDerivation(turns, 'd'), line: sheet.model.possessions[0]?.protection };
  };

  it('the adapted readying of shields takes 8 turns for a large shield instead of 4', () => {
    expect(open('man-to-man', []).turns).toBe(
      'Large shield: turns to ready or sling 4: PD of Large shield 4. (Man to Man p. 29)',
    );
    expect(open('man-to-man', [shieldReady.id]).turns).toBe(
      'Large shield: turns to ready or sling 8: PD of Large shield 4; Adapted readying of shields × 2. (Man to Man p. 29)',
    );
    expect(open('man-to-man', [shieldReady.id]).line).toContain('8 turns to ready or sling');
  });

  it('GURPS Lite has no time for it without the house rule', () => {
    expect(open('lite-3e', []).turns).toBeUndefined();
    expect(open('lite-3e', [shieldReady.id]).turns).toBe(
      'Large shield: turns to ready or sling 8: PD of Large shield 4; Adapted readying of shields × 2. (House rule, adapted)',
    );
  });
});

describe('Wild swings and crawling', () => {
  const fightRules = { 'man-to-man': manToManFight, 'lite-3e': liteFight, 'fourth-edition': fourthFight } as const;

  /** ST 13, DX 12 and Broadsword 14 in the third edition, with a shield in hand. */
  const fighter = (ruleset: keyof typeof fightRules, shield: string, rules = [...meleeRules, hitLocations]) =>
    combatant(
      saved(
        ruleset,
        {
          attributes: { st: 13, dx: 12, ht: 12 },
          skills: [skill('broadsword', 8), skill('shield', 4, { key: 'shield' })],
          equipment: [
            item('broadsword', { key: 'sword', place: 'ready' }),
            ruleset === 'fourth-edition'
              ? typedItem(
                  shield,
                  { kind: 'shield', defenseBonus: shield === 'small-shield' ? 1 : 2 },
                  { place: 'ready' },
                )
              : item(shield, { key: 'shield', place: 'ready' }),
          ],
        },
        rules.map(({ id }) => id),
      ),
      fightRules[ruleset],
    );

  describe('a wild swing by the adapted All-Out Attack', () => {
    const wild = { maneuver: 'allOutAttack', kind: 'wildSwing' } as const;

    it.each(['man-to-man', 'lite-3e'] as const)(
      'is at −5 and at most 9 under %s, in the dark and blind as well',
      (ruleset) => {
        const now = fighter(ruleset, 'small-shield');
        expect(now({ choice: wild }).skill('sword.0')).toBe(9);
        expect(now({ choice: wild, state: { darkness: 10 } }).skill('sword.0')).toBe(9);
        expect(now({ choice: wild, state: { conditions: ['blinded'] } }).skill('sword.0')).toBe(9);
        expect(now({ choice: { ...wild, kind: 'skill' }, state: { darkness: 10 } }).skill('sword.0')).toBe(8);
      },
    );

    it('is aimed at no place of the body', () => {
      const now = fighter('man-to-man', 'small-shield');
      expect(now({ choice: wild, target: { location: 'head' } }).skill('sword.0')).toBe(9);
      expect(now({ choice: wild, target: { location: 'vitals' } }).skill('sword.0')).toBe(9);
    });

    it('to the side is the same wild swing, and −5 counts once', () => {
      const now = fighter('man-to-man', 'small-shield', [allOutAttack]);
      const kneeling = { posture: 'kneeling', footing: 'bad' } as const;
      expect(now({ choice: { ...wild, wildSwing: true }, state: kneeling }).skill('sword.0')).toBe(
        now({ choice: wild, state: kneeling }).skill('sword.0'),
      );
    });

    it('in the dark is better than the wild swing of the book', () => {
      const now = fighter('man-to-man', 'small-shield');
      expect(now({ choice: { wildSwing: true }, state: { darkness: 10 } }).skill('sword.0')).toBe(-1);
    });
  });

  describe('a cautious feint', () => {
    const now = fighter('man-to-man', 'small-shield', [attackStances]);
    const feint = (kind: string) => now({ choice: { maneuver: 'feint', kind } });

    it('is at −2, with +1 to all defenses', () => {
      expect(feint('normal').action('feint')).toBe(14);
      expect(feint('cautious').action('feint')).toBe(12);
      expect(feint('cautious').sentence('fight:action.feint.roll')).toContain(
        'Step and Feint, cautious (Adapted attack stances) −2',
      );
      for (const defense of ['dodge', 'block', 'parry.sword.0']) {
        const plain = now().active(defense);
        expect([feint('normal').active(defense), feint('cautious').active(defense)]).toEqual([
          plain,
          Number(plain) + 1,
        ]);
      }
    });

    it('does not exist in GURPS Lite, which has no feints', () => {
      const { maneuvers } = fighter('lite-3e', 'small-shield', [attackStances])().sheet.fight.rules;
      expect(maneuvers.filter(({ id }) => id === 'feint')).toEqual([]);
    });
  });

  describe('on hands and knees by the adapted postures, a shield larger than a small one', () => {
    const crawling = { state: { posture: 'crawling' }, choice: { maneuver: 'move' } } as const;

    it.each([
      ['man-to-man', 'small-shield', true],
      ['man-to-man', 'medium-shield', false],
      ['lite-3e', 'small-shield', true],
      ['lite-3e', 'medium-shield', false],
      ['fourth-edition', 'small-shield', true],
      ['fourth-edition', 'medium-shield', false],
    ] as const)('%s, %s: whether it blocks and allows crawling is %s', (ruleset, shield, can) => {
      const now = fighter(ruleset, shield, [postures]);
      expect(Number(now(crawling).movement) > 0).toBe(can);
      expect(now(crawling).whyNot('fight:block.active')?.includes('on hands and knees') ?? false).toBe(!can);
      expect(now({ choice: { maneuver: 'move' } }).movement).not.toBe(0);
    });

    it.each([
      ['small-shield', true],
      ['medium-shield', false],
    ])('%s: whether it can strike is %s', (shield, can) => {
      const now = fighter('man-to-man', shield, [postures]);
      const blow = now({ state: { posture: 'crawling' } });
      expect(blow.skill('shield.0') !== null).toBe(can);
      expect(now().skill('shield.0')).not.toBeNull();
    });

    it('has no effect before it is ready', () => {
      const now = fighter('man-to-man', 'large-shield', [postures]);
      const unready = { ...crawling, state: { ...crawling.state, unready: { shield: 1 } } };
      expect(Number(now(unready).movement)).toBeGreaterThan(0);
    });
  });

  it('halving the penalty for further defenses depends on the shield’s size, which the reference leaves to the game master', () => {
    expect(fightOptions.find(({ id }) => id === 'half')?.note).toContain('set by the game master');
  });
});

describe('The worked table', () => {
  /** Dodge 6, Block 7, Parry 7, Broadsword 14, ST 13: swing 2d−1, thrust 1d. */
  const fighter = (pounds = 0) => ({
    attributes: { st: 13, dx: 12, ht: 12 },
    skills: [skill('broadsword', 8), skill('shield', 4)],
    equipment: [
      item('broadsword', { place: 'ready' }),
      item('small-shield', { place: 'ready' }),
      item('large-knife', { key: 'ballast', place: 'carried', weightOverride: pounds }),
    ],
  });
  const allRules = meleeRules.map(({ id }) => id);
  const open = (pounds = 0, rules: readonly string[] = allRules) => openSheet(saved('lite-3e', fighter(pounds), rules));

  const textOf = ({ value }: Stat): string =>
    value === null ? 'none' : isDice(value) ? formatDice(value, 'd') : String(value);

  function optionOf(id: string) {
    const worked = resolveOptions(open()).find(({ option }) => option.id === id);
    if (!worked) throw new Error(`there is no option ${id}`);
    return {
      ...worked,
      skill: worked.attacks()[0]?.skill.value,
      defenses: (['dodge', 'block', 'parry'] as const).map((defense) => textOf(worked.defense(defense))),
      sentence: (defense: 'dodge' | 'block' | 'parry') => describeDerivation(worked.defense(defense), 'd'),
    };
  }

  it('the fighter of the table has its initial numbers', () => {
    const { worksheet } = open();
    expect(['dodge', 'block', 'parry', 'encumbrance'].map((stat) => worksheet.number(stat))).toEqual([6, 7, 7, 0]);
    expect(['swing', 'thrust'].map((stat) => textOf(worksheet.get(stat)))).toEqual(['2d−1', '1d']);
  });

  describe('the adapted melee rules', () => {
    it.each([
      ['cautious', 12, ['7', '8', '8']],
      ['bold', 16, ['5', '6', '6']],
      ['skill', 18, ['4', '5', 'none']],
      ['kneeling', 12, ['2', '5', '5']],
      ['handsAndKnees', 8, ['0', '3', '3']],
      ['lookAround', 10, ['4', '5', '5']],
      ['friend', 13, ['6', '7', '7']],
      ['wildSwing', 9, ['4', '5', 'none']],
      ['chair', 12, ['0', '5', '5']],
      ['belly', 8, ['0', '1', '1']],
    ])('%s: attack %i, Dodge, Block and Parry %j', (id, attack, defenses) => {
      const worked = optionOf(id);
      expect([worked.skill, worked.defenses]).toEqual([attack, defenses]);
    });

    it('explain each number', () => {
      expect(optionOf('cautious').sentence('dodge')).toBe(
        'Dodge, Cautious attack 7: Dodge 6; Cautious attack +1. (House rule, adapted)',
      );
      expect(optionOf('skill').sentence('parry')).toBe(
        'Parry, All-Out Attack: skill –: All-Out Attack: skill: none. (House rule, adapted)',
      );
      expect(optionOf('kneeling').sentence('dodge')).toBe(
        'Dodge, Kneeling 2: Dodge 6; Kneeling −4. (House rule, adapted)',
      );
      expect(optionOf('belly').sentence('dodge')).toBe(
        'Dodge, On the belly 0: Dodge 6; On the belly −8; at least 0. (House rule, adapted)',
      );
      expect(optionOf('cautiousRetreat').sentence('dodge')).toBe(
        'Dodge, Cautious attack and Retreat 12: Dodge 6; Cautious attack and Retreat +6. (House rule, adapted)',
      );
    });

    it('All-Out Attack for damage gives swing 2d−1 +2; a lunge gives thrust 1d +1 and a hex of reach', () => {
      expect(describeDerivation(optionOf('damage').basic('swing'), 'd')).toBe(
        'swing, All-Out Attack: damage 2d+1: swing 2d−1; ST 13; All-Out Attack: damage, for each 5 ST +2. (House rule, adapted)',
      );
      const lunge = optionOf('lunge');
      expect(describeDerivation(lunge.basic('thrust'), 'd')).toBe(
        'thrust, All-Out Attack: lunge 1d+1: thrust 1d; All-Out Attack: lunge, for each die +1. (House rule, adapted)',
      );
      expect(lunge.option.note).toBe('a hex more of reach');
      expect(lunge.attacks().map(({ use }) => use.attack.basis)).toEqual(['thrust']);
      expect(
        optionOf('damage')
          .attacks()
          .map(({ damage }) => textOf(damage)),
      ).toEqual(['2d+2', '1d+3']);
    });

    it('a charge is for every weapon, and adds 1 to thrusts and to blows with the shield', () => {
      const charge = optionOf('charge');
      const figures = charge.attacks().map(({ use, damage }) => [use.id, textOf(damage)]);
      const atRest = optionOf('twoStrikes')
        .attacks()
        .map(({ use, damage }) => [use.id, textOf(damage)]);
      expect(figures.map(([id]) => id)).toEqual(atRest.map(([id]) => id));
      expect(figures.slice(0, 2).map(([, damage]) => damage)).toEqual(['2d', '1d+2']);
      expect([textOf(charge.basic('swing')), textOf(charge.basic('thrust'))]).toEqual(['2d−1', '1d+1']);
    });

    it('skilled All-Out Defense gives Block 11 with the +4 on the score, 9 with it on Shield', () => {
      expect(optionOf('skilled').sentence('block')).toBe(
        'Block, All-Out Defense: skilled 11: Block 7; All-Out Defense: skilled +4. (House rule, adapted)',
      );
      expect(defenseBySkill(open(), 'block')?.value).toBe(9);
      expect(defenseBySkill(open(), 'parry')?.value).toBe(9);
      expect(defenseBySkill(open(0, []), 'block')).toBeNull();
      expect(optionOf('skilled').attacks()).toEqual([]);
    });

    it('a posture takes 3 seconds to change with a heavy load, and 1 without any', () => {
      const seconds = (pounds: number) => {
        const stat = secondsToChangePosition(open(pounds));
        return stat && describeDerivation(stat, 'd');
      };
      expect(seconds(100)).toBe(
        'Changing position by load 3 seconds: level of load 3; Changing position by load 1. (House rule, adapted)',
      );
      expect(secondsToChangePosition(open(0))?.value).toBe(1);
      expect(secondsToChangePosition(open(100, []))).toBeNull();
    });

    it('are off unless switched on, one by one, and change no number of the sheet', () => {
      expect(resolveOptions(open(0, []))).toEqual([]);
      for (const rule of meleeRules) {
        const worked = resolveOptions(open(0, [rule.id]));
        expect(worked.map(({ option }) => option)).toEqual(fightOptions.filter((option) => option.rule === rule));
      }
      const [on, off] = [open(), open(0, [])].map(({ worksheet }) =>
        worksheet.ids().map((id) => worksheet.get(id).value),
      );
      expect(on).toEqual(off);
    });
  });
});
