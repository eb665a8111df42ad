import { memoizeReads } from '../../../engine/memoize-reads.ts';
import type { Worksheet } from '../../../engine/worksheet.ts';
import type { Finding } from '../../findings/finding.ts';
import type { SheetContext } from '../../resolve/context.ts';
import { techLevelStat } from '../../resolve/resolve-rows.ts';
import type { TechLevels } from '../../shared/campaign.ts';
import { applyEffects, type EffectIndex } from '../../shared/effects.ts';
import { finding } from '../../shared/findings.ts';
import { isRaceRow, skillChapter } from '../../shared/rows.ts';
import { freeStatusAtMost } from './decisions.ts';
import { pages } from './pages.ts';

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
