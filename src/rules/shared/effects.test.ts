import { describe, expect, it } from 'vitest';
import { catalogOf, noTables } from '../../catalog/catalog.ts';
import type { Effect } from '../../catalog/effect.ts';
import { listTraits } from '../../catalog/list-entries.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { derivationSentence } from '../../engine/format.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { choices, saved, trait } from '../../testing/rows.ts';
import { resolveCharacter } from '../resolve/resolve-character.ts';
import { rulesetAbout } from '../rulesets.ts';
import { applyEffects, isReplaced, keyOfLearned } from './effects.ts';
import { indexEffects } from './index-effects.ts';

const cite = { book: 'Test', page: 1 };
const entry = (id: string) => ({ name: id[0]?.toUpperCase() + id.slice(1), description: '', keywords: [] });
const facet = (effects: readonly Effect[]): TraitFacet => ({
  cite,
  kind: 'advantage',
  price: { points: 0, pointsPerLevel: 1 },
  effects,
  parameters: [
    {
      id: 'kind',
      label: 'Kind',
      options: [
        { id: 'one', name: 'one', short: '' },
        { id: 'two', name: 'two', short: '' },
      ],
    },
  ],
});

type Rows = Parameters<typeof trait>[1] & { readonly effects: readonly Effect[] };

/** A Dodge of 10 called "Number" with what these traits, each under its name, do to it and to all active defenses. */
function worked(traits: Readonly<Record<string, Rows>>) {
  const entries = Object.entries(traits);
  const listed = listTraits(
    Object.fromEntries(entries.map(([id]) => [id, entry(id)])),
    Object.fromEntries(entries.map(([id, { effects }]) => [id, facet(effects)])),
  );
  const catalog = catalogOf('lite-3e', { ...noTables, traits: listed });
  const rows = entries.map(([id, { effects: _, ...more }]) => trait(id, more));
  const worksheet = new Worksheet();
  const effects = indexEffects(
    worksheet,
    resolveCharacter(saved('lite-3e', { traits: rows }), rulesetAbout('lite-3e'), catalog),
  );
  worksheet.define({ id: 'iq', name: 'Other', formula: (w) => w.start(7, 'seven') });
  worksheet.define({
    id: 'dodge',
    name: 'Number',
    formula: (w) => applyEffects(w.start(10, 'ten'), effects, 'dodge', 'activeDefenses'),
  });
  const number = worksheet.get('dodge');
  return {
    effects,
    worksheet,
    sentence: derivationSentence(number, 'd'),
    rows: number.steps.map(({ row }) => row),
    notes: number.notes.map(({ words, row }) => `${row}: ${words}`),
  };
}

describe('effects', () => {
  it('work out anew, add, multiply and bound, in that order, however they are listed', () => {
    const { sentence, rows } = worked({
      bound: {
        effects: [
          { to: 'activeDefenses', atMost: 20 },
          { to: 'activeDefenses', times: 3 },
        ],
      },
      more: {
        effects: [
          { to: 'dodge', atMost: 40 },
          { to: 'dodge', times: 2 },
          { to: 'activeDefenses', add: 5 },
        ],
      },
      chair: {
        effects: [
          { to: 'dodge', add: 1 },
          { to: 'dodge', instead: { of: 'iq', over: 2 } },
        ],
      },
    });
    expect(sentence).toBe(
      'Number 20: ten 10; Other 7; Chair ÷ 2; rounded down; Chair +1; More +5; More × 2; Bound × 3; More: maximum 40; Bound: maximum 20.',
    );
    expect(new Set(rows)).toEqual(new Set([undefined, 'chair', 'more', 'bound']));
  });

  it('count once for each level', () => {
    const effects: Effect[] = [
      { to: 'dodge', add: 2, perLevel: true },
      { to: 'dodge', times: 10, perLevel: true },
    ];
    expect(worked({ gift: { level: 3, effects } }).sentence).toBe('Number 16,000: ten 10; Gift +6; Gift × 1,000.');
    const first = 'Number 120: ten 10; Gift +2; Gift × 10.';
    expect(worked({ gift: { level: 1, effects } }).sentence).toBe(first);
    expect(worked({ gift: { level: 0, effects } }).sentence, 'there is no level 0').toBe(first);
    const { worksheet } = worked({ gift: { level: 1_000_000, effects } });
    expect(Number.isFinite(worksheet.get('dodge').value)).toBe(true);
  });

  it('add a share of another number, which is a number of its own', () => {
    const effects: Effect[] = [
      { to: 'dodge', add: 1 },
      { to: 'dodge', share: { of: 'iq', times: 0.5 } },
    ];
    const { sentence, worksheet } = worked({ weight: { effects } });
    expect(sentence).toBe('Number 14½: ten 10; Weight +1; Weight +3½.');
    expect(derivationSentence(worksheet.get('effect:weight.1'), 'd')).toBe(
      'Weight 3½: Other 7; share × ½. (Test p. 1)',
    );
  });

  it('that hold only sometimes are notes, of whatever kind', () => {
    const when = 'at night';
    const effects: Effect[] = [
      { to: 'dodge', add: -2, when },
      { to: 'dodge', times: 2, when },
      { to: 'dodge', atMost: 5, when },
      { to: 'dodge', share: { of: 'iq', times: 1 }, when },
      { to: 'dodge', instead: { of: 'iq', over: 1 }, when },
    ];
    const { sentence, notes, effects: index } = worked({ owl: { effects } });
    expect(sentence).toBe('Number 10: ten 10.');
    expect(notes).toEqual([
      'owl: −2 at night (Owl)',
      'owl: × 2 at night (Owl)',
      'owl: at most 5 at night (Owl)',
      'owl: at night (Owl)',
      'owl: at night (Owl)',
    ]);
    expect(isReplaced(index, 'dodge')).toBe(false);
  });

  it('for learned skills are indexed separately', () => {
    const { sentence, effects } = worked({ talent: { effects: [{ to: { skill: 'bow' }, add: 2, learned: true }] } });
    expect(sentence).toBe('Number 10: ten 10.');
    expect(effects.get(keyOfLearned('skill:bow'))?.map(({ amount }) => amount)).toEqual([2]);
  });
});

describe('an effect that another trait takes away', () => {
  const scar: Rows = { effects: [{ to: 'dodge', add: -1, unless: [{ trait: 'charm', options: ['two'] }] }] };
  const charm = (kind: string, more: Partial<Rows> = {}) => ({ effects: [], choices: choices({ kind }), ...more });

  it('counts without that trait, with another of its answers, and once it is bought off', () => {
    const counts = 'Number 9: ten 10; Scar −1.';
    expect(worked({ scar }).sentence).toBe(counts);
    expect(worked({ scar, charm: charm('one') }).sentence).toBe(counts);
    expect(worked({ scar, charm: charm('two', { boughtOff: true }) }).sentence).toBe(counts);
  });

  it('is a note with that trait', () => {
    const spared = worked({ scar, charm: charm('two') });
    expect([spared.sentence, spared.notes]).toEqual([
      'Number 10: ten 10.',
      ['scar: −1 does not apply with Charm (Scar)'],
    ]);
  });

  it('may be taken away by an answer of its own trait, without a note', () => {
    const sight = (kind: string): Rows => ({
      effects: [{ to: 'dodge', add: -2, unless: [{ trait: 'sight', options: ['two'] }] }],
      choices: choices({ kind }),
    });
    expect(worked({ sight: sight('one') }).sentence).toBe('Number 8: ten 10; Sight −2.');
    const glasses = worked({ sight: sight('two') });
    expect([glasses.sentence, glasses.notes]).toEqual(['Number 10: ten 10.', []]);
  });
});
