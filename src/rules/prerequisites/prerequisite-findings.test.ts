import { describe, expect, it } from 'vitest';
import { catalogOf, noTables } from '../../catalog/catalog.ts';
import { listSkills, listTraits } from '../../catalog/list-entries.ts';
import type { Prerequisite } from '../../catalog/prerequisite.ts';
import { Worksheet } from '../../engine/worksheet.ts';
import { saved, skill, trait } from '../../testing/rows.ts';
import { findingSentence } from '../findings/finding-sentences.ts';
import { resolveCharacter } from '../resolve/resolve-character.ts';
import { rulesetAbout } from '../rulesets.ts';
import { prerequisiteFindings } from './prerequisite-findings.ts';

const cite = { book: 'Test', page: 1 };

/** Ids and sentences of the findings on a character with HT 11 who has all of these entries. */
function findings(
  traits: Readonly<Record<string, readonly Prerequisite[]>>,
  skills: Readonly<Record<string, readonly Prerequisite[]>> = {},
): [string, string][] {
  const entries = (ids: readonly string[]) =>
    Object.fromEntries(
      ids.map((id) => [id, { name: id[0]?.toUpperCase() + id.slice(1), description: '', keywords: [] }]),
    );
  const facets = <F>(
    needs: Readonly<Record<string, readonly Prerequisite[]>>,
    facet: (prerequisites: readonly Prerequisite[]) => F,
  ): Record<string, F> =>
    Object.fromEntries(Object.entries(needs).map(([id, prerequisites]) => [id, facet(prerequisites)]));
  const catalog = catalogOf('lite-3e', {
    ...noTables,
    traits: listTraits(
      entries(Object.keys(traits)),
      facets(traits, (prerequisites) => ({ cite, kind: 'advantage', price: { points: 5 }, prerequisites })),
    ),
    skills: listSkills(
      entries(Object.keys(skills)),
      facets(skills, (prerequisites) => ({
        cite,
        attribute: 'iq',
        kind: 'mental',
        difficulty: 'easy',
        defaults: [],
        prerequisites,
      })),
    ),
  });
  const rows = {
    traits: Object.keys(traits).map((id) => trait(id)),
    skills: Object.keys(skills).map((id) => skill(id, 1)),
  };
  const context = resolveCharacter(
    saved('lite-3e', { ...rows, attributes: { ht: 11 } }),
    rulesetAbout('lite-3e'),
    catalog,
  );
  const worksheet = new Worksheet();
  worksheet.define({ id: 'ht', name: 'HT', formula: (w) => w.start(11, 'HT') });
  worksheet.define({ id: 'ht.bought', name: 'HT, bought', formula: (w) => w.start(11, 'bought') });
  return prerequisiteFindings(worksheet, context).map(({ id, fact }) => [id, findingSentence(fact)]);
}

describe('prerequisiteFindings', () => {
  it('finds nothing where all prerequisites are met', () => {
    expect(findings({ gift: [{ attribute: 'ht', atLeast: 11 }], other: [{ trait: 'gift' }] })).toEqual([]);
  });

  it('names the bound of an attribute', () => {
    expect(
      findings({ thin: [{ attribute: 'ht', atMost: 10 }], hale: [{ attribute: 'ht', atLeast: 12, atStart: true }] }),
    ).toEqual([
      ['trait-attribute:thin', 'Thin requires HT 10 or less; it is 11.'],
      ['trait-attribute:hale', 'Hale requires a starting HT of 12 or more; it is 11.'],
    ]);
  });

  it('names a missing trait, and a bound that holds at any time, in the words of the prerequisite', () => {
    expect(findings({ rank: [{ trait: 'wealth' }], hale: [{ attribute: 'ht', atLeast: 12 }] })).toEqual([
      ['trait-needs:rank', 'Rank requires wealth.'],
      ['trait-needs:hale', 'Hale requires HT 12.'],
    ]);
  });

  it('reports two traits that exclude each other once', () => {
    expect(findings({ strong: [{ not: { trait: 'weak' } }], weak: [{ not: { trait: 'strong' } }] })).toEqual([
      ['traits-exclude:strong', 'Strong and Weak do not go together.'],
    ]);
  });

  it('has one finding for a skill, with all that is missing', () => {
    const needs: Prerequisite[] = [
      { attribute: 'ht', atLeast: 12 },
      { attribute: 'ht', atLeast: 9 },
      { trait: 'gift' },
    ];
    expect(findings({}, { flying: needs })).toEqual([['skill-needs:flying', 'Flying requires HT 12, gift.']]);
  });
});
