import type { DefenseRules } from '../third-edition/defenses.ts';
import { blockNeedsTheSkill, dodgeStat } from './decisions.ts';
import { pages } from './pages.ts';

/** Dodge is Move; Block a third of the skill (p. 17). Bare hands: p. 26. */
export const defenseRules: DefenseRules = {
  dodge: dodgeStat,
  captions: { dodge: '= Move', parry: 'weapon / 2', block: 'Shield / 3' },
  block: { divisor: 3, words: 'a third of the skill', untrained: !blockNeedsTheSkill },
  cites: { defenses: pages.defenses, block: pages.largeShield, unarmed: pages.unarmed },
  bareHandNotes: {
    untrained: 'against kicks and punches; −3 against weapons',
    trained: {
      brawling: 'kicks and punches only, once with each hand',
      judo: 'weapons too, with either hand; empty hands and light encumbrance or less',
      karate: 'weapons too, with either hand; empty hands and light encumbrance or less',
    },
  },
};
