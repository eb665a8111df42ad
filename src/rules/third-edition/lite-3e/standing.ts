import { formatFraction } from '../../../engine/format.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { StatId } from '../../../engine/step.ts';
import { memoizeReads, type Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { techLevelStat } from '../../resolve/resolve-rows.ts';
import type { BuyableStat, JobRules, KindLimit } from '../../ruleset.ts';
import type { TechLevels } from '../../shared/campaign.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { pointsStat } from '../../shared/points.ts';
import { isRaceRow, skillChapter } from '../../shared/rows.ts';
import { boughtStat, traitStat } from '../../stat-ids.ts';
import { thirdEditionAttributePrice } from '../common/attributes.ts';
import {
  attributeMinimum,
  disadvantageLimit,
  freeStatusAtMost,
  lowAttribute,
  quirkLimit,
  skillPointsPerYear,
} from './decisions.ts';
import { pages } from './pages.ts';

/** Days, weeks and months in a year. */
const partsOfYear: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12 };

/** "16", "16.5", "16,5", "1,200", "16½" or "16 1/2". An ordinal or a decade ("16th", "20s") names no age. */
const number = /(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?)(?!\d)(?!(?:th|st|nd|rd|s)\b)(\s*½|\s+1\/2)?/;
const leading = new RegExp(
  `^\\s*${number.source}(?:\\s*(?:[-–—]|to\\b|or\\b)\\s*${number.source})?\\s*(day|week|month)?`,
  'i',
);

/**
 * Returns the age in years at the beginning of a free text, or null ("about 18", "born 1203"). Of two
 * ages ("16–18") the greater counts, because either may be meant. Months, weeks and days are parts of a year.
 */
export function ageInYears(text: string): number | null {
  const match = leading.exec(text);
  if (!match) return null;
  const [, first = '', firstHalf, second = '', secondHalf, unit = ''] = match;
  const count = Math.max(parseYears(first, firstHalf), second === '' ? 0 : parseYears(second, secondHalf));
  const years = count / (ownValue(partsOfYear, unit.toLowerCase()) ?? 1);
  return Number.isFinite(years) ? years : null;
}

function parseYears(digits: string, half: string | undefined): number {
  const plain = /,\d{3}(,|$)/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.');
  return Number(plain) + (half ? 0.5 : 0);
}

type Campaign = SheetContext['character']['campaign'];
type Attributes = readonly Pick<BuyableStat<'st' | 'dx' | 'iq' | 'ht'>, 'id' | 'short'>[];

/** The stats for the points that count against the limit on disadvantages, and for the number of quirks that count. */
const limitedStat = 'points.limited';
const quirksStat = 'quirks';

/**
 * Returns the limits on disadvantages (points, negative) and quirks: those of the campaign, or the book's (pp. 11, 13).
 */
export function kindLimits(campaign: Campaign): readonly KindLimit[] {
  return [
    { kind: 'disadvantage', stat: limitedStat, most: disadvantagesAtMost(campaign), book: disadvantageLimit },
    { kind: 'quirk', stat: quirksStat, most: quirksAtMost(campaign), book: quirkLimit },
  ];
}

const disadvantagesAtMost = ({ disadvantageLimit: campaignLimit }: Campaign): number =>
  campaignLimit === null ? disadvantageLimit : -Math.abs(campaignLimit);
const quirksAtMost = ({ quirkLimit: campaignLimit }: Campaign): number => campaignLimit ?? quirkLimit;

/** Returns the number of a stat: read from a worksheet for findings, or by a formula. */
type NumberOf = (id: StatId) => number;

const givesPoints = (numberOf: NumberOf, key: string): boolean => numberOf(traitStat(key)) < 0;

/** Returns the traits that count: all that give points back, except quirks. Racial traits do not count (p. 21). */
const countedTraits = (numberOf: NumberOf, context: SheetContext) =>
  context.traits.filter(({ key, facet }) => facet && facet.kind !== 'quirk' && givesPoints(numberOf, key));

/** Returns the attributes that count: those lowered below 8, with all the points that they give back. */
const countedAttributes = (numberOf: NumberOf, attributes: Attributes) =>
  attributes.flatMap(({ id, short }) => {
    const stat = lowStats[id];
    return numberOf(stat) === 0 ? [] : [{ stat, words: `${short} ${numberOf(boughtStat(id))}` }];
  });

/** The stats for the points that an attribute bought under 8 gives back. */
const lowStats = { st: 'st.low', dx: 'dx.low', iq: 'iq.low', ht: 'ht.low' } as const;

/**
 * Defines these points. As long as an attribute is not that low, they stay the same at any level, so the sum that
 * counts against the limit does not have to be recomputed.
 */
function defineLowAttributes(worksheet: Worksheet, attributes: Attributes): void {
  worksheet.section('low attributes', [attributes], () => {
    for (const { id, short } of attributes) {
      worksheet.define({
        id: lowStats[id],
        name: `${short} bought below ${lowAttribute}`,
        unit: 'points',
        cite: pages.disadvantages,
        formula: (w) => {
          const level = w.choice(boughtStat(id));
          if (level >= lowAttribute) w.start(0, 'not that low');
          else
            w.start(thirdEditionAttributePrice(Math.max(level, attributeMinimum), attributeMinimum), 'points refunded');
        },
      });
    }
  });
}

/** Returns the quirks that count: those that give points. */
const countedQuirks = (numberOf: NumberOf, context: SheetContext) =>
  context.traits.filter(({ key, facet }) => facet?.kind === 'quirk' && givesPoints(numberOf, key));

/**
 * Defines the sums that count against the limits on disadvantages and quirks (pp. 11, 13), so that a player sees them.
 */
export function defineLimits(worksheet: Worksheet, context: SheetContext, attributes: Attributes): void {
  defineLowAttributes(worksheet, attributes);
  worksheet.section('limits', [context.traits, context.character.campaign], () => {
    const { campaign } = context.character;
    worksheet.define({
      id: limitedStat,
      name: `disadvantages that count (limit ${formatFraction(disadvantagesAtMost(campaign))})`,
      unit: 'points',
      cite: pages.disadvantages,
      formula: (w) => {
        w.start(0, 'none yet');
        for (const { key } of countedTraits((id) => w.consultNumber(id), context))
          w.addFrom(traitStat(key), 1, undefined, { row: key });
        for (const { stat, words } of countedAttributes((id) => w.choice(id), attributes)) w.addFrom(stat, 1, words);
      },
    });
    worksheet.define({
      id: quirksStat,
      name: `quirks that give points (limit ${formatFraction(quirksAtMost(campaign))})`,
      cite: pages.quirks,
      formula: (w) => {
        w.start(0, 'none yet');
        for (const { key, name } of countedQuirks((id) => w.consultNumber(id), context)) w.add(1, name, { row: key });
      },
    });
  });
}

/**
 * Reports too many disadvantages, quirks, or skills for the age (pp. 11, 13, 14). A single disadvantage may be of any
 * size, unless the game master allows none.
 */
export const limitFindings = memoizeReads(
  ({ catalog }: SheetContext) => catalog,
  ({ traits, character }, attributes: Attributes) => {
    const { campaign, concept, earned } = character;
    return [traits, campaign, concept, earned, attributes];
  },
  (worksheet, context, attributes): readonly Finding[] => {
    const findings: Finding[] = [];
    const { campaign } = context.character;
    const points = worksheet.number(limitedStat);
    const limit = disadvantagesAtMost(campaign);
    const numberOf: NumberOf = (id) => worksheet.number(id);
    const isSeveral = (): boolean =>
      countedTraits(numberOf, context).length + countedAttributes(numberOf, attributes).length > 1;
    if (points < limit && (limit === 0 || isSeveral())) {
      const fact = { code: 'disadvantage-limit', points, limit } as const;
      findings.push(finding(fact, 'unusual', { chapter: 'traits', field: 'disadvantages' }, pages.disadvantages));
    }
    const quirks = worksheet.number(quirksStat);
    const maxQuirks = quirksAtMost(campaign);
    if (quirks > maxQuirks) {
      const fact = { code: 'too-many-quirks', count: quirks, limit: maxQuirks } as const;
      findings.push(finding(fact, 'rule', { chapter: 'traits', field: 'quirks' }, pages.quirks));
    }
    return [...findings, ...ageFindings(worksheet, context)];
  },
);

/** The limit is twice the age in skills at creation. Points earned later may all be in skills, and are subtracted. */
function ageFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const { concept, earned } = context.character;
  const age = ageInYears(concept.age);
  if (age === null) return [];
  const cap = skillPointsPerYear * age;
  const earnedLater = earned.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  const points = worksheet.number(pointsStat('skills')) - earnedLater;
  if (points <= cap) return [];
  const fact = { code: 'skill-points-for-age', points, age, cap } as const;
  return [finding(fact, 'rule', { chapter: 'skills', field: 'points' }, pages.skillLimit)];
}

/** Average starting wealth in dollars, by tech level: the two sums of the book (GURPS Lite p. 20). */
export const startingWealthByTechLevel: readonly (readonly [techLevel: number, dollars: number])[] = [
  [6, 750],
  [7, 15_000],
];

/** The tech levels from 0 to 16, and the hallmark of each in a few words (GURPS Lite p. 32). */
export const techLevels: TechLevels = {
  eras: [
    'Stone Age: tools of flint, tamed fire',
    'Bronze Age: cities and writing',
    'Iron Age: classical Greece and Rome',
    'Middle Ages: steel and plate armor',
    'Age of sail: muskets and printed books',
    'Age of steam: railways and factories',
    'World wars: motors and radio',
    'Cold war to 2000: computers and jets',
    'Our century: thinking machines, longer lives',
    'Nanotechnology',
    'Antimatter power, gravity made to order',
    'Force screens, radio faster than light',
    'Flight without weight',
    'Dead planets made livable',
    'Worlds built from nothing',
    'Travel without a way between',
    'Whatever you like',
  ],
  span: '0 Stone Age · 3 Middle Ages · 7 late 20th century · up to 16',
};

/** The stat for the free levels of a multimillionaire. */
const free = 'freeStatus';
const rank = 'militaryRank';

/**
 * Defines Status: the bought levels, a level for every three of Military Rank, rounded to the nearest, and the free
 * levels of great wealth: one of the filthy rich, and up to two more of a multimillionaire (pp. 6, 8). 0 is an ordinary
 * person.
 */
export function defineStatus(worksheet: Worksheet, effects: EffectIndex): void {
  worksheet.section('status', [effects], () => {
    worksheet.define({
      id: rank,
      name: 'Military Rank',
      cite: pages.militaryRank,
      formula: (w) => applyEffects(w.start(0, 'no rank'), effects, rank),
    });
    worksheet.define({
      id: free,
      name: 'free Status from Multimillionaire',
      cite: pages.wealth,
      formula: (w) => {
        applyEffects(w.start(0, 'none'), effects, free);
        w.atMost(freeStatusAtMost, 'maximum');
      },
    });
    worksheet.define({
      id: 'status',
      name: 'Status',
      cite: pages.wealth,
      formula: (w) => {
        applyEffects(w.start(0, 'ordinary people'), effects, 'status');
        if (typeof w.value === 'number' && !Number.isInteger(w.value)) w.round('nearest', { cite: pages.militaryRank });
        if (effects.has(free)) w.addFrom(free);
      },
    });
  });
}

/**
 * Defines the character's tech level: that of the setting, changed by High Technology and Primitive (p. 32); null if
 * the setting has none.
 */
export function defineTechLevel(worksheet: Worksheet, context: SheetContext, effects: EffectIndex): void {
  worksheet.section('tech level', [context.character.campaign, effects], () => {
    worksheet.define({
      id: techLevelStat,
      name: 'tech level',
      cite: pages.techLevels,
      formula: (w) => {
        w.start(context.character.campaign.techLevel, 'setting');
        if (w.value !== null) applyEffects(w, effects, techLevelStat);
      },
    });
  });
}

/** Reports skills and items above the character's tech level, and skills for which neither the player nor the setting has
 * one (pp. 13, 32). */
export const techLevelFindings = (worksheet: Worksheet, context: SheetContext): readonly Finding[] => [
  ...ofSkills(worksheet, context),
  ...ofItems(worksheet, context),
];

const ofSkills = memoizeReads(
  ({ skills }: SheetContext) => skills,
  () => [],
  (worksheet, { skills }): readonly Finding[] => {
    const characterLevel = worksheet.get(techLevelStat).value;
    const findings: Finding[] = [];
    for (const { key, name, facet, row, techLevel } of skills) {
      if (!facet || isRaceRow({ key })) continue;
      const place = { chapter: skillChapter(facet), row: key };
      if (facet.techLevel && techLevel === null) {
        const atField = { ...place, field: 'techLevel' };
        findings.push(finding({ code: 'tech-level-missing', name }, 'incomplete', atField, pages.techLevels));
      }
      if (typeof characterLevel === 'number' && row.techLevel !== null && row.techLevel > characterLevel) {
        const fact = { code: 'above-tech-level', name, techLevel: row.techLevel, own: characterLevel } as const;
        findings.push(finding(fact, 'rule', place, pages.techLevels));
      }
    }
    return findings;
  },
);

const ofItems = memoizeReads(
  ({ items }: SheetContext) => items,
  () => [],
  (worksheet, { items }): readonly Finding[] => {
    const characterLevel = worksheet.get(techLevelStat).value;
    const findings: Finding[] = [];
    if (typeof characterLevel !== 'number') return findings;
    for (const { key, name, facet } of items) {
      if (!facet?.techLevel) continue;
      const { from, to } = facet.techLevel;
      const place = { chapter: 'equipment', row: key };
      if (from > characterLevel) {
        const fact = { code: 'above-tech-level', name, techLevel: from, own: characterLevel } as const;
        findings.push(finding(fact, 'rule', place, facet?.cite));
      } else if (to !== undefined && characterLevel > to) {
        const fact = { code: 'no-longer-made', name, techLevel: to, own: characterLevel } as const;
        findings.push(finding(fact, 'unusual', place, facet?.cite));
      }
    }
    return findings;
  },
);

/** Whose wealth counts as that of the very wealthy and of the filthy rich, as a multiple of the average, and what they earn in any job. */
const payOfRich = [
  { from: 100, times: 10 },
  { from: 20, times: 2 },
] as const;

/** The rules of jobs (p. 31). The book has no table of pay. */
export const liteJobs: JobRules = {
  cite: pages.jobs,
  timesForRich: (wealth) => payOfRich.find(({ from }) => wealth >= from)?.times ?? 1,
  freelancers: false,
};
