import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newModifier } from '../../character/new-modifier.ts';
import { type OwnTest, ownPrerequisiteSchema } from '../../character/own-effect.ts';
import { openSheet } from '../../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../../testing/own-rows.ts';
import { saved } from '../../testing/rows.ts';
import { catalogFor } from '../derive-character.ts';
import { findingSentence } from '../findings/finding-sentences.ts';
import { prerequisitesOf } from '../resolve/own-prerequisites.ts';
import { describePrerequisite } from './prerequisite-words.ts';

type Choices = NonNullable<Parameters<typeof saved>[1]>;
type Test = Partial<OwnTest>;
const requirement = (any: readonly Test[], more: object = {}) => z.parse(ownPrerequisiteSchema, { any, ...more });

/** What is said of a trait that requires this; '' where it is met. */
function missing(tests: readonly Test[], choices: Choices = {}, more: object = {}): string {
  const asking = typedTrait('Asking', { prerequisites: [requirement(tests, more)] });
  const sheet = openSheet(saved('fourth-edition', { ...choices, traits: [asking, ...(choices.traits ?? [])] }));
  const found = sheet.findings.find(({ code }) => code === 'trait-needs');
  return found ? findingSentence(found.fact) : '';
}
const gift = (level: number, more: Parameters<typeof typedTrait>[2] = {}) =>
  typedTrait('Gift', { pointsPerLevel: 5 }, { level, ...more });
const spell = (name: string, college: string, points = 1) =>
  typedSkill(name, points, {
    attribute: 'iq',
    difficulty: 'hard',
    tags: ['Old'],
    spell: {
      class: 'regular',
      resistedBy: '',
      time: '',
      duration: '',
      cost: '',
      maintain: '',
      colleges: [college],
      prerequisites: '',
      baseSkill: '',
      prerequisiteCount: 0,
    },
  });

describe('a trait that is required', () => {
  const test = { kind: 'trait', name: 'gift', atLeast: 2 } as const;

  it('counts by its name and level', () => {
    expect(missing([test])).toBe('Asking requires gift 2.');
    expect(missing([test], { traits: [gift(1)] })).toBe('Asking requires gift 2.');
    expect(missing([test], { traits: [gift(2)] })).toBe('');
    expect(missing([test], { traits: [gift(2, { boughtOff: true })] })).not.toBe('');
    expect(missing([{ ...test, name: 'gi', match: 'starts', atLeast: null }], { traits: [gift(1)] })).toBe('');
  });

  it('counts by a note or a modifier, or by having none', () => {
    const onlyFire = gift(2, { modifiers: [newModifier('m', { name: 'One college (Fire)' })] });
    const noted = { ...test, note: 'one college' };
    expect(missing([noted], { traits: [onlyFire] })).toBe('');
    expect(missing([noted], { traits: [gift(2)] })).toBe('Asking requires gift 2 (“one college”).');
    expect(missing([{ ...noted, withoutNote: true }], { traits: [gift(2)] })).toBe('');
    expect(missing([{ ...noted, withoutNote: true }], { traits: [onlyFire] })).toBe(
      'Asking requires gift 2 (without “one college”).',
    );
  });

  it('is never the entry itself', () => {
    expect(missing([{ kind: 'trait', name: 'Asking' }])).toBe('Asking requires Asking.');
  });

  it('may be excluded', () => {
    expect(missing([{ ...test, not: true }])).toBe('');
  });
});

describe('a skill that is required', () => {
  const guns = { kind: 'skill', name: 'Guns', speciality: 'Pistol', atLeast: 12 } as const;

  it('counts by its name, speciality and level, whether the speciality is a field or in the name', () => {
    const pistol = (points: number) => typedSkill('Guns', points, {}, { speciality: 'Pistol' });
    expect(missing([guns], { skills: [pistol(1)] })).toBe('Asking requires Guns (Pistol) at 12.');
    expect(missing([guns], { skills: [pistol(8)] })).toBe('');
    expect(missing([guns], { skills: [typedSkill('Guns (Pistol)', 8)] })).toBe('');
    expect(missing([guns], { skills: [typedSkill('Guns', 8, {}, { speciality: 'Rifle' })] })).not.toBe('');
  });

  it('must be learned where no level is named', () => {
    const any = { kind: 'skill', name: 'Guns' } as const;
    expect(missing([any], { skills: [typedSkill('Guns', 0)] })).toBe('Asking requires Guns.');
    expect(missing([any], { skills: [typedSkill('Guns', 1)] })).toBe('');
  });
});

describe('spells that are required', () => {
  const skills = [spell('Spark', 'Fire'), spell('Flame', 'Fire'), spell('Frost', 'Water', 0)];

  it.each<[Test, string]>([
    [{ kind: 'spell', name: 'Spark' }, ''],
    [{ kind: 'spell', name: 'Ember' }, 'Asking requires Ember.'],
    [{ kind: 'spell', match: 'contains', atLeast: 2 }, ''],
    [{ kind: 'college', name: 'fire', atLeast: 3 }, 'Asking requires 3 spells of the college fire.'],
    [{ kind: 'college', name: 'fire', atLeast: 2, atMost: 2 }, ''],
    [{ kind: 'college', name: 'Water' }, 'Asking requires a spell of the college Water.'], // not learned
    [{ kind: 'tag', name: 'old', atLeast: 2 }, ''],
    [{ kind: 'colleges', atLeast: 2 }, 'Asking requires spells of 2 colleges.'],
    [{ kind: 'colleges', atLeast: 1 }, ''],
  ])('%o: %s', (test, sentence) => {
    expect(missing([test], { skills, attributes: { iq: 13 } })).toBe(sentence);
  });
});

describe('a number that is required', () => {
  it('is one of the sheet, or the sum of two', () => {
    const choices = { attributes: { dx: 12, iq: 11 } };
    expect(missing([{ kind: 'number', name: 'iq', atLeast: 12 }], choices)).toBe('Asking requires IQ 12.');
    expect(missing([{ kind: 'number', name: 'iq', plus: 'dx', atLeast: 24 }], choices)).toBe(
      'Asking requires IQ + DX 24.',
    );
    expect(missing([{ kind: 'number', name: 'iq', plus: 'dx', atLeast: 23 }], choices)).toBe('');
    expect(missing([{ kind: 'number', name: 'basicMove', atMost: 4 }], choices)).toBe(
      'Asking requires basic move at most 4.',
    );
  });
});

describe('what is required together', () => {
  const [magic, holy] = [{ kind: 'trait', name: 'Magic' } as const, { kind: 'trait', name: 'Holy' } as const];

  it('is one of several', () => {
    expect(missing([magic, holy])).toBe('Asking requires Magic or Holy.');
    expect(missing([magic, holy], { traits: [typedTrait('Holy', {})] })).toBe('');
  });

  it('counts at some tech levels alone', () => {
    const at = (techLevel: number | null) => missing([magic], { campaign: { techLevel } }, { fromTechLevel: 6 });
    expect(at(5)).toBe('');
    expect(at(6)).toBe('Asking requires Magic.');
    expect(at(null)).toBe('');
    const [prerequisite] = prerequisitesOf([requirement([magic], { fromTechLevel: 6 })]);
    expect(prerequisite && describePrerequisite(catalogFor('fourth-edition'), prerequisite)).toBe(
      'Magic (from TL6 on)',
    );
  });
});

describe('what an item requires', () => {
  const said = (test: Test, choices: Choices = {}, kind: 'container' | 'gear' = 'container'): string => {
    const box = typedItem('Box', { kind, prerequisites: [requirement([test])] }, { key: 'box' });
    const sheet = openSheet(saved('fourth-edition', { ...choices, equipment: [box, ...(choices.equipment ?? [])] }));
    const found = sheet.findings.find(({ code }) => code === 'item-needs');
    return found ? findingSentence(found.fact) : '';
  };
  const inside = (weight: number, quantity: number) => ({
    equipment: [typedItem('Stone', { weight }, { container: 'box', quantity })],
  });

  it('is the weight or the number of what is in it', () => {
    expect(said({ kind: 'weight', atMost: 10 }, inside(3, 3))).toBe('');
    expect(said({ kind: 'weight', atMost: 10 }, inside(3, 4))).toBe('Box requires contents of at most 10 lb.');
    expect(said({ kind: 'quantity', atMost: 3 }, inside(0, 4))).toBe('Box requires at most 3 items in it.');
    expect(said({ kind: 'quantity', atLeast: 1 })).toBe('Box requires 1 items in it.');
    expect(said({ kind: 'quantity', atLeast: 1 }, {}, 'gear')).toBe(''); // no container
  });

  it('is something worn or in hand', () => {
    const belt = (place: 'ready' | 'carried') => ({ equipment: [typedItem('Tool belt', {}, { place })] });
    expect(said({ kind: 'inUse', name: 'Tool belt' }, belt('carried'))).toBe('Box requires Tool belt worn or in hand.');
    expect(said({ kind: 'inUse', name: 'belt', match: 'contains' }, belt('ready'))).toBe('');
  });
});
