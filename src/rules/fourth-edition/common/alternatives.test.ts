import { describe, expect, it } from 'vitest';
import { newModifier } from '../../../character/new-modifier.ts';
import { derivationSentence } from '../../../engine/format.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { saved } from '../../../testing/rows.ts';

type Own = Parameters<typeof typedTrait>[1];
type Row = Parameters<typeof typedTrait>[2];
const inPowers = (name: string, points: number, row: Row = {}) =>
  typedTrait(name, { points }, { container: 'powers', ...row });
const powers = (holds: NonNullable<Own['holds']>, row: Row = {}) => typedTrait('Powers', { holds }, row);
const open = (...traits: ReturnType<typeof typedTrait>[]) => openSheet(saved('fourth-edition', { traits })).worksheet;

describe('traits in containers', () => {
  it('cost what they cost, and the container shows the sum', () => {
    const sheet = open(powers('group'), inPowers('Breath', 30), inPowers('Glare', 12));
    expect(sheet.number('trait:powers.total')).toBe(42);
    expect(sheet.number('points')).toBe(42);
    expect(derivationSentence(sheet.get('trait:powers.total'), 'd')).toContain('Breath +30; Glare +12');
  });

  it('have its modifiers on their price too', () => {
    const modifiers = [newModifier('m', { name: 'Divine', percent: -10 })];
    const sheet = open(powers('metaTrait', { modifiers }), inPowers('Breath', 30), inPowers('Glare', 12));
    expect(['breath', 'glare', 'powers'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([27, 11, 0]);
    expect(derivationSentence(sheet.get('trait:breath.points'), 'd')).toContain('Divine −10% × 0.9');
  });

  it('are in nothing where the container is missing or inside itself', () => {
    expect(open(inPowers('Breath', 30)).number('trait:breath.points')).toBe(30);
    const ring = [powers('alternatives', { container: 'powers' }), inPowers('Breath', 30), inPowers('Glare', 10)];
    expect(open(...ring).number('points')).toBe(40);
  });
});

describe('alternative abilities (p. 61)', () => {
  it('cost a fifth, rounded up, but for the dearest', () => {
    const sheet = open(powers('alternatives'), inPowers('Glare', 12), inPowers('Breath', 30), inPowers('Touch', 30));
    expect(['glare', 'breath', 'touch'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([3, 30, 6]);
    expect(sheet.number('trait:powers.total')).toBe(39);
    expect(derivationSentence(sheet.get('trait:glare.points'), 'd')).toBe(
      'Glare, points 3 points: by itself 12; alternative ability ÷ 5; rounded up. (custom)',
    );
  });

  it('are rounded down where the container says so', () => {
    const traits = [powers('alternatives', { roundDown: true }), inPowers('Glare', 12), inPowers('Breath', 30)];
    expect(open(...traits).number('points')).toBe(32);
  });

  it('may be bundles of traits, which are compared as a whole', () => {
    const bundle = typedTrait('Bundle', { holds: 'group' }, { container: 'powers' });
    const inBundle = (name: string, points: number) => inPowers(name, points, { container: 'bundle' });
    const sheet = open(
      powers('alternatives'),
      bundle,
      inBundle('Wings', 20),
      inBundle('Tail', 15),
      inPowers('Breath', 30),
    );
    expect(['wings', 'tail', 'breath'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([20, 15, 6]);
    expect(sheet.number('trait:bundle.total')).toBe(35);
    expect(sheet.number('trait:powers.total')).toBe(41);
  });

  it('may be among other alternatives: a share of what they cost as alternatives', () => {
    const inner = typedTrait('Glares', { holds: 'alternatives' }, { container: 'powers' });
    const inInner = (name: string, points: number) => inPowers(name, points, { container: 'glares' });
    const sheet = open(powers('alternatives'), inPowers('Breath', 20), inner, inInner('Frost', 10), inInner('Fire', 5));
    // 10 + 5 ÷ 5 are 11, of which a fifth is 2.2: 3.
    expect(['breath', 'frost', 'fire'].map((key) => sheet.number(`trait:${key}.points`))).toEqual([20, 2, 1]);
    expect(sheet.number('trait:powers.total')).toBe(23);
    expect(derivationSentence(sheet.get('trait:fire.points'), 'd')).toContain('as one of its own alternatives 1');
  });

  it('are compared by what inner alternatives cost together, however deep these are', () => {
    const inner = typedTrait('Glares', { holds: 'alternatives' }, { container: 'bundle' });
    const bundle = typedTrait('Bundle', { holds: 'group' }, { container: 'powers' });
    const inInner = (name: string, points: number) => inPowers(name, points, { container: 'glares' });
    // By itself the bundle would be 40; with its alternatives it is 24.
    const inBundle = [bundle, inner, inInner('Frost', 20), inInner('Fire', 20)];
    const sheet = open(powers('alternatives'), inPowers('Breath', 30), ...inBundle);
    expect(sheet.number('trait:breath.points')).toBe(30);
    expect(sheet.number('trait:powers.total')).toBe(35);
  });

  it('round the share of a bundle once', () => {
    const bundle = typedTrait('Bundle', { holds: 'group' }, { container: 'powers' });
    const inBundle = ['Wings', 'Tail', 'Horns'].map((name) => inPowers(name, 11, { container: 'bundle' }));
    const sheet = open(powers('alternatives'), inPowers('Breath', 40), bundle, ...inBundle);
    expect(sheet.number('trait:bundle.total')).toBe(7); // 33 ÷ 5, not 3 × 3.
  });
});
