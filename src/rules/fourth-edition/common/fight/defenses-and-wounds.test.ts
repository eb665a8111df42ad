import { describe, expect, it } from 'vitest';
import { combatant } from '../../../../testing/combatant.ts';
import { typedFalcon } from '../../../../testing/fourth-edition-falcon.ts';
import { typedItem, typedSkill, typedTrait } from '../../../../testing/own-rows.ts';
import { choices, item, saved, trait } from '../../../../testing/rows.ts';
import { afterDefense } from '../../../combat/state-after.ts';
import { woundStats } from '../../../combat/wound.ts';
import { breakage, hurtByStriking } from './aftermath.ts';
import { fightRules } from './fight-rules.ts';
import { vehicularDodge } from './ranged-steps.ts';

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

  it('does not parry, but for the double-jointed, at −2 as from any side', () => {
    expect(falcon(fromLeft).whyNot('fight:parry.sword.0.active')).toBe('the weapon is on the other side');
    const bent = sharp([trait('flexibility', { choices: choices({ degree: 'double-jointed' }) })])(fromLeft);
    expect(bent.sentence('fight:parry.sword.0.active')).toBe(
      'Parry, Shortsword now 10: Shortsword: Parry 12; Double-Jointed: parries to the other side; from the side −2. (Basic Set p. 374)',
    );
    expect(sharp([typedTrait('Double-Jointed', { points: 15 })])(fromLeft).active('parry.sword.0')).toBe(10);
  });

  it('nor does the merely flexible, and nobody blocks with a shield on the other side', () => {
    const flexible = sharp([trait('flexibility', { choices: choices({ degree: 'flexible' }) })]);
    expect(flexible(fromLeft).active('parry.sword.0')).toBeNull();
    const bent = sharp([trait('flexibility', { choices: choices({ degree: 'double-jointed' }) })]);
    expect(bent({ incoming: { side: 'right' } }).active('block')).toBeNull();
    expect(bent().sentence('fight:parry.sword.0.active')).not.toContain('Double-Jointed');
  });
});

describe('defenses (pp. 374–377)', () => {
  it('Block of Shield 11 and 12, Parry of Broadsword 13', () => {
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

  it('a vehicle: Driving 14 with Handling +1 dodges on 8', () => {
    expect(vehicularDodge(14, 1).value).toBe(8);
  });

  it('retreat, drop, sides, further parries', () => {
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

  it('no retreat while kneeling, nor after a sprint; why is a step', () => {
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
    expect([hurtByStriking(11, 2).value, hurtByStriking(11, 3).value, hurtByStriking(25, 3).value]).toEqual([0, 2, 3]);
    expect([breakage(3, 'cheap').value, breakage(3, 'fine').value, breakage(3, 'veryFine').value]).toEqual([4, 1, 0]);
  });
});

describe('damage and injury (pp. 377–381)', () => {
  const hits = (wound: Parameters<ReturnType<typeof falcon>['wounded']>[0]) => falcon().wounded(wound).hits;

  it('2d+1 cutting, 8 through DR 3: 7; cutting 7 through DR 2: 7', () => {
    expect(hits({ rolled: 8, type: 'cut', resistance: 3 })).toBe(7);
    expect(hits({ rolled: 7, type: 'cut', resistance: 2 })).toBe(7);
  });

  it('an unliving body: piercing 8, 7 and 10 are 2, 2 and 3', () => {
    expect([8, 7, 10].map((rolled) => hits({ rolled, type: 'pi', resistance: 0, body: 'unliving' }))).toEqual([
      2, 2, 3,
    ]);
  });

  it('types, armor divisors, blunt trauma', () => {
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

  it('listed armor: mail against crushing, a vest against points, flexible armor bruises (pp. 282, 379)', () => {
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

  it('places (pp. 398–400)', () => {
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

  it('knockback of ST 10: a yard for each 8; cutting only if armor stops it', () => {
    const push = (rolled: number, type: string, resistance = 0) =>
      pierre().wounded({ rolled, type, resistance }).number('wound:knockback');
    const tenST = combatant(saved('fourth-edition', { attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }), fightRules);
    expect([7, 8, 16].map((rolled) => tenST().wounded({ rolled, type: 'cr' }).number('wound:knockback'))).toEqual([
      0, 1, 2,
    ]);
    expect([push(20, 'cut'), push(20, 'cut', 20), push(20, 'imp', 20)]).toEqual([0, 2, 0]);
  });

  it('consciousness, death', () => {
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

  it('shock of 20 HP is one for each 2; none with High Pain Threshold', () => {
    const giant = combatant(saved('fourth-edition', { attributes: { st: 20, dx: 10, iq: 10, ht: 10 } }), fightRules);
    expect(giant({ state: { wounds: 5 } }).number('fight:shock')).toBe(2);
    const tough = combatant(typedFalcon({ traits: [typedTrait('High Pain Threshold', {})] }), fightRules);
    expect(tough({ state: { wounds: 5 } }).number('fight:shock')).toBe(0);
  });
});

describe('grapples and slams (pp. 370–372)', () => {
  it('a slam: HP times yards over 100', () => {
    const now = (moved: number, target = {}) => falcon({ choice: { moved }, target }).actionDamage('slam');
    expect([now(2), now(5), now(7)]).toEqual(['1d-3', '1d-2', '1d-1']);
    expect(now(7, { charged: true, speed: 10 })).toBe('2d');
  });

  it('break free: +5 for both hands, +10 for a pin', () => {
    const held = (conditions: ('grappled' | 'pinned')[]) =>
      falcon({ state: { conditions }, target: { holdsWithBoth: true } });
    expect([held(['grappled']).against('breakFree'), held(['pinned']).against('breakFree')]).toEqual([5, 10]);
    expect(held(['grappled']).skill('sword.0')).toBe(12);
  });
});
