import { formatFraction } from '../../engine/numbers.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { BuyableStat, KindLimit } from '../ruleset.ts';
import { finding } from '../shared/findings.ts';
import { pointsStat } from '../shared/points.ts';
import { traitStat } from '../stat-ids.ts';
import { thirdEditionAttributePrice } from '../third-edition/prices.ts';
import { ageInYears } from './age.ts';
import { attributeMinimum, disadvantageLimit, lowAttribute, quirkLimit, skillPointsPerYear } from './decisions.ts';
import { pages } from './pages.ts';

type Campaign = SheetContext['character']['campaign'];
type Attributes = readonly Pick<BuyableStat<'st' | 'dx' | 'iq' | 'ht'>, 'id' | 'short'>[];

/** The points that count against the limit on disadvantages, and how many quirks count. */
const limitedStat = 'points.limited';
const quirksStat = 'quirks';

/** The limits on disadvantages (points, negative) and quirks: those of the campaign, or the book's (pp. 11, 13). */
export function kindLimits(campaign: Campaign): readonly KindLimit[] {
  return [
    { kind: 'disadvantage', stat: limitedStat, most: disadvantagesAtMost(campaign), book: disadvantageLimit },
    { kind: 'quirk', stat: quirksStat, most: quirksAtMost(campaign), book: quirkLimit },
  ];
}

const disadvantagesAtMost = ({ disadvantageLimit: set }: Campaign): number =>
  set === null ? disadvantageLimit : -Math.abs(set);
const quirksAtMost = ({ quirkLimit: set }: Campaign): number => set ?? quirkLimit;

const givesPoints = (worksheet: Worksheet, key: string): boolean => worksheet.number(traitStat(key)) < 0;

/** The traits that count: whatever gives points back but quirks. What comes with a race does not (p. 21). */
const countedTraits = (worksheet: Worksheet, context: SheetContext) =>
  context.traits.filter(({ key, facet }) => facet && facet.kind !== 'quirk' && givesPoints(worksheet, key));

/** The attributes that count: those bought under 8, with all that they give back. */
const countedAttributes = (context: SheetContext, attributes: Attributes) =>
  attributes.flatMap(({ id, short }) => {
    const level = context.character.attributes[id];
    const points =
      level < lowAttribute ? thirdEditionAttributePrice(Math.max(level, attributeMinimum), attributeMinimum) : 0;
    return points ? [{ words: `${short} ${level}`, points }] : [];
  });

/** The quirks that count: those that give points. */
const countedQuirks = (worksheet: Worksheet, context: SheetContext) =>
  context.traits.filter(({ key, facet }) => facet?.kind === 'quirk' && givesPoints(worksheet, key));

/** What counts against the limits on disadvantages and quirks (pp. 11, 13), summed up so that a player can see it. */
export function defineLimits(worksheet: Worksheet, context: SheetContext, attributes: Attributes): void {
  const { campaign } = context.character;
  worksheet.define({
    id: limitedStat,
    name: `disadvantages that count (limit ${formatFraction(disadvantagesAtMost(campaign))})`,
    unit: 'points',
    cite: pages.disadvantages,
    formula: (w) => {
      w.start(0, 'nothing yet');
      for (const { key } of countedTraits(worksheet, context)) w.addFrom(traitStat(key), 1, undefined, { row: key });
      for (const { words, points } of countedAttributes(context, attributes)) w.add(points, words);
    },
  });
  worksheet.define({
    id: quirksStat,
    name: `quirks that give points (limit ${formatFraction(quirksAtMost(campaign))})`,
    cite: pages.quirks,
    formula: (w) => {
      w.start(0, 'nothing yet');
      for (const { key, name } of countedQuirks(worksheet, context)) w.add(1, name, { row: key });
    },
  });
}

/**
 * Too many disadvantages, quirks, or skills for the age (pp. 11, 13, 14). One disadvantage alone may be of any size,
 * except where the game master wants none.
 */
export function limitFindings(worksheet: Worksheet, context: SheetContext, attributes: Attributes): Finding[] {
  const found: Finding[] = [];
  const { campaign } = context.character;
  const points = worksheet.number(limitedStat);
  const limit = disadvantagesAtMost(campaign);
  const several = countedTraits(worksheet, context).length + countedAttributes(context, attributes).length > 1;
  if (points < limit && (several || limit === 0)) {
    const fact = { code: 'disadvantage-limit', points, limit } as const;
    found.push(finding(fact, 'unusual', { chapter: 'traits', field: 'disadvantages' }, pages.disadvantages));
  }
  const quirks = worksheet.number(quirksStat);
  const most = quirksAtMost(campaign);
  if (quirks > most) {
    const fact = { code: 'too-many-quirks', count: quirks, limit: most } as const;
    found.push(finding(fact, 'rule', { chapter: 'traits', field: 'quirks' }, pages.quirks));
  }
  return [...found, ...ageFindings(worksheet, context)];
}

/** Twice the age in skills at creation. Points earned later may all have gone into skills, and are left out. */
function ageFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const { concept, earned } = context.character;
  const age = ageInYears(concept.age);
  if (age === null) return [];
  const cap = skillPointsPerYear * age;
  const later = earned.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const points = worksheet.number(pointsStat('skills')) - later;
  if (points <= cap) return [];
  const fact = { code: 'skill-points-for-age', points, age, cap } as const;
  return [finding(fact, 'rule', { chapter: 'skills', field: 'points' }, pages.skillLimit)];
}
