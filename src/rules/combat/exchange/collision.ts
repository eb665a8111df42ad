import { isDice } from '../../../engine/dice.ts';
import { OverlaidWorksheet } from '../../../engine/overlay.ts';
import { woundOf } from '../wound.ts';
import type { Participant } from './participant.ts';
import {
  bystanderIn,
  choose,
  type ExchangeInProgress,
  explained,
  noteBystander,
  type Procedure,
  rollWhenHurt,
  sufferWound,
  throwDice,
} from './suffer-wound.ts';

/** The number of the dice of a collision, on a worksheet of its own. */
const damageStat = 'collision:damage';

/**
 * Somebody was pushed so many yards by a blow: what stops them, a thing or another fighter, and what both take (Man to Man pp. 31, 51;
 * Basic Set p. 378). `id` is the prefix of the ids of its requests. Nothing under rules without collisions. Returns the hits that the
 * one who was pushed lost by it.
 */
export function* collide(exchange: ExchangeInProgress, yards: number, id: string): Procedure<number> {
  const { setup, attacker, defender, rules, log } = exchange;
  const rule = rules.collision;
  if (!rule || yards < 1 || defender.state.conditions.includes('dead')) return 0;
  const others = (setup.bystanders ?? []).filter(({ key }) => defender.who !== `bystander:${key}`);
  const chosen = yield* choose({
    id: `${id}collision`,
    who: attacker,
    words: `What stops ${defender.name}`,
    options: [
      { id: '', words: 'Nothing' },
      ...rule.obstacles,
      ...others.map(({ key, combatant }) => ({ id: key, words: combatant.name })),
    ].map((option) => ({ ...option, needed: null, explained: null })),
    usual: '',
  });
  if (chosen === '') return 0;
  const struck = others.find(({ key }) => key === chosen);
  const other = struck ? bystanderIn(exchange, struck.key, struck.combatant) : null;
  const obstacle = rule.obstacles.find((each) => each.id === chosen);
  log.push(`${defender.name} is stopped by ${other ? other.name : obstacle?.words.toLowerCase()}.`);
  const own = { yards, obstacle: obstacle?.id ?? '', id: `${id}collision.own` };
  const injury = yield* harm(exchange, defender, other ?? defender, own);
  if (!other) return injury;
  const before = other.state;
  const theirs = yield* harm(exchange, other, defender, { yards, obstacle: '', id: `${id}collision.other` });
  if (theirs > 0) yield* rollWhenHurt(exchange, other, `${id}collision.other.`);
  noteBystander(exchange, other, before);
  return injury;
}

/** What one of those who collide takes, by the mass of the one whom they meet. Returns the hits lost. */
function* harm(
  exchange: ExchangeInProgress,
  victim: Participant,
  mass: Participant,
  { yards, obstacle, id }: { readonly yards: number; readonly obstacle: string; readonly id: string },
): Procedure<number> {
  const { attacker, rules } = exchange;
  const { collision } = rules;
  if (!collision) return 0;
  const numbersOf = (who: Participant) =>
    who.combat()?.worksheet ?? who.injury(woundOf({ rolled: 0, type: 'cr' })).worksheet;
  const strength = numbersOf(attacker).number('st');
  const hits = numbersOf(mass).number('hitPoints');
  const worksheet = new OverlaidWorksheet(numbersOf(victim));
  worksheet.define({
    id: damageStat,
    name: 'damage of the collision',
    cite: collision.cite,
    formula: (w) => collision.damage(w, { yards, obstacle, strength, hits }),
  });
  const { value } = worksheet.get(damageStat);
  if (!isDice(value) || value.dice < 1) return 0;
  const rolled = yield* throwDice({
    id: `${id}.damage`,
    who: victim,
    words: `What ${victim.name} takes of the collision`,
    dice: value,
    explained: explained(victim, worksheet, damageStat),
  });
  const wound = woundOf({ rolled: Math.max(0, rolled), type: 'cr' });
  const { injury } = yield* sufferWound(exchange, victim, { id, wound, named: true, isPushed: false });
  return injury;
}
