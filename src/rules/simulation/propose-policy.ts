import { situationOf } from '../../character/combat-situation.ts';
import { deriveCombat } from '../combat/derive-combat.ts';
import { hasTrait } from '../combat/fight.ts';
import type { SimulatedFighter } from './fighter-tables.ts';
import type { PolicyId } from './turn-choices.ts';

/**
 * The way to fight that suits a character: a weapon in hand that shoots keeps away, a berserk attacks all-out, and everybody else is
 * careful, or steady where the rules know no retreat.
 */
export function proposePolicy({ sheet, rules: ofBook, state }: SimulatedFighter): PolicyId {
  const { fight } = deriveCombat(sheet, ofBook, situationOf(state ? { state } : {}));
  const shoots = fight.lines.some(
    ({ mode, use, natural }) => (mode === 'missile' || mode === 'firearm') && (use?.item.inUse ?? natural ?? false),
  );
  if (shoots) return 'archer';
  if (hasTrait(fight, 'berserk')) return 'allOut';
  return fight.rules.uses.defense.includes('retreat') ? 'cautious' : 'steady';
}
