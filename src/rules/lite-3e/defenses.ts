import type { EffectIndex } from '../shared/effects.ts';
import type { DefenseRules } from '../third-edition/defenses.ts';
import { blockUntrained } from './decisions.ts';
import { dodgeStat } from './movement.ts';
import { pages } from './pages.ts';

/** Dodge is Move without Running; Block half of Shield (p. 26). Bare hands: p. 27. */
export function defenseRules(effects: EffectIndex): DefenseRules {
  return {
    dodge: dodgeStat(effects),
    captions: { dodge: '= Move', parry: 'weapon / 2', block: 'Shield / 2' },
    block: { divisor: 2, words: 'half of the skill', untrained: blockUntrained },
    cites: { defenses: pages.defenses, block: pages.shield, unarmed: pages.unarmed },
    bareHandNotes: {
      untrained: 'against kicks and punches; −3 against weapons, except thrusts',
      trained: {
        karate: 'weapons too; light encumbrance or less',
        boxing: '−2 against kicks, −3 against weapons, except thrusts',
        brawling: 'bare-handed attacks only',
      },
    },
  };
}
