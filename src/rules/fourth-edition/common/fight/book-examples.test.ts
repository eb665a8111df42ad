import { describe, expect, it } from 'vitest';
import { combatant } from '../../../../testing/combatant.ts';
import { typedFalcon } from '../../../../testing/fourth-edition-falcon.ts';
import { typedItem, typedSkill, typedTrait } from '../../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../../testing/rows.ts';
import {
  criticalFailureFrom,
  criticalSuccessUpTo,
  feintMargin,
  quickContest,
  readRoll,
  regularContest,
  shortenContest,
} from '../../../combat/outcomes/success-roll.ts';
import { afterAttack, afterDefense, afterInjury } from '../../../combat/state-after.ts';
import { woundOf, woundStats } from '../../../combat/wound.ts';
import { attackAgainstResistance } from '../../../odds/contest-odds.ts';
import { odds } from '../combat.ts';
import { breakage, fightRules, hurtByStriking } from './fight-rules.ts';
import { hitsAfterDodge, hitsOfVolley, speedRangeRow, volleyBonus } from './ranged-steps.ts';

describe('Examples of the book', () => {
  /** The worked examples of the book, and figures of its text. */
  const { success } = fightRules;
  const falcon = combatant(typedFalcon(), fightRules);

  const weapon = (name: string, skill: string) =>
    typedItem(
      name,
      { kind: 'weapon', weight: 2, attacks: [{ name: 'swing', skill, type: 'cut', reach: '1' }] },
      { key: name, place: 'ready' },
    );

  /** Filthy Pierre (p. 381): Dodge 8, Shield 12, Shortsword 11, small shield, cloth armor with DR 1, 12 HP. */
  const pierre = combatant(
    saved('fourth-edition', {
      attributes: { st: 12, dx: 10, iq: 10, ht: 10 },
      skills: [
        typedSkill('Shortsword', 4, { combat: true }),
        typedSkill('Shield', 4, { difficulty: 'easy', combat: true, defense: 'block' }),
      ],
      equipment: [
        weapon('sword', 'Shortsword'),
        typedItem('Small shield', { kind: 'shield', defenseBonus: 1 }, { key: 'targe', place: 'ready' }),
        typedItem('Cloth armor', { kind: 'armor', damageResistance: 1 }, { key: 'cloth', place: 'ready' }),
      ],
    }),
    fightRules,
  );

  describe('the example of combat (p. 381)', () => {
    it('Block 9 with 1 for the shield is 11 with a retreat; Parry is 8 with 1', () => {
      expect(pierre().total('block')).toBe(10);
      expect(pierre({ defense: { retreat: true } }).total('block')).toBe(11);
      expect(pierre().total('parry.sword.0')).toBe(9);
      expect(pierre().total('dodge')).toBe(9);
      expect(readRoll(success, 11, 12, 'defense').outcome).toBe('failure');
      expect(pierre({ defense: { retreat: true } }).sentence('fight:block.active')).toBe(
        'Block now 11: Block 10; retreat +1. (Basic Set p. 374)',
      );
    });

    it('5 points of cutting damage through DR 1 are 6 HP: shock −4, no major wound for 12 HP', () => {
      const wound = pierre().wounded({ rolled: 5, type: 'cut' });
      expect(wound.hits).toBe(6);
      expect(wound.number('wound:shock')).toBe(4);
      expect(wound.effects).toEqual(['shock']);
      expect(wound.sentence('wound:injury')).toBe(
        'injury 6: damage that gets through 4; cutting × 1½; rounded down; at least 1. (Basic Set, pp. 379–380)',
      );
      const state = afterInjury(pierre().sheet, woundOf({ rolled: 5, type: 'cut' }), wound.injury);
      expect(pierre({ state }).skill('sword.0')).toBe(7);
    });
  });

  it('critical results match the book (pp. 347, 381)', () => {
    const outcome = (effective: number, rolled: number, kind: Parameters<typeof readRoll>[3] = 'other') =>
      readRoll(success, effective, rolled, kind).outcome;
    expect([outcome(6, 16), outcome(5, 15), outcome(3, 13), outcome(3, 12)]).toEqual([
      'criticalFailure',
      'criticalFailure',
      'criticalFailure',
      'failure',
    ]);
    expect([outcome(15, 17), outcome(16, 17), outcome(16, 18)]).toEqual([
      'criticalFailure',
      'failure',
      'criticalFailure',
    ]);
    expect([outcome(14, 5), outcome(15, 5), outcome(16, 6)]).toEqual(['success', 'criticalSuccess', 'criticalSuccess']);
    expect(outcome(5, 15, 'rangedAttack')).toBe('failure');
    expect(outcome(5, 15, 'attack')).toBe('criticalFailure');
    expect([outcome(1, 4, 'defense'), outcome(15, 5, 'defense'), outcome(5, 15, 'defense')]).toEqual([
      'criticalSuccess',
      'criticalSuccess',
      'criticalFailure',
    ]);
  });

  it('critical results depend on the effective skill (p. 348)', () => {
    const rows = [3, 4, 5, 6, 7, 14, 15, 16, 20].map((effective) => [
      criticalSuccessUpTo(success, effective, 'other'),
      criticalFailureFrom(success, effective, 'other'),
    ]);
    expect(rows).toEqual([
      [4, 13],
      [4, 14],
      [4, 15],
      [4, 16],
      [4, 17],
      [4, 17],
      [5, 17],
      [6, 18],
      [6, 18],
    ]);
  });

  describe('contests (pp. 348–349)', () => {
    it('a quick one compares margins, and the smaller failure wins', () => {
      expect(quickContest(success, { effective: 12, rolled: 15 }, { effective: 12, rolled: 13 })).toEqual({
        winner: 'second',
        by: 2,
      });
      expect(quickContest(success, { effective: 12, rolled: 10 }, { effective: 12, rolled: 14 })).toEqual({
        winner: 'first',
        by: 4,
      });
      expect(quickContest(success, { effective: 12, rolled: 10 }, { effective: 13, rolled: 11 }).winner).toBeNull();
    });

    it('extreme regular ones are shortened: 5 v 3, 19 v 16, 600 v 500', () => {
      expect(shortenContest(fightRules, 5, 3)).toEqual([12, 10]);
      expect(shortenContest(fightRules, 19, 16)).toEqual([13, 10]);
      expect(shortenContest(fightRules, 600, 500)).toEqual([12, 10]);
      expect(shortenContest(fightRules, 500, 600)).toEqual([10, 12]);
      expect(shortenContest(fightRules, 12, 9)).toEqual([12, 9]);
      expect(regularContest(success, { effective: 12, rolled: 9 }, { effective: 9, rolled: 10 })).toBe('first');
      expect(regularContest(success, { effective: 12, rolled: 9 }, { effective: 9, rolled: 9 })).toBeNull();
    });

    it('the Rule of 16 limits skill 18 against Will 16 or less, 17 and 18', () => {
      expect(
        [12, 16, 17, 18].map((will) => odds.resistance && attackAgainstResistance(odds.resistance, 18, will)),
      ).toEqual([16, 16, 17, 18]);
    });
  });

  describe('feints (p. 365)', () => {
    it('15 rolling 12 against a failure gives −3; 15 rolling 10 against 14 rolling 12 gives −3', () => {
      expect(feintMargin(success, { effective: 15, rolled: 12 }, { effective: 14, rolled: 16 })).toBe(3);
      expect(feintMargin(success, { effective: 15, rolled: 10 }, { effective: 14, rolled: 12 })).toBe(3);
    });

    it('are rolled with the skill, evaluated, and subtracted from the defense', () => {
      expect(falcon({ choice: { maneuver: 'feint' }, state: { evaluated: 2 } }).action('feint')).toBe(18);
      expect(falcon({ incoming: { feint: 3, deceptive: 1 } }).total('block')).toBe(11 - 4);
      expect(falcon({ state: { feint: 3 }, target: { dodge: 9 } }).foe('dodge')).toBe(6);
    });
  });

  it('a grapple on the move is at −4 and at most 9; a slam is not', () => {
    const empty = { places: { sword: 'stowed' } } as const;
    const grapple = (maneuver: string) => falcon({ state: empty, choice: { maneuver } });
    expect([grapple('attack').action('grapple'), grapple('moveAndAttack').action('grapple')]).toEqual([15, 9]);
    expect(grapple('moveAndAttack').action('slam')).toBe(15);
    expect(grapple('allOutAttack').action('grapple')).toBe(19);
    expect(grapple('ready').whyNot('fight:action.grapple.roll')).toBe(
      'needs Attack or All-Out Attack or Move and Attack',
    );
  });

  describe('attacks (pp. 364–374)', () => {
    const bow = { places: { sword: 'carried', targe: 'carried', bow: 'ready' } } as const;
    const shot = (parts: { target?: object; choice?: object; aim?: object }) =>
      falcon({
        state: { ...bow, ...(parts.aim ? { aim: { line: 'bow.0', turns: 1, ...parts.aim } } : {}) },
        target: { range: 2, ...parts.target },
        ...(parts.choice ? { choice: parts.choice } : {}),
      }).skill('bow.0');

    it('distance and speed add up: 17 yards −6; 50 yards and 30 yards a second −10', () => {
      const penalties = [2, 3, 5, 7, 10, 17, 20, 80, 100, 150, 200, 300].map((yards) => speedRangeRow(yards).penalty);
      expect(penalties).toEqual([0, 1, 2, 3, 4, 6, 6, 10, 10, 11, 12, 13]);
      const near = Number(shot({}));
      expect(Number(shot({ target: { range: 17 } })) - near).toBe(-6);
      expect(Number(shot({ target: { range: 50, speed: 30 } })) - near).toBe(-10);
      expect(Number(shot({ target: { range: 50, size: 2 } })) - near).toBe(-6);
    });

    it('aiming adds accuracy 4, then 1 and 2; bracing 1 more; at most twice the accuracy', () => {
      const base = Number(shot({}));
      const aimed = (turns: number, braced = false) => Number(shot({ aim: { turns, braced } })) - base;
      expect([aimed(1), aimed(2), aimed(3), aimed(4), aimed(3, true)]).toEqual([4, 5, 6, 6, 7]);
    });

    it('a shot on the move takes Bulk −6; an undrawn bow cannot shoot', () => {
      expect(Number(shot({ choice: { maneuver: 'moveAndAttack' } })) - Number(shot({}))).toBe(-6);
      expect(falcon().whyNot('fight:bow.0.skill')).toBe('Crossbow is not in hand');
    });

    it('a Deceptive Attack costs −2 for each −1, and cannot go below 10', () => {
      const now = falcon({ choice: { deceptive: 3 }, target: { parry: 12 } });
      expect([now.skill('sword.0'), now.foe('parry')]).toEqual([10, 9]);
      expect(falcon({ choice: { deceptive: 4 } }).whyNot('fight:sword.0.skill')).toContain('below 10');
    });

    it('a Rapid Strike is at −6, with a Flurry of Blows at −3', () => {
      expect(falcon({ choice: { rapidStrike: true } }).skill('sword.0')).toBe(10);
      expect(falcon({ choice: { rapidStrike: true, flurry: true } }).skill('sword.0')).toBe(13);
    });

    it('a Flurry of Blows needs an Attack maneuver (p. 357)', () => {
      const all = { maneuver: 'allOutAttack', kind: 'strong', rapidStrike: true, flurry: true };
      expect(falcon({ choice: all }).skill('sword.0')).toBe(10);
    });

    it('extra effort costs a point for each attack: with an Attack maneuver, in melee, with ST (p. 357)', () => {
      const cost = (choice: object, line = 'sword.0', state = {}) => {
        const { sheet } = falcon({ choice, state });
        const used = sheet.attacks.find((attack) => attack.line.id === line)?.line;
        return used && afterAttack(sheet, used).fatigueLost;
      };
      expect([cost({}), cost({ mightyBlow: true }), cost({ rapidStrike: true, flurry: true })]).toEqual([0, 1, 1]);
      expect(cost({ mightyBlow: true }, 'sword.0', { fatigueLost: 3 })).toBe(4);
      // The two cannot be combined, and a Flurry is one of several blows.
      expect(cost({ mightyBlow: true, rapidStrike: true, flurry: true })).toBe(1);
      expect(cost({ flurry: true })).toBe(0);
      expect(cost({ mightyBlow: true, maneuver: 'allOutAttack', kind: 'strong' })).toBe(0);
      expect(cost({ mightyBlow: true }, 'bow.0', bow)).toBe(0);
      expect(falcon({ choice: { mightyBlow: true } }).sentence('fight:sword.0.damage')).toContain(
        'Mighty Blow, 1 FP: +2',
      );
      expect(falcon({ choice: { rapidStrike: true, flurry: true } }).sentence('fight:sword.0.skill')).toContain(
        'Rapid Strike, Flurry of Blows, 1 FP −3',
      );
    });

    it('a Strong attack adds 2 damage, and Mighty Blows the same', () => {
      const plain = falcon().damage('sword.0');
      expect(plain).toBe('1d-1');
      expect(falcon({ choice: { maneuver: 'allOutAttack', kind: 'strong' } }).damage('sword.0')).toBe('1d+1');
      expect(falcon({ choice: { mightyBlow: true } }).damage('sword.0')).toBe('1d+1');
    });

    it('evaluation, light, unseen foes and wild swings modify the roll', () => {
      const at = (parts: Parameters<typeof falcon>[0]) => falcon(parts).skill('sword.0');
      expect(at({ state: { evaluated: 5 } })).toBe(19);
      expect(at({ state: { darkness: 4 } })).toBe(12);
      expect(at({ state: { darkness: 4 }, target: { seen: 'unseen' } })).toBe(10);
      expect(at({ target: { seen: 'located' } })).toBe(12);
      expect(at({ choice: { wildSwing: true } })).toBe(9);
      expect(at({ choice: { wildSwing: true }, state: { darkness: 10 } })).toBe(6);
      expect(at({ target: { location: 'skull' } })).toBe(9);
      expect(at({ target: { location: 'vitals' } })).toBeNull();
    });

    it('Night Vision takes a level from the penalty for darkness, Dark Vision all of it (p. 358)', () => {
      const seeing = (more: Parameters<typeof typedFalcon>[0]) => combatant(typedFalcon(more), fightRules);
      const owl = seeing({ traits: [trait('night-vision', { level: 5 })] });
      expect(owl({ state: { darkness: 4 } }).sentence('fight:sword.0.skill')).toBe(
        'Shortsword, swing: skill now 16: Shortsword, swing: skill 16; darkness −4; Night Vision +4. (custom)',
      );
      expect(owl({ state: { darkness: 7 } }).skill('sword.0')).toBe(14);
      expect(owl({ state: { darkness: 10 } }).skill('sword.0')).toBe(6);
      // Only the worst penalty applies: a foe who cannot be seen is at −6, whatever the light.
      expect(owl({ state: { darkness: 7 }, target: { seen: 'unseen' } }).skill('sword.0')).toBe(10);
      expect(owl({ state: { darkness: 7 }, target: { seen: 'unseen' } }).sentence('fight:sword.0.skill')).not.toContain(
        'Night Vision',
      );
      const bat = seeing({ traits: [trait('dark-vision')] });
      expect(bat({ state: { darkness: 10 } }).sentence('fight:sword.0.skill')).toContain(
        'total darkness −10; Dark Vision +10',
      );
      const typed = seeing({ traits: [typedTrait('Night Vision', { pointsPerLevel: 1 }, { level: 3 })] });
      expect(typed({ state: { darkness: 4 } }).skill('sword.0')).toBe(15);
    });

    it('a pop-up attack is at −2 and unaimed, and impossible with a bow or a sling (p. 390)', () => {
      const popUp = { choice: { popUp: true } };
      expect(Number(shot(popUp)) - Number(shot({}))).toBe(-2);
      const archer = combatant(
        saved('fourth-edition', {
          attributes: { st: 12, dx: 14 },
          equipment: [
            item('longbow', { key: 'longbow', place: 'ready' }),
            item('sling', { key: 'sling', place: 'ready' }),
            typedItem(
              'Horn bow',
              { kind: 'weapon', attacks: [{ name: 'shot', skill: 'Bow', type: 'imp', basis: 'thrust', ranged: true }] },
              { key: 'horn', place: 'ready' },
            ),
          ],
        }),
        fightRules,
      )(popUp);
      for (const line of ['longbow.0', 'sling.0', 'horn.0'])
        expect(archer.whyNot(`fight:${line}.skill`)).toBe('no pop-up attack with a bow or a sling');
    });

    it('rapid fire adds a bonus by shots and hits by Recoil 2; a Dodge of 10 rolling 8 leaves one of four', () => {
      expect([4, 5, 9, 13, 17, 25, 50, 100, 200].map(volleyBonus)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect([0, 1, 2, 3, 4, 5, 6, 7].map((margin) => hitsOfVolley(margin, 2, 10).value)).toEqual([
        1, 1, 2, 2, 3, 3, 4, 4,
      ]);
      expect(hitsOfVolley(12, 2, 3).value).toBe(3);
      expect(hitsAfterDodge(4, 10 - 8, false).value).toBe(1);
      expect(hitsAfterDodge(4, 0, true).value).toBe(0);
    });
  });
});

describe('Defenses and wounds', () => {
  /** Defenses and wounds, against figures of the text. */
  const falcon = combatant(typedFalcon(), fightRules);

  const weapon = (name: string, skill: string) =>
    typedItem(
      name,
      { kind: 'weapon', weight: 2, attacks: [{ name: 'swing', skill, type: 'cut', reach: '1' }] },
      { key: name, place: 'ready' },
    );

  /** Filthy Pierre (p. 381): Dodge 8, Shield 12, Shortsword 11, small shield, cloth armor with DR 1, 12 HP. */
  const pierre = combatant(
    saved('fourth-edition', {
      attributes: { st: 12, dx: 10, iq: 10, ht: 10 },
      skills: [
        typedSkill('Shortsword', 4, { combat: true }),
        typedSkill('Shield', 4, { difficulty: 'easy', combat: true, defense: 'block' }),
      ],
      equipment: [
        weapon('sword', 'Shortsword'),
        typedItem('Small shield', { kind: 'shield', defenseBonus: 1 }, { key: 'targe', place: 'ready' }),
        typedItem('Cloth armor', { kind: 'armor', damageResistance: 1 }, { key: 'cloth', place: 'ready' }),
      ],
    }),
    fightRules,
  );

  describe('a weapon on the other side (p. 390)', () => {
    const fromLeft = { incoming: { side: 'left' } } as const;
    const sharp = (traits: NonNullable<Parameters<typeof typedFalcon>[0]>['traits']) =>
      combatant(typedFalcon({ traits: traits ?? [] }), fightRules);

    it('does not parry, except for the double-jointed, at −2 as from any side', () => {
      expect(falcon(fromLeft).whyNot('fight:parry.sword.0.active')).toBe('the weapon is on the other side');
      const bent = sharp([trait('flexibility', { choices: choices({ degree: 'double-jointed' }) })])(fromLeft);
      expect(bent.sentence('fight:parry.sword.0.active')).toBe(
        'Parry, Shortsword now 10: Shortsword: Parry 12; Double-Jointed: parries to the other side; from the side −2. (Basic Set p. 374)',
      );
      expect(sharp([typedTrait('Double-Jointed', { points: 15 })])(fromLeft).active('parry.sword.0')).toBe(10);
    });

    it('does not parry for the merely flexible, and nobody blocks with a shield on the other side', () => {
      const flexible = sharp([trait('flexibility', { choices: choices({ degree: 'flexible' }) })]);
      expect(flexible(fromLeft).active('parry.sword.0')).toBeNull();
      const bent = sharp([trait('flexibility', { choices: choices({ degree: 'double-jointed' }) })]);
      expect(bent({ incoming: { side: 'right' } }).active('block')).toBeNull();
      expect(bent().sentence('fight:parry.sword.0.active')).not.toContain('Double-Jointed');
    });
  });

  describe('defenses (pp. 374–377)', () => {
    it('Shield 11 and 12 give a Block, Broadsword 13 a Parry', () => {
      const fighter = (points: number) =>
        combatant(
          saved('fourth-edition', {
            attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
            skills: [
              typedSkill('Shield', points, { difficulty: 'easy', combat: true, defense: 'block' }),
              typedSkill('Broadsword', 12, { combat: true }),
            ],
            equipment: [
              weapon('sword', 'Broadsword'),
              typedItem('Buckler', { kind: 'shield' }, { key: 'targe', place: 'ready' }),
            ],
          }),
          fightRules,
        )();
      expect(fighter(2).total('block')).toBe(8);
      expect(fighter(4).total('block')).toBe(9);
      expect(fighter(4).total('parry.sword.0')).toBe(9);
    });

    it('retreats, drops, sides and further parries change them', () => {
      const dodge = (parts: Parameters<typeof falcon>[0]) => falcon(parts).total('dodge');
      const base = Number(dodge({}));
      expect(dodge({ defense: { retreat: true } })).toBe(base + 3);
      expect(dodge({ defense: { drop: true }, incoming: { kind: 'missile' } })).toBe(base + 3);
      expect(dodge({ defense: { drop: true } })).toBe(base);
      expect(dodge({ incoming: { side: 'left' } })).toBe(base - 2);
      expect(dodge({ incoming: { side: 'right' } })).toBe(base - 3);
      expect(dodge({ incoming: { kind: 'firearm' } })).toBe(base - 1);
      expect(dodge({ incoming: { side: 'behind' } })).toBeNull();
      expect(dodge({ incoming: { seen: 'unseen' } })).toBe(base - 4);
      expect(falcon({ incoming: { seen: 'unseen' } }).total('block')).toBeNull();
      const first = falcon();
      const state = afterDefense(first.sheet, 'parry.sword.0');
      expect(Number(falcon({ state }).total('parry.sword.0')) - Number(first.total('parry.sword.0'))).toBe(-4);
      expect(falcon({ state: afterDefense(first.sheet, 'block') }).total('block')).toBeNull();
    });

    it('a retreat is impossible while kneeling and after a sprint, and a step says why', () => {
      const kneeling = falcon({ defense: { retreat: true }, state: { posture: 'kneeling' } });
      expect(kneeling.sentence('fight:dodge.active')).toContain('no retreat: kneeling');
      expect(falcon({ defense: { retreat: true }, state: { ranLastTurn: true } }).total('dodge')).toBe(
        falcon().total('dodge'),
      );
    });

    it('an acrobatic dodge needs a point in Acrobatics', () => {
      expect(falcon({ defense: { acrobatic: 'made' } }).total('dodge')).toBe(falcon().total('dodge'));
      expect(falcon().whyNot('fight:action.acrobaticDodge.roll')).toBe('needs a point in Acrobatics');
      const acrobat = typedFalcon({ skills: [typedSkill('Acrobatics', 4)] });
      const now = combatant(acrobat, fightRules);
      expect(Number(now({ defense: { acrobatic: 'made' } }).total('dodge')) - Number(now().total('dodge'))).toBe(2);
      expect(Number(now({ defense: { acrobatic: 'failed' } }).total('dodge')) - Number(now().total('dodge'))).toBe(-2);
    });

    it('a weapon that parries three times its weight breaks on 2 in 6, one more for each further multiple', () => {
      expect([2, 3, 4, 5].map((times) => breakage(times, 'good').value)).toEqual([0, 2, 3, 4]);
      expect([hurtByStriking(11, 2).value, hurtByStriking(11, 3).value, hurtByStriking(25, 3).value]).toEqual([
        0, 2, 3,
      ]);
      expect([breakage(3, 'cheap').value, breakage(3, 'fine').value, breakage(3, 'veryFine').value]).toEqual([4, 1, 0]);
    });
  });

  describe('damage and injury (pp. 377–381)', () => {
    const hits = (wound: Parameters<ReturnType<typeof falcon>['wounded']>[0]) => falcon().wounded(wound).hits;

    it('2d+1 cutting, 8 through DR 3, is 7; cutting 7 through DR 2 is 7', () => {
      expect(hits({ rolled: 8, type: 'cut', resistance: 3 })).toBe(7);
      expect(hits({ rolled: 7, type: 'cut', resistance: 2 })).toBe(7);
    });

    it('piercing 8, 7 and 10 on an unliving body are 2, 2 and 3', () => {
      expect([8, 7, 10].map((rolled) => hits({ rolled, type: 'pi', resistance: 0, body: 'unliving' }))).toEqual([
        2, 2, 3,
      ]);
    });

    it('types, armor divisors and blunt trauma change the injury', () => {
      const of = (type: string) => hits({ rolled: 5, type, resistance: 0 });
      expect(['pi-', 'pi', 'cr', 'cut', 'pi+', 'imp', 'pi++'].map(of)).toEqual([2, 5, 5, 7, 7, 10, 10]);
      expect(hits({ rolled: 1, type: 'pi-', resistance: 0 })).toBe(1);
      expect(hits({ rolled: 8, type: 'cr', resistance: 5, armorDivisor: 2 })).toBe(6);
      expect(hits({ rolled: 8, type: 'cr', resistance: 3, armorDivisor: 0.5 })).toBe(2);
      expect(hits({ rolled: 8, type: 'cr', resistance: 0, armorDivisor: 0.2 })).toBe(3);
      expect(hits({ rolled: 11, type: 'cr', resistance: 12, flexible: true })).toBe(2);
      expect(hits({ rolled: 11, type: 'cut', resistance: 12, flexible: true })).toBe(1);
      expect(hits({ rolled: 11, type: 'cut', resistance: 12 })).toBe(0);
    });

    it('listed armor has its weaknesses: mail against crushing, a vest against points, flexible armor against bruises (pp. 282, 379)', () => {
      const stopped = (entry: string, wound: { type: string; rolled: number; side?: 'behind' }) => {
        const { hits: lost, number } = combatant(
          saved('fourth-edition', { equipment: [item(entry, { place: 'ready' })] }),
          fightRules,
        )().wounded(wound);
        return [number(woundStats.resistance), lost];
      };
      expect(stopped('mail-hauberk', { type: 'cut', rolled: 6 })).toEqual([4, 3]);
      expect(stopped('mail-hauberk', { type: 'cr', rolled: 6 })).toEqual([2, 4]);
      expect(stopped('ballistic-vest-tl8', { type: 'pi', rolled: 7 })).toEqual([8, 0]);
      expect(stopped('ballistic-vest-tl8', { type: 'imp', rolled: 7 })).toEqual([2, 10]);
      expect(stopped('ballistic-vest-tl11', { type: 'pi', rolled: 23 })).toEqual([24, 2]);
      expect(stopped('steel-breastplate', { type: 'cut', rolled: 6 })).toEqual([5, 1]);
      expect(stopped('steel-breastplate', { type: 'cut', rolled: 6, side: 'behind' })).toEqual([0, 9]);
      expect(stopped('corselet', { type: 'cr', rolled: 5 })).toEqual([6, 0]);
    });

    it('places change the injury (pp. 398–400)', () => {
      const at = (location: string, type: string) => hits({ rolled: 3, type, resistance: 0, location });
      expect(at('skull', 'cr')).toBe(12);
      expect(at('vitals', 'imp')).toBe(9);
      expect([at('neck', 'cr'), at('neck', 'cut')]).toEqual([4, 6]);
      expect(at('leftArm', 'imp')).toBe(3);
      expect(falcon().wounded({ rolled: 5, type: 'cr', resistance: 0, location: 'leftArm' }).effects).toEqual([
        'shock',
        'crippled',
        'knockedDown',
      ]);
      expect(
        falcon().wounded({ rolled: 3, type: 'cr', resistance: 0, location: 'skull' }).number('wound:knockdownRoll'),
      ).toBe(3);
    });

    it('ST 10 is knocked back a yard for each 8; by a cutting attack only if armor stops it', () => {
      const push = (rolled: number, type: string, resistance = 0) =>
        pierre().wounded({ rolled, type, resistance }).number('wound:knockback');
      const tenST = combatant(saved('fourth-edition', { attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }), fightRules);
      expect([7, 8, 16].map((rolled) => tenST().wounded({ rolled, type: 'cr' }).number('wound:knockback'))).toEqual([
        0, 1, 2,
      ]);
      expect([push(20, 'cut'), push(20, 'cut', 20), push(20, 'imp', 20)]).toEqual([0, 2, 0]);
    });

    it('whoever is knocked back rolls the best of DX, Acrobatics and Judo, −1 for each yard after the first', () => {
      const feet = (rolled: number, more: Parameters<typeof saved>[1] = {}) =>
        combatant(saved('fourth-edition', { attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, ...more }), fightRules)()
          .wounded({ rolled, type: 'cr', resistance: 50 })
          .number('wound:keepFeet');
      expect([feet(8), feet(16), feet(24)]).toEqual([10, 9, 8]);
      expect(feet(24, { skills: [skill('judo', 16)] })).toBe(11);
      expect(feet(8, { traits: [trait('perfect-balance')] })).toBeGreaterThanOrEqual(14);
    });

    it('heavy injury asks for rolls of consciousness and death', () => {
      expect(falcon({ state: { hitsLost: 8 } }).due).toEqual([]);
      expect(falcon({ state: { hitsLost: 9 } }).roll('consciousness')).toBe(13);
      expect(falcon({ state: { hitsLost: 18 } }).roll('consciousness')).toBe(12);
      const hurt = (hitsLost: number, rolled: number) =>
        falcon({ state: { hitsLost } }).wounded({ rolled, type: 'cr', resistance: 0 });
      expect(hurt(16, 1).number('wound:deathRolls')).toBe(0);
      expect(hurt(16, 2).number('wound:deathRolls')).toBe(1);
      expect(hurt(16, 11).number('wound:deathRolls')).toBe(2);
      expect(hurt(50, 4).effects).toContain('dead');
    });

    it('shock with 20 HP is one for each 2; High Pain Threshold prevents it', () => {
      const giant = combatant(saved('fourth-edition', { attributes: { st: 20, dx: 10, iq: 10, ht: 10 } }), fightRules);
      expect(giant({ state: { wounds: 5 } }).number('fight:shock')).toBe(2);
      const tough = combatant(typedFalcon({ traits: [typedTrait('High Pain Threshold', {})] }), fightRules);
      expect(tough({ state: { wounds: 5 } }).number('fight:shock')).toBe(0);
    });
  });

  it('something that is thrown to a fighter is caught by DX, at −4 unless they wait for it (p. 355)', () => {
    const thrower = combatant(saved('fourth-edition', { attributes: { st: 10, dx: 12, iq: 10, ht: 10 } }), fightRules);
    expect(thrower({ choice: { maneuver: 'wait' } }).action('catch')).toBe(12);
    expect(thrower({ choice: { maneuver: 'move' } }).action('catch')).toBe(8);
    expect(thrower({ state: { conditions: ['stunned'] } }).action('catch')).toBeNull();
  });

  describe('grapples and slams (pp. 370–372)', () => {
    it('a slam does HP times yards over 100 dice', () => {
      const now = (moved: number, target = {}) => falcon({ choice: { moved }, target }).actionDamage('slam');
      expect([now(2), now(5), now(7)]).toEqual(['1d-3', '1d-2', '1d-1']);
      expect(now(7, { charged: true, speed: 10 })).toBe('2d');
    });

    it('breaking free is at +5 against both hands, +10 against a pin', () => {
      const held = (conditions: ('grappled' | 'pinned')[]) =>
        falcon({ state: { conditions }, target: { holdsWithBoth: true } });
      expect([held(['grappled']).against('breakFree'), held(['pinned']).against('breakFree')]).toEqual([5, 10]);
      expect(held(['grappled']).skill('sword.0')).toBe(12);
    });
  });
});
