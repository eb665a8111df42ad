import { describe, expect, it } from 'vitest';
import { combatant } from '../../../../testing/combatant.ts';
import { typedSkill } from '../../../../testing/own-rows.ts';
import { item, saved, skill } from '../../../../testing/rows.ts';
import { actionStat, attackStat } from '../../../combat/fight.ts';
import { fightRules } from './fight-rules.ts';

/** Techniques in a fight (Basic Set pp. 230–232). Every fighter has DX 12; Broadsword is DX/A, so that 8 points buy DX+2 = 14. */
describe('Techniques in a fight', () => {
  const sword = item('broadsword', { key: 'sword', place: 'ready' });
  const dagger = item('large-knife', { key: 'dagger', place: 'ready', hand: 'off' });
  const fighter = (...skills: ReturnType<typeof skill>[]) =>
    combatant(
      saved('fourth-edition', {
        attributes: { st: 12, dx: 12 },
        skills: [skill('broadsword', 8), ...skills],
        equipment: [sword, dagger],
      }),
      fightRules,
    );
  const targeted = (points: number, note = '') =>
    typedSkill(
      'Targeted Attack (Broadsword Swing/Neck)',
      points,
      { difficulty: 'techniqueHard', defaults: [{ attribute: null, skill: 'broadsword', penalty: 5 }], page: '68' },
      { key: 'targeted', note },
    );

  // The neck is at −5: 14 − 5 = 9. Three points buy +2 of a hard technique; half of 5, rounded down, is the most.
  it.each([
    [0, 9],
    [3, 11],
    [8, 11],
  ])('a targeted attack with %i points takes up to half of the penalty for its place away', (points, level) => {
    expect(fighter(targeted(points))({ target: { location: 'neck' } }).skill('sword.0')).toBe(level);
  });

  it('a targeted attack is for its own place and weapon', () => {
    const aimed = fighter(targeted(3), skill('knife', 8));
    expect(aimed({ target: { location: 'groin' } }).skill('sword.0')).toBe(11);
    expect(aimed({ target: { location: 'neck' } }).skill('sword.0')).toBe(11);
    // Knife is DX/E: 8 points buy DX+3 = 15; off hand −4, neck −5.
    expect(aimed({ target: { location: 'neck' } }).skill('dagger.0')).toBe(6);
  });

  // Lying is at −4: 14 − 4 = 10; three points buy +2.
  it('Ground Fighting takes the penalty for lying away', () => {
    const lying = { state: { posture: 'lying' } } as const;
    expect(fighter()(lying).skill('sword.0')).toBe(10);
    expect(fighter(skill('ground-fighting-broadsword', 3))(lying).skill('sword.0')).toBe(12);
    expect(fighter(skill('ground-fighting-broadsword', 3))().skill('sword.0')).toBe(14);
  });

  // −4 for both weapons; 14 − 4 = 10, with three points 12. The dagger has 15 − 4 (off hand) − 4 = 7.
  it('a Dual-Weapon Attack is at −4 with each weapon, less with the technique', () => {
    const both = { choice: { dualWeapon: true } };
    const plain = fighter(skill('knife', 8))(both);
    expect([plain.skill('sword.0'), plain.skill('dagger.0')]).toEqual([10, 7]);
    const trained = fighter(skill('knife', 8), skill('dual-weapon-attack-broadsword', 3))(both);
    expect([trained.skill('sword.0'), trained.skill('dagger.0')]).toEqual([12, 7]);
    expect(trained.sentence(attackStat('sword.0', 'skill'))).toContain('Dual-Weapon Attack −4');
    const moving = { choice: { dualWeapon: true, maneuver: 'moveAndAttack' } };
    expect(fighter()(moving).skill('sword.0')).toBe(
      fighter()({ choice: { maneuver: 'moveAndAttack' } }).skill('sword.0'),
    );
  });

  // Feint is at the skill: 14; 3 points buy +2.
  it('a feint is rolled against the technique of the weapon in hand', () => {
    const feint = { choice: { maneuver: 'feint', subject: 'sword.0' } };
    expect(fighter()(feint).action('feint')).toBe(14);
    expect(fighter(skill('feint-broadsword', 3))(feint).action('feint')).toBe(16);
    expect(fighter(skill('feint-karate', 3), skill('karate', 4))(feint).action('feint')).toBe(14);
  });

  it('what needs a technique is offered once it is bought', () => {
    const offered = (...skills: ReturnType<typeof skill>[]) =>
      fighter(...skills)().sheet.actions.map(({ action }) => action.id);
    expect(offered()).not.toContain('whirlwind');
    expect(offered(skill('whirlwind-attack-broadsword', 6))).toContain('whirlwind');
  });

  // Whirlwind Attack is at −5: 14 − 5 = 9; 6 points buy +5. Arm Lock is an average technique at the skill: 1 point +1.
  it('each is rolled at its level, when it can be tried', () => {
    const spin = fighter(skill('whirlwind-attack-broadsword', 6));
    expect(spin({ choice: { maneuver: 'allOutAttack' } }).action('whirlwind')).toBe(14);
    expect(spin().whyNot(actionStat('whirlwind', 'roll'))).toContain('needs All-Out Attack');
    // Judo is DX/H: 4 points buy DX = 12.
    const locks = fighter(skill('judo', 4), skill('arm-lock-judo', 1));
    expect(locks().whyNot(actionStat('armLock', 'roll'))).toContain('the foe must be held first');
    expect(locks({ state: { conditions: ['grappling'] } }).action('armLock')).toBe(13);
  });
});
