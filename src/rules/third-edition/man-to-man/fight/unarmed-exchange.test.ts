import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../../character/character.ts';
import type { PartialSituation } from '../../../../character/combat-situation.ts';
import { fighterOf, playExchange } from '../../../../testing/combatant.ts';
import { item, saved, skill, trait } from '../../../../testing/rows.ts';
import { exchangeAt } from '../../../combat/exchange/exchange.ts';
import { type ExchangeSetup, strangerOf } from '../../../combat/exchange/participant.ts';
import { endTurn } from '../../../combat/state-after.ts';
import { openWorksheet } from '../../../derive-character.ts';
import { hitLocations } from '../../../house-rules/hit-locations.ts';
import { fightRules } from './fight-rules.ts';

/** Judo and Karate in an exchange of blows (p. 26). */
const fighter = (name: string, character: SavedCharacter, situation: PartialSituation = {}) =>
  fighterOf(name, character, fightRules, situation);

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
    expect(playExchange(attack(throwing, { attacker: master() }), {}).log).toEqual([
      'Mako cannot attack with Throw, Judo: only on the turn after a parry with Judo.',
    ]);
    const aimed = master({ ...afterParry, target: { location: 'head' } });
    expect(playExchange(attack(throwing, { attacker: aimed }), {}).log).toEqual([
      'Mako cannot attack with Throw, Judo: a throw is aimed at no place.',
    ]);
  });

  it('may follow a parry with it that succeeded, in the next turn only', () => {
    const parried = (rolled: number, more: Record<string, number> = {}) =>
      playExchange(
        { attacker: soldier(), defender: master(), line: 'axe.0' },
        { attack: 10, defense: `parry.${throwing}`, 'defense.roll': rolled, ...more },
      ).defender;
    expect(parried(9).parriedWith).toEqual([throwing]);
    expect(parried(16, { damage: 2 }).parriedWith).toEqual([]);
    expect(endTurn(parried(9)).parriedWith).toEqual([]);
    const other = playExchange(
      { attacker: soldier(), defender: master(), line: 'axe.0' },
      { attack: 10, defense: 'parry.unarmed.punch.karate', 'defense.roll': 9 },
    );
    expect(other.defender.parriedWith).toEqual([]);
  });

  it('passive defense does not count against it: any active defense, none alone', () => {
    const blow = optionsOf(attack('unarmed.punch.karate'));
    const thrown = optionsOf(attack(throwing));
    const names = ['Dodge', 'Dodge, with a retreat', 'Parry, Axe', 'Block'];
    const of = (all: typeof blow) => names.map((name) => all.find(([words]) => words === name)?.[1]);
    expect(of(blow)).toEqual([8, 11, 12, 10]);
    expect(of(thrown)).toEqual([3, 6, 7, 5]);
    expect(blow.at(-1)).toEqual(['Passive defense alone', 5]);
    expect(thrown.at(-1)).toEqual(['No defense', null]);
  });

  it('the same against somebody without a sheet', () => {
    const attacker = master({ ...afterParry, target: { dodge: 4, parry: 6, passiveDefense: 5 } });
    const defender = strangerOf('Goblin', attacker.situation.target);
    expect(optionsOf(attack(throwing, { attacker, defender }))).toEqual([
      ['Dodge', 4],
      ['Parry', 6],
      ['No defense', null],
    ]);
    const outcome = playExchange(attack(throwing, { attacker, defender }), {
      attack: 8,
      defense: 'none',
      thrown: 12,
    });
    expect(outcome.log.slice(-2)).toEqual(['Goblin’s HT: 12 against 10, failure by 2.', 'Goblin falls stunned.']);
    expect(outcome.defender).toMatchObject({ posture: 'lying', conditions: ['stunned'], hitsLost: 0 });
  });

  it('whoever is thrown falls, is stunned unless HT is rolled, and has to ready the axe again', () => {
    const thrown = (rolled: number) =>
      playExchange(attack(throwing), { attack: 8, defense: 'dodge', 'defense.roll': 5, thrown: rolled });
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

  it('that is critical cannot be defended against, and needs no table', () => {
    const outcome = playExchange(attack(throwing), { attack: 3, thrown: 9 });
    expect(outcome).toMatchObject({ result: 'thrown', defender: { posture: 'lying', conditions: [] } });
  });
});

describe('Karate against armor', () => {
  const hit = { attack: 8, defense: 'passive', 'defense.roll': 16, damage: 1 };

  it('of DR 3 or more hurts the hand, or the foot, unless HT is rolled', () => {
    const punch = playExchange(attack('unarmed.punch.karate'), { ...hit, 'striker.ht': 13, 'striker.damage': 5 });
    expect(punch.log.slice(-2)).toEqual([
      'Mako’s HT: 13 against 12, failure by 1.',
      'Mako takes 3 cr to the weapon hand, 3 injury.',
    ]);
    expect(punch.attacker.hitsLost).toBe(3);
    expect(playExchange(attack('unarmed.punch.karate'), { ...hit, 'striker.ht': 12 }).attacker.hitsLost).toBe(0);
    const kick = playExchange(attack('unarmed.kick.karate'), { ...hit, 'striker.ht': 13, 'striker.damage': 2 });
    expect(kick.log.at(-1)).toBe('Mako takes 0 cr to the foot, no injury.');
  });

  it('less for whoever wears boots', () => {
    const booted = attack('unarmed.kick.karate', { attacker: master({}, ['boots', {}]) });
    const kick = playExchange(booted, { ...hit, 'striker.ht': 13, 'striker.damage': 5 });
    expect(kick.log.at(-1)).toBe('Mako takes 3 cr to the foot, 2 stopped by armor, 1 injury.');
  });

  it('of less hurts nobody, and the foe’s Toughness is none', () => {
    const tough = [['toughness', { level: 2 }]] as const satisfies Parameters<typeof trait>[];
    const cloth = attack('unarmed.punch.karate', { defender: soldier({}, 'padded-cloth-armor', [...tough]) });
    const outcome = playExchange(cloth, hit);
    // Cloth 1 and Toughness 2.
    expect(outcome.log.at(-1)).toBe('3 cr, all stopped by armor.');
    const bypassed = playExchange(attack('unarmed.punch.karate'), { attack: 3, critical: 4, damage: 1 });
    expect(bypassed.attacker.hitsLost).toBe(0);
  });

  it('is for Karate alone: a plain punch costs nothing', () => {
    expect(playExchange(attack('unarmed.punch'), hit).attacker.hitsLost).toBe(0);
  });

  it('without hit locations it is the armor of the foot that helps, not that of the body', () => {
    const { sheet, ...him } = master({}, ['boots', {}]);
    const { saved: character } = sheet.context;
    const houseRules = character.houseRules.filter((id) => id !== hitLocations.id);
    const attacker = { ...him, sheet: openWorksheet({ ...character, houseRules }) };
    const kick = playExchange(attack('unarmed.kick.karate', { attacker }), {
      ...hit,
      'striker.ht': 13,
      'striker.damage': 5,
    });
    expect(kick.log.at(-1)).toBe('Mako takes 3 cr, 2 stopped by armor, 1 injury.');
  });
});

describe('a kick that missed', () => {
  it('is rolled by Karate where it was one with Karate, and by DX otherwise', () => {
    const missed = (line: string) => playExchange(attack(line), { attack: 16, keepFeet: 14 });
    expect(missed('unarmed.kick.karate').log.at(-1)).toBe('Mako tries to keep standing: 14 against 15, success by 1.');
    expect(missed('unarmed.kick').log.slice(-2)).toEqual([
      'Mako tries to keep standing: 14 against 13, failure by 1.',
      'Mako falls.',
    ]);
  });
});
