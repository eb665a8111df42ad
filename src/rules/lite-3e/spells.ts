import type { SkillFacet, SpellFigures, SpellNeed } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { Finding } from '../findings/finding.ts';
import type { ResolvedSkill, SheetContext } from '../resolve/context.ts';
import { spelled } from '../resolve/resolve-rows.ts';
import { finding } from '../shared/findings.ts';
import { traitsById } from '../shared/trait-holders.ts';
import type { PrerequisiteLine } from '../spell-rules.ts';
import { skillStat } from '../stat-ids.ts';
import { lowManaPenalty, prerequisiteLevel } from './decisions.ts';
import { pages } from './pages.ts';

type Campaign = SheetContext['character']['campaign'];

/** What thin mana takes from every spell (p. 30), and what the table should know of casting. */
export function addMana(w: DerivationBuilder, facet: SkillFacet, { mana }: Campaign): void {
  if (!facet.spell) return;
  if (mana === 'low') w.add(lowManaPenalty, 'low mana', { cite: pages.magic });
  w.note('−1 for each spell that is on, −5 for a subject neither seen nor touched', { cite: pages.magic });
}

/** Spells whose prerequisites are not there, and spells where the setting has no mana for this character (p. 30). */
export function spellFindings(worksheet: Worksheet, context: SheetContext): Finding[] {
  const spells = context.skills.filter(({ facet }) => facet?.spell);
  if (spells.length === 0) return [];
  const missing = spells.flatMap((spell) => prerequisiteFindings(worksheet, context, spell));
  const { mana } = context.character.campaign;
  const place = { chapter: 'spells', field: 'mana' };
  if (mana === 'none') return [...missing, finding({ code: 'no-mana' }, 'rule', place, pages.magic)];
  if (mana === 'high' || hasTrait(context, 'magery', 1)) return missing;
  return [...missing, finding({ code: 'mana-needs-mage', mana }, 'unusual', place, pages.magic)];
}

function prerequisiteFindings(worksheet: Worksheet, context: SheetContext, spell: ResolvedSkill): Finding[] {
  const figures = spell.facet?.spell;
  const lacking = figures ? prerequisiteLines(worksheet, context, figures).filter(({ met }) => !met) : [];
  if (lacking.length === 0) return [];
  const needed = lacking.map(({ words }) => words).join(', ');
  const fact = { code: 'spell-needs', name: spell.name, needed } as const;
  return [finding(fact, 'rule', { chapter: 'spells', row: spell.key }, spell.facet?.cite)];
}

/** What a spell builds on, in words, and whether the character has it. */
export function prerequisiteLines(
  worksheet: Worksheet,
  context: SheetContext,
  { prerequisites }: SpellFigures,
): PrerequisiteLine[] {
  return prerequisites.map(({ anyOf }) => ({
    words: anyOf.map((need) => needWords(context, need)).join(' or '),
    met: anyOf.some((need) => isMet(worksheet, context, need)),
  }));
}

function isMet(worksheet: Worksheet, context: SheetContext, need: SpellNeed): boolean {
  if ('trait' in need) return hasTrait(context, need.trait, need.level ?? 1);
  if ('attribute' in need) return worksheet.number(need.attribute) >= need.atLeast;
  // A spell that was typed in serves by its name.
  const names = [need.spell, spelled(context.catalog.skills.get(need.spell)?.name ?? need.spell)];
  return names.some((name) =>
    context.spellsByName.get(name)?.some(({ key }) => worksheet.number(skillStat(key, 'level')) >= prerequisiteLevel),
  );
}

/** The trait at this level, bought and of the race together. */
export function hasTrait(context: SheetContext, id: string, level: number): boolean {
  const had = (traitsById(context).get(id) ?? []).filter(({ row }) => !row.boughtOff);
  return had.length > 0 && had.reduce((sum, trait) => sum + trait.level, 0) >= level;
}

/** A prerequisite in words: "Ignite Fire at 12", "Magery 2", "IQ 12". */
function needWords({ catalog }: Pick<SheetContext, 'catalog'>, need: SpellNeed): string {
  if ('attribute' in need) return `IQ ${need.atLeast}`;
  if ('spell' in need) return `${catalog.skills.get(need.spell)?.name ?? need.spell} at ${prerequisiteLevel}`;
  const name = catalog.traits.get(need.trait)?.name ?? need.trait;
  return need.level && need.level > 1 ? `${name} ${need.level}` : name;
}
