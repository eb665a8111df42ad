import { type GlossaryTerm, glossary } from '../../catalog/glossary.ts';
import { foldLetters } from '../../engine/fold-letters.ts';
import type { StatId } from '../../engine/step.ts';

/** The terms that a ruleset has, in the order of their names. */
export const termsOf = (rulesetId: string): readonly GlossaryTerm[] =>
  glossary
    .filter(({ rulesets }) => rulesets?.includes(rulesetId) ?? true)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

/**
 * The term that explains a number of the sheet: the one that names it, or what it is a part of. Null if there is none.
 * A number of a row, "line:KEY.kick.parry", is looked up without the key and by its last part first: "line.parry".
 */
export function findTermOf(stat: StatId, rulesetId: string): GlossaryTerm | null {
  const terms = termsOf(rulesetId);
  for (const name of namesOf(stat)) {
    const term = terms.find(({ stats }) => stats?.includes(name));
    if (term) return term;
  }
  return null;
}

function namesOf(stat: StatId): string[] {
  const ofRow = /^(\w+):(?:[^.]*\.)?(.*)$/.exec(stat);
  if (ofRow) {
    const [, kind = '', rest = ''] = ofRow;
    const parts = rest.split('.').filter(Boolean).toReversed();
    return [...parts.map((part) => `${kind}.${part}`), kind];
  }
  const parts = stat.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

/** The terms that a search finds: by name or other name first, then by what is said about them. */
export function searchTerms(terms: readonly GlossaryTerm[], query: string): readonly GlossaryTerm[] {
  const sought = foldLetters(query.trim());
  if (sought === '') return terms;
  const rankOf = ({ name, also = [], about }: GlossaryTerm): number => {
    const names = [name, ...also].map(foldLetters);
    if (names.includes(sought)) return 0;
    if (names.some((each) => each.startsWith(sought))) return 1;
    if (names.some((each) => each.includes(sought))) return 2;
    return foldLetters(about).includes(sought) ? 3 : 4;
  };
  return terms
    .map((term) => ({ term, rank: rankOf(term) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ term }) => term);
}
