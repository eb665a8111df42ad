import { characterSchema } from '../../character/character.ts';
import { isRecord, partOf, type Schema } from '../../character/schema-parts.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { findHouseRule } from '../../rules/house-rules/offered-rules.ts';
import { switchState } from '../../rules/house-rules/rules-in-force.ts';
import { compareAttacks } from './compare-attacks.ts';
import { compareConcept, comparePoints } from './compare-concept.ts';
import { compareAttributes, compareDefenses, compareDerived, compareLoad } from './compare-numbers.ts';
import { comparePossessions, pairItems } from './compare-possessions.ts';
import { compareSkills, compareTraits } from './compare-rows.ts';
import {
  type Both,
  type ComparedChapterId,
  type Comparison,
  comparedChapters,
  type Difference,
  textDifference,
} from './comparison.ts';
import { longTextDifference } from './typed-in-differences.ts';

/** A chapter with more differences than this is long. */
const MANY = 6;
/** So many differences of a long chapter are not smaller ones, or a few more, so that a thing is not torn apart. */
const FOREMOST = 4;
/** Fewer than this are not worth folding away. */
const WORTH_FOLDING = 3;

/** How much of a unit weighs as much as one point or one level. */
const perUnit = { points: 1, lb: 5, $: 100 } as const;
/** A number without points weighs no more than this, since figures have scales of their own. */
const MAX_CHANGE = 3;
/** What is no number: a choice or text that is the thing itself ("Race"), and one of its parts ("note"). */
const TEXT = 2;
const PART = 0.25;
const DETAIL = 0.1;

/**
 * Those of a chapter's differences that weigh least, in their order; none where there are few. Points weigh by their number, other
 * figures by how much they change, texts and parts of figures least. All differences of one thing (the level and the points of a
 * skill) count as the largest of them; of equal weights the first is the larger.
 */
export function findSmaller(differences: readonly Difference[]): readonly Difference[] {
  if (differences.length <= MANY) return [];
  const things: { readonly of: Difference[]; weight: number }[] = [];
  differences.forEach((difference, i) => {
    const thing = difference.name === differences[i - 1]?.name ? things.at(-1) : undefined;
    if (thing) {
      thing.of.push(difference);
      thing.weight = Math.max(thing.weight, weigh(difference));
    } else things.push({ of: [difference], weight: weigh(difference) });
  });
  const foremost = new Set<Difference>();
  for (const { of } of [...things].sort((a, b) => b.weight - a.weight)) {
    if (foremost.size >= FOREMOST) break;
    for (const difference of of) foremost.add(difference);
  }
  const smaller = differences.filter((difference) => !foremost.has(difference));
  return smaller.length < WORTH_FOLDING ? [] : smaller;
}

function weigh({ part, change, unit, worth, detail }: Difference): number {
  if (detail) return DETAIL;
  if (worth !== undefined) return Math.abs(worth);
  if (change === undefined) return part === '' ? TEXT : PART;
  const size = Math.abs(change) / (unit ? perUnit[unit] : 1);
  return unit === 'points' ? size : Math.min(size, MAX_CHANGE);
}

/**
 * What of a value its schema does not know, as a file of a newer version may have it: each such field with its place.
 * Rows are matched by their keys.
 */
function unknownFields(schema: Schema, value: unknown, place = ''): [place: string, value: unknown][] {
  const part = partOf(schema);
  if (part.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, i) =>
      unknownFields(part.item, item, `${place}/${isRecord(item) && typeof item.key === 'string' ? item.key : i}`),
    );
  }
  if (part.kind !== 'object' || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = ownValue(part.fields, name);
    return field ? unknownFields(field, inner, `${place}/${name}`) : [[`${place}/${name}`, inner]];
  });
}

/** The ruleset, its optional and house rules, findings that were let be, and what only a file knows. */
function compareRules(both: Both): Difference[] {
  const { before, after } = both;
  return [
    ...textDifference({ key: 'rules:ruleset', name: 'Ruleset' }, before.ruleset.name, after.ruleset.name),
    ...houseRuleDifferences(both),
    ...waiverDifferences(both),
    ...leftOver('rules:aside', 'Set aside from a file', asideOf(before), asideOf(after)),
    ...leftOver('rules:unknown', 'Not recognized here', unknownOf(before), unknownOf(after)),
  ];
}

function houseRuleDifferences({ before, after }: Both): Difference[] {
  const ids = new Set([...before.context.saved.houseRules, ...after.context.saved.houseRules]);
  return [...ids].flatMap((id) =>
    textDifference(
      { key: `rules:${id}`, name: findHouseRule(id)?.name ?? id },
      switchState(before.context, id),
      switchState(after.context, id),
      { absent: 'not in these rules' },
    ),
  );
}

function waiverDifferences({ before, after }: Both): Difference[] {
  const of = ({ context }: DerivedCharacter) =>
    new Map(context.character.waivers.map(({ finding, reason }) => [finding, reason || 'allowed']));
  const [left, right] = [of(before), of(after)];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((id) => {
    const finding = [...after.findings, ...before.findings].find((candidate) => candidate.id === id);
    const name = finding ? findingSentence(finding.fact).replace(/\.$/, '') : 'An issue that no longer applies';
    return textDifference(
      { key: `rules:waiver.${id}`, name, part: 'allowed' },
      left.get(id) ?? null,
      right.get(id) ?? null,
      {
        absent: 'none',
      },
    );
  });
}

const asideOf = ({ context }: DerivedCharacter): unknown[] => [...context.character.setAside];

const unknownOf = ({ context }: DerivedCharacter): unknown[] => [
  ...unknownFields(characterSchema, context.character),
  ...Object.entries(context.saved.extra ?? {}),
];

function leftOver(key: string, name: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const stringify = (things: readonly unknown[]) => (things.length === 0 ? '' : JSON.stringify(things));
  return longTextDifference({ key, name }, stringify(before), stringify(after));
}

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
