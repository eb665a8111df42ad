import type { TraitLimit } from '../../catalog/trait-entry.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { traitStat } from '../stat-ids.ts';
import { finding } from './findings.ts';
import { attributeNames } from './skill-names.ts';
import { holderOf } from './trait-holders.ts';

/** What traits do not go with or ask for, and those that are had too often or for too many points. */
export function traitLimitFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const found: Finding[] = [];
  const pairs = new Set<string>();
  for (const trait of context.traits) {
    for (const limit of trait.facet?.limits ?? []) {
      const broken = 'attribute' in limit ? attributeFinding(worksheet, context, trait, limit) : null;
      if (broken) found.push(broken);
      if ('not' in limit) {
        const other = holderOf(context, limit.not, limit.options, trait);
        const pair = other && [trait.key, other.key].sort().join(' ');
        if (!other || !pair || pairs.has(pair)) continue;
        pairs.add(pair);
        found.push(traitFinding(trait, { code: 'traits-exclude', name: trait.plainName, other: other.name }));
      }
      if ('needs' in limit && !holderOf(context, limit.needs, limit.options)) {
        found.push(traitFinding(trait, { code: 'trait-needs', name: trait.plainName, needed: needed(context, limit) }));
      }
    }
  }
  return [...found, ...countFindings(worksheet, context)];
}

const traitFinding = (trait: ResolvedTrait, fact: Parameters<typeof finding>[0]): Finding =>
  finding(fact, 'rule', { chapter: 'traits', row: trait.key }, trait.facet?.cite);

/** A bound from above holds at any time, one from below when the character is made; a race's modifier is in both. */
function attributeFinding(
  worksheet: Worksheet,
  context: SheetContext,
  trait: ResolvedTrait,
  { attribute, atMost, atLeast }: Extract<TraitLimit, { attribute: string }>,
): Finding | null {
  const name = trait.name;
  const now = worksheet.number(attribute);
  const atFirst = context.character.attributes[attribute] + (context.race.facet?.[attribute] ?? 0);
  const of = { name, attribute: attributeNames[attribute] };
  if (atMost !== undefined && now > atMost) {
    return traitFinding(trait, { code: 'trait-attribute', ...of, score: now, bound: atMost, most: true });
  }
  if (atLeast !== undefined && atFirst < atLeast) {
    return traitFinding(trait, { code: 'trait-attribute', ...of, score: atFirst, bound: atLeast, most: false });
  }
  return null;
}

function needed(context: SheetContext, { needs, options }: { needs: string; options?: readonly string[] }): string {
  const entry = context.catalog.traits.get(needs);
  const words = entry?.name ?? needs;
  const named = entry?.facet.parameters
    ?.flatMap((parameter) => parameter.options ?? [])
    .filter(({ id }) => options?.includes(id))
    .map(({ name }) => name);
  return named?.length ? `${words} (${named.join(' or ')})` : words;
}

/** Traits that can be had a few times, and for so many points together. */
function countFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const byId = new Map<string, ResolvedTrait[]>();
  for (const trait of context.traits) {
    if (!trait.facet?.most && !trait.facet?.mostPoints) continue;
    // One that gives or costs nothing is no more than a note.
    if (worksheet.number(traitStat(trait.key)) === 0) continue;
    byId.set(trait.id, [...(byId.get(trait.id) ?? []), trait]);
  }
  return [...byId.values()].flatMap((traits) => {
    const [first] = traits;
    const last = traits.at(-1);
    if (!first?.facet || !last) return [];
    const { most, mostPoints } = first.facet;
    const name = first.plainName;
    const points = traits.reduce((sum, { key }) => sum + worksheet.number(traitStat(key)), 0);
    const found: Finding[] = [];
    if (most !== undefined && traits.length > most) {
      found.push(traitFinding(last, { code: 'too-many-of', name, count: traits.length, most }));
    }
    if (mostPoints !== undefined && points < -mostPoints) {
      found.push(traitFinding(last, { code: 'too-many-points-of', name, points, most: -mostPoints }));
    }
    return found;
  });
}
