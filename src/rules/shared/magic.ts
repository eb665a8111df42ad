import type { SkillFacet } from '../../catalog/skill-entry.ts';
import type { Character } from '../../character/character.ts';
import type { DerivationBuilder } from '../../engine/builder.ts';
import type { Citation } from '../../engine/citation.ts';
import type { Finding } from '../findings/finding.ts';
import type { SheetContext } from '../resolve/context.ts';
import type { SpellRules } from '../spell-rules.ts';
import { finding } from './findings.ts';
import { findHolder } from './rows.ts';

/** The differences between rulesets with the same kind of magic. */
interface MagicFigures {
  /** Added to every spell if mana is low; below 0. */
  readonly lowManaPenalty: number;
  /** Other penalties to a spell or its cost, as notes on its level. */
  readonly castingNotes: readonly string[];
  readonly cite: Citation;
}

/** The id of the trait that makes a mage. */
const gift = 'magery';

/** Returns true if the character is a mage, by a bought or a racial trait. */
const isMage = (context: SheetContext): boolean => findHolder(context, gift, undefined) !== undefined;

/** Adds the penalty of low mana to a spell, and notes on casting; nothing to a skill that is no spell. */
export function addMana(
  w: DerivationBuilder,
  { spell }: SkillFacet,
  { mana }: Character['campaign'],
  { lowManaPenalty, castingNotes, cite }: MagicFigures,
): void {
  if (!spell) return;
  if (mana === 'low') w.add(lowManaPenalty, 'low mana', { cite });
  for (const note of castingNotes) w.note(note, { cite });
}

/** Reports spells that the character cannot cast with the mana of the setting. */
export function manaFindings(context: SheetContext, { cite }: MagicFigures): Finding[] {
  if (!context.skills.some(({ facet }) => facet?.spell)) return [];
  const { mana } = context.character.campaign;
  const place = { chapter: 'spells', field: 'mana' };
  if (mana === 'none') return [finding({ code: 'no-mana' }, 'rule', place, cite)];
  if (mana === 'high' || isMage(context)) return [];
  return [finding({ code: 'mana-needs-mage', mana }, 'unusual', place, cite)];
}

/** Magic that mages learn as skills; `needed` is the level at which a spell counts as a prerequisite, null for any. */
export const createSpellRules = ({ lowManaPenalty }: MagicFigures, needed: number | null): SpellRules => ({
  gift,
  needed,
  isMage,
  manaWords: (mana) => {
    switch (mana) {
      case 'none':
        return 'This setting has no mana: spells do not work.';
      case 'low':
        return `This setting has low mana: every spell is at −${-lowManaPenalty}.`;
      case 'high':
        return 'This setting has high mana: anyone who knows a spell can cast it, mage or not.';
      case 'normal':
        return '';
    }
  },
});
