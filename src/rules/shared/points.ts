import type { TraitEntryKind } from '../../catalog/trait-entry.ts';
import type { AttributeId } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { ResolvedSkill, ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { containerStat, skillStat, traitStat } from '../stat-ids.ts';
import { type AttributePrices, priceAttribute } from './attributes.ts';
import { findRaceLevel, findRacePoints, isRaceRow, nameWithLevel } from './rows.ts';
import { formatRelativeLevel, resolveSkillFacet, type SkillLadder } from './skill-ladder.ts';
import { findMetaTrait, kindNames } from './traits.ts';

interface RaceCostRules extends AttributePrices {
  readonly ladder: SkillLadder;
  readonly cite: Citation;
  /** The points of a modifier after discounts: the size of a large race, for ST. */
  discounted?(points: number, id: AttributeId): number;
}

/** The average score of a human, which modifiers of a race are read against. */
const average = 10;

/**
 * The price of membership in a race, in points: the printed or the player's price, or else the total of its parts
 * (GURPS Lite p. 21).
 */
function defineRaceCost(worksheet: Worksheet, context: SheetContext, id: string, rules: RaceCostRules): void {
  const { race } = context;
  const points = race.facet?.points;
  worksheet.define({
    id,
    name: 'race',
    unit: 'points',
    cite: points === undefined ? rules.cite : race.facet?.cite,
    formula: (w) => {
      if (points !== undefined) w.start(points, race.name, { cite: race.facet?.cite });
      else addParts(w.start(0, race.name), context, rules);
    },
  });
}

/** The price of a race's modifier in points: that of the score of an average member. */
const modifierPrice = (rules: AttributePrices, id: AttributeId, modifier: number): number =>
  priceAttribute(rules, id, average + modifier);

function addParts(w: DerivationBuilder, context: SheetContext, rules: RaceCostRules): void {
  const { facet, traits, skills } = context.race;
  const { cite } = rules;
  for (const { id, short } of rules.attributes) {
    const modifier = facet?.[id] ?? 0;
    if (modifier !== 0) {
      const listed = modifierPrice(rules, id, modifier);
      const points = rules.discounted?.(listed, id) ?? listed;
      if (points !== listed)
        w.fact(`list price of ${short} ${formatSigned(modifier)}, before the discount`, listed, { cite });
      w.add(points, `${short} ${formatSigned(modifier)}`, { cite, part: id });
    }
  }
  for (const trait of traits)
    if (trait.facet) w.addFrom(traitStat(trait.key), 1, nameWithLevel(trait), { part: trait.key });
  for (const skill of skills) {
    const skillFacet = resolveSkillFacet(context, skill);
    if (!skillFacet || skill.raceRelative === null) continue;
    const levelWords = formatRelativeLevel(skillFacet, findRaceLevel(rules.ladder, skillFacet, skill.raceRelative));
    w.add(findRacePoints(rules.ladder, skillFacet, skill), `${skill.name} at ${levelWords}`, { cite, part: skill.key });
  }
}

interface PointRules {
  readonly attributes: readonly string[];
  /** What is bought off the attributes (fourth edition). */
  readonly secondary: readonly string[];
  readonly traitKinds: readonly TraitEntryKind[];
  readonly race: RaceCostRules;
  readonly cite: Citation;
}

/** The stat that holds a chapter's points. */
export const pointsStat = (
  chapter: 'attributes' | 'secondary' | 'race' | 'skills' | SkillPart | TraitEntryKind,
): StatId => `points.${chapter}`;
/** A spell is a skill: if there are spells, the points in skills have these two parts. */
type SkillPart = 'otherSkills' | 'spells';

/** A number that is added up, and the row that it is of; '' for none. With a sign, only if it has that sign. */
type Part = readonly [stat: StatId, row: string, sign?: 'negative' | 'notNegative'];

const none: readonly Part[] = [];
const partsOfSkills: readonly Part[] = [
  [pointsStat('otherSkills'), ''],
  [pointsStat('spells'), ''],
];

/** The points of traits by their kinds. A meta-trait is one price, toward the kind that has its sign (Basic Set p. 262). */
const traitParts = memoizeByObject((traits: readonly ResolvedTrait[]): ReadonlyMap<TraitEntryKind, readonly Part[]> => {
  const parts = new Map<TraitEntryKind, Part[]>();
  const add = (kind: TraitEntryKind, part: Part): void => {
    const ofKind = parts.get(kind);
    if (ofKind) ofKind.push(part);
    else parts.set(kind, [part]);
  };
  for (const trait of traits) {
    const { facet, key } = trait;
    const whole = findMetaTrait(traits, trait);
    if (facet && !whole) add(facet.kind, [traitStat(key), key]);
    if (whole === trait) {
      add('advantage', [containerStat(key), key, 'notNegative']);
      add('disadvantage', [containerStat(key), key, 'negative']);
    }
  }
  return parts;
});

/**
 * The points of all skills, and of spells and others. Skills that all members of the race have are in the racial cost.
 */
const skillParts = memoizeByObject((rows: readonly ResolvedSkill[]) => {
  const counted = rows.filter((skill) => skill.facet && !isRaceRow(skill));
  const partsOf = (skills: readonly ResolvedSkill[]) => skills.map(({ key }): Part => [skillStat(key, 'points'), key]);
  return {
    skills: partsOf(counted),
    otherSkills: partsOf(counted.filter(({ facet }) => !facet?.spell)),
    spells: partsOf(counted.filter(({ facet }) => facet?.spell)),
  };
});

/** Points by chapter, the total, the budget with what was earned, and what is left. */
export function definePoints(worksheet: Worksheet, context: SheetContext, rules: PointRules): void {
  const { character } = context;
  worksheet.section(
    'points',
    [character.campaign, character.earned, context.traits, context.skills, context.race, null, ...rules.secondary],
    () => {
      const chapters: StatId[] = [];
      // The totals often stay the same when the rows do not.
      const part = (id: StatId, name: string, parts: readonly Part[]): void =>
        worksheet.section(id, [name, ...parts.map(([stat]) => stat)], () =>
          worksheet.define({
            id,
            name,
            unit: 'points',
            cite: rules.cite,
            formula: (w) => {
              w.start(0, 'none yet');
              for (const [stat, row, sign] of parts) {
                if (sign && w.consultNumber(stat) < 0 !== (sign === 'negative')) continue;
                w.addFrom(stat, 1, undefined, row ? { row } : undefined);
              }
            },
          }),
        );
      const sum: typeof part = (id, ...rest) => {
        chapters.push(id);
        part(id, ...rest);
      };
      sum(
        pointsStat('attributes'),
        'attributes',
        rules.attributes.map((id) => [`${id}.points`, '']),
      );
      if (rules.secondary.length > 0) {
        sum(
          pointsStat('secondary'),
          'secondary characteristics',
          rules.secondary.map((id) => [`${id}.points`, '']),
        );
      }
      chapters.push(pointsStat('race'));
      defineRaceCost(worksheet, context, pointsStat('race'), rules.race);
      const ofTraits = traitParts(context.traits);
      for (const kind of rules.traitKinds) sum(pointsStat(kind), kindNames[kind].plural, ofTraits.get(kind) ?? none);
      // A kind that this ruleset has not (a disadvantage under Man to Man) still counts, under the nearest that it has.
      const others = [...ofTraits].flatMap(([kind, parts]) => (rules.traitKinds.includes(kind) ? [] : parts));
      if (others.length > 0) sum('points.otherTraits', 'other traits', others);
      const { skills, otherSkills, spells } = skillParts(context.skills);
      if (spells.length === 0) sum(pointsStat('skills'), 'skills', skills);
      else {
        part(pointsStat('otherSkills'), 'skills except spells', otherSkills);
        part(pointsStat('spells'), 'spells', spells);
        sum(pointsStat('skills'), 'skills and spells', partsOfSkills);
      }

      worksheet.section('points in all', chapters, () =>
        worksheet.define({
          id: 'points',
          name: 'point total',
          unit: 'points',
          cite: rules.cite,
          formula: (w) => {
            w.start(0, 'none yet');
            for (const id of chapters) w.addFrom(id);
          },
        }),
      );
      worksheet.section('points to spend', [character.campaign, character.earned], () => {
        worksheet.define({
          id: 'points.budget',
          name: 'points to spend',
          unit: 'points',
          cite: rules.cite,
          formula: (w) => {
            w.start(character.campaign.budget, 'campaign budget');
            for (const { points, why, key } of character.earned) w.add(points, why || 'earned in play', { row: key });
          },
        });
        worksheet.define({
          id: 'points.left',
          name: 'points left',
          unit: 'points',
          cite: rules.cite,
          formula: (w) => w.startFrom('points.budget').addFrom('points', -1),
        });
      });
    },
  );
}
