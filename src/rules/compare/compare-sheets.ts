import type { DerivedCharacter } from '../derive-character.ts';
import { compareAttacks } from './compare-attacks.ts';
import { compareConcept } from './compare-concept.ts';
import { compareAttributes, compareDefenses, compareDerived, compareLoad } from './compare-numbers.ts';
import { comparePoints } from './compare-points.ts';
import { comparePossessions, pairItems } from './compare-possessions.ts';
import { compareRules } from './compare-rules.ts';
import { compareSkills } from './compare-skills.ts';
import { compareTraits } from './compare-traits.ts';
import { type Both, type ComparedChapterId, type Comparison, comparedChapters, type Difference } from './comparison.ts';
import { findSmaller } from './find-smaller.ts';

/**
 * What differs between two characters, number by number and choice by choice, each with the steps that make the
 * difference; what is the same is left out. They may be two states of one character, one character under two rulesets, or
 * two quite different ones. Numbers are compared by their values, whatever way each ruleset writes them.
 */
export function compareSheets(before: DerivedCharacter, after: DerivedCharacter): Comparison {
  const both: Both = { before, after, sameRules: before.ruleset.id === after.ruleset.id };
  const items = pairItems(both);
  const { skills, spells } = compareSkills(both);
  const found: Readonly<Record<ComparedChapterId, readonly Difference[]>> = {
    attributes: compareAttributes(both),
    derived: compareDerived(both),
    defenses: compareDefenses(both),
    load: compareLoad(both),
    traits: compareTraits(both),
    skills,
    spells,
    weapons: compareAttacks(both, items),
    possessions: comparePossessions(both, items),
    points: comparePoints(both),
    concept: compareConcept(both),
    rules: compareRules(both),
  };
  const ids: readonly ComparedChapterId[] = Object.keys(comparedChapters).filter(
    (id): id is ComparedChapterId => id in found,
  );
  const chapters = ids.flatMap((id) => {
    const differences = found[id];
    return differences.length > 0
      ? [{ id, name: comparedChapters[id], differences, smaller: findSmaller(differences) }]
      : [];
  });
  return { chapters, count: chapters.reduce((sum, { differences }) => sum + differences.length, 0) };
}
