import type { SpellRules } from '../spell-rules.ts';
import { isMage } from './spells.ts';

/** The rules of magic (p. 30). */
export const spellRules: SpellRules = {
  gift: 'magery',
  isMage,
  manaWords: (mana) => {
    switch (mana) {
      case 'none':
        return 'This setting has no mana: spells do not work.';
      case 'low':
        return 'This setting has low mana: every spell is at −5.';
      case 'high':
        return 'This setting has high mana: anyone who knows a spell can cast it, mage or not.';
      case 'normal':
        return '';
    }
  },
};
