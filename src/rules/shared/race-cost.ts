import type { AttributeId } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { traitStat } from '../stat-ids.ts';
import { type AttributePrices, priceAttribute } from './attributes.ts';
import { findRaceLevel, findRacePoints } from './race-skills.ts';
import { nameWithLevel } from './race-traits.ts';
import { resolveSkillFacet } from './skill-facet.ts';
import type { SkillLadder } from './skill-ladder.ts';
import { formatRelativeLevel } from './skill-names.ts';

export interface RaceCostRules extends AttributePrices {
  readonly ladder: SkillLadder;
  readonly cite: Citation;
  /** The points of a modifier after what lowers its price: the size of a large race, for ST. */
  discounted?(points: number, id: AttributeId): number;
}

/** The average score of a human, which modifiers of a race are read against. */
const average = 10;

/**
 * What membership in a race costs, in points: the price that is printed or that the player set, or else what its parts
 * cost together (GURPS Lite p. 21).
 */
export function defineRaceCost(worksheet: Worksheet, context: SheetContext, id: string, rules: RaceCostRules): void {
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

/** The price of a race's modifier in points: that of the score which an average member has. */
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
