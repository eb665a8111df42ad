import type { GcsSkill } from '../../../character/gcs/gcs-rows.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { controllingAttribute } from '../gcs-attributes.ts';
import { freePointsOf } from './convert-sheet-features.ts';
import { bestDefaultLevel, type DefaultDraft, mostOfAttribute } from './resolve-defaults.ts';
import type { SheetConversion } from './sheet-conversion.ts';
import type { SkillFacts } from './sheet-facts.ts';

/** Free points raise a level as spent ones do, and cost nothing: what they come to on top of these. */
export function addFreePoints({ facts, further }: SheetConversion, skill: SkillFacts): void {
  const free = freePointsOf(facts, skill);
  if (free === 0 || skill.points <= 0) return;
  const add = levelsFor(skill, skill.points + free) - levelsFor(skill, skill.points);
  if (add !== 0) further.push({ stat: `skill:${skill.key}`, add });
}

/** The levels that points come to over those of the first (format, section 5). */
function levelsFor({ row }: SkillFacts, spent: number): number {
  const isOfTechnique = row.row === 'technique' || row.row === 'ritualSpell';
  if (isOfTechnique) return Math.max(0, Math.trunc(row.difficulty.endsWith('h') ? spent - 1 : spent));
  const points = Math.trunc(row.difficulty.endsWith('/w') ? spent / 3 : spent);
  return points < 2 ? 0 : points < 4 ? 1 : 1 + Math.trunc(points / 4);
}

/** What the first point buys, relative to the attribute (format, section 5). */
const firstLevels: Readonly<Record<string, number>> = { e: 0, a: -1, h: -2, vh: -3, w: -3 };

/**
 * The defaults of a skill with what free points come to where none were spent on it: its level is then one more default. Points
 * count from what the best default is worth, as in GCS; of a technique they raise each default.
 */
export function withFreePoints(
  conversion: SheetConversion,
  skill: SkillFacts,
  row: GcsSkill,
  defaults: readonly DefaultDraft[],
): readonly DefaultDraft[] {
  const { facts } = conversion;
  const free = skill.points > 0 ? 0 : freePointsOf(facts, skill);
  if (free <= 0) return defaults;
  if (skill.isTechnique) {
    const most = row.limit === null ? Number.POSITIVE_INFINITY : row.limit - (row.defaults[0]?.modifier ?? 0);
    const levels = Math.min(levelsFor(skill, free), most);
    return defaults.map((each) => ({ ...each, penalty: (each.penalty ?? 0) - levels }));
  }
  const [id = '', grade = ''] = row.difficulty.split('/').map((part) => part.trim());
  const value = /^\d+$/.test(id) ? Number(id) : facts.attribute(id);
  const first = ownValue(firstLevels, grade);
  const iq = facts.attribute('iq');
  if (value === null || first === undefined || iq === null) return defaults;
  const best = bestDefaultLevel(conversion, row.defaults, skill.key);
  const points = free + (grade === 'w' || best === null ? 0 : worthOf(best - value - first));
  // Three points of a wildcard skill are one.
  if (points < (grade === 'w' ? 3 : 1)) return defaults;
  const level = value + first + levelsFor(skill, points);
  const attribute = controllingAttribute(id) ?? 'iq';
  const from = Math.min(mostOfAttribute, controllingAttribute(id) ? value : iq);
  return [...defaults, { attribute, penalty: from - level }];
}

/** The points that a default is worth which is so many levels over that of the first point. */
const worthOf = (over: number): number => (over < 0 ? 0 : over === 0 ? 1 : over === 1 ? 2 : 4 * (over - 1));
