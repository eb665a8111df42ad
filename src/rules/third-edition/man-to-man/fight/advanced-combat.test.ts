import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { fiendishFriedrick, johnFalcon } from '../../../../testing/book-characters.ts';
import { aimingCombatant as combatant } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { randomLocation } from '../../../combat/exchange/exchange.ts';
import { criticalRow, readRoll } from '../../../combat/outcomes/success-roll.ts';
import {
  afterAttack,
  afterDefense,
  afterFight,
  afterInjury,
  afterReadying,
  afterRecovery,
  afterSurprise,
  startTurn,
} from '../../../combat/state-after.ts';
import { woundOf } from '../../../combat/wound.ts';
import { fightRules } from './fight-rules.ts';
import { bladeHits, breakage, damageToDisarm, healing, hitsToBreak, shieldBlow } from './wounds.ts';

/** Defenses, attacks and the consequences of a blow in the advanced system, against figures of the text. */
const { success } = fightRules;

describe('defenses (p. 33)', () => {
  const falcon = combatant(johnFalcon(), fightRules);

  it('Dodge 5 is 3 from the side, 8 with a retreat, and nothing from behind', () => {
    expect(falcon({ incoming: { side: 'right' } }).active('dodge')).toBe(3);
    expect(falcon({ defense: { retreat: true } }).active('dodge')).toBe(8);
    expect(falcon({ defense: { retreat: true }, state: { retreated: true } }).active('dodge')).toBe(5);
    expect(falcon({ defense: { retreat: true }, incoming: { kind: 'missile' } }).active('dodge')).toBe(5);
    expect(falcon({ incoming: { side: 'behind' } }).whyNot('fight:dodge.active')).toBe('an attack from behind');
  });

  it('the shield blocks on its side, the weapon parries on the other', () => {
    const left = falcon({ incoming: { side: 'left' } });
    expect([left.active('block'), left.active('parry.sword.0')]).toEqual([3, null]);
    const right = falcon({ incoming: { side: 'right' } });
    expect([right.active('block'), right.active('parry.sword.0')]).toEqual([null, 6]);
    expect(right.number('fight:passiveDefense')).toBe(2);
    expect(falcon({ incoming: { side: 'right' }, state: { posture: 'lying' } }).number('fight:passiveDefense')).toBe(4);
    expect(falcon({ incoming: { side: 'behind' } }).number('fight:passiveDefense')).toBe(2);
  });

  it('one block and one parry a turn, twice in All-Out Defense; a flail is harder to stop', () => {
    const state = { blocks: 1, parries: { 'sword.1': 1 } };
    expect(falcon({ state }).active('block')).toBeNull();
    expect(falcon({ state }).whyNot('fight:parry.sword.0.active')).toBe('one parry a turn with it');
    const all = falcon({ state, choice: { maneuver: 'allOutDefense' } });
    expect([all.active('block'), all.active('parry.sword.0')]).toEqual([5, 8]);
    const flail = falcon({ incoming: { flail: true } });
    expect([flail.active('block'), flail.active('parry.sword.0')]).toEqual([3, 4]);
    expect(falcon({ incoming: { kind: 'missile' } }).whyNot('fight:parry.sword.0.active')).toBe('a missile');
  });

  it('a stunned fighter defends at −4', () => {
    expect(falcon({ state: { conditions: ['stunned'] } }).active('parry.sword.0')).toBe(4);
  });
});

describe('Peripheral Vision (p. 8)', () => {
  const { character } = johnFalcon();
  const falcon = combatant(
    { ...johnFalcon(), character: { ...character, traits: [...character.traits, trait('peripheral-vision')] } },
    fightRules,
  );
  const attacked = (side: 'front' | 'left' | 'right' | 'behind', more: object = {}) => {
    const now = falcon({ incoming: { side, ...more } });
    return ['dodge', 'parry.sword.0', 'block'].map((defense) => now.active(defense));
  };

  it('all adjacent hexes except the rear are front hexes: Dodge 5, Parry 8, Block 5 and PD 4 from each', () => {
    for (const side of ['front', 'left', 'right'] as const) {
      expect(attacked(side), side).toEqual([5, 8, 5]);
      expect(falcon({ incoming: { side } }).number('fight:passiveDefense'), side).toBe(4);
    }
    expect(attacked('behind')).toEqual([null, null, null]);
    expect(falcon({ incoming: { side: 'left' } }).sentence('fight:dodge.active')).toBe(
      'Dodge now 5: Dodge 5; from the side: a front hex with Peripheral Vision. (Man to Man p. 33)',
    );
  });

  it('shots and throws from the side can be dodged and blocked', () => {
    expect(attacked('left', { kind: 'missile' })).toEqual([5, null, 5]);
    expect(attacked('right', { kind: 'thrown' })).toEqual([5, 8, 5]);
    expect(attacked('behind', { kind: 'missile' })).toEqual([null, null, null]);
  });

  it('Reptile Men have it from their race', () => {
    const reptile = combatant(
      saved('man-to-man', { attributes: { st: 10, dx: 12, iq: 9, ht: 12 }, race: { entry: 'reptile-man', own: null } }),
      fightRules,
    );
    const dodge = reptile().active('dodge');
    expect(dodge).not.toBeNull();
    expect(reptile({ incoming: { side: 'left', kind: 'missile' } }).active('dodge')).toBe(dodge);
  });

  it('only a blow to the rear, or one-handed to the side of the shield, is a wild swing (p. 30)', () => {
    const wild = falcon({ choice: { wildSwing: true } });
    expect(wild.notes('fight:sword.0.skill')).toContain(
      'with Peripheral Vision no wild swing to the side of the weapon',
    );
    expect(falcon().notes('fight:sword.0.skill')).toEqual([]);
  });
});

describe('Falcon’s sword against Friedrick’s axe (p. 29)', () => {
  const friedrick = combatant(fiendishFriedrick(), fightRules);
  const parry = 'parry.axe-1.0';

  it('a parry makes the axe unready; a turn of readying lets it strike, which makes it unready again', () => {
    const first = friedrick();
    expect(first.active(parry)).toBe(6);
    let state = afterDefense(first.sheet, parry);
    expect(friedrick({ state }).whyNot('fight:axe-1.0.skill')).toBe('a turn to ready it first');
    state = afterReadying(startTurn(state), 'axe-1');
    const ready = friedrick({ state });
    expect(ready.skill('axe-1.0')).toBe(12);
    const line = ready.sheet.attacks.find((attack) => attack.line.id === 'axe-1.0')?.line;
    if (!line) throw new Error('no axe');
    state = afterAttack(ready.sheet, line);
    expect(friedrick({ state }).whyNot(`fight:${parry}.active`)).toBe('not ready');
    expect(friedrick({ state }).active('block')).toBe(4);
  });

  it('the axe cannot strike twice in an All-Out Attack', () => {
    const alone = { state: { places: { big: 'stowed' as const } } };
    const now = friedrick({ ...alone, choice: { maneuver: 'allOutAttack', kind: 'double' } });
    expect(now.whyNot('fight:axe-1.0.skill')).toBe('two blows need a weapon that stays ready, or two weapons');
    expect(friedrick({ choice: { maneuver: 'allOutAttack', kind: 'skill' } }).skill('axe-1.0')).toBe(16);
  });
});

describe('attacks', () => {
  const falcon = combatant(johnFalcon(), fightRules);
  const bow = { places: { sword: 'carried', targe: 'carried', bow: 'ready' } } as const;

  it('drawing the crossbow puts sword and shield away; after a shot it has to be reloaded', () => {
    const now = falcon({ state: { ...bow, aim: { line: 'bow.0', turns: 1 } }, target: { range: 100 } });
    expect(now.skill('bow.0')).toBe(17 - 7);
    expect(now.total('dodge')).toBe(5 + 2);
    expect(now.whyNot('fight:block.active')).toBe('no shield in hand');
    const line = now.sheet.attacks.find((attack) => attack.line.id === 'bow.0')?.line;
    if (!line) throw new Error('no crossbow');
    expect(afterAttack(now.sheet, line).unready).toEqual({ bow: 4 });
    expect(falcon({ state: { ...bow, places: { bow: 'ready' } } }).whyNot('fight:bow.0.skill')).toContain(
      'needs both hands',
    );
  });

  it('a lying crossbowman aims as well as on their feet', () => {
    const state = { ...bow, posture: 'lying' as const, aim: { line: 'bow.0', turns: 1 } };
    expect(falcon({ state, target: { range: 30 } }).skill('bow.0')).toBe(17 - 2);
  });

  it('places, light and ground modify the roll', () => {
    const at = (parts: Parameters<typeof falcon>[0]) => falcon(parts).skill('sword.0');
    expect(at({ target: { location: 'head' } })).toBe(11);
    expect(at({ target: { location: 'shieldArm', shield: true } })).toBe(12);
    expect(at({ target: { location: 'shieldArm' } })).toBe(14);
    expect(at({ target: { location: 'vitals' } })).toBeNull();
    expect(falcon({ target: { location: 'vitals' } }).skill('sword.1')).toBe(13);
    expect(at({ state: { darkness: 5, footing: 'bad' } })).toBe(9);
    expect(at({ state: { footing: 'swimming' } })).toBe(10);
    expect(at({ choice: { wildSwing: true } })).toBe(9);
    expect(at({ choice: { maneuver: 'allOutAttack', wildSwing: true } })).toBe(9);
    expect(at({ state: { darkness: 10 }, choice: { wildSwing: true } })).toBe(1);
    expect(at({ target: { range: 2 } })).toBeNull();
  });

  it('close combat allows knives at −2 and only Dodge, with the shield in the way after the first turn', () => {
    const state = { closeTurns: 1, places: { sword: 'stowed', dirk: 'ready' } } as const;
    const now = falcon({ state });
    expect(now.whyNot('fight:targe.0.skill')).toBe('not in close combat');
    expect(now.skill('dirk.1')).toBe(15 - 2 - 2);
    expect(falcon({ state, choice: { entersHex: true } }).skill('dirk.1')).toBe(13);
    expect(now.active('block')).toBeNull();
    expect(now.active('dodge')).toBe(5);
    const grappling = falcon({ state: { closeTurns: 1, places: { sword: 'stowed' } } });
    expect(grappling.action('grapple')).toBe(15 - 2 + 3);
  });

  it('a fist is no weapon in close combat, whatever is on it (p. 38), and a large shield is not in its way (p. 14)', () => {
    const boxer = (...ids: readonly string[]) =>
      combatant(
        saved('man-to-man', {
          attributes: { st: 12, dx: 15, iq: 10, ht: 10 },
          skills: [skill('knife', 1)],
          equipment: ids.map((id) => item(id, { key: id, place: 'ready' })),
        }),
        fightRules,
      )({ state: { closeTurns: 1 } });
    const bare = boxer();
    expect(bare.skill('unarmed.punch')).toBe(15);
    for (const id of ['brass-knuckles', 'gauntlets', 'blackjack']) {
      expect(boxer(id).skill(`${id}.0`), id).toBe(15);
      expect(boxer(id, 'large-shield').skill(`${id}.0`), id).toBe(15 - 4);
    }
    expect(boxer('large-shield').skill('unarmed.punch')).toBe(15 - 4);
    expect(boxer('brass-knuckles', 'large-shield').sentence('fight:brass-knuckles.0.skill')).toBe(
      'Brass knuckles, punch: skill now 11: Brass knuckles, punch: skill 15; shield in close combat −4. (Man to Man p. 38)',
    );
    expect(boxer('dagger').skill('dagger.0')).toBe(Number(boxer('dagger').number('line:dagger.0.skill')) - 2);
    expect(boxer('dagger', 'large-shield').skill('dagger.0')).toBe(15 - 2 - 2 - 4);
  });

  it('gauntlets fill no hand: a greatsword has both, and a fist in one strikes', () => {
    const knight = combatant(
      saved('man-to-man', {
        attributes: { st: 13, dx: 13, iq: 10, ht: 11 },
        skills: [skill('two-handed-sword', 4)],
        equipment: [
          item('greatsword', { key: 'great', place: 'ready' }),
          item('gauntlets', { key: 'gauntlets', place: 'ready' }),
        ],
      }),
      fightRules,
    );
    expect(knight().skill('great.0')).toBe(14);
    const unarmed = knight({ state: { places: { great: 'carried' } } });
    expect([unarmed.skill('gauntlets.0'), unarmed.active('parry.unarmed.punch')]).toEqual([13, 3]);
  });

  it('no shield stops a blow at the weapon; Dodge and Parry do (p. 36)', () => {
    const now = falcon({ incoming: { location: 'weapon' } });
    expect(now.whyNot('fight:block.active')).toBe('a blow at the weapon');
    expect(now.sentence('fight:block.active')).toContain('(Man to Man p. 36)');
    expect([now.active('dodge'), now.active('parry.sword.0')]).toEqual([5, 8]);
    expect(falcon({ incoming: { location: 'weaponArm' } }).active('block')).toBe(5);
  });
});

it('helpers add one for each 2 of their score: one to a takedown, two to a pin (p. 40)', () => {
  const holding = (posture: 'standing' | 'lying', helpers: number[]) =>
    combatant(
      johnFalcon(),
      fightRules,
    )({
      state: { conditions: ['grappling'], closeTurns: 1 },
      target: { posture },
      choice: { helpers },
    });
  const added = (posture: 'standing' | 'lying', action: string, helpers: number[]) =>
    Number(holding(posture, helpers).action(action)) - Number(holding(posture, []).action(action));
  expect([added('standing', 'takedown', [11]), added('standing', 'takedown', [11, 10])]).toEqual([5, 5]);
  expect([added('lying', 'pin', [11]), added('lying', 'pin', [11, 10])]).toEqual([5, 10]);
});

describe('combat at different levels (p. 49)', () => {
  const swordsman = combatant(johnFalcon(), fightRules);
  const at = (feet: number, location = '') => swordsman({ target: { height: feet / 3, location } });
  const plain = (location: string) => Number(swordsman({ target: { location } }).skill('sword.0'));
  const more = (feet: number, location: string) => {
    const now = at(feet, location).skill('sword.0');
    return now === null ? null : Number(now) - plain(location);
  };

  it('the higher fighter strikes at the head with +1 and at legs and feet with −2, the lower one the other way', () => {
    expect([1, 2, 3, 4, 5].map((feet) => more(-feet, 'head'))).toEqual([0, 1, 1, 1, 1]);
    expect([1, 2, 3, 4, 5].map((feet) => more(-feet, 'rightLeg'))).toEqual([0, -2, -2, null, null]);
    expect([1, 2, 3, 4, 5].map((feet) => more(feet, 'head'))).toEqual([0, -2, -2, -2, null]);
    expect([1, 2, 3, 4, 5].map((feet) => more(feet, 'foot'))).toEqual([0, 2, 2, 2, 2]);
    expect([2, 5, -5].map((feet) => more(feet, ''))).toEqual([0, 0, 0]);
  });

  it('six feet down leave the head alone, six feet up legs and feet, and more leave nothing', () => {
    expect([more(-6, 'head'), more(-6, ''), more(6, 'foot'), more(6, 'head')]).toEqual([0, null, 0, null]);
    expect(at(7, 'foot').whyNot('fight:sword.0.skill')).toBe('7 feet up: too far for a blow');
  });

  it('a weapon of two yards strikes as though the foe were three feet closer', () => {
    const polearm = combatant(
      saved('man-to-man', {
        attributes: { st: 13, dx: 13, iq: 10, ht: 11 },
        skills: [skill('two-handed-sword', 4)],
        equipment: [item('greatsword', { key: 'great', place: 'ready' })],
      }),
      fightRules,
    );
    expect(polearm({ target: { height: 2 } }).skill('great.0')).toBe(14);
    expect(polearm({ target: { height: 1, location: 'head' } }).skill('great.0')).toBe(14 - 5);
  });

  it('the lower one defends at −1 to −3, the higher one at +1 to +3', () => {
    const dodge = (feet: number) => Number(falconAgainst({ height: feet / 3 }).active('dodge'));
    const falconAgainst = (incoming: NonNullable<Parameters<typeof swordsman>[0]>['incoming']) =>
      swordsman({ incoming });
    const usual = dodge(0);
    expect([2, 3, 4, 5, 6].map((feet) => dodge(feet) - usual)).toEqual([0, -1, -2, -3, -3]);
    expect([2, 3, 4, 5].map((feet) => dodge(-feet) - usual)).toEqual([0, 1, 2, 3]);
    const shot = swordsman({ incoming: { height: 1, kind: 'missile' } });
    expect(Number(shot.active('dodge'))).toBe(usual);
  });

  it('somebody of whom a few numbers are known defends by it too', () => {
    const parry = (feet: number) => swordsman({ target: { height: feet / 3, parry: 8 } }).number('fight:foe.parry');
    expect([0, 3, -4].map(parry)).toEqual([8, 9, 6]);
  });
});

describe('contests (pp. 36–40)', () => {
  const knight = (parts: PartialSituation = {}) =>
    combatant(
      saved('man-to-man', {
        attributes: { st: 12, dx: 12, iq: 10, ht: 10 },
        skills: [skill('fencing', 2), skill('knife', 16), skill('shortsword', 16)],
        equipment: [
          item('rapier', { key: 'rapier', place: 'ready' }),
          item('dagger', { key: 'dagger', place: 'ready', hand: 'off' }),
        ],
      }),
      fightRules,
    )(parts);

  it('a foe who is rushed with a shield from the side is at −2, as in any slam', () => {
    const rush = combatant(
      saved('man-to-man', { attributes: { dx: 12 }, equipment: [item('medium-shield', { place: 'ready' })] }),
      fightRules,
    );
    for (const side of ['left', 'right'] as const) {
      const now = rush({ choice: { maneuver: 'move' }, target: { side } });
      expect([now.action('shieldRush'), now.against('shieldRush'), now.against('slam')]).toEqual([12, -2, -2]);
      expect(now.sentence('fight:action.shieldRush.against')).toBe(
        "Shield rush: the foe's roll −2: as it is 0; entered from the side −2. (Man to Man p. 46)",
      );
    }
    expect(rush({ choice: { maneuver: 'move' } }).against('shieldRush')).toBe(0);
  });

  it('a held fighter breaks free by winning a contest of ST, a regular one as in wresting, takedown and pin', () => {
    const held = knight({ state: { closeTurns: 1, conditions: ['pinned'] }, target: { holdsWithBoth: true } });
    expect([held.action('breakFree'), held.against('breakFree')]).toEqual([12, 10]);
    const rollOf = (id: string) => fightRules.actions.find((action) => action.id === id)?.roll;
    expect(['breakFree', 'wrest', 'takedown', 'pin'].map(rollOf)).toEqual(Array(4).fill('regularContest'));
    expect(['grapple', 'grabWeapon', 'slam', 'evade'].map(rollOf)).toEqual(Array(4).fill('quickContest'));
  });

  it('a fencer disarms with the fencing weapon, not with a dagger that they use better', () => {
    const now = knight();
    const fencing = now.number('skill:fencing.level');
    expect(Number(now.number('skill:knife.level'))).toBeGreaterThan(Number(fencing));
    expect(now.action('disarm')).toBe(fencing);
    expect(now.sentence('fight:action.disarm.roll')).toContain('Rapier');
    expect(knight({ choice: { subject: 'dagger.0' } }).action('disarm')).toBe(fencing);
    const away = knight({ state: { places: { rapier: 'stowed' } } });
    expect(away.whyNot('fight:action.disarm.roll')).toBe('needs a fencing weapon that is ready');
    const unready = knight({ state: { unready: { rapier: 1 } } });
    expect(unready.whyNot('fight:action.disarm.roll')).toBe('needs a fencing weapon that is ready');
  });

  it('a saber disarms by Fencing, even if another skill is better', () => {
    const fencer = combatant(
      saved('man-to-man', {
        attributes: { st: 12, dx: 12 },
        skills: [skill('fencing', 2), skill('shortsword', 16)],
        equipment: [item('saber', { key: 'saber', place: 'ready' })],
      }),
      fightRules,
    )();
    expect(fencer.action('disarm')).toBe(fencer.number('skill:fencing.level'));
    expect(Number(fencer.skill('saber.0'))).toBeGreaterThan(Number(fencer.action('disarm')));
  });

  it('a fighter keeps standing by Karate after a kick with Karate, by DX after another kick and after a knockback (pp. 26, 31)', () => {
    const karateka = combatant(
      saved('man-to-man', { attributes: { dx: 13 }, skills: [skill('karate', 16)] }),
      fightRules,
    );
    const feet = (subject: string) => karateka({ choice: { subject } }).action('keepFeet');
    expect([feet('unarmed.kick.karate'), feet('unarmed.kick'), feet('')]).toEqual([15, 13, 15]);
    expect(karateka().action('knockback')).toBe(13);
    expect(karateka().sentence('fight:action.keepFeet.roll')).toBe(
      'Stay on your feet after a kick 15: Karate 15. (Man to Man p. 26)',
    );
    expect(knight().action('keepFeet')).toBe(12);
  });
});

describe('after a blow', () => {
  it('a weapon that parries one three times as heavy breaks 1 in 3, fine 1 in 6, cheap 2 in 3 (p. 36)', () => {
    const sixths = (['good', 'fine', 'cheap'] as const).map((quality) => breakage(3, quality).value);
    expect(sixths).toEqual([2, 1, 4]);
    expect(breakage(2.9, 'cheap').value).toBe(0);
  });

  it('6 hits break a shortsword, half that with a better or far heavier weapon, twice that if it is the better one', () => {
    expect(hitsToBreak(6, 'good', 'good', false).value).toBe(6);
    expect(hitsToBreak(6, 'fine', 'good', false).value).toBe(3);
    expect(hitsToBreak(6, 'good', 'good', true).value).toBe(3);
    expect(hitsToBreak(6, 'good', 'fine', false).value).toBe(12);
    expect(bladeHits.map(({ hits }) => hits)).toEqual([4, 6, 8, 10]);
    expect([damageToDisarm(10).value, damageToDisarm(11).value]).toEqual([6, 6]);
  });

  it('a blow on a small shield is 3 less, goes through at 5, and the shield takes 30 in all (p. 46)', () => {
    const on = (before: number, rolled: number, type: string) => {
      const blow = shieldBlow({ passiveDefense: 2, pierced: 5, destroyed: 30 }, before, rolled, type);
      return blow && [blow.taken.value, blow.through.value, blow.isDestroyed];
    };
    expect(on(0, 2, 'cut')).toEqual([0, 0, false]);
    expect(on(0, 7, 'cut')).toEqual([4, 0, false]);
    expect(on(0, 8, 'cut')).toEqual([5, 0, true]);
    expect(on(0, 8, 'imp')).toEqual([5, 0, false]);
    expect(on(0, 10, 'imp')).toEqual([5, 2, false]);
    expect(on(26, 7, 'cut')).toEqual([4, 0, false]);
    expect(on(27, 7, 'cr')).toEqual([4, 0, true]);
    expect(shieldBlow({ passiveDefense: 2 }, 0, 8, 'cut')).toBeNull();
  });

  it('a crippled limb heals, lasts for months if missed by 3, and is lost if missed by more (p. 54)', () => {
    const becomes = (rolled: number) => healing(readRoll(success, 10, rolled)).lasts;
    expect([becomes(10), becomes(13), becomes(14)]).toEqual(['untilHealed', 'months', 'forGood']);
  });

  it('a fight costs 1 fatigue and the level of load (p. 55)', () => {
    const friedrick = combatant(fiendishFriedrick(), fightRules);
    expect(friedrick().number('fight:fatigueCost')).toBe(4);
    expect(friedrick({ state: { fatigueLost: 8 } }).move).toBe(5);
    expect(friedrick({ state: { fatigueLost: 9 } }).move).toBe(2);
    expect(friedrick({ state: { fatigueLost: 9 } }).active('dodge')).toBe(2);
  });

  it('at ST 1 a fighter collapses, and only passive defense protects (p. 55)', () => {
    // Falcon has ST 9, and PD 4.
    const falcon = combatant(johnFalcon(), fightRules);
    expect(falcon({ state: { fatigueLost: 7 } }).skill('sword.0')).toBe(16);
    const out = falcon({ state: { fatigueLost: 8, hitsLost: 13 } });
    for (const stat of ['fight:sword.0.skill', 'fight:dodge.active', 'fight:block.active', 'fight:action.slam.roll'])
      expect(out.whyNot(stat)).toBe('collapsed from fatigue');
    expect([out.movement, out.number('fight:passiveDefense'), out.due]).toEqual([0, 4, []]);
    expect(out.sentence('fight:movement')).toContain('collapsed from fatigue');
    const ended = afterFight(falcon({ state: { fatigueLost: 6 } }).sheet, 11);
    expect(ended).toMatchObject({ fatigueLost: 9, posture: 'lying' });
    expect(falcon({ state: ended }).whyNot('fight:dodge.active')).toBe('collapsed from fatigue');
  });

  it('a crippled arm drops its weapon, a crippled leg makes its owner fall; the crippled shield arm does not block (p. 54)', () => {
    const falcon = combatant(johnFalcon(), fightRules);
    const crippled = (location: string) => {
      const now = falcon();
      const wound = { rolled: 20, type: 'cr', resistance: 0, location };
      return falcon({ state: afterInjury(now.sheet, woundOf(wound), now.wounded(wound).injury) });
    };
    const arm = crippled('weaponArm');
    expect(arm.sheet.attacks.map(({ line }) => line.id)).not.toContain('sword.0');
    expect(arm.state.places).toEqual({ sword: 'stowed' });
    expect(arm.whyNot('fight:block.active')).toBeNull();
    const shield = crippled('shieldArm');
    expect(shield.whyNot('fight:block.active')).toBe('the shield arm is crippled');
    expect(shield.number('fight:passiveDefense')).toBe(2);
    expect(crippled('shieldHand').whyNot('fight:block.active')).toBeNull();
    const leg = crippled('leftLeg');
    expect(leg.state.posture).toBe('lying');
    expect(falcon({ state: { crippled: ['leftLeg'] } }).movement).toBe(0);
    expect(falcon({ state: { crippled: ['foot'] }, choice: { maneuver: 'move' } }).movement).toBe(3);
    expect(falcon({ state: { crippled: ['weaponHand'] } }).whyNot('fight:sword.0.skill')).toBe('crippled arm');
    expect(falcon({ state: { crippled: ['weaponHand'] } }).whyNot('fight:parry.sword.0.active')).toBe('crippled arm');
  });

  it('further damage to a crippled limb does not count (p. 54)', () => {
    const falcon = combatant(johnFalcon(), fightRules);
    const wound = { rolled: 9, type: 'cr', resistance: 0, location: 'rightLeg' };
    const first = falcon();
    expect(first.wounded(wound).hits).toBe(7);
    const second = falcon({ state: { hitsLost: 7, crippled: ['rightLeg'], posture: 'lying' } });
    const again = second.wounded(wound);
    expect([again.hits, again.effects.filter((id) => id !== 'mayFall')]).toEqual([0, []]);
    expect(again.number('wound:hitsLeft')).toBe(6);
    expect(again.sentence('wound:injury')).toBe(
      'injury 0: damage that gets through 9; more than cripples it is lost 7; the right leg is crippled already 0. (Man to Man p. 35)',
    );
    expect(second.wounded({ ...wound, location: 'leftLeg' }).hits).toBe(7);
    expect(second.wounded({ ...wound, location: 'body' }).hits).toBe(9);
  });

  it('total surprise freezes, a roll against IQ recovers, +1 for each further turn of partial surprise (p. 45)', () => {
    const falcon = combatant(johnFalcon(), fightRules);
    const frozen = falcon({ state: afterSurprise(falcon().state, false, true) });
    expect(frozen.whyNot('fight:dodge.active')).toBe('frozen by surprise');
    expect(frozen.due).toEqual([]);
    const thawed = falcon({ state: afterRecovery(frozen.state, 'frozen') });
    expect([thawed.due, thawed.roll('surprise'), thawed.active('dodge')]).toEqual([['surprise'], 10, 1]);
    let state = startTurn(afterSurprise(falcon().state, true, true));
    expect(falcon({ state }).roll('surprise')).toBe(10);
    state = startTurn(state);
    expect(falcon({ state }).roll('surprise')).toBe(11);
  });

  it('a random place follows the table (p. 34)', () => {
    const places = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((rolled) => randomLocation(fightRules, rolled)?.id);
    expect(places).toEqual([
      'head',
      'head',
      'shieldArm',
      'weaponHand',
      'weaponArm',
      'body',
      'body',
      'rightLeg',
      'leftLeg',
      'leftLeg',
      'foot',
    ]);
  });
});

it('a stop thrust needs a thrusting weapon', () => {
  const falcon = combatant(johnFalcon(), fightRules);
  expect(falcon().action('stopThrust')).toBe(16);
  expect(falcon({ state: { posture: 'lying' } }).action('stopThrust')).toBeNull();
  expect(combatant(fiendishFriedrick(), fightRules)().whyNot('fight:action.stopThrust.roll')).toBe(
    'needs a thrusting weapon',
  );
});

it('a sprint adds a yard from the second turn on (p. 32)', () => {
  const falcon = combatant(johnFalcon(), fightRules);
  expect(falcon({ choice: { maneuver: 'move' }, state: { ranLastTurn: true } }).movement).toBe(6);
  expect(falcon({ choice: { maneuver: 'move' }, state: { ranLastTurn: true, posture: 'crouching' } }).movement).toBe(3);
});

it('the tables of critical results have a row for each roll of three dice', () => {
  for (const table of fightRules.criticalTables) {
    for (let rolled = 3; rolled <= 18; rolled += 1) expect(criticalRow(table, rolled).words).not.toBe('');
  }
  expect(criticalRow(fightRules.criticalTables[0] ?? ({ rows: [] } as never), 5).damageTimes).toBe(3);
});
