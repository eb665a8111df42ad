import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { DerivationBuilder } from '../../engine/derivation-builder.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import { finding } from '../shared/findings.ts';
import { findHolder } from '../shared/trait-holders.ts';
import { lowManaPenalty } from './decisions.ts';
import { pages } from './pages.ts';

type Campaign = SheetContext['character']['campaign'];

/** Adds the penalty of low mana to a spell (p. 30), and a note on casting. */
export function addMana(w: DerivationBuilder, facet: SkillFacet, { mana }: Campaign): void {
  if (!facet.spell) return;
  if (mana === 'low') w.add(lowManaPenalty, 'low mana', { cite: pages.magic });
  w.note('−1 for each spell you have on, −5 if you can neither see nor touch the subject', { cite: pages.magic });
}

/** Whether the character is a mage, by a bought or a racial trait (p. 30). */
export const isMage = (context: SheetContext): boolean => findHolder(context, 'magery', undefined) !== undefined;

/** Reports spells that the character cannot cast with the mana of the setting (p. 30). */
export function manaFindings(context: SheetContext): Finding[] {
  if (!context.skills.some(({ facet }) => facet?.spell)) return [];
  const { mana } = context.character.campaign;
  const place = { chapter: 'spells', field: 'mana' };
  if (mana === 'none') return [finding({ code: 'no-mana' }, 'rule', place, pages.magic)];
  if (mana === 'high' || isMage(context)) return [];
  return [finding({ code: 'mana-needs-mage', mana }, 'unusual', place, pages.magic)];
}
