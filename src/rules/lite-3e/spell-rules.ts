import type { SpellRules } from '../spell-rules.ts';
import { isMage } from './spells.ts';

/** The rules of magic (p. 30). */
export const spellRules: SpellRules = {
  gift: 'magery',
  isMage,
  manaWords: (mana) => {
    switch (mana) {
      case 'none':
        return 'There is no mana in this setting: no spell works.';
      case 'low':
        return 'The mana of this setting is low: every spell is at −5.';
      case 'high':
        return 'The mana of this setting is high: whoever has learned a spell can cast it, mage or not.';
      case 'normal':
        return '';
    }
  },
};
