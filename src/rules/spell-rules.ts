import type { Character } from '../character/character.ts';
import type { SheetContext } from './resolve/context.ts';

/** Magic as a ruleset has it. */
export interface SpellRules {
  /** The id of the trait that makes a mage. */
  readonly gift: string;
  /** The level at which a spell counts as a prerequisite of others; null if it need only be learned. */
  readonly needed: number | null;
  /** True for a character with the gift, bought or racial. */
  isMage(context: SheetContext): boolean;
  /** The effect of the setting's mana, in a sentence; '' if all is normal. */
  manaWords(mana: Character['campaign']['mana']): string;
}
