import type { SpellFigures } from '../../catalog/skill-entry.ts';
import { memoizeReads } from '../../engine/worksheet.ts';
import { describePrerequisite } from '../../rules/prerequisites/prerequisite-words.ts';
import type { ResolvedSkill, SheetContext } from '../../rules/resolve/context.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { headingRows, nestSkills, placed, skillLine } from './row-lines.ts';
import type { SpellLine } from './sheet-model.ts';

/** Returns the class of a spell: "area", "resisted by HT", "area, resisted by HT". */
export function describeSpellClass({ class: kind, resistedBy }: Pick<SpellFigures, 'class' | 'resistedBy'>): string {
  if (!resistedBy) return kind;
  return kind === 'resisted' ? `resisted by ${resistedBy}` : `${kind}, resisted by ${resistedBy}`;
}

/** Returns the ST cost of a spell: "2"; for an area "2 per yard" of its radius. */
function describeCastingCost({ class: kind, cost }: Pick<SpellFigures, 'class' | 'cost'>): string {
  return kind === 'area' && cost ? `${cost} per yard` : cost;
}

/** Returns the main requirements of casting: "cost 2 per yard, 1 s". */
export function describeCasting(spell: Pick<SpellFigures, 'class' | 'cost' | 'time'>): string {
  const cost = describeCastingCost(spell);
  return [cost && `cost ${cost}`, spell.time].filter(Boolean).join(', ');
}

/**
 * Returns all requirements of casting, in parts of a line: "cost 2 per yard", "to maintain 1", "1 s to cast", "lasts 1
 * minute".
 */
function castingParts(spell: SpellFigures): string[] {
  const { time, duration, maintain } = spell;
  const cost = describeCastingCost(spell);
  return [
    cost && `cost ${cost}`,
    maintain ? `maintain ${maintain}` : '',
    time && `${time} to cast`,
    /^\d/.test(duration) ? `lasts ${duration}` : duration,
  ].filter(Boolean);
}

/** Returns spells for use at the table: level and chance like any skill, and the requirements of casting. */
export const spellLines = memoizeReads(
  ({ skills }: SheetContext) => skills,
  ({ race, catalog, character }, ruleset: Ruleset) => [race.facet, catalog, ruleset, ...headingRows(character)],
  (worksheet, context, ruleset): readonly SpellLine[] => {
    const spells = context.skills.filter(({ facet }) => facet?.spell);
    return nestSkills(worksheet, context, spells, ruleset).flatMap(({ line, headings, depth }) => {
      const spell = line.facet?.spell;
      return spell ? [placed(spellLine(worksheet, line, spell, context, ruleset), headings, depth)] : [];
    });
  },
);

const spellLine = memoizeReads(
  (skill: ResolvedSkill) => skill,
  (_, spell: SpellFigures, { race, catalog }: SheetContext, ruleset: Ruleset) => [spell, race.facet, catalog, ruleset],
  (worksheet, skill, spell, context, ruleset): SpellLine => ({
    ...skillLine(worksheet, skill, context, ruleset),
    class: describeSpellClass(spell),
    time: spell.time,
    duration: spell.duration,
    cost: describeCastingCost(spell),
    maintain: spell.maintain ?? '',
    casting: castingParts(spell),
    prerequisites:
      skill.row.own?.spell?.prerequisites ||
      (skill.facet?.prerequisites ?? []).map((need) => describePrerequisite(context.catalog, need)).join(', '),
  }),
);
