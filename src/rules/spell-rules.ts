import type { SpellFigures } from '../catalog/skill-entry.ts';
import type { Character } from '../character/character.ts';
import type { Worksheet } from '../engine/worksheet.ts';
import type { SheetContext } from './resolve/context.ts';

/** One thing that a spell builds on, and whether this character has it. */
export interface PrerequisiteLine {
  /** "Ignite Fire at 12", "Magery or Empathy". */
  readonly words: string;
  readonly met: boolean;
}

/** Magic as a ruleset has it. */
export interface SpellRules {
  /** The id of the trait that makes a mage. */
  readonly gift: string;
  /** True for somebody with the gift, of their own or by their race. */
  isMage(context: SheetContext): boolean;
  /** What the mana of the setting does, in a sentence; '' where all is as usual. */
  manaWords(mana: Character['campaign']['mana']): string;
  prerequisites(worksheet: Worksheet, context: SheetContext, spell: SpellFigures): readonly PrerequisiteLine[];
}
