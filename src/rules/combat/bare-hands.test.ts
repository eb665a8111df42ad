import { describe, expect, it } from 'vitest';
import { combatStateSchema } from '../../character/combat-state.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { aimingCombatant, combatant } from '../../testing/combatant.ts';
import { typedFalcon } from '../../testing/fourth-edition-falcon.ts';
import { typedSkill } from '../../testing/own-rows.ts';
import { item, saved, skill, trait } from '../../testing/rows.ts';
import {
  fightRules as fourthEdition,
  fightRules as fourthEditionFight,
} from '../fourth-edition/common/fight/fight-rules.ts';
import { fightRules as liteFight } from '../third-edition/lite-3e/fight/fight-rules.ts';
import { fightRules as manToMan, fightRules as manToManFight } from '../third-edition/man-to-man/fight/fight-rules.ts';
import { resolveFoeInjury } from './resolve-injury.ts';
import { afterInjury, injuredState } from './state-after.ts';
import { woundOf, woundStats } from './wound.ts';

describe('Bare hands', () => {
  /** Fights with bare hands, and with two weapons, under the third edition. */
  const attributes = { st: 12, dx: 12, iq: 10, ht: 12 };

  describe('Man to Man (p. 26)', () => {
    const unarmed = aimingCombatant(
      saved('man-to-man', { attributes, skills: [skill('karate', 8), skill('judo', 8), skill('brawling', 2)] }),
      manToManFight,
    );

    it('a punch rolls against DX, a kick at −2 with 2 more damage, Karate at its own level', () => {
      const now = unarmed();
      expect([now.skill('unarmed.punch'), now.skill('unarmed.kick')]).toEqual([12, 10]);
      expect([now.damage('unarmed.punch'), now.damage('unarmed.kick')]).toEqual(['1-1', '1+1']);
      expect(now.skill('unarmed.punch.karate')).toBe(now.number('line:unarmed.punch.karate.skill'));
      expect(now.sentence('fight:unarmed.kick.skill')).toBe('Kick: skill now 10: Kick: skill 10. (Man to Man p. 26)');
    });

    it('an untrained hand parries weapons at −3, Judo and Karate without the penalty, Brawling parries only blows', () => {
      const blow = unarmed({ incoming: { kind: 'unarmed' } });
      const weapon = unarmed();
      expect([blow.active('parry.unarmed.punch'), weapon.active('parry.unarmed.punch')]).toEqual([6, 3]);
      expect(weapon.active('parry.unarmed.punch.karate')).toBe(blow.active('parry.unarmed.punch.karate'));
      expect(weapon.whyNot('fight:parry.unarmed.punch.brawling.active')).toBe(
        'Brawling stops only bare-handed attacks',
      );
      expect(blow.active('parry.unarmed.punch.brawling')).not.toBeNull();
    });

    it('in close combat Judo and Karate still parry; Karate may impale vital organs', () => {
      const close = unarmed({ state: { closeTurns: 1 } });
      expect(close.active('parry.unarmed.punch.karate')).not.toBeNull();
      expect(close.whyNot('fight:parry.unarmed.punch.brawling.active')).toBe('only Dodge in close combat');
      const vital = unarmed({ target: { location: 'vitals' } });
      expect(vital.skill('unarmed.punch.karate')).toBe(Number(unarmed().skill('unarmed.punch.karate')) - 3);
      expect(vital.notes('fight:unarmed.punch.karate.damage')).toContain('may do impaling damage there');
      expect(vital.whyNot('fight:unarmed.punch.skill')).toBe('vital organs: only imp');
    });

    it('a grapple is at +3, or +6 on a foe who is down, with Judo instead of DX; a takedown needs a hold', () => {
      const judo = Number(unarmed().number('skill:judo.level'));
      const close = (posture: 'standing' | 'lying') => unarmed({ state: { closeTurns: 1 }, target: { posture } });
      expect(close('standing').action('grapple')).toBe(Math.max(12, judo) + 3);
      expect(close('lying').action('grapple')).toBe(Math.max(12, judo) + 6);
      expect(close('standing').whyNot('fight:action.takedown.roll')).toBe('the foe must be held first');
      const held = unarmed({ state: { closeTurns: 1, conditions: ['grappling'], posture: 'lying' } });
      expect(held.action('takedown')).toBe(Math.max(12, judo) - 5);
      const pin = unarmed({
        state: { closeTurns: 1, conditions: ['grappling'] },
        target: { posture: 'lying', lighterBy: 35 },
      });
      expect([pin.action('pin'), pin.against('pin')]).toEqual([15, 0]);
    });

    it('slams and evasion follow the book (pp. 39–40)', () => {
      const now = unarmed({ target: { charged: true, bigShield: true, posture: 'standing' }, choice: { moved: 3 } });
      expect([now.action('slam'), now.action('slamFeet'), now.against('slamFeet')]).toEqual([
        12,
        12 + 2 - 2 - 2,
        2 - 2,
      ]);
      const evade = (target: object) => unarmed({ target }).action('evade');
      expect([
        evade({}),
        evade({ posture: 'kneeling' }),
        evade({ posture: 'lying' }),
        evade({ side: 'behind' }),
      ]).toEqual([7, 10, 17, 12]);
    });
  });

  describe('two weapons', () => {
    const equipment = [
      item('shortsword', { key: 'sword', place: 'ready' }),
      item('large-knife', { key: 'dirk', place: 'ready', hand: 'off' }),
    ];
    const skills = [skill('shortsword', 2), skill('knife', 1)];
    const sworn = combatant(saved('man-to-man', { attributes, skills, equipment }), manToManFight);

    it('the off hand attacks at −4, and parries with that', () => {
      expect([sworn().skill('sword.0'), sworn().skill('dirk.0')]).toEqual([12, 8]);
      expect([sworn().active('parry.sword.0'), sworn().active('parry.dirk.0')]).toEqual([6, 4]);
    });

    it('the penalty does not apply to the ambidextrous', () => {
      const both = combatant(
        saved('man-to-man', { attributes, skills, equipment, traits: [trait('ambidexterity')] }),
        manToManFight,
      );
      expect([both().skill('dirk.0'), both().active('parry.dirk.0')]).toEqual([12, 6]);
    });

    it('each parries once a turn', () => {
      const now = sworn({ state: { parries: { 'sword.0': 1 } } });
      expect([now.active('parry.sword.0'), now.active('parry.dirk.0')]).toEqual([null, 4]);
    });

    it('no hand is empty for a punch or a grapple', () => {
      expect(sworn().whyNot('fight:unarmed.punch.skill')).toBe('no empty hand');
      expect(sworn({ state: { closeTurns: 1 } }).whyNot('fight:action.grapple.roll')).toBe('needs an empty hand');
      expect(sworn().skill('unarmed.kick')).toBe(10);
    });
  });

  it('fourth edition (p. 376): a hand trained in Judo parries weapons with its full Parry', () => {
    const judoka = combatant(
      saved('fourth-edition', { attributes, skills: [typedSkill('Judo', 16, { difficulty: 'hard', combat: true })] }),
      fourthEditionFight,
    );
    const plain = combatant(saved('fourth-edition', { attributes }), fourthEditionFight);
    const parry = 'parry.unarmed.punch';
    expect(judoka().active(parry)).toBe(judoka({ incoming: { kind: 'unarmed' } }).active(parry));
    expect(Number(judoka().active(parry))).toBeGreaterThan(9);
    expect([plain({ incoming: { kind: 'unarmed' } }).active(parry), plain().active(parry)]).toEqual([9, 6]);
    expect(plain({ incoming: { thrust: true } }).active(parry)).toBe(9);
  });

  it('a punch does thrust−2, a kick thrust at −2; a missed kick needs a roll against DX or the skill', () => {
    const unarmed = combatant(saved('lite-3e', { attributes, skills: [skill('karate', 8)] }), liteFight);
    const now = unarmed({ choice: { maneuver: 'allOutAttack', kind: 'damage' } });
    expect([unarmed().skill('unarmed.punch'), unarmed().skill('unarmed.kick')]).toEqual([12, 10]);
    expect([unarmed().damage('unarmed.kick'), now.damage('unarmed.kick')]).toEqual(['1d-1', '1d+1']);
    expect(unarmed().action('keepFeet')).toBe(Math.max(12, Number(unarmed().number('skill:karate.level'))));
  });
});

describe('Injury of a foe', () => {
  /** Wounds of somebody without a sheet, and the deaths and faints that follow from missed rolls. */
  const foe = { st: 10, dx: 10, ht: 12, hits: 12, hitsLost: 0, resistance: 1 };
  const fresh = combatStateSchema.parse({});

  it('5 points of a sword through cloth are 6 hits without a sheet as with one (Man to Man p. 25)', () => {
    const wound = woundOf({ rolled: 5, type: 'cut' });
    const injury = resolveFoeInjury(manToMan, foe, wound);
    expect(injury.worksheet.number(woundStats.injury)).toBe(6);
    expect(injury.worksheet.number(woundStats.hitsLeft)).toBe(6);
    expect(injury.effects).toEqual([]);
    expect(injuredState(fresh, wound, injury)).toMatchObject({ hitsLost: 6, wounds: 6, posture: 'standing' });
  });

  it('a DR in the wound replaces the foe’s', () => {
    const injury = resolveFoeInjury(manToMan, foe, woundOf({ rolled: 5, type: 'cr', resistance: 4 }));
    expect(injury.worksheet.number(woundStats.injury)).toBe(1);
  });

  it('a missed roll to survive at −HT leaves the fighter dead and lying (Man to Man p. 53)', () => {
    const now = combatant(johnFalcon(), manToMan)({ state: { hitsLost: 20 } });
    const parts = { rolled: 6, type: 'cr', resistance: 0 };
    const { injury } = now.wounded(parts);
    expect(injury.effects.map(({ id }) => id)).toContain('mayDie');
    const stateAfter = (failed: readonly string[]) => afterInjury(now.sheet, woundOf(parts), injury, failed);
    expect(stateAfter([]).conditions).toEqual(['unconscious']);
    expect(stateAfter(['mayDie'])).toMatchObject({ conditions: ['unconscious', 'dead'], posture: 'lying' });
  });

  it('a roll against a major wound missed by 5 leaves the fighter unconscious as well as stunned (Basic Set p. 381)', () => {
    const now = combatant(typedFalcon(), fourthEdition)();
    const parts = { rolled: 6, type: 'cr', resistance: 0 };
    const { injury } = now.wounded(parts);
    const missedBy = (by: number) =>
      afterInjury(now.sheet, woundOf(parts), injury, [{ id: 'knockedDown', margin: -by }]).conditions;
    expect(missedBy(4)).toEqual(['stunned']);
    expect(missedBy(5)).toEqual(['stunned', 'unconscious']);
    expect(afterInjury(now.sheet, woundOf(parts), injury).conditions).toEqual([]);
  });

  it('a fighter knocked out by a blow to the head falls (Man to Man p. 34)', () => {
    const wound = woundOf({ rolled: 6, type: 'cr', location: 'head' });
    const injury = resolveFoeInjury(manToMan, foe, wound);
    expect(injury.effects.map(({ id }) => id)).toContain('knockedOut');
    expect(injuredState(fresh, wound, injury).posture).toBe('lying');
  });
});
