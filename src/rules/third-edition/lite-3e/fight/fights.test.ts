import { describe, expect, it } from 'vitest';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { fiendishFriedrick, johnFalcon } from '../../../../testing/book-characters.ts';
import { combatant, combatantOf, resolveExchange } from '../../../../testing/combatant.ts';
import { featsOf } from '../../../../testing/feats-of.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { deriveCombat, describeRefusal } from '../../../combat/derive-combat.ts';
import type { ExchangeSetup } from '../../../combat/exchange/participant.ts';
import { quickContest, readRoll, shortenContest } from '../../../combat/outcomes/success-roll.ts';
import { afterAttack, afterFight, afterReload, afterStateRoll } from '../../../combat/state-after.ts';
import { breakage, fightRules, healing } from './fight-rules.ts';

describe('Fights', () => {
  /** Fights of GURPS Lite, against figures of its text. */
  const { success } = fightRules;
  const falcon = combatant(johnFalcon('lite-3e'), fightRules);
  const shooter = combatant(
    saved('lite-3e', {
      attributes: { st: 10, dx: 12, iq: 12, ht: 12 },
      campaign: { techLevel: 7 },
      traits: [trait('high-pain-threshold'), trait('combat-reflexes')],
      skills: [skill('guns-pistol', 2, { techLevel: 7 }), skill('karate', 4)],
      equipment: [item('38-special', { key: 'gun', place: 'ready' })],
    }),
    fightRules,
  );

  it('critical results match the book (pp. 2, 25)', () => {
    const outcome = (effective: number, rolled: number, kind: Parameters<typeof readRoll>[3] = 'other') =>
      readRoll(success, effective, rolled, kind).outcome;
    expect([outcome(14, 5), outcome(15, 5), outcome(15, 6), outcome(16, 6)]).toEqual([
      'success',
      'criticalSuccess',
      'success',
      'criticalSuccess',
    ]);
    expect([outcome(15, 17), outcome(16, 17), outcome(20, 18)]).toEqual([
      'criticalFailure',
      'failure',
      'criticalFailure',
    ]);
    expect([outcome(6, 16), outcome(5, 15), outcome(5, 14)]).toEqual(['criticalFailure', 'criticalFailure', 'failure']);
    expect([outcome(2, 4, 'defense'), outcome(9, 17, 'defense')]).toEqual(['success', 'failure']);
    expect(fightRules.fullDamageOn).toEqual([3]);
  });

  it('in contests (p. 2) the smaller failure wins; two scores over 14 are lowered together', () => {
    expect(quickContest(success, { effective: 10, rolled: 12 }, { effective: 10, rolled: 14 })).toEqual({
      winner: 'first',
      by: 2,
    });
    expect(shortenContest(fightRules, 18, 16)).toEqual([14, 12]);
    expect(shortenContest(fightRules, 18, 12)).toEqual([18, 12]);
  });

  describe('shooting (p. 25)', () => {
    const skillNow = (parts: Parameters<typeof shooter>[0]) =>
      shooter({ target: { range: 10 }, ...parts }).skill('gun.0');
    const level = Number(shooter().number('line:gun.0.skill'));

    it('a snap shot is at −4 only below the snap shot number', () => {
      expect(skillNow({})).toBe(level);
      expect(skillNow({ state: { darkness: 7 } })).toBe(level - 7 - 4);
      expect(level - 7).toBeLessThan(10);
    });

    it('aiming adds accuracy 2, then 1 for each of three turns', () => {
      const aimed = (turns: number) => skillNow({ state: { aim: { line: 'gun.0', turns } } });
      expect([1, 2, 3, 4, 5].map(aimed)).toEqual([2, 3, 4, 5, 5].map((add) => level + add));
    });

    it('lying down adds 1 with a gun; targets that are down, partly hidden or behind somebody are harder', () => {
      expect(skillNow({ state: { posture: 'lying' } })).toBe(level + 1);
      const at = (target: object) =>
        Number(skillNow({ target: { range: 10, ...target }, state: { aim: { line: 'gun.0', turns: 1 } } })) - level - 2;
      expect(at({ posture: 'lying' })).toBe(-4);
      expect(at({ posture: 'lying', cover: 'low' })).toBe(-7);
      expect(at({ posture: 'kneeling', cover: 'low' })).toBe(-4);
      expect(at({ cover: 'partial', inTheWay: 1 })).toBe(-7);
    });

    it('a roll below 3 cannot be tried', () => {
      expect(
        shooter({ target: { range: 10 }, state: { darkness: 10, conditions: ['blinded'] } }).whyNot(
          'fight:gun.0.skill',
        ),
      ).toBe('under 3 it cannot be tried');
    });

    it('a gun shoots six times, then it has to be reloaded', () => {
      const now = shooter();
      const line = now.sheet.attacks.find((attack) => attack.line.id === 'gun.0')?.line;
      if (!line) throw new Error('no gun');
      const empty = afterAttack(now.sheet, line, 6);
      expect(shooter({ state: empty }).whyNot('fight:gun.0.skill')).toBe('all shots fired: reload');
      expect(shooter({ state: afterReload(empty, line) }).skill('gun.0')).toBe(level);
    });

    it('an all-out attack needs hands, feet or hand weapons', () => {
      expect(shooter({ choice: { maneuver: 'allOutAttack' } }).whyNot('fight:gun.0.skill')).toBe(
        'All-Out Attack, one blow at +4: hand weapons only',
      );
    });
  });

  describe('darkness (p. 25) and Night Vision (p. 10)', () => {
    const { character } = johnFalcon('lite-3e');
    const seer = combatant(
      { ...johnFalcon('lite-3e'), character: { ...character, traits: [...character.traits, trait('night-vision')] } },
      fightRules,
    );

    it('Shortsword 16 is 11 in bad light of −5, and 16 with Night Vision', () => {
      expect(falcon({ state: { darkness: 5 } }).skill('sword.0')).toBe(11);
      expect(seer({ state: { darkness: 5 } }).sentence('fight:sword.0.skill')).toBe(
        'Shortsword, swing: skill now 16: Shortsword, swing: skill 16; bad light −5; Night Vision +5. (GURPS Lite p. 19)',
      );
    });

    it('the light affects the whole group; total darkness affects everyone', () => {
      expect(seer({ state: { darkness: 9 } }).skill('sword.0')).toBe(16);
      expect(seer({ state: { darkness: 10 } }).skill('sword.0')).toBe(6);
    });

    it('Night Vision does not help the blinded', () => {
      expect(seer({ state: { darkness: 5, conditions: ['blinded'] } }).skill('sword.0')).toBe(6);
    });
  });

  describe('a crippled leg or foot is Lame (p. 28, with p. 12)', () => {
    it.each(['leg', 'foot'])('%s turns Move 5, Dodge 5 and Shortsword 16 into 2, 2 and 13', (place) => {
      const lame = falcon({ state: { crippled: [place] } });
      expect([lame.move, lame.active('dodge'), lame.skill('sword.0')]).toEqual([2, 2, 13]);
      expect(lame.sentence('move')).toContain('Lame (crippled leg) −3');
      expect(lame.sentence('fight:move')).toBe(
        'Move now 2 yards a second: Move 2; Lame by a crippled leg or foot. (GURPS Lite p. 24)',
      );
      expect(lame.sentence('fight:sword.0.skill')).toBe(
        'Shortsword, swing: skill now 13: Shortsword, swing: skill 13; Lame by a crippled leg or foot. (GURPS Lite p. 19)',
      );
    });

    it('Parry and Block drop with their skills: Shortsword 13 parries with 6, Shield 12 blocks with 6', () => {
      const lame = falcon({ state: { crippled: ['leg'] } });
      expect([lame.active('parry.sword.0'), lame.active('block')]).toEqual([6, 6]);
    });

    it('shots are unchanged; a leg and a foot are one leg', () => {
      const shot = (crippled: string[]) => shooter({ target: { range: 10 }, state: { crippled } }).skill('gun.0');
      expect(shot(['leg'])).toBe(shot([]));
      expect(falcon({ state: { crippled: ['leg', 'foot'] } }).move).toBe(2);
    });

    // HT 11, and +5 for Rapid Healing (p. 10).
    it.each([
      ['nobody heals fast', [], 11],
      ['Rapid Healing helps', [trait('rapid-healing')], 16],
    ])('getting over it is a roll against HT, where %s', (_, traits, needed) => {
      const sheet = saved('lite-3e', { attributes: { ht: 11 }, traits });
      expect(combatant(sheet, fightRules)({ state: { crippled: ['leg'] } }).roll('crippled.leg')).toBe(needed);
    });

    it('a crippled arm makes nobody lame', () => {
      expect(falcon({ state: { crippled: ['shieldArm'] } }).move).toBe(5);
    });
  });

  describe('exhaustion (p. 29)', () => {
    // Falcon has ST 9.
    it('at ST 3 Move is halved and Dodge is not; at ST 0 the fight is over', () => {
      const tired = falcon({ state: { fatigueLost: 6 } });
      expect([tired.move, tired.active('dodge'), tired.skill('sword.0')]).toEqual([2, 5, 16]);
      const out = falcon({ state: { fatigueLost: 9 } });
      expect([out.skill('sword.0'), out.active('dodge'), out.active('block'), out.movement]).toEqual([
        null,
        null,
        null,
        0,
      ]);
      for (const stat of ['fight:sword.0.skill', 'fight:dodge.active', 'fight:parry.sword.0.active'])
        expect(out.whyNot(stat)).toBe('unconscious from fatigue');
      expect(out.sheet.maneuvers.every(({ refusal }) => refusal?.words === 'unconscious from fatigue')).toBe(true);
      expect(out.number('fight:passiveDefense')).toBe(4);
    });

    it('a fighter with a point of ST left continues', () => {
      expect(falcon({ state: { fatigueLost: 8 } }).skill('sword.0')).toBe(16);
    });

    it('rolls for wounds and stun are not needed meanwhile', () => {
      expect(falcon({ state: { fatigueLost: 9, hitsLost: 14, conditions: ['stunned'] } }).due).toEqual([]);
    });
  });

  describe('defenses (pp. 26–27)', () => {
    it('thrown weapons are parried at −1, small ones at −2; arrows are blocked, bullets not', () => {
      const parry = (incoming: object) => falcon({ incoming }).active('parry.sword.0');
      expect([parry({ kind: 'thrown' }), parry({ kind: 'thrown', small: true }), parry({ kind: 'missile' })]).toEqual([
        7,
        6,
        null,
      ]);
      expect(falcon({ incoming: { kind: 'missile' } }).active('block')).toBe(7);
      expect(falcon({ incoming: { kind: 'firearm' } }).active('block')).toBeNull();
    });

    it('Karate parries weapons with the full skill, an untrained hand at −3 unless they thrust', () => {
      const karate = shooter().active('parry.unarmed.punch.karate');
      expect(karate).toBe(shooter({ incoming: { kind: 'unarmed' } }).active('parry.unarmed.punch.karate'));
      const bare = (incoming: object) => Number(shooter({ incoming }).active('parry.unarmed.punch'));
      expect(bare({ kind: 'unarmed' }) - bare({})).toBe(3);
      expect(bare({ thrust: true })).toBe(bare({ kind: 'unarmed' }));
    });

    it('a shield does not protect from behind', () => {
      expect(falcon({ incoming: { side: 'behind' } }).number('fight:passiveDefense')).toBe(2);
      expect(falcon({ incoming: { seen: 'unknown' } }).whyNot('fight:dodge.active')).toBe(
        'an attack that one does not know of',
      );
    });
  });

  describe('injury (p. 28)', () => {
    it('8 cutting against DR 3 is 7; impaling counts twice', () => {
      expect(falcon().wounded({ rolled: 8, type: 'cut', resistance: 3 }).hits).toBe(7);
      expect(falcon().wounded({ rolled: 8, type: 'imp', resistance: 3 }).hits).toBe(10);
    });

    it('High Pain Threshold prevents shock', () => {
      expect(falcon({ state: { wounds: 3 } }).number('fight:dx')).toBe(12);
      expect(shooter({ state: { wounds: 3 } }).number('fight:dx')).toBe(12);
      expect(shooter({ state: { wounds: 3 } }).number('fight:shock')).toBe(0);
    });

    it('0 hits or less need a roll each turn; −5 × HT is death', () => {
      expect(falcon({ state: { hitsLost: 12 } }).due).toEqual([]);
      expect(falcon({ state: { hitsLost: 20 } }).due).toEqual(['consciousness']);
      expect(falcon({ state: { hitsLost: 20 } }).roll('consciousness')).toBe(13);
      const last = falcon({ state: { hitsLost: 70 } });
      expect(last.wounded({ rolled: 8, type: 'cr', resistance: 0 }).effects).toEqual([
        'stunned',
        'knockedDown',
        'dead',
      ]);
      expect(last.wounded({ rolled: 3, type: 'cr', resistance: 0 }).effects).toEqual(['mayDie']);
    });

    it('over half of HT cripples a limb, over a third a hand', () => {
      expect(falcon().wounded({ rolled: 7, type: 'cr', resistance: 0, location: 'leg' }).effects).toEqual([
        'crippled',
        'stunned',
        'knockedDown',
      ]);
      expect(falcon().wounded({ rolled: 5, type: 'cr', resistance: 0, location: 'foot' }).effects).toEqual([
        'crippled',
      ]);
    });

    it('over half of HT may knock down but never stun with High Pain Threshold (p. 9)', () => {
      // HT 12: 7 hits are more than half.
      expect(shooter().wounded({ rolled: 7, type: 'cr', resistance: 0 }).effects).toEqual(['knockedDown']);
      expect(shooter().wounded({ rolled: 7, type: 'cr', resistance: 0, location: 'leg' }).effects).toEqual([
        'crippled',
        'knockedDown',
      ]);
    });

    it('a limb can be crippled, and a weapon can break on parrying something heavy', () => {
      const becomes = (rolled: number) => healing(readRoll(success, 10, rolled)).lasts;
      expect([becomes(10), becomes(16), becomes(18)]).toEqual(['untilHealed', 'months', 'forGood']);
      expect([breakage(3, 'good').value, breakage(2, 'good').value]).toEqual([2, 0]);
    });

    it('Combat Reflexes help to recover from surprise', () => {
      expect(shooter({ state: { conditions: ['mentallyStunned'] } }).roll('surprise')).toBe(18);
    });
  });
});

describe('Pages of a fight', () => {
  const fighter = saved('lite-3e', {
    attributes: { st: 13, dx: 12, ht: 12 },
    skills: [skill('broadsword', 8), skill('two-handed-sword', 2)],
    equipment: [
      item('broadsword', { key: 'sword', place: 'ready' }),
      item('greatsword', { key: 'greatsword', place: 'ready' }),
    ],
  });
  const now = combatant(fighter, fightRules);

  /**
   * The text has no page numbers. The book's contents and references give these: Jumping, p. 22 (under the skill); Climbing,
   * Throwing and Swimming, p. 23, so that lifting, between them, is there too; damage by type under Basic Weapon Damage, p. 18.
   */
  it('the pages of a fight are those that the contents and references of GURPS Lite name', async () => {
    const dropped = now({ state: { places: { sword: 'stowed', greatsword: 'stowed' } } });
    expect(dropped.sentence('fight:pickUp.sword')).toContain('(GURPS Lite p. 23)');
    expect((await featsOf(fighter)).sentence('jumping.high')).toContain('(GURPS Lite p. 22)');
    const injury = now().wounded({ rolled: 5, type: 'cut' }).injury.worksheet.get('wound:injury');
    expect(injury.steps.find(({ op }) => op === 'multiply')?.cite?.page).toBe(18);
    const tooMany = now().sheet.worksheet.get('fight:greatsword.0.skill').steps.at(-1);
    expect([tooMany?.words, tooMany?.cite?.page]).toEqual(['needs both hands: Broadsword in the other', 19]);
  });
});

describe('Exchanges', () => {
  const falcon = (situation: PartialSituation = {}) =>
    combatantOf('Falcon', johnFalcon('lite-3e'), fightRules, situation);
  const boxer = (situation: PartialSituation = {}) =>
    combatantOf(
      'Boxer',
      saved('lite-3e', { attributes: { st: 12, dx: 14, iq: 10, ht: 11 }, skills: [skill('karate', 8)] }),
      fightRules,
      situation,
    );
  const blow = (setup: Partial<ExchangeSetup> = {}): ExchangeSetup => ({
    attacker: falcon(),
    defender: boxer(),
    line: 'sword.0',
    ...setup,
  });

  describe('critical results (p. 25)', () => {
    it('a 3 does the maximum damage of the dice, without a roll; other critical hits are rolled', () => {
      const outcome = resolveExchange(blow(), { attack: 3, 'wound.knockedDown': 10 });
      expect(outcome.log).toEqual([
        'Falcon swings the shortsword at Boxer: 3 against 16, critical success.',
        'The most damage that it can do.',
        '5 cut, 7 injury.',
        'Boxer’s HT: 10 against 11, success by 1.',
        'Boxer is stunned.',
      ]);
    });

    it('a critical failure is left to the game master; a defense has no critical results', () => {
      expect(resolveExchange(blow(), { attack: 18 }).log.at(-1)).toBe(
        'What the critical miss does is for the game master (GURPS Lite p. 2).',
      );
      const outcome = resolveExchange(blow(), { attack: 10, defense: 'dodge', 'defense.roll': 17, damage: 1 });
      expect(outcome.defender.posture).toBe('standing');
    });
  });

  describe('bare hands (pp. 26–27)', () => {
    it('a failed parry leaves the attacker the choice of the arm', () => {
      const parried = { attack: 10, defense: 'parry.unarmed.punch.karate', 'defense.roll': 16, damage: 5 };
      const arm = resolveExchange(blow(), { ...parried, 'defense.where': 'arm', 'wound.knockedDown': 9 });
      expect(arm.log).toContain('The blow hits Boxer’s arm.');
      expect(arm.defender).toMatchObject({ crippled: ['weaponArm'], conditions: ['stunned'] });
      const body = resolveExchange(blow(), { ...parried, 'defense.where': 'aimed', 'wound.knockedDown': 9 });
      expect(body.defender.crippled).toEqual([]);
    });

    it('a weapon that parries a blow may hit the limb', () => {
      const punch = blow({ attacker: boxer(), defender: falcon(), line: 'unarmed.punch' });
      const outcome = resolveExchange(punch, {
        attack: 10,
        defense: 'parry.sword.0',
        'defense.roll': 8,
        'defense.limb': 10,
        'defense.limb.damage': 2,
      });
      expect(outcome.result).toBe('defended');
      expect(outcome.log.at(-1)).toBe('Boxer takes 1 cut to the weapon arm, 1 injury.');
      expect(outcome.attacker.hitsLost).toBe(1);
      expect([outcome.injury, outcome.ownInjury, outcome.limbHit]).toEqual([0, 1, true]);
    });
  });

  describe('wounds (p. 28)', () => {
    const struck = (traits: Parameters<typeof trait>[0][], location: string) => {
      const character = saved('lite-3e', {
        attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
        traits: traits.map((id) => trait(id)),
      });
      const defender = combatantOf('Guard', character, fightRules, { choice: { maneuver: 'allOutAttack' } });
      return blow({ attacker: falcon({ target: { location } }), defender });
    };

    it('High Pain Threshold: Falcon does 7, and Guard falls without being stunned', () => {
      const setup = struck(['high-pain-threshold'], '');
      const down = resolveExchange(setup, { attack: 10, damage: 6, 'wound.knockedDown': 12 });
      expect(down.log.slice(-3)).toEqual([
        '5 cut, 7 injury.',
        'Guard’s HT: 12 against 10, failure by 2.',
        'Guard falls.',
      ]);
      expect(down.defender).toMatchObject({ posture: 'lying', conditions: [], hitsLost: 7 });
      const up = resolveExchange(setup, { attack: 10, damage: 6, 'wound.knockedDown': 10 });
      expect(up.defender).toMatchObject({ posture: 'standing', conditions: [] });
    });
  });

  describe('rolls of a state, and the end of a fight', () => {
    const rolls = new Map(fightRules.stateRolls.map((roll) => [roll.id, roll]));
    const state = falcon({ state: { conditions: ['stunned'], posture: 'standing' } }).situation.state;
    const settle = (id: string, outcome: 'success' | 'failure') => {
      const roll = rolls.get(id);
      return roll ? afterStateRoll(state, roll, { outcome }) : null;
    };

    it('end a stun, or leave the fighter unconscious (p. 28)', () => {
      expect(settle('stun', 'success')?.conditions).toEqual([]);
      expect(settle('stun', 'failure')?.conditions).toEqual(['stunned']);
      expect(settle('consciousness', 'failure')).toMatchObject({
        conditions: ['stunned', 'unconscious'],
        posture: 'lying',
      });
    });

    it('a fight of more than 10 seconds costs the level of load and one point (p. 29)', () => {
      const { sheet, situation, rules } = combatantOf('Friedrick', fiendishFriedrick('lite-3e'), fightRules, {
        state: { parries: { 'axe-1.0': 1 }, conditions: ['grappled', 'stunned'], feint: 2 },
      });
      const combat = deriveCombat(sheet, rules, situation);
      const cost = combat.worksheet.number('encumbrance') + 1;
      expect(afterFight(combat, 10).fatigueLost).toBe(0);
      expect(afterFight(combat, 11)).toMatchObject({
        fatigueLost: cost,
        parries: {},
        feint: 0,
        conditions: ['stunned'],
      });
    });

    it('the fatigue of a long fight leaves at least ST 0, and makes the fighter fall (p. 29)', () => {
      // ST 9; with a medium load a long fight costs 3.
      const { sheet, situation, rules } = falcon({ state: { fatigueLost: 7 } });
      const ended = afterFight(deriveCombat(sheet, rules, situation), 11);
      expect(ended).toMatchObject({ fatigueLost: 9, posture: 'lying' });
      const asleep = deriveCombat(sheet, rules, { ...situation, state: ended });
      expect(describeRefusal(asleep.worksheet.get('fight:sword.0.skill'))).toBe('unconscious from fatigue');
      const rested = falcon({ state: { fatigueLost: 5 } });
      expect(afterFight(deriveCombat(rested.sheet, rules, rested.situation), 11)).toMatchObject({
        fatigueLost: 8,
        posture: 'standing',
      });
    });
  });

  describe('exhaustion (p. 29)', () => {
    it('a fighter at ST 0 neither attacks nor defends, but passive defense protects', () => {
      const tired = { state: { fatigueLost: 9 } };
      expect(resolveExchange(blow({ attacker: falcon(tired) }), {}).log).toEqual([
        'Falcon cannot attack with Shortsword, swing: unconscious from fatigue.',
      ]);
      const setup = blow({ attacker: boxer(), defender: falcon(tired), line: 'unarmed.punch' });
      const outcome = resolveExchange(setup, { attack: 10, 'defense.roll': 4 });
      expect(outcome.log.at(-1)).toContain('Falcon has passive defense alone');
    });
  });

  it('a shot empties the weapon, and the wound may end the target’s aim', () => {
    const character = saved('lite-3e', {
      attributes: { st: 12, dx: 14, iq: 10, ht: 11 },
      skills: [skill('bow', 4)],
      equipment: [item('longbow', { key: 'bow', place: 'ready' })],
    });
    const archer = combatantOf('Archer', character, fightRules, { state: { aim: { line: 'bow.0', turns: 1 } } });
    const outcome = resolveExchange(blow({ attacker: archer, line: 'bow.0' }), {
      attack: 10,
      defense: 'dodge',
      'defense.roll': 15,
      damage: 1,
    });
    expect(outcome.log[0]).toContain('Archer shoots the longbow at Boxer');
    expect(outcome.attacker).toMatchObject({ aim: null, unready: { bow: 2 } });
  });
});
