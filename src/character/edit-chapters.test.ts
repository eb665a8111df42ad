import { describe, expect, it } from 'vitest';
import { typedRace } from '../testing/own-rows.ts';
import { trait } from '../testing/rows.ts';
import { smallPortrait } from '../testing/small-portrait.ts';
import { blankCharacter } from './character.ts';
import {
  addEarned,
  changeEarned,
  removeEarned,
  setAttribute,
  setCampaign,
  setConcept,
  setName,
  setOwnRace,
  setPortrait,
  setRace,
  setRaised,
  setSecondary,
  unwaive,
  waive,
} from './edit-character.ts';
import { keysInUse, newKey } from './edit-rows.ts';
import { newModifier } from './new-modifier.ts';
import { maxTextLength } from './schema-parts.ts';

const blank = blankCharacter();

describe('edits of attributes', () => {
  it('set one number and keep the rest', () => {
    const character = setSecondary(setRaised(setAttribute(blank, 'dx', 13), 'iq', 1), 'basicSpeed', -2);
    expect(character.attributes).toEqual({ st: 10, dx: 13, iq: 10, ht: 10 });
    expect(character.raised).toEqual({ st: 0, dx: 0, iq: 1, ht: 0 });
    expect(character.secondary).toMatchObject({ basicSpeed: -2, will: 0 });
    expect(character.concept).toBe(blank.concept);
    expect(blank.attributes.dx).toBe(10);
  });

  it.each([
    [0, 0],
    [-4, -4],
    [400, 400],
    [12.4, 12],
    [1e300, 1_000_000_000],
    [Number.NEGATIVE_INFINITY, -1_000_000_000],
    [Number.NaN, 10],
  ])('clamp %d to %i, the bounds of a file', (level, clamped) => {
    expect(setAttribute(blank, 'st', level).attributes.st).toBe(clamped);
  });
});

describe('edits of the concept', () => {
  it('set one field', () => {
    const character = setConcept(setConcept(setName(blank, 'Žofie'), 'height', 70), 'handedness', 'left');
    expect(character).toMatchObject({ name: 'Žofie', concept: { height: 70, handedness: 'left', hair: '' } });
    expect(setCampaign(character, 'budget', 150).campaign).toEqual({ ...blank.campaign, budget: 150 });
    expect(setName(blank, 'x'.repeat(maxTextLength + 5)).name.length).toBe(maxTextLength);
  });

  it('keep the listed race under a custom one, to return to it', () => {
    const own = typedRace({ name: 'Otter', points: 5.5, st: 0.5 });
    const otter = setOwnRace(setRace(blank, 'elf'), own);
    expect(otter.race).toEqual({ entry: 'elf', own: { ...own, st: 1 } });
    expect(setOwnRace(otter, null).race).toEqual({ entry: 'elf', own: null });
    expect(setRace(otter, 'dwarf').race).toEqual({ entry: 'dwarf', own: null });
  });

  it('do not reuse keys of a custom race', () => {
    const traits = [trait('night-vision', { key: 'k7', modifiers: [newModifier('k8', { percent: 10 })] })];
    const skills = [{ key: 'k12', entry: 'stealth', own: null, speciality: '', relative: 0 }];
    expect(newKey(keysInUse(setOwnRace(blank, typedRace({ name: 'Cat', traits }))))).toBe('k9');
    expect(newKey(keysInUse(setOwnRace(blank, typedRace({ name: 'Cat', traits, skills }))))).toBe('k13');
  });
});

describe('the portrait', () => {
  it('is set, replaced and removed', () => {
    const character = setPortrait(blank, smallPortrait);
    expect(character).toEqual({ ...blank, portrait: smallPortrait });
    expect(setPortrait(character, smallPortrait)).toBe(character);
    expect(setPortrait(character, { ...smallPortrait, width: 17 }).portrait?.width).toBe(17);
    expect(setPortrait(character, null)).toEqual(blank);
    expect(setPortrait(blank, null)).toBe(blank);
  });

  it('is unchanged if the new one is invalid', () => {
    const character = setPortrait(blank, smallPortrait);
    expect(setPortrait(character, { ...smallPortrait, height: 0 })).toBe(character);
  });
});

describe('waivers', () => {
  it('are added, changed and removed by the id of the finding', () => {
    const once = waive(blank, 'over-budget', 'the GM said so');
    const twice = waive(waive(once, 'odd:k1', 'yes'), 'over-budget', 'still');
    expect(twice.waivers).toEqual([
      { finding: 'over-budget', reason: 'still' },
      { finding: 'odd:k1', reason: 'yes' },
    ]);
    expect(unwaive(twice, 'over-budget').waivers).toEqual([{ finding: 'odd:k1', reason: 'yes' }]);
    expect(unwaive(twice, 'other')).toBe(twice);
  });
});

describe('earned points', () => {
  it('are added, changed and removed', () => {
    const two = addEarned(addEarned(blank, { points: 3, why: 'the dragon' }), {});
    expect(two.earned).toEqual([
      { key: 'k1', date: '', points: 3, why: 'the dragon' },
      { key: 'k2', date: '', points: 0, why: '' },
    ]);
    expect(changeEarned(two, 'k2', { points: 1 }).earned[1]?.points).toBe(1);
    expect(changeEarned(two, 'k9', { points: 1 })).toBe(two);
    expect(removeEarned(two, 'k1').earned.map((row) => row.key)).toEqual(['k2']);
    expect(removeEarned(two, 'k9')).toBe(two);
  });
});
