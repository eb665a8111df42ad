import { describe, expect, it, test } from 'vitest';
import { catalogOf, noTables } from '../../catalog/catalog.ts';
import { listSkills, listTraits } from '../../catalog/list-entries.ts';
import type { Prerequisite } from '../../catalog/prerequisite.ts';
import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { TraitFacet } from '../../catalog/trait-entry.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { choices, saved, skill, trait } from '../../testing/rows.ts';
import { resolveCharacter } from '../resolve/resolve-character.ts';
import { rulesetAbout } from '../rulesets.ts';
import { skillStat } from '../stat-ids.ts';
import { prerequisiteLines } from './prerequisite-lines.ts';
import { findUnmet } from './unmet.ts';

const cite = { book: 'Test', page: 1 };
const entry = (name: string) => ({ name, description: '', keywords: [] });
const traitFacet: TraitFacet = {
  cite,
  kind: 'advantage',
  price: { pointsPerLevel: 5 },
  parameters: [
    {
      id: 'kind',
      label: 'Kind',
      options: [
        { id: 'poor', name: 'Poor' },
        { id: 'rich', name: 'Rich' },
      ],
    },
  ],
};
const skillFacet: SkillFacet = { cite, attribute: 'iq', kind: 'mental', difficulty: 'hard', defaults: [] };
const spell = (...colleges: string[]): SkillFacet => ({
  ...skillFacet,
  spell: { class: 'regular', time: '', duration: '', cost: '', colleges },
});
const catalog = catalogOf('lite-3e', {
  ...noTables,
  traits: listTraits(
    { gift: entry('Gift'), wealth: entry('Wealth'), curse: entry('Curse') },
    { gift: traitFacet, wealth: traitFacet, curse: traitFacet },
  ),
  skills: listSkills(
    {
      guns: entry('Guns'),
      law: entry('Law'),
      flame: entry('Flame'),
      spark: entry('Spark'),
      frost: entry('Frost'),
      asking: entry('Asking'),
    },
    {
      guns: skillFacet,
      law: skillFacet,
      flame: spell('fire'),
      spark: spell('fire', 'light'),
      frost: spell('water'),
      asking: spell('fire'),
    },
  ),
});

const character = saved('lite-3e', {
  attributes: { ht: 11, iq: 12 },
  campaign: { techLevel: 7 },
  traits: [trait('gift', { level: 2 }), trait('wealth', { choices: choices({ kind: 'rich' }) })],
  skills: [
    skill('guns', 2, { speciality: 'Pistol' }),
    skill('law', 0),
    skill('flame', 1),
    skill('spark', 1),
    skill('asking', 1),
  ],
});
/** Levels on the worksheet; `law` has a default only. */
const levels = { guns: 13, law: 7, flame: 12, spark: 11, asking: 10 };

const worksheet = new Worksheet();
for (const [id, value] of Object.entries({ ht: 13, iq: 12, 'ht.bought': character.character.attributes.ht })) {
  worksheet.define({ id, name: id, formula: (w) => w.start(value, id) });
}
for (const [key, level] of Object.entries(levels)) {
  worksheet.define({ id: skillStat(key, 'level'), name: key, formula: (w) => w.start(level, key) });
}
const context = resolveCharacter(character, rulesetAbout('lite-3e'), catalog);
/** The entry "asking" has the prerequisites, and never counts itself. */
const scope = { worksheet, context, key: 'asking' };

const metLeaf: Prerequisite = { attribute: 'iq', atLeast: 12 };
const unmetLeaf: Prerequisite = { attribute: 'iq', atLeast: 13 };

const met: readonly (readonly [string, Prerequisite])[] = [
  ['IQ 12', metLeaf],
  ['HT at most 13', { attribute: 'ht', atMost: 13 }],
  ['HT 13 to 14', { attribute: 'ht', atLeast: 13, atMost: 14 }],
  ['HT 11', { attribute: 'ht', atLeast: 11, atStart: true }],
  ['Gift', { trait: 'gift' }],
  ['Gift 2', { trait: 'gift', level: 2 }],
  ['Wealth (Rich)', { trait: 'wealth', options: ['rich'] }],
  ['Wealth (Poor or Rich)', { trait: 'wealth', options: ['poor', 'rich'] }],
  ['Guns', { skill: 'guns' }],
  ['Guns at 13', { skill: 'guns', level: 13 }],
  ['Guns (Pistol) at 12', { skill: 'guns', speciality: 'Pistol', level: 12 }],
  ['Law at 7', { skill: 'law', level: 7 }],
  ['Flame', { spell: 'flame' }],
  ['Flame at 12', { spell: 'flame', level: 12 }],
  ['2 other spells', { spells: 2 }],
  ['2 other spells of fire', { spells: 2, college: 'fire' }],
  ['1 other spell of light', { spells: 1, college: 'light' }],
  ['spells of 2 colleges', { colleges: 2 }],
  ['tech level 7', { techLevel: { atLeast: 7 } }],
  ['tech level at most 7', { techLevel: { atMost: 7 } }],
  ['IQ 12 and Gift', { all: [metLeaf, { trait: 'gift' }] }],
  ['', { all: [] }],
  ['IQ 13 or IQ 12', { any: [unmetLeaf, metLeaf] }],
  ['not IQ 13', { not: unmetLeaf }],
  ['2 of IQ 12, IQ 13, Gift', { count: 2, of: [metLeaf, unmetLeaf, { trait: 'gift' }] }],
  ['IQ 12 and (IQ 13 or Gift)', { all: [metLeaf, { any: [unmetLeaf, { trait: 'gift' }] }] }],
];

const missing: readonly (readonly [string, Prerequisite, number | null | undefined])[] = [
  ['IQ 13', unmetLeaf, 12],
  ['HT at most 12', { attribute: 'ht', atMost: 12 }, 13],
  ['HT 14 to 15', { attribute: 'ht', atLeast: 14, atMost: 15 }, 13],
  ['HT 12', { attribute: 'ht', atLeast: 12, atStart: true }, 11],
  ['Curse', { trait: 'curse' }, 0],
  ['Gift 3', { trait: 'gift', level: 3 }, 2],
  ['Wealth (Poor)', { trait: 'wealth', options: ['poor'] }, 0],
  ['Law', { skill: 'law' }, undefined],
  ['Guns at 14', { skill: 'guns', level: 14 }, undefined],
  ['Guns (Rifle)', { skill: 'guns', speciality: 'Rifle' }, undefined],
  ['Flame', { skill: 'flame' }, undefined],
  ['Frost', { spell: 'frost' }, undefined],
  ['Spark at 12', { spell: 'spark', level: 12 }, undefined],
  ['Asking', { spell: 'asking' }, undefined],
  ['3 other spells', { spells: 3 }, 2],
  ['1 other spell of water', { spells: 1, college: 'water' }, 0],
  ['spells of 3 colleges', { colleges: 3 }, 2],
  ['tech level 8', { techLevel: { atLeast: 8 } }, 7],
  ['tech level at most 6', { techLevel: { atMost: 6 } }, 7],
  ['IQ 12 and IQ 13', { all: [metLeaf, unmetLeaf] }, undefined],
  ['IQ 13 or Curse', { any: [unmetLeaf, { trait: 'curse' }] }, undefined],
  ['', { any: [] }, undefined],
  ['not IQ 12', { not: metLeaf }, undefined],
  ['2 of IQ 12, IQ 13, Curse', { count: 2, of: [metLeaf, unmetLeaf, { trait: 'curse' }] }, 1],
  ['(IQ 12 and IQ 13) or Curse', { any: [{ all: [metLeaf, unmetLeaf] }, { trait: 'curse' }] }, undefined],
];

describe('unmet', () => {
  it.each(met)('is null where a character has: %s', (_, prerequisite) => {
    expect(findUnmet(prerequisite, scope)).toBeNull();
  });

  it.each(missing)('is what a character lacks: %s', (_, prerequisite, actual) => {
    expect(findUnmet(prerequisite, scope)).toMatchObject({ prerequisite, ...(actual === undefined ? {} : { actual }) });
  });

  it('names the parts that are missing', () => {
    const tree: Prerequisite = { all: [metLeaf, unmetLeaf, { any: [unmetLeaf, { trait: 'curse' }] }] };
    const parts = findUnmet(tree, scope)?.parts ?? [];
    expect(parts.map(({ prerequisite }) => prerequisite)).toEqual([
      unmetLeaf,
      { any: [unmetLeaf, { trait: 'curse' }] },
    ]);
    expect(parts[1]?.parts).toHaveLength(2);
  });

  it('names the trait that is excluded', () => {
    expect(findUnmet({ not: { trait: 'gift' } }, scope)?.excluded?.name).toBe('Gift (Poor)');
    expect(findUnmet({ not: { any: [{ trait: 'curse' }, { trait: 'wealth' }] } }, scope)?.excluded?.id).toBe('wealth');
    expect(findUnmet({ not: metLeaf }, scope)).not.toHaveProperty('excluded');
    expect(findUnmet({ not: { trait: 'gift' } }, { ...scope, key: 'gift' })).toBeNull();
  });

  it('does not count a trait that was bought off', () => {
    const traits = [trait('gift', { boughtOff: true })];
    const otherContext = resolveCharacter(saved('lite-3e', { traits }), rulesetAbout('lite-3e'), catalog);
    expect(findUnmet({ trait: 'gift' }, { worksheet, context: otherContext })).not.toBeNull();
  });

  it('reports any bound on an unset tech level', () => {
    const otherContext = resolveCharacter(saved('lite-3e', {}), rulesetAbout('lite-3e'), catalog);
    for (const techLevel of [{ atLeast: 0 }, { atMost: 20 }]) {
      expect(findUnmet({ techLevel }, { worksheet, context: otherContext })).toMatchObject({ actual: null });
    }
  });
});

test('prerequisiteLines: words for each prerequisite, and whether it is met', () => {
  const rows = [...met, ...missing];
  const lines = prerequisiteLines(
    rows.map(([, prerequisite]) => prerequisite),
    scope,
  );
  expect(lines).toEqual([
    ...met.map(([words]) => ({ words, met: true })),
    ...missing.map(([words]) => ({ words, met: false })),
  ]);
});
