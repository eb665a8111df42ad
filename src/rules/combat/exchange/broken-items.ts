import type { CombatState } from '../../../character/combat-state.ts';
import { isDice } from '../../../engine/dice.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { itemInSentence } from '../../shared/figure-words.ts';
import type { CombatSheet } from '../derive-combat.ts';
import { attackStat, fightStats } from '../fight.ts';
import type { StruckWeapon } from '../fight-rules.ts';
import { describeItemAt, possessive } from './exchange-request.ts';
import type { Participant, SituationParts } from './participant.ts';
import { forceOf } from './pulled-blow.ts';
import {
  basicDamage,
  type ExchangeInProgress,
  explained,
  isHalved,
  oneDie,
  type Procedure,
  throwDice,
} from './suffer-wound.ts';

/** The item is broken: it is of no use, and not picked up. */
const breakItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  places: { ...state.places, [key]: 'home' },
});

/** The facts about an item that decide whether it breaks, and what is left. */
export const struckWeapon = ({ facet, row }: ResolvedItem): StruckWeapon => ({
  attacks: facet?.attacks ?? [],
  weight: row.weightOverride ?? facet?.weight ?? 0,
  quality: row.quality,
});

/** Somebody's weapon breaks; a die may leave something of it. `item` is null for that of an anonymous foe. */
export function* breakWeapon(
  { log }: ExchangeInProgress,
  who: Participant,
  item: ResolvedItem | null,
  id: string,
): Procedure<void> {
  log.push(`${possessive(who.name)} weapon breaks: ${item ? describeItemAt(item) : 'the weapon'}.`);
  if (!item) return;
  who.state = breakItem(who.state, item.key);
  const remains = who.rules.brokenWeapon?.remains(struckWeapon(item)) ?? null;
  if (remains === null) return;
  const rolled = yield* throwDice({
    id: `${id}.remains`,
    who,
    words: 'What is left: 1 to 3 nothing of use',
    dice: oneDie,
    explained: null,
  });
  log.push(rolled <= 3 ? 'Nothing of use is left.' : `What is left: ${remains}.`);
}

/**
 * A defense that succeeded by less than the shield’s part of it: the shield takes the blow, and may break. Returns the damage
 * that comes through; null if the shield was not struck. Only where the setup says that shields take damage.
 */
export function* strikeShield(
  exchange: ExchangeInProgress,
  attack: CombatSheet,
  {
    incoming,
    margin,
    id,
  }: { readonly incoming: SituationParts['incoming']; readonly margin: number; readonly id: string },
): Procedure<number | null> {
  const { setup, attacker, defender, line, log } = exchange;
  const rule = defender.rules.shieldDamage;
  const combat = setup.shieldsBreak && rule ? defender.combat({ ...(incoming ? { incoming } : {}) }) : null;
  const shield = combat ? heldShield(combat.fight.context) : undefined;
  const figures = shield?.facet?.shield;
  if (!rule || !combat || !shield || !figures || line.blow?.attack.isThrow) return null;
  if (margin >= combat.worksheet.number(fightStats.shieldPart)) return null;
  const before = ownValue(defender.state.itemDamage ?? {}, shield.key) ?? 0;
  const stat = attackStat(line.id, 'damage');
  const force = forceOf(exchange, attack);
  const damage = force ? force.dice : attack.worksheet.find(stat)?.value;
  const type = force?.type ?? line.type;
  if (!isDice(damage) || !rule.blow(figures, before, 0, type)) return null;
  const thrown = yield* throwDice({
    id: `${id}.shield`,
    who: attacker,
    words: `Damage of ${line.name} to the shield`,
    dice: damage,
    explained: force ? null : explained(attacker, attack.worksheet, stat),
  });
  const basic = basicDamage(exchange, line, thrown);
  const rolled = isHalved(attack, line) ? Math.floor(basic / 2) : basic;
  const blow = rule.blow(figures, before, rolled, type);
  if (!blow) return null;
  const [taken = 0, through = 0] = [blow.taken.value, blow.through.value].map((value) => Number(value));
  const name = `${possessive(defender.name)} ${itemInSentence(shield)}`;
  const total = before + taken;
  const count = blow.isDestroyed && total < blow.most ? 'too much for it at once' : `${total} of ${blow.most}`;
  log.push(`The blow hits ${name}: ${rolled} ${type}, ${taken} damage to it, ${count}.`);
  defender.state = { ...defender.state, itemDamage: { ...defender.state.itemDamage, [shield.key]: total } };
  if (blow.isDestroyed) {
    log.push(`${name} breaks.`);
    defender.state = breakItem(defender.state, shield.key);
  }
  if (through > 0) log.push(`The point comes through the shield: ${through}.`);
  return through;
}
