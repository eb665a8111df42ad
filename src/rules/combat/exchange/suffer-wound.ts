import type { CombatState } from '../../../character/combat-state.ts';
import { ownValue } from '../../../engine/own-value.ts';
import type { ResolvedItem } from '../../resolve/context.ts';
import type { StruckWeapon } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import { heldItems, isLeg } from '../hands.ts';
import type { CriticalBlow } from '../outcomes/critical-table.ts';
import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import type { FailedEffect } from '../state-after.ts';
import { type Wound, type WoundEffect, woundStats } from '../wound.ts';
import { injurySentence, itemWords, possessive, rollWords } from './exchange-request.ts';
import type { Participant } from './participant.ts';
import {
  changeState,
  type ExchangeInProgress,
  explained,
  findPlace,
  type Procedure,
  rollAgainst,
} from './procedure.ts';

/** What of a weapon decides on the tables of critical results; `attacks` where it attacks rather than parries. */
export function weaponKinds(line: FightingLine | null, attacks: boolean): CriticalBlow['weapon'] {
  if (!line) return [];
  const { mode, type, use } = line;
  const isRanged = attacks && mode !== 'melee';
  const impales = attacks && type === 'imp';
  const crushing = use?.item.facet?.attacks?.filter(({ ranged }) => !ranged) ?? [];
  const isSolid =
    mode === 'melee' &&
    crushing.length > 0 &&
    crushing.every((attack) => attack.type === 'cr' && !attack.skills.includes('staff'));
  return [
    ...(impales || isRanged ? (['thrustOrRanged'] as const) : []),
    ...(isRanged ? (['ranged'] as const) : []),
    ...(impales || (isRanged && mode !== 'thrown') ? (['thrustOrMissile'] as const) : []),
    ...(isSolid ? (['solid'] as const) : []),
    ...(use?.item.row.quality === 'cheap' ? (['cheap'] as const) : []),
  ];
}

/** The weapon in somebody's hand, that in the main hand first; null for none, and without a sheet. */
export function weaponInHand(who: Participant): ResolvedItem | null {
  const combat = who.combat();
  const held = combat ? heldItems(combat.fight.context).filter(({ facet }) => !facet?.shield) : [];
  return held.find(({ row }) => row.hand === 'main') ?? held[0] ?? null;
}

/** The item lies on the ground. */
export const dropItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  places: { ...state.places, [key]: 'stowed' },
});

/** The item is broken: it is of no use, and not picked up. */
export const breakItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  places: { ...state.places, [key]: 'home' },
});

/** It takes a turn more to get the item ready. */
export const unreadyItem = (state: CombatState, key: string): CombatState => ({
  ...state,
  unready: { ...state.unready, [key]: (ownValue(state.unready, key) ?? 0) + 1 },
});

export const lie = (state: CombatState): CombatState => ({ ...state, posture: 'lying' });

/** What of an item decides whether it breaks. */
export const struckWeapon = ({ facet, row }: ResolvedItem): StruckWeapon => ({
  attacks: facet?.attacks ?? [],
  weight: row.weightOverride ?? facet?.weight ?? 0,
  quality: row.quality,
});

interface WoundToSuffer {
  readonly id: string;
  readonly wound: Wound;
  readonly more?: readonly WoundEffect[];
  readonly named?: boolean;
}

/** What a wound came to. */
interface Suffered {
  readonly injury: number;
  /** The DR that it met. */
  readonly resistance: number;
}

/**
 * Somebody takes damage: the sentence, the rolls of what follows, and the new state. `id` begins the ids of its requests;
 * `more` are effects that follow whatever the damage (of a critical hit); `named` where it is not the one who was attacked.
 */
export function* sufferWound(
  exchange: ExchangeInProgress,
  victim: Participant,
  { id, wound, more = [], named }: WoundToSuffer,
): Procedure<Suffered> {
  const { log } = exchange;
  const worked = victim.injury(wound);
  const number = (stat: string): number => worked.worksheet.number(stat);
  const own = worked.effects.filter((effect) => !more.some((other) => other.id === effect.id));
  const injury = { ...worked, effects: [...own, ...more] };
  const isCrippledAlready =
    victim.rules.wounds.crippledTakesNoMore !== undefined && victim.state.crippled.includes(wound.location);
  const notes = [
    ...(wound.times > 1 ? [wound.times === 2 ? 'doubled' : 'tripled'] : []),
    ...(wound.halved ? ['halved by the distance'] : []),
    ...(wound.bypassesArmor ? ['past all armor'] : []),
    ...(isCrippledAlready ? ['crippled already'] : []),
  ];
  log.push(
    injurySentence({
      name: named ? victim.name : null,
      total: wound.rolled,
      type: wound.type,
      place: findPlace(victim.rules, wound.location),
      stopped: number(woundStats.resistance),
      penetrating: number(woundStats.penetrating),
      injury: number(woundStats.injury),
      notes,
    }),
  );
  const pushed = injury.effects.find((effect) => effect.id === 'mayFall')?.words.split(';')[0];
  if (pushed) log.push(`${victim.name} is ${pushed}.`);

  const failed: FailedEffect[] = [];
  const isCertain = injury.effects
    .filter(({ roll }) => roll === undefined)
    .flatMap(({ conditions = [] }) => conditions);
  const legIsCrippled =
    isLeg(wound.location) && injury.effects.some(({ id: effect, keepsFeet }) => effect === 'crippled' && !keepsFeet);
  const isDown =
    victim.state.posture === 'lying' ||
    legIsCrippled ||
    isCertain.includes('unconscious') ||
    isCertain.includes('dead');
  let dies = victim.state.conditions.includes('dead') || isCertain.includes('dead');
  for (const effect of injury.effects) {
    const { roll, times = 1, conditions, words } = effect;
    if (roll === undefined || dies) continue;
    // Whoever is down already falls no farther.
    if (conditions === undefined && (isDown || failed.length > 0)) continue;
    const needed = number(roll);
    for (let time = 1; time <= times; time += 1) {
      const rolled = yield* rollAgainst({
        id: `${id}.${effect.id}${time > 1 ? `.${time}` : ''}`,
        who: victim,
        words: `${victim.name}: ${words}`,
        needed,
        rollKind: 'other',
        explained: explained(victim, injury.worksheet, roll),
      });
      const result = readRoll(victim.rules.success, needed, rolled);
      const { name } = injury.worksheet.get(roll);
      log.push(`${possessive(victim.name)} ${name}: ${rollWords(needed, rolled, result)}.`);
      if (isSuccess(result)) continue;
      failed.push({ id: effect.id, margin: result.margin });
      dies = conditions?.includes('dead') ?? false;
      break;
    }
  }
  const { places } = victim.state;
  const items = victim.combat()?.fight.context.items ?? [];
  changeState(exchange, victim, victim.stateAfter(wound, injury, failed));
  for (const item of items)
    if (ownValue(victim.state.places, item.key) === 'stowed' && ownValue(places, item.key) !== 'stowed')
      log.push(`${victim.name} drops ${itemWords(item)}.`);
  return { injury: number(woundStats.injury), resistance: number(woundStats.resistance) };
}
