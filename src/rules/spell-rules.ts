import type { Character } from '../character/character.ts';
import type { SheetContext } from './resolve/context.ts';

/** Magic as a ruleset has it. */
export interface SpellRules {
  /** The id of the trait that makes a mage. */
  readonly gift: string;
  /** True for somebody with the gift, of their own or by their race. */
  isMage(context: SheetContext): boolean;
  /** What the mana of the setting does, in a sentence; '' where all is as usual. */
  manaWords(mana: Character['campaign']['mana']): string;
}
