import { capitalize } from '../../engine/format.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { type ExchangeSetup, hasSheet } from '../../rules/combat/exchange/participant.ts';
import { heldItems } from '../../rules/combat/hands.ts';
import { readyTasks } from '../../rules/combat/take-turn.ts';
import { itemInSentence } from '../../rules/shared/figure-words.ts';

/** A weapon or shield that a defender has with them, and not in hand. */
export interface Drawable {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly sentence: string;
}

/** What a defender could take in hand: a weapon where there is none in hand, a shield likewise. */
export function drawableOf(defender: ExchangeSetup['defender']): readonly Drawable[] {
  if (!hasSheet(defender)) return [];
  const { name: who, sheet, rules, situation } = defender;
  const combat = deriveCombat(sheet, rules, situation);
  const { context } = combat.fight;
  const held = heldItems(context);
  const draws = new Set(readyTasks(combat).flatMap(({ id, kind }) => (kind === 'draw' ? [id] : [])));
  return context.items.flatMap(({ key, name, row, facet }) => {
    const isShield = facet?.shield !== undefined;
    const isNeeded = !held.some((item) => (item.facet?.shield !== undefined) === isShield);
    if (!isNeeded || !draws.has(`draw:${key}`)) return [];
    const item = itemInSentence({ name, row });
    const words = `${who} does not have the ${item} in hand.`;
    return [{ key, name, words, sentence: `${capitalize(who)} takes the ${item} in hand.` }];
  });
}

/** The setup after a defender has taken these in hand. */
export function withDrawn(setup: ExchangeSetup, items: readonly Drawable[]): ExchangeSetup {
  const { defender } = setup;
  if (!hasSheet(defender) || items.length === 0) return setup;
  const { situation } = defender;
  const places = Object.fromEntries(items.map(({ key }) => [key, 'ready' as const]));
  const state = { ...situation.state, places: { ...situation.state.places, ...places } };
  return { ...setup, defender: { ...defender, situation: { ...situation, state } } };
}
