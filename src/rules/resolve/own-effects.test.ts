import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseFile } from '../../character/file/parse-file.ts';
import { serializeFile } from '../../character/file/serialize-file.ts';
import { ownEffectSchema } from '../../character/own-effect.ts';
import { typedEffect, typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { deriveCharacter, openWorksheet } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';
import { rulesetIds } from '../rulesets.ts';
import { effectOf, missingOf } from './own-effects.ts';

describe('effectOf', () => {
  // As version 1 of the file wrote them, before there was anything to select.
  it.each([
    [
      { stat: 'dodge', add: 1, times: 5 },
      { to: 'dodge', add: 1 },
    ],
    [
      { stat: 'startingMoney', add: 1, times: 5 },
      { to: 'startingMoney', times: 5 },
    ],
    [
      { stat: 'startingMoney', add: 1 },
      { to: 'startingMoney', times: 1 },
    ],
    [
      { stat: 'combatSkills', add: -1 },
      { to: { skills: 'combat' }, add: -1 },
    ],
    [
      { stat: 'skillRolls', add: -1 },
      { to: { skills: 'all' }, add: -1 },
    ],
    [
      { stat: 'skill:bow', add: -2 },
      { to: { skill: 'bow' }, add: -2 },
    ],
    [
      { stat: 'skills:language', add: 2 },
      { to: { skills: { tag: 'language' } }, add: 2 },
    ],
    [
      { stat: 'reaction', add: 2 },
      { to: 'reaction', add: 2 },
    ],
    [
      { stat: 'reaction:own-race', add: 2 },
      { to: { reaction: 'own-race' }, add: 2 },
    ],
    [
      { stat: 'reaction:named', add: 2 },
      { to: { reaction: 'named' }, add: 2 },
    ],
    [
      { stat: 'reaction:old-friends', add: 2 },
      { to: { reaction: { group: 'old friends' } }, add: 2 },
    ],
    [
      { stat: 'unarmedDamage', add: 1 },
      { to: { damage: { tag: 'unarmed' } }, add: 1 },
    ],
    [
      { stat: 'surprise', add: 6 },
      { to: 'iq', add: 6, when: 'to recover from surprise' },
    ],
    [
      { stat: 'load', add: 3, when: 'wet' },
      { to: 'load', add: 3, when: 'wet' },
    ],
  ])('reads %o as older files mean it', (own, expected) => {
    expect(effectOf(z.parse(ownEffectSchema, own))).toEqual({ perLevel: false, ...expected });
  });

  it.each([
    [{ stat: 'luck' }],
    [{ stat: '' }],
    [{ stat: 'skill:' }],
    [{ stat: 'skills' }],
    [{ stat: 'damage', by: 'tag', selection: 'blunt' }],
    [{ stat: 'damage', how: 'times', times: 2 }],
    [{ stat: 'techLevel', how: 'share', of: 'st' }],
    [{ stat: 'st', how: 'share', of: 'luck' }],
    [{ stat: 'st', how: 'atMost' }],
    [{ stat: '__proto__' }],
    [{ stat: 'constructor' }],
  ] as const)('has no meaning for %o', (own) => expect(effectOf(z.parse(ownEffectSchema, own))).toBeNull());

  it('neither divides by 0 nor multiplies by less than 0', () => {
    expect(effectOf(typedEffect({ stat: 'st', how: 'instead', of: 'dx', over: 0 }))).toMatchObject({
      instead: { over: 1 },
    });
    expect(effectOf(typedEffect({ stat: 'st', how: 'times', times: -3 }))).toMatchObject({ times: 0 });
  });
});

describe('missingOf', () => {
  it.each([
    [{ stat: 'dodge' }, null],
    [{ stat: 'damage' }, null],
    [{ stat: 'damage', by: 'skill' }, 'selection'],
    [{ stat: 'skills' }, 'selection'],
    [{ stat: 'resistance', selection: 'head' }, null],
    [{ stat: 'dodge', how: 'share' }, 'of'],
    [{ stat: 'dodge', how: 'atMost' }, 'atMost'],
  ] as const)('of %o is %s', (own, field) => expect(missingOf(typedEffect(own))).toBe(field));
});

describe('typed-in effects of a character', () => {
  const derived = (effects: Parameters<typeof typedEffect>[0][], ruleset = 'fourth-edition') =>
    deriveCharacter(saved(ruleset, { traits: [typedTrait('Gift', { effects }), typedTrait('Other', { effects })] }));

  it('that are unknown are kept, change nothing and are a finding', () => {
    const before = deriveCharacter(saved('lite-3e', {}));
    const { worksheet, findings } = derived([{ stat: 'luck', add: 3 }, { stat: 'skills' }], 'lite-3e');
    const unknown = findings.filter(({ code }) => code === 'effect-unknown');
    expect(unknown.map(({ id, kind, place }) => [id, kind, place.row])).toEqual([
      ['effect-unknown:gift', 'unknown', 'gift'],
      ['effect-unknown:other', 'unknown', 'other'],
    ]);
    expect(unknown.map(({ fact }) => findingSentence(fact))[0]).toBe(
      'Gift has an effect that is incomplete or unknown here (luck and skills). It is kept and changes nothing.',
    );
    expect(worksheet.number('st')).toBe(before.worksheet.number('st'));
  });

  /** The numbers of a character with these effects, of which one is read before all others. */
  const readFirst = (first: string, effects: Parameters<typeof typedEffect>[0][], ruleset: string) => {
    const { worksheet } = openWorksheet(saved(ruleset, { traits: [typedTrait('Gift', { effects })] }));
    worksheet.get(first);
    return worksheet.ids().map((id) => [id, worksheet.get(id).value] as const);
  };

  it('that depend on themselves count for nothing and are a finding, whichever number is read first', () => {
    const ring = [
      { stat: 'st', how: 'share', of: 'hitPoints', times: 1 },
      { stat: 'dx', how: 'instead', of: 'basicSpeed', over: 1 },
      { stat: 'iq', add: 1 },
    ] as const;
    const { worksheet, findings } = derived([...ring]);
    expect(['st', 'hitPoints', 'dx', 'iq'].map((id) => worksheet.number(id))).toEqual([10, 10, 10, 12]);
    const ringFindings = findings.filter(({ code }) => code === 'effect-ring');
    expect(ringFindings.map(({ id }) => id)).toEqual(['effect-ring:gift', 'effect-ring:other']);
    expect(ringFindings.map(({ fact }) => findingSentence(fact))[0]).toBe(
      'An effect of Gift depends on the number it changes, so it has no effect.',
    );
    const fresh = readFirst('st', [...ring], 'fourth-edition');
    for (const first of ['hitPoints', 'dx', 'dodge', 'iq'])
      expect(readFirst(first, [...ring], 'fourth-edition'), first).toEqual(fresh);
  });

  it('come out the same when two cycles share a number, whichever number is read first', () => {
    const shared = [
      { stat: 'dx', how: 'share', of: 'st', times: 1 },
      { stat: 'st', how: 'share', of: 'dx', times: 1 },
      { stat: 'st', how: 'share', of: 'iq', times: 1 },
      { stat: 'iq', how: 'share', of: 'st', times: 1 },
    ] as const;
    for (const ruleset of rulesetIds) {
      const fresh = readFirst('st', [...shared], ruleset);
      for (const first of ['dx', 'iq', 'move']) expect(readFirst(first, [...shared], ruleset), first).toEqual(fresh);
      const values = new Map(fresh);
      expect(['st', 'dx', 'iq'].map((id) => values.get(id))).toEqual([10, 10, 10]);
    }
  });

  it('come out the same when two of them depend on each other, whichever number is read first', () => {
    const mutual = [
      { stat: 'st', how: 'share', of: 'dx', times: 1 },
      { stat: 'dx', how: 'share', of: 'st', times: 1 },
    ] as const;
    expect(readFirst('dx', [...mutual], 'lite-3e')).toEqual(readFirst('st', [...mutual], 'lite-3e'));
  });

  it('of a skill on its own attribute are in a cycle as well', () => {
    const skills = [typedSkill('Focus', 8, { effects: [{ stat: 'dx', how: 'level', over: 2 }] })];
    const { worksheet, findings } = deriveCharacter(saved('lite-3e', { skills }));
    expect(worksheet.number('dx')).toBe(10);
    expect(findings.map(({ id }) => id)).toContain('effect-ring:focus');
  });

  it('of numbers that the rules lack do nothing, without a finding', () => {
    const { worksheet, findings } = derived([
      { stat: 'st', how: 'share', of: 'militaryRank', times: 1 },
      { stat: 'passiveDefense' },
    ]);
    expect(worksheet.number('st')).toBe(10);
    expect(findings.filter(({ code }) => code.startsWith('effect-'))).toEqual([]);
  });

  it('stay finite, however large their amounts', () => {
    const stats = ['st', 'dx', 'iq', 'ht', 'hitPoints', 'will', 'perception', 'load', 'dodge'] as const;
    const effects = stats.flatMap((stat, i) => [
      { stat, how: 'share' as const, of: stats[i - 1] ?? 'dx', times: -1e9 },
      { stat, how: 'times' as const, times: 1e9, perLevel: true },
      { stat, how: 'times' as const, times: 1e9 },
    ]);
    const weapon = typedItem('Blade', {
      kind: 'weapon',
      attacks: [{ basis: 'fixed', dice: 1e9, adds: 0 }],
      effects: [{ stat: 'damagePerDie', add: 1e9 }],
    });
    const { worksheet } = deriveCharacter(
      saved('fourth-edition', {
        traits: [typedTrait('Gift', { pointsPerLevel: 1, effects }, { level: 1e9 })],
        equipment: [{ ...weapon, place: 'ready' }],
      }),
    );
    for (const id of worksheet.ids()) {
      const { value } = worksheet.get(id);
      if (typeof value === 'number') expect(Number.isFinite(value), id).toBe(true);
    }
    expect(JSON.stringify(worksheet.get('line:blade.0.damage').value)).not.toContain('null');
  });

  it('survive a file, with all their fields', () => {
    const effects = [
      { stat: 'damage', by: 'skill', match: 'starts', selection: 'Kar', how: 'share', of: 'st', times: 0.5 },
    ] as const;
    const character = saved('lite-3e', { traits: [typedTrait('Gift', { effects: [...effects] })] });
    const read = parseFile(serializeFile(character, 'test'));
    if (!read.ok) throw new Error('cannot be read');
    expect(read.saved.character.traits).toEqual(character.character.traits);
  });
});
