import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByObject } from '../../engine/memoize.ts';
import { memoizeReads } from '../../engine/memoize-reads.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { IdleReason } from '../findings/finding-sentences.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { defaultStat, skillStat } from '../stat-ids.ts';
import { finding } from './findings.ts';
import { improvedStat } from './improved-skills.ts';
import { findRacePoints, isRaceRow, sumSkillPoints } from './race-rows.ts';
import { skillChapter } from './row-chapter.ts';
import { attributeNames, isTechnique, resolveSkillFacet, type SkillLadder } from './skill-ladder.ts';

interface SkillFindingRules {
  readonly ladder: SkillLadder;
  /** Where the book has defaults. */
  readonly defaultsCite: Citation;
}

/** Skills and spells that are listed twice, lack a speciality, or have points that buy nothing; odd defaults. */
export const skillFindings = memoizeReads(
  ({ skills }: SheetContext) => skills,
  ({ race, catalog }, { ladder, defaultsCite }: SkillFindingRules) => [race.facet, catalog, ladder, defaultsCite],
  (worksheet, context, rules): readonly Finding[] => {
    const findings: Finding[] = [];
    const seen = new Set<string>();
    for (const skill of context.skills) {
      const { name, key, facet } = skill;
      if (!facet || isRaceRow(skill)) continue;
      const identity = identityOf(skill);
      if (seen.has(identity)) {
        const place = { chapter: skillChapter(facet), row: key };
        findings.push(finding({ code: 'skill-twice', name }, 'rule', place, facet.cite));
      }
      seen.add(identity);
      findings.push(...singleSkillFindings(worksheet, skill, context, rules));
    }
    return findings;
  },
);

/** What two rows of the same skill have in common. */
const identityOf = memoizeByObject(
  ({ id, row, techLevel }: ResolvedSkill) => `${id}/${row.speciality.toLowerCase()}/${techLevel ?? ''}`,
);

/** What one skill is remarked on for, whatever the others are. */
const singleSkillFindings = memoizeReads(
  (skill: ResolvedSkill) => skill,
  (_, { race, catalog }: SheetContext, { ladder, defaultsCite }: SkillFindingRules) => [
    race.facet,
    catalog,
    ladder,
    defaultsCite,
  ],
  (worksheet, skill, context, rules): readonly Finding[] => {
    const { ladder } = rules;
    const findings: Finding[] = [];
    const facet = resolveSkillFacet(context, skill);
    if (!facet) return findings;
    const { key, name, plainName, row } = skill;
    const place = { chapter: skillChapter(facet), row: key };
    if (facet.speciality && !facet.speciality.optional && !row.speciality) {
      const fact = { code: 'speciality-missing', name: plainName, label: facet.speciality.label } as const;
      findings.push(finding(fact, 'incomplete', { ...place, field: 'speciality' }, facet.cite));
    }
    const points = worksheet.number(skillStat(key, 'points'));
    const canBeDefault = points === 0 && (facet.defaults.length > 0 || isTechnique(facet));
    if (ladder.relative(facet, sumSkillPoints(ladder, facet, skill, points)) !== null) {
      const idle = idlePoints(worksheet, skill, ladder, facet);
      if (idle) {
        const fact = { code: 'skill-points-idle', name, points, ...idle } as const;
        findings.push(finding(fact, 'unusual', place, facet.cite));
      }
    } else if (!canBeDefault) {
      const fact = { code: 'skill-untrained', name, points, least: ladder.lowest(facet).points } as const;
      findings.push(finding(fact, 'unusual', place, facet.cite));
    }
    const raising = row.own && facet.defaults.find(({ penalty }) => penalty < 0);
    if (raising) {
      const source = 'attribute' in raising ? attributeNames[raising.attribute] : nameOf(context, skill, raising.skill);
      const fact = { code: 'default-above-source', name, source, penalty: raising.penalty } as const;
      findings.push(finding(fact, 'unusual', place, rules.defaultsCite));
    }
    return findings;
  },
);

/** The name of a skill as the player typed it into a default; weapons and defaults compare it in lower case. */
function nameOf({ catalog }: SheetContext, { row }: ResolvedSkill, wanted: string): string {
  const typed = row.own?.defaults.find(({ skill }) => skill.trim().toLowerCase() === wanted)?.skill.trim();
  return catalog.skills.get(wanted)?.name ?? typed ?? wanted;
}

/**
 * How many of a skill's own points its level needs, when that is not all of them; null when it is. What a default gives
 * costs nothing, and what is improved from one the difference.
 */
function idlePoints(
  worksheet: Worksheet,
  skill: ResolvedSkill,
  ladder: SkillLadder,
  facet: SkillFacet,
): { readonly used: number; readonly because: IdleReason } | null {
  const { key } = skill;
  const spent = worksheet.number(skillStat(key, 'points'));
  if (spent <= 0) return null;
  const priced = (points: number): number => ladder.price(facet, ladder.relative(facet, points) ?? 0) ?? 0;
  const worth = sumSkillPoints(ladder, facet, skill, spent);
  const trained = levelOf(worksheet, skillStat(key, 'trained'));
  if (isTechnique(facet) && trained === null) return { used: 0, because: 'no-base' };
  const ofRace = findRacePoints(ladder, facet, skill);
  let best = { level: trained ?? -Infinity, used: priced(worth) - ofRace, because: 'next-level' as IdleReason };
  for (let i = 0; !isTechnique(facet) && worksheet.has(defaultStat(key, i)); i++) {
    const level = levelOf(worksheet, defaultStat(key, i));
    if (level === null) continue;
    if (level >= best.level) {
      best = { level, used: 0, because: { default: worksheet.get(defaultStat(key, i)).name, level } };
    }
    const improved = worksheet.has(improvedStat(key, i)) ? levelOf(worksheet, improvedStat(key, i)) : null;
    if (improved === null) continue;
    const credit = ladder.price(facet, level - worksheet.number(facet.attribute)) ?? 0;
    const used = priced(worth + credit) - credit - ofRace;
    if (improved > best.level) {
      best = { level: improved, used, because: 'next-level' };
    }
  }
  const used = Math.max(0, best.used);
  return used < spent ? { used, because: best.because } : null;
}

const levelOf = (worksheet: Worksheet, stat: string): number | null => {
  const { value } = worksheet.get(stat);
  return typeof value === 'number' ? value : null;
};
