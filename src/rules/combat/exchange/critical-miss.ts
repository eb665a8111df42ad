import { formatCitation } from '../../../engine/citation.ts';
import { isDice } from '../../../engine/dice.ts';
import { formatCountOf } from '../../../engine/format.ts';
import { attackStat } from '../fight.ts';
import type { FightingLine } from '../fighting-line.ts';
import { type CriticalEffect, type CriticalTable, criticalEffect, criticalRow } from '../outcomes/success-roll.ts';
import { woundOf } from '../wound.ts';
import { breakWeapon } from './broken-items.ts';
import { describeWeapon, possessive } from './exchange-request.ts';
import type { Participant } from './participant.ts';
import {
  basicDamage,
  changeState,
  dropItem,
  type ExchangeInProgress,
  explained,
  findPlace,
  lie,
  oneDie,
  type Procedure,
  rollOnTable,
  sufferWound,
  throwDice,
  unreadyItem,
  weaponKinds,
} from './suffer-wound.ts';

/** What an empty hand takes if a weapon would break or be dropped: 1−3 (Man to Man p. 36). */
const hurtHand = { dice: 1, adds: -3 };

/**
 * A critical miss by the one who attacked (`attacks`) or parried with this line, null for the weapon of an anonymous
 * foe: by the table of the rules, or in a sentence that leaves it to the game master. `id` is the prefix of the ids of
 * its requests.
 */
export function* criticalMiss(
  exchange: ExchangeInProgress,
  who: Participant,
  line: FightingLine | null,
  id: string,
  attacks: boolean,
): Procedure<void> {
  const { log } = exchange;
  const { rules } = who;
  const table = rules.criticalTables.find((each) => each.id === 'miss');
  if (!table) {
    const cite = rules.criticalsByGameMaster?.miss;
    if (cite) log.push(`What the critical miss does is for the game master (${formatCitation(cite)}).`);
    return;
  }
  const blow = { place: '', type: line?.type ?? '', weapon: weaponKinds(line, attacks) };
  const read = function* (request: string): Procedure<CriticalEffect> {
    const row = criticalRow(table, yield* roll(exchange, who, table, request));
    return criticalEffect(row, blow);
  };
  const first = yield* read(id);
  const { confirmed } = first;
  if (!confirmed) {
    yield* apply(exchange, who, line, first, id);
    return;
  }
  log.push('A second roll decides.');
  const second = yield* read(`${id}.again`);
  const isConfirmed = confirmed.by === 'breaks' ? second.weapon === 'breaks' : second.hitsSelf !== undefined;
  yield* apply(exchange, who, line, isConfirmed ? second : (confirmed.otherwise ?? second), id);
}

function* roll({ log }: ExchangeInProgress, who: Participant, table: CriticalTable, id: string): Procedure<number> {
  const rolled = yield* rollOnTable({ id, who, words: `${table.name}: ${who.name}`, table });
  log.push(`${table.name}, ${rolled}: ${criticalRow(table, rolled).words}.`);
  return rolled;
}

function* apply(
  exchange: ExchangeInProgress,
  who: Participant,
  line: FightingLine | null,
  effect: CriticalEffect,
  id: string,
): Procedure<void> {
  const { weapon, conditions = [], falls, cripples, hitsSelf } = effect;
  const { log } = exchange;
  if (weapon) yield* loseWeapon(exchange, who, line, weapon, id);
  if (hitsSelf !== undefined) yield* hitSelf(exchange, who, line, hitsSelf, id);
  const { state } = who;
  const arm = cripples === 'weaponArm' && !state.crippled.includes('weaponArm') ? ['weaponArm'] : [];
  const next = {
    ...state,
    conditions: [...new Set([...state.conditions, ...conditions])],
    crippled: [...state.crippled, ...arm],
  };
  changeState(exchange, who, falls ? lie(next) : next);
  if (arm.length > 0) log.push('It is a strain, over when the fight is.');
}

function* loseWeapon(
  exchange: ExchangeInProgress,
  who: Participant,
  line: FightingLine | null,
  what: NonNullable<CriticalEffect['weapon']>,
  id: string,
): Procedure<void> {
  const { log } = exchange;
  if (line?.natural && line.mode !== 'melee') return;
  if (line && !line.use) {
    yield* hurtLimb(exchange, who, line, id);
    return;
  }
  const name = line ? describeWeapon(line) : 'the weapon';
  const key = line?.use?.item.key;
  switch (what) {
    case 'breaks':
      yield* breakWeapon(exchange, who, line?.use?.item ?? null, id);
      return;
    case 'turns':
      log.push(`${name.charAt(0).toUpperCase()}${name.slice(1)} turns in ${possessive(who.name)} hand.`);
      if (key !== undefined) who.state = unreadyItem(who.state, key);
      return;
    case 'thrownAway': {
      const yards = yield* throwDice({
        id: `${id}.yards`,
        who,
        words: 'How many yards the weapon flies',
        dice: oneDie,
        explained: null,
      });
      const ahead = yield* throwDice({
        id: `${id}.direction`,
        who,
        words: 'Which way: 1 to 3 forward, 4 to 6 back',
        dice: oneDie,
        explained: null,
      });
      log.push(
        `${name.charAt(0).toUpperCase()}${name.slice(1)} flies ${formatCountOf(yards, 'yard')} ${ahead <= 3 ? 'forward' : 'back'}.`,
      );
      if (key !== undefined) who.state = dropItem(who.state, key);
      return;
    }
    case 'dropped':
      log.push(`${who.name} drops ${name}.`);
      if (key !== undefined) who.state = dropItem(who.state, key);
      return;
  }
}

/** Bare hands cannot be dropped: they are hurt. */
function* hurtLimb(exchange: ExchangeInProgress, who: Participant, line: FightingLine, id: string): Procedure<void> {
  const isFoot = line.blow?.attack.limb === 'foot';
  const rolled = yield* throwDice({
    id: `${id}.limb`,
    who,
    words: `What the ${isFoot ? 'foot' : 'hand'} takes`,
    dice: hurtHand,
    explained: null,
  });
  const location = placeAmong(who, isFoot ? ['foot'] : ['weaponHand', 'hand']);
  const wound = woundOf({ rolled: Math.max(0, rolled), type: 'cr', location });
  if (wound.rolled > 0) yield* sufferWound(exchange, who, { id: `${id}.limb`, wound, named: true });
}

/** The first place of these that somebody's body has; the body as a whole without any. */
export const placeAmong = ({ rules }: Pick<Participant, 'rules'>, ids: readonly string[]): string =>
  ids.find((place) => findPlace(rules, place)) ?? '';

/** The own arm or leg, by a die. */
function* hitSelf(
  exchange: ExchangeInProgress,
  who: Participant,
  line: FightingLine | null,
  part: 1 | 0.5,
  id: string,
): Procedure<void> {
  const { log } = exchange;
  const limb = yield* throwDice({
    id: `${id}.self`,
    who,
    words: 'Which of the own limbs: 1 to 3 an arm, 4 to 6 a leg',
    dice: oneDie,
    explained: null,
  });
  const location = placeAmong(who, limb <= 3 ? ['shieldArm', 'leftArm', 'arm'] : ['rightLeg', 'leg', 'foreleg']);
  const combat = who.combat();
  const stat = line ? attackStat(line.id, 'damage') : '';
  const damage = combat?.worksheet.find(stat);
  log.push(`The blow hits ${who.name} instead.`);
  if (!combat || !line || !isDice(damage?.value)) {
    log.push('Its damage is for the game master.');
    return;
  }
  const thrown = yield* throwDice({
    id: `${id}.damage`,
    who,
    words: `Damage of ${line.name}`,
    dice: damage.value,
    explained: explained(who, combat.worksheet, stat),
  });
  const rolled = basicDamage(exchange, line, thrown);
  const wound = woundOf({ rolled: Math.floor(rolled * part), type: line.type, location });
  yield* sufferWound(exchange, who, { id: `${id}.wound`, wound, named: true });
}
