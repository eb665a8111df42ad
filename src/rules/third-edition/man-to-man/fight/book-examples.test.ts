import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../../character/character.ts';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { fiendishFriedrick, johnFalcon } from '../../../../testing/book-characters.ts';
import { aimingCombatant as combatant, combatantOf, resolveExchange } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { exchangeAt } from '../../../combat/exchange/exchange.ts';
import { anonymousFoe, type ExchangeSetup } from '../../../combat/exchange/participant.ts';
import { feintMargin, quickContest, readRoll } from '../../../combat/outcomes/success-roll.ts';
import { afterInjury, endTurn } from '../../../combat/state-after.ts';
import { woundOf } from '../../../combat/wound.ts';
import { openWorksheet } from '../../../derive-character.ts';
import { hitLocations } from '../../../house-rules/sheet-rules.ts';
import { fightRules } from './fight-rules.ts';

describe('Examples of the book', () => {
  /** The worked examples of the book's fights. */
  const { success } = fightRules;

  /** Filthy Pierre (p. 23): Move 4, Shield 14, Shortsword 13, small shield and cloth armor, HT 12. */
  const pierre = combatant(
    saved('man-to-man', {
      attributes: { st: 10, dx: 12, iq: 10, ht: 12 },
      skills: [skill('shortsword', 4), skill('shield', 4)],
      equipment: [
        item('shortsword', { key: 'sword', place: 'ready' }),
        item('small-shield', { place: 'ready' }),
        item('padded-cloth-armor', { place: 'ready' }),
      ],
    }),
    fightRules,
  );

  describe('the example of combat (pp. 23–25)', () => {
    it('a roll of 13 against 15 hits, and a roll of 5 is critical', () => {
      expect(readRoll(success, 15, 13, 'attack')).toEqual({ outcome: 'success', margin: 2 });
      expect(readRoll(success, 15, 5, 'attack').outcome).toBe('criticalSuccess');
      expect(readRoll(success, 14, 5, 'attack').outcome).toBe('success');
      expect(readRoll(success, 16, 6, 'attack').outcome).toBe('criticalSuccess');
    });

    it('Pierre parries on 6, plus 3 for shield and armor', () => {
      const now = pierre();
      expect(now.active('parry.sword.0')).toBe(6);
      expect(now.number('passiveDefense')).toBe(3);
      expect(now.total('parry.sword.0')).toBe(9);
      expect(readRoll(success, 9, 10, 'defense').outcome).toBe('failure');
      expect(now.active('block')).toBe(4);
      expect(now.total('block')).toBe(7);
      expect(now.sentence('fight:block.total')).toBe(
        'Block and passive defense 7: Block 4; passive defense +3. (Man to Man p. 33)',
      );
    });

    it('5 points of a sword through cloth are 6 hits, not more than half of HT 12, and the next attack is 6 lower', () => {
      const wound = pierre().wounded({ rolled: 5, type: 'cut' });
      expect(wound.hits).toBe(6);
      expect(wound.effects).toEqual([]);
      expect(wound.sentence('wound:injury')).toBe(
        'injury 6: damage that gets through 4; cutting × 1½; rounded down. (Man to Man p. 35)',
      );
      const before = pierre();
      const state = afterInjury(before.sheet, woundOf({ rolled: 5, type: 'cut' }), wound.injury);
      const usual = before.skill('sword.0');
      expect(pierre({ state }).skill('sword.0')).toBe(Number(usual) - 6);
      expect(pierre({ state: endTurn(state) }).skill('sword.0')).toBe(usual);
    });

    it('8 cutting against DR 3 is 7 (p. 25)', () => {
      expect(pierre().wounded({ rolled: 8, type: 'cut', resistance: 3 }).hits).toBe(7);
    });
  });

  describe('feints (p. 30)', () => {
    it('15 rolling 12 against a failure gives −3; 15 rolling 10 against 14 rolling 12 gives −3', () => {
      expect(feintMargin(success, { effective: 15, rolled: 12 }, { effective: 14, rolled: 15 })).toBe(3);
      expect(feintMargin(success, { effective: 15, rolled: 10 }, { effective: 14, rolled: 12 })).toBe(3);
      expect(feintMargin(success, { effective: 15, rolled: 16 }, { effective: 14, rolled: 17 })).toBe(0);
    });

    it('are rolled with the weapon skill and subtracted from the foe’s defense', () => {
      const now = pierre({ choice: { maneuver: 'feint' }, state: { feint: 3 }, target: { parry: 9 } });
      expect(now.action('feint')).toBe(13);
      expect(now.foe('parry')).toBe(6);
      expect(pierre({ incoming: { feint: 3 } }).active('block')).toBe(1);
      expect(pierre().action('feint')).toBeNull();
    });
  });

  it('a target number of 6 fumbles on 16 (p. 36); a defense on 17 and 18', () => {
    expect(readRoll(success, 6, 16, 'attack').outcome).toBe('criticalFailure');
    expect(readRoll(success, 6, 15, 'attack').outcome).toBe('failure');
    expect(readRoll(success, 16, 17, 'attack').outcome).toBe('criticalFailure');
    expect(readRoll(success, 8, 17, 'defense').outcome).toBe('criticalFailure');
    expect(readRoll(success, 1, 4, 'defense').outcome).toBe('criticalSuccess');
    expect(readRoll(success, 6, 16, 'defense').outcome).toBe('failure');
  });

  it('a quick contest that both fail has no winner (p. 6)', () => {
    expect(quickContest(success, { effective: 10, rolled: 12 }, { effective: 10, rolled: 14 }).winner).toBeNull();
    expect(quickContest(success, { effective: 12, rolled: 9 }, { effective: 10, rolled: 9 })).toEqual({
      winner: 'first',
      by: 2,
    });
    expect(quickContest(success, { effective: 12, rolled: 11 }, { effective: 10, rolled: 9 }).winner).toBeNull();
  });

  describe('ranges (p. 42)', () => {
    const thrower = combatant(
      saved('man-to-man', {
        attributes: { st: 12, dx: 10, iq: 10, ht: 10 },
        skills: [skill('axe-throwing', 1)],
        equipment: [item('throwing-axe', { key: 'axe', place: 'ready' })],
      }),
      fightRules,
    );
    const archer = combatant(
      saved('man-to-man', {
        attributes: { st: 12, dx: 15, iq: 10, ht: 10 },
        skills: [skill('bow', 2)],
        equipment: [item('longbow', { key: 'bow', place: 'ready' })],
      }),
      fightRules,
    );
    const aimed = (line: string) => ({ aim: { line, turns: 1 } });

    it('a thrown axe at 10 is at 14 within 2 yards, 9 at 3, 4 less at 8', () => {
      const line = thrower().sheet.attacks.find(({ line: { mode } }) => mode === 'thrown')?.line.id ?? '';
      const at = (range: number) => thrower({ target: { range }, state: aimed(line) }).skill(line);
      expect([at(2), at(3), at(8)]).toEqual([14, 9, 6]);
      expect(thrower({ target: { range: 19 }, state: aimed(line) }).whyNot(`fight:${line}.skill`)).toBe(
        'beyond its maximum range, 18 yards',
      );
    });

    it('a longbow of ST 12 at 200 yards has −16, and half damage', () => {
      const now = archer({ target: { range: 200 }, state: aimed('bow.0') });
      expect(now.number('fight:bow.0.rangePenalty')).toBe(-16);
      expect(now.skill('bow.0')).toBe(Number(now.number('line:bow.0.skill')) - 16);
      expect(now.notes('fight:bow.0.damage')).toEqual(['half of what is rolled, from 180 yards on']);
    });

    it('10 yards lower at 40 count as 35, 10 higher as 50', () => {
      const at = (height: number) => archer({ target: { range: 40, height } }).number('fight:bow.0.range');
      expect([at(-10), at(10), at(-60)]).toEqual([35, 50, 20]);
    });

    it('aiming gives −4, 0, +1, +2, +3, and bracing one more', () => {
      const at = (turns: number, braced = false) =>
        Number(archer({ target: { range: 13 }, state: { aim: { line: 'bow.0', turns, braced } } }).skill('bow.0'));
      const base = at(1);
      expect([0, 1, 2, 3, 4, 5].map((turns) => at(turns) - base)).toEqual([-4, 0, 1, 2, 3, 3]);
      expect(at(2, true) - base).toBe(2);
      expect(at(0, true) - base).toBe(-4);
    });

    it('a missile does 1 more at point blank', () => {
      expect(archer({ target: { range: 5 } }).damage('bow.0')).not.toBe(
        archer({ target: { range: 6 } }).damage('bow.0'),
      );
    });
  });

  describe('injuries (pp. 53–54)', () => {
    const friedrick = combatant(fiendishFriedrick(), fightRules);

    it('Friedrick with HT 14 is slower at 3, stays awake by a roll at 0, is unconscious below, and rolls to live at −14, −19 and −24', () => {
      expect(friedrick({ state: { hitsLost: 10 } }).move).toBe(5);
      expect(friedrick({ state: { hitsLost: 11 } }).move).toBe(2);
      const at0 = friedrick({ state: { hitsLost: 14 } });
      expect(at0.due).toEqual(['consciousness']);
      expect(at0.roll('consciousness')).toBe(14);
      const hurt = (hitsLost: number, rolled: number) =>
        friedrick({ state: { hitsLost } }).wounded({ rolled, type: 'cr', resistance: 0 });
      expect(hurt(14, 1).effects).toContain('unconscious');
      expect(hurt(20, 7).effects).not.toContain('mayDie');
      expect(hurt(20, 8).number('wound:deathRolls')).toBe(1);
      expect(hurt(28, 4).number('wound:deathRolls')).toBe(0);
      expect(hurt(28, 5).number('wound:deathRolls')).toBe(1);
      expect(hurt(28, 10).number('wound:deathRolls')).toBe(2);
    });

    it('with HT 11, 6 hits cripple an arm, and only 6 of 20 count', () => {
      const fighter = combatant(saved('man-to-man', { attributes: { st: 10, dx: 10, iq: 10, ht: 11 } }), fightRules);
      const arm = (rolled: number) => fighter().wounded({ rolled, type: 'cr', location: 'weaponArm' });
      expect(arm(5).effects).not.toContain('crippled');
      expect(arm(6).effects).toEqual(['crippled', 'stunned', 'knockedDown']);
      expect(arm(20).hits).toBe(6);
      expect(fighter().wounded({ rolled: 4, type: 'cr', location: 'foot' }).effects).toEqual(['crippled', 'stunned']);
    });

    it('head, vital organs and limbs change the injury (p. 35)', () => {
      const bare = combatant(saved('man-to-man', { attributes: { st: 10, dx: 10, iq: 10, ht: 20 } }), fightRules);
      const hits = (type: string, location: string, rolled = 4) => bare().wounded({ rolled, type, location }).hits;
      expect(['cr', 'cut', 'imp'].map((type) => hits(type, 'head'))).toEqual([6, 9, 12]);
      expect(hits('imp', 'vitals')).toBe(12);
      expect(hits('imp', 'weaponArm')).toBe(4);
      expect(hits('imp', '')).toBe(8);
      expect(bare().wounded({ rolled: 5, type: 'cr', location: 'head' }).effects).toEqual(['stunned']);
      expect(bare().wounded({ rolled: 7, type: 'cr', location: 'head' }).effects).toEqual([
        'stunned',
        'knockedDown',
        'knockedOut',
      ]);
    });

    it('every full 8 of a crushing or cutting blow pushes one hex (p. 31)', () => {
      const push = (rolled: number, type: string) => friedrick().wounded({ rolled, type }).number('wound:knockback');
      expect([push(7, 'cr'), push(8, 'cut'), push(16, 'cr'), push(16, 'imp')]).toEqual([0, 1, 2, 0]);
    });
  });

  it('the examples read as sentences', () => {
    const falcon = combatant(johnFalcon(), fightRules);
    const friedrick = combatant(fiendishFriedrick(), fightRules);
    const archer = combatant(
      saved('man-to-man', {
        attributes: { st: 12, dx: 15, iq: 10, ht: 10 },
        skills: [skill('bow', 2)],
        equipment: [item('longbow', { key: 'bow', place: 'ready' })],
      }),
      fightRules,
    );
    const far = archer({ target: { range: 200 }, state: { aim: { line: 'bow.0', turns: 1 } } });
    const reeling = friedrick({ state: { hitsLost: 11 } });
    const sentences = [
      far.sentence('fight:bow.0.skill'),
      far.sentence('fight:bow.0.rangePenalty'),
      falcon({ incoming: { side: 'right' } }).sentence('fight:dodge.active'),
      falcon({ choice: { maneuver: 'allOutAttack' } }).sentence('fight:dodge.active'),
      reeling.sentence('fight:move'),
      reeling.sentence('fight:dodge.total'),
      friedrick({ state: { hitsLost: 20 } })
        .wounded({ rolled: 8, type: 'cr', resistance: 0 })
        .sentence('wound:deathRolls'),
      falcon().wounded({ rolled: 7, type: 'imp', resistance: 0, location: 'head' }).sentence('wound:injury'),
      falcon({ choice: { maneuver: 'feint' }, target: { parry: 8, passiveDefense: 3 }, state: { feint: 3 } }).sentence(
        'fight:foe.parry',
      ),
      falcon({ choice: { maneuver: 'move' }, state: { ranLastTurn: true } }).sentence('fight:movement'),
    ];
    expect(sentences).toEqual([
      'Longbow, shot: skill now −2: Longbow, shot: skill 14; distance −16; aimed for a turn. (Man to Man, pull-out)',
      'Longbow, shot: for the distance −16: Longbow: increment 12; distance 200; in increments ÷ 12; rounded down; each × −1. (Man to Man, pull-out)',
      'Dodge now 3: Dodge 5; from the side −2. (Man to Man p. 33)',
      'Dodge now –: All-Out Attack, one blow at +4: no active defense. (Man to Man p. 22)',
      'Move now 2 yards a turn: Move 5; hits left 3; reeling from wounds ÷ 2; rounded down. (Man to Man p. 32)',
      'Dodge and passive defense 9: Dodge 2; passive defense +7. (Man to Man p. 33)',
      'rolls to survive 1: HT 14; hits left before −6; hits left after −14; at −14 and each 5 hits below it 1. (Man to Man p. 53)',
      'injury 24: damage that gets through 6; impaling, to the head × 4; rounded down. (Man to Man p. 35)',
      "the target's parry 8: the target's parry 8; passive defense +3; feint −3. (Man to Man p. 33)",
      'movement of this turn 6 yards: Move now 6. (Man to Man p. 28)',
    ]);
  });
});

describe('Unarmed exchanges', () => {
  /** Judo and Karate in several exchanges (p. 26). */
  const fighter = (name: string, character: SavedCharacter, situation: PartialSituation = {}) =>
    combatantOf(name, character, fightRules, situation);

  const throwing = 'unarmed.throw.judo';

  /** Judo 15, Karate 15, and DX 13 of HT 12. */
  const master = (situation: PartialSituation = {}, ...equipment: Parameters<typeof item>[]) =>
    fighter(
      'Mako',
      saved('man-to-man', {
        attributes: { st: 12, dx: 13, iq: 10, ht: 12 },
        skills: [skill('judo', 16), skill('karate', 16)],
        equipment: equipment.map(([id, fields]) => item(id, { place: 'ready', ...fields })),
      }),
      situation,
    );

  /** In chainmail with a small shield: PD 5; DX 12, HT 10. */
  const soldier = (situation: PartialSituation = {}, armor = 'chainmail', more: Parameters<typeof trait>[] = []) =>
    fighter(
      'Otto',
      saved('man-to-man', {
        attributes: { st: 13, dx: 12, iq: 10, ht: 10 },
        traits: more.map((row) => trait(...row)),
        skills: [skill('axe-mace', 8), skill('shield', 8)],
        equipment: [
          item('axe', { key: 'axe', place: 'ready' }),
          item('small-shield', { key: 'shield', place: 'ready' }),
          item(armor, { place: 'ready' }),
        ],
      }),
      situation,
    );

  const afterParry = { state: { parriedWith: [throwing] } };
  const attack = (line: string, more: Partial<ExchangeSetup> = {}): ExchangeSetup => ({
    attacker: master(line === throwing ? afterParry : {}),
    defender: soldier(),
    line,
    ...more,
  });

  const optionsOf = (setup: ExchangeSetup) => {
    const { request } = exchangeAt(setup, [{ request: 'attack', rolled: 8 }]);
    return request?.kind === 'choice' ? request.options.map(({ words, needed }) => [words, needed]) : [];
  };

  describe('a throw by Judo', () => {
    it('is only possible on the turn after a parry with it, and is aimed at no place', () => {
      expect(resolveExchange(attack(throwing, { attacker: master() }), {}).log).toEqual([
        'Mako cannot attack with Throw, Judo: only on the turn after a parry with Judo.',
      ]);
      const aimed = master({ ...afterParry, target: { location: 'head' } });
      expect(resolveExchange(attack(throwing, { attacker: aimed }), {}).log).toEqual([
        'Mako cannot attack with Throw, Judo: a throw is aimed at no place.',
      ]);
    });

    it('may follow a successful parry with it, in the next turn only', () => {
      const parried = (rolled: number, more: Record<string, number> = {}) =>
        resolveExchange(
          { attacker: soldier(), defender: master(), line: 'axe.0' },
          { attack: 10, defense: `parry.${throwing}`, 'defense.roll': rolled, ...more },
        ).defender;
      expect(parried(9).parriedWith).toEqual([throwing]);
      expect(parried(16, { damage: 2 }).parriedWith).toEqual([]);
      expect(endTurn(parried(9)).parriedWith).toEqual([]);
      const other = resolveExchange(
        { attacker: soldier(), defender: master(), line: 'axe.0' },
        { attack: 10, defense: 'parry.unarmed.punch.karate', 'defense.roll': 9 },
      );
      expect(other.defender.parriedWith).toEqual([]);
    });

    it('ignores passive defense: any active defense works, passive defense alone does not', () => {
      const blow = optionsOf(attack('unarmed.punch.karate'));
      const thrown = optionsOf(attack(throwing));
      const names = ['Dodge', 'Dodge, with a retreat', 'Parry, Axe', 'Block'];
      const of = (all: typeof blow) => names.map((name) => all.find(([words]) => words === name)?.[1]);
      expect(of(blow)).toEqual([8, 11, 12, 10]);
      expect(of(thrown)).toEqual([3, 6, 7, 5]);
      expect(blow.at(-1)).toEqual(['Passive defense alone', 5]);
      expect(thrown.at(-1)).toEqual(['No defense', null]);
    });

    it('works the same against somebody without a sheet', () => {
      const attacker = master({ ...afterParry, target: { dodge: 4, parry: 6, passiveDefense: 5 } });
      const defender = anonymousFoe('Goblin', attacker.situation.target);
      expect(optionsOf(attack(throwing, { attacker, defender }))).toEqual([
        ['Dodge', 4],
        ['Parry', 6],
        ['No defense', null],
      ]);
      const outcome = resolveExchange(attack(throwing, { attacker, defender }), {
        attack: 8,
        defense: 'none',
        thrown: 12,
      });
      expect(outcome.log.slice(-2)).toEqual(['Goblin’s HT: 12 against 10, failure by 2.', 'Goblin falls stunned.']);
      expect(outcome.defender).toMatchObject({ posture: 'lying', conditions: ['stunned'], hitsLost: 0 });
    });

    it('makes the target fall, stuns unless HT is rolled, and makes the axe unready', () => {
      const thrown = (rolled: number) =>
        resolveExchange(attack(throwing), { attack: 8, defense: 'dodge', 'defense.roll': 5, thrown: rolled });
      const stunned = thrown(11);
      expect(stunned.log).toEqual([
        'Mako tries to throw Otto: 8 against 15, success by 7.',
        'Otto dodges: 5 against 3, failure by 2.',
        'Otto’s HT: 11 against 10, failure by 1.',
        'Otto falls stunned.',
      ]);
      expect(stunned).toMatchObject({ result: 'thrown', injury: 0 });
      expect(stunned.defender).toMatchObject({ hitsLost: 0, posture: 'lying', conditions: ['stunned'] });
      expect(stunned.defender.unready).toEqual({ axe: 1 });
      const up = thrown(10);
      expect(up.log.at(-1)).toBe('Otto falls.');
      expect(up.defender).toMatchObject({ posture: 'lying', conditions: [] });
    });

    it('allows no defense if it is critical, and needs no table', () => {
      const outcome = resolveExchange(attack(throwing), { attack: 3, thrown: 9 });
      expect(outcome).toMatchObject({ result: 'thrown', defender: { posture: 'lying', conditions: [] } });
    });
  });

  describe('Karate against armor', () => {
    const hit = { attack: 8, defense: 'passive', 'defense.roll': 16, damage: 1 };

    it('hurts the hand, or the foot, on DR 3 or more, unless HT is rolled', () => {
      const punch = resolveExchange(attack('unarmed.punch.karate'), { ...hit, 'striker.ht': 13, 'striker.damage': 5 });
      expect(punch.log.slice(-2)).toEqual([
        'Mako’s HT: 13 against 12, failure by 1.',
        'Mako takes 3 cr to the weapon hand, 3 injury.',
      ]);
      expect(punch.attacker.hitsLost).toBe(3);
      expect(resolveExchange(attack('unarmed.punch.karate'), { ...hit, 'striker.ht': 12 }).attacker.hitsLost).toBe(0);
      const kick = resolveExchange(attack('unarmed.kick.karate'), { ...hit, 'striker.ht': 13, 'striker.damage': 2 });
      expect(kick.log.at(-1)).toBe('Mako takes 0 cr to the foot, no injury.');
    });

    it('does less damage to a striker who wears boots', () => {
      const booted = attack('unarmed.kick.karate', { attacker: master({}, ['boots', {}]) });
      const kick = resolveExchange(booted, { ...hit, 'striker.ht': 13, 'striker.damage': 5 });
      expect(kick.log.at(-1)).toBe('Mako takes 3 cr to the foot, 2 stopped by armor, 1 injury.');
    });

    it('hurts nobody on a lower DR, and the foe’s Toughness does not count', () => {
      const tough = [['toughness', { level: 2 }]] as const satisfies Parameters<typeof trait>[];
      const cloth = attack('unarmed.punch.karate', { defender: soldier({}, 'padded-cloth-armor', [...tough]) });
      const outcome = resolveExchange(cloth, hit);
      // Cloth 1 and Toughness 2.
      expect(outcome.log.at(-1)).toBe('3 cr, all stopped by armor.');
      const bypassed = resolveExchange(attack('unarmed.punch.karate'), { attack: 3, critical: 4, damage: 1 });
      expect(bypassed.attacker.hitsLost).toBe(0);
    });

    it('does not apply to a plain punch', () => {
      expect(resolveExchange(attack('unarmed.punch'), hit).attacker.hitsLost).toBe(0);
    });

    it('counts the armor of the foot, not of the body, without hit locations', () => {
      const { sheet, ...masterWithoutSheet } = master({}, ['boots', {}]);
      const { saved: character } = sheet.context;
      const houseRules = character.houseRules.filter((id) => id !== hitLocations.id);
      const attacker = { ...masterWithoutSheet, sheet: openWorksheet({ ...character, houseRules }) };
      const kick = resolveExchange(attack('unarmed.kick.karate', { attacker }), {
        ...hit,
        'striker.ht': 13,
        'striker.damage': 5,
      });
      expect(kick.log.at(-1)).toBe('Mako takes 3 cr, 2 stopped by armor, 1 injury.');
    });
  });

  describe('a kick that missed', () => {
    it('is followed by a roll against Karate if it was a Karate kick, and against DX otherwise', () => {
      const missed = (line: string) => resolveExchange(attack(line), { attack: 16, keepFeet: 14 });
      expect(missed('unarmed.kick.karate').log.at(-1)).toBe(
        'Mako tries to keep standing: 14 against 15, success by 1.',
      );
      expect(missed('unarmed.kick').log.slice(-2)).toEqual([
        'Mako tries to keep standing: 14 against 13, failure by 1.',
        'Mako falls.',
      ]);
    });
  });
});
