import { describe, expect, it } from 'vitest';
import { glossary } from '../../catalog/glossary.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { printCharacters } from '../../testing/print-characters.ts';
import { findTermOf, searchTerms, termsOf } from './terms.ts';

describe('the glossary', () => {
  it.each(rulesetIds)(
    'has at least 55 terms under %s, each name once, and links to terms of the same ruleset',
    (id) => {
      const terms = termsOf(id);
      expect(terms.length).toBeGreaterThanOrEqual(55);
      expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
      for (const { name, see = [] } of terms) {
        const near = see.filter((other) => terms.some((term) => term.id === other));
        expect(near.length, `${name} leads to another term`).toBeGreaterThan(0);
      }
    },
  );

  it('has two or three whole sentences for each term, and links to terms that are there', () => {
    const ids = glossary.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, about, see = [], rulesets = rulesetIds } of glossary) {
      expect(about, name).toMatch(/^[A-Z0-9†].*[.]$/);
      expect(about.length, name).toBeLessThan(300);
      expect(about.match(/[.;:] /g)?.length ?? 0, name).toBeGreaterThan(0);
      expect(ids, name).toEqual(expect.arrayContaining([...see]));
      for (const id of rulesets) expect(rulesetIds, name).toContain(id);
    }
  });

  it.each([
    ['fourth-edition', 'dodge', 'dodge'],
    ['man-to-man', 'dodge', 'dodge-by-move'],
    ['fourth-edition', 'line:sword.0.parry', 'parry'],
    ['fourth-edition', 'line:natural.kick.karate.damage', 'damage'],
    ['man-to-man', 'line:bow.0.increment', 'increment'],
    ['fourth-edition', 'hitPoints', 'hit-points'],
    ['lite-3e', 'hitPoints', 'hits'],
    ['fourth-edition', 'dx.melee', 'dexterity'],
    ['fourth-edition', 'place:skull.damageResistance.crushing', 'damage-resistance'],
    ['fourth-edition', 'limit.2', 'load'],
    ['fourth-edition', 'skill:k1.level', 'skill'],
    ['fourth-edition', 'reaction:elves', 'reaction'],
  ])('under %s "%s" is explained by %s', (ruleset, stat, term) => {
    expect(findTermOf(stat, ruleset)?.id).toBe(term);
  });

  it('explains no number by a word that it is not', () => {
    expect(findTermOf('constructor', 'fourth-edition')).toBeNull();
    expect(findTermOf('item:rope.quantity', 'fourth-edition')).toBeNull();
  });

  it('has a term for every number of the head of a sheet', () => {
    for (const { ruleset, kind, sheet } of printCharacters) {
      if (kind !== 'ordinary') continue;
      const { attributes, secondary } = sheet();
      for (const { name, level } of [...attributes, ...secondary]) {
        expect(level.stat && findTermOf(level.stat, ruleset), `${ruleset}: ${name}`).toBeTruthy();
      }
    }
  });

  it('is searched by name, other names and contents, the name first, without regard to case and accents', () => {
    const terms = termsOf('fourth-edition');
    expect(searchTerms(terms, 'DR')[0]?.id).toBe('damage-resistance');
    expect(searchTerms(terms, 'párry')[0]?.id).toBe('parry');
    expect(searchTerms(terms, 'hp')[0]?.id).toBe('hit-points');
    expect(searchTerms(terms, 'poison').map(({ id }) => id)).toContain('health');
    expect(searchTerms(terms, 'xyzzy')).toEqual([]);
    expect(searchTerms(terms, ' ')).toBe(terms);
  });
});
