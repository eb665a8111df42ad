import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { combatant } from '../../../../testing/combatant.ts';
import { item, saved, skill } from '../../../../testing/rows.ts';
import { targetFrom } from '../../../combat/exchange/participant.ts';
import { actionStat, attackStat, defenseStat, fightStats } from '../../../combat/fight.ts';
import { afterFight } from '../../../combat/state-after.ts';
import { fightRules } from './fight-rules.ts';

/** Riders have ST 10 and DX 12. Riding is DX/A: 4 points buy DX+1 = 13. Their horses bear 170 lb of rider. */
const rider = (mount: string, ...more: Parameters<typeof item>[]) =>
  saved('fourth-edition', {
    concept: { weight: 170 },
    attributes: { dx: 12 },
    skills: [skill('riding', 4, { speciality: 'Equines' }), skill('lance', 8), skill('bow', 4)],
    equipment: [
      ...(mount === '' ? [] : [item(mount, { key: 'horse', place: 'ready' })]),
      ...more.map((row) => item(...row)),
    ],
  });
const lance: Parameters<typeof item> = ['lance', { key: 'lance', place: 'ready' }];
const bow: Parameters<typeof item> = ['longbow', { key: 'bow', place: 'ready' }];
const shield: Parameters<typeof item> = ['medium-shield', { key: 'shield', place: 'ready' }];

const fight = (...row: Parameters<typeof rider>) => combatant(rider(...row), fightRules);
const mounted = (state: PartialSituation['state'] = {}, maneuver = 'move', parts: PartialSituation = {}) => ({
  ...parts,
  state: { conditions: ['mounted' as const], ...state },
  choice: { maneuver, ...parts.choice },
});
const offered = (at: ReturnType<ReturnType<typeof combatant>>) => at.sheet.actions.map(({ action }) => action.id);

describe('A rider', () => {
  it('moves as the mount does, if they lead it with a Move (p. 364)', () => {
    // 176 lb are light for BL 115: Move 7 × 0.8 = 5.
    const knight = fight('heavy-warhorse', lance);
    expect(knight(mounted()).movement).toBe(5);
    expect(knight(mounted({}, 'moveAndAttack')).movement).toBe(5);
    expect(knight(mounted({}, 'attack')).movement).toBe(0);
  });

  it('has the speed of a gallop under any maneuver', () => {
    const knight = fight('heavy-warhorse', lance);
    expect(knight(mounted({ highSpeed: 10 })).movement).toBe(10);
    expect(knight(mounted({ highSpeed: 10 }, 'attack')).movement).toBe(10);
  });

  it('rolls Riding at −1 with one hand on the reins and at −3 with none (p. 396)', () => {
    expect(fight('heavy-warhorse')(mounted()).action('ride')).toBe(13);
    expect(fight('heavy-warhorse', lance)(mounted()).action('ride')).toBe(12);
    expect(fight('heavy-warhorse', lance, shield)(mounted()).action('ride')).toBe(10);
  });

  it('rolls at −3 on a mount without war training, and at +2 for a risk, which a warhorse takes without a roll', () => {
    const horseman = fight('saddle-horse')(mounted());
    expect([horseman.action('ride'), horseman.action('riskyRide')]).toEqual([10, 12]);
    expect(horseman.sentence(actionStat('riskyRide', 'roll'))).toContain('not trained for war −3');
    const knight = fight('heavy-warhorse')(mounted());
    expect(knight.action('riskyRide')).toBeNull();
    expect(knight.whyNot(actionStat('riskyRide', 'roll'))).toContain('trained for war: no roll');
  });

  it('without Riding rolls at DX−5 (p. 217)', () => {
    const untrained = saved('fourth-edition', { attributes: { dx: 12 } });
    const at = combatant(untrained, fightRules)(mounted());
    expect(at.action('ride')).toBe(7);
    expect(at.notes(actionStat('ride', 'roll'))).toContain('−3 for a mount that is not trained for war');
    expect(at.action('mountDodge')).toBeNull();
    expect(at.actionDamage('mountKick')).toBeNull();
    const { steps } = at.sheet.worksheet.get(actionStat('lanceCharge', 'damage'));
    expect(steps.map(({ cite }) => cite?.page)).toEqual([397]);
  });

  it('keeps the saddle in a pounce at Riding−4 (p. 372), and sheathes a weapon on a bucking mount at DX−3 (p. 396)', () => {
    const knight = fight('heavy-warhorse');
    expect(knight(mounted()).action('mountPounce')).toBe(9);
    expect(knight(mounted({}, 'ready')).action('sheathe')).toBe(9);
    expect(knight(mounted()).action('sheathe')).toBeNull();
  });

  it('leaps on the mount at the best of Riding, Acrobatics and Jumping −3, and not from the saddle (p. 396)', () => {
    const knight = fight('heavy-warhorse');
    expect(knight().action('leapAstride')).toBe(10);
    expect(offered(knight(mounted()))).not.toContain('leapAstride');
    expect(offered(knight())).not.toContain('ride');
  });

  it('has the Dodge and the kick of the mount, and charges with the lance at the speed of the mount', () => {
    const knight = fight('heavy-warhorse', lance)(mounted());
    expect(knight.action('mountDodge')).toBe(8);
    expect([knight.action('mountKick'), knight.actionDamage('mountKick')]).toEqual([8, '2d+3']);
    expect([knight.action('lanceCharge'), knight.actionDamage('lanceCharge')]).toEqual([12, '1d+3']);
    const fast = fight('heavy-warhorse', lance)(mounted({ highSpeed: 10 }));
    expect(fast.actionDamage('lanceCharge')).toBe('2d+3');
  });

  it('slams by the HP of the mount, 24, times its yards, over 100 (pp. 371–372)', () => {
    const knight = fight('heavy-warhorse');
    expect(knight(mounted({}, 'move', { choice: { moved: 5 } })).actionDamage('mountSlam')).toBe('1d');
    expect(knight(mounted({ highSpeed: 14 })).actionDamage('mountSlam')).toBe('3d'); // 3.36
    expect(knight(mounted({ highSpeed: 14 })).action('mountSlam')).toBe(13);
  });
});

describe('High speed (pp. 394–395)', () => {
  const runner = fight('', bow);

  it('leaves Move, or Move and Attack, to whoever runs; riders and the stunned have the choice', () => {
    const refusal = (maneuver: string, parts: PartialSituation['state']) =>
      fightRules.maneuverRefusals
        .map((find) => {
          const { sheet } = runner({ state: { highSpeed: 8, ...parts }, choice: { maneuver } });
          return find(sheet.fight, sheet.fight.maneuver)?.words;
        })
        .filter((words) => words !== undefined);
    expect(refusal('attack', {})).toEqual(['loses control at high speed']);
    expect(refusal('attack', { conditions: ['mounted'] })).toEqual([]);
    expect(refusal('moveAndAttack', {})).toEqual([]);
    expect(refusal('doNothing', { conditions: ['stunned'] })).toEqual([]);
  });

  it('leaves no retreat and no drop, and the Dodge itself', () => {
    const dodge = (highSpeed: number, defense: PartialSituation['defense'], kind: 'melee' | 'missile' = 'melee') =>
      runner({ state: { highSpeed }, defense, incoming: { kind } }).total('dodge');
    const base = Number(dodge(0, {}));
    expect(dodge(8, {})).toBe(base);
    expect([dodge(0, { retreat: true }), dodge(8, { retreat: true })]).toEqual([base + 3, base]);
    expect([dodge(0, { drop: true }, 'missile'), dodge(8, { drop: true }, 'missile')]).toEqual([base + 3, base]);
    const fast = runner({ state: { highSpeed: 8 }, defense: { retreat: true } });
    expect(fast.sentence(defenseStat('dodge', 'active'))).toContain('no retreat: moved too fast');
  });

  it('counts with the distance of a shot, by whoever moves and at them', () => {
    // 20 yards are −6; 20 and 10 are 30: −7.
    const rides = (highSpeed: number) => runner(mounted({ highSpeed }, 'attack', { target: { range: 20 } }));
    expect(rides(0).skill('bow.0')).toBe(Number(rides(10).skill('bow.0')) + 1);
    expect(rides(10).sentence(attackStat('bow.0', 'rangePenalty'))).toContain('own speed +10');
    expect(runner({ state: { highSpeed: 10 } }).whyNot(attackStat('bow.0', 'skill'))).toContain('loses control');
    expect(targetFrom(runner({ state: { highSpeed: 10 } }).sheet)).toMatchObject({ speed: 10 });
    expect(targetFrom(runner().sheet)).not.toHaveProperty('speed');
  });

  it('ends with the fight, and riding does not', () => {
    const { sheet } = runner(mounted({ highSpeed: 10 }));
    expect(afterFight(sheet, 5)).toMatchObject({ highSpeed: undefined, conditions: ['mounted'] });
  });
});

describe('A vehicle', () => {
  it('with Handling +1 and Driving 14 dodges on 8 (p. 375)', () => {
    // Driving is DX/A: 8 points buy DX+2.
    const biker = combatant(
      saved('fourth-edition', {
        attributes: { dx: 12 },
        skills: [skill('driving', 8, { speciality: 'Motorcycle' })],
      }),
      fightRules,
    );
    const driving = biker(mounted({ handling: 1 }));
    expect(driving.action('vehicleDodge')).toBe(8);
    expect(driving.sentence(actionStat('vehicleDodge', 'roll'))).toContain('half');
    expect(offered(biker())).not.toContain('vehicleDodge');
    expect(driving.sentence(fightStats.move)).toContain('not on the sheet');
  });
});
