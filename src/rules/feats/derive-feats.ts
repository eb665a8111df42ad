import { OverlaidWorksheet } from '../../engine/overlay.ts';
import type { Stat, StatId } from '../../engine/step.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { normalizeName } from '../resolve/resolve-rows.ts';
import { isLearned } from '../shared/rows.ts';
import { previewUntrained, skillsDefinedWith } from '../shared/skills.ts';
import { itemStat, skillStat, untrainedStat } from '../stat-ids.ts';
import {
  type FeatGroup,
  type FeatGroupId,
  type FeatQuestions,
  type FeatRules,
  type FeatSkill,
  type FeatState,
  stateStats,
} from './feat.ts';

/** Feats of one kind of a character. Each is computed when it is first read. */
export interface WorkedFeats {
  readonly id: FeatGroupId;
  readonly title: string;
  readonly ids: readonly StatId[];
  readonly get: (id: StatId) => Stat;
  /** The worksheet of all feats, with every number that they were made from. */
  readonly worksheet: Worksheet;
}

/** A character that was computed. */
interface Source {
  readonly worksheet: Worksheet;
  readonly context: SheetContext;
}

/**
 * Computes the feats of a character under its load and in a state: groups without feats are left out. The character's
 * own worksheet is not changed and caches nothing, so feats cost nothing until they are read.
 */
export function deriveFeats(
  sheet: Source,
  rules: FeatRules,
  state: FeatState,
  questions: FeatQuestions,
): readonly WorkedFeats[] {
  const worksheet = new OverlaidWorksheet(sheet.worksheet);
  defineState(worksheet, state);
  const defined = skillsDefinedWith.get(sheet.worksheet.definitions);
  if (!defined) return [];
  const groups = rules.define({
    context: sheet.context,
    worksheet,
    effects: defined.effects,
    questions,
    skill: (skill) => defineSkillOfFeat(worksheet, sheet, rules, skill),
  });
  return groups.filter(({ feats }) => feats.length > 0).map((group) => defineGroup(worksheet, group));
}

function defineGroup(worksheet: Worksheet, { id, title, feats }: FeatGroup): WorkedFeats {
  for (const feat of feats) worksheet.define(feat);
  return { id, title, ids: feats.map((feat) => feat.id), get: (stat) => worksheet.get(stat), worksheet };
}

function defineState(worksheet: Worksheet, { hitsLost, fatigueLost }: FeatState): void {
  worksheet.define({
    id: stateStats.hitsLost,
    name: 'hits lost',
    formula: (w) => w.start(hitsLost, 'hits lost'),
  });
  worksheet.define({
    id: stateStats.fatigueLost,
    name: 'fatigue lost',
    formula: (w) => w.start(fatigueLost, 'fatigue lost'),
  });
}

/** Defines the level of a skill once: the best of those learned, or else the best default. */
function defineSkillOfFeat(worksheet: Worksheet, sheet: Source, rules: FeatRules, skill: FeatSkill): StatId {
  const id = `featSkill:${skill.id}`;
  if (worksheet.has(id)) return id;
  const { skillsByName } = sheet.context;
  const rows = skillsByName.get(skill.id) ?? skillsByName.get(normalizeName(skill.name)) ?? [];
  const learned = rows.filter(isLearned);
  const untrained = untrainedStat(skill.id);
  if (rows.length === 0) previewUntrained(worksheet, sheet.worksheet, sheet.context, skill.id);
  worksheet.define({
    id,
    name: skill.name,
    formula: (w) => {
      const [row, ...more] = learned.length > 0 ? learned : rows;
      const levels = [row, ...more].flatMap((each) => (each ? [{ from: skillStat(each.key, 'level') }] : []));
      if (row && more.length === 0) w.startFrom(skillStat(row.key, 'level'));
      else if (row) w.choose('best of', levels);
      else if (w.has(untrained)) w.startFrom(untrained);
      else if (rules.writeDefault) rules.writeDefault(w, skill);
      else w.start(null, `no ${skill.name} skill`);
    },
  });
  return id;
}

/** An item that the character could throw, one of it. */
interface ThingToThrow {
  readonly key: string;
  readonly name: string;
  /** In pounds, one of it. */
  readonly weight: number;
  /** It has a ranged attack with its own distance and damage. */
  readonly isWeapon: boolean;
}

/** Returns the items with a weight, one of each, those at hand first. Beasts are not thrown. */
export function listThingsToThrow({ context, worksheet }: Source): readonly ThingToThrow[] {
  const things = context.items.flatMap(({ key, name, hasAny, facet, onBody }) => {
    if (!facet || !hasAny) return [];
    const weight = worksheet.number(itemStat(key, 'weight')) / worksheet.number(itemStat(key, 'quantity'));
    const isWeapon = facet.attacks?.some(({ ranged }) => ranged !== undefined) ?? false;
    return weight > 0 ? [{ key, name, weight: Math.round(weight * 10_000) / 10_000, isWeapon, onBody }] : [];
  });
  return [...things.filter(({ onBody }) => onBody), ...things.filter(({ onBody }) => !onBody)].map(
    ({ onBody: _, ...thing }) => thing,
  );
}
