import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import { afterDefense } from '../state-after.ts';
import { describeRollNeeded, possessive } from './exchange-request.ts';
import type { Participant, SituationParts } from './participant.ts';
import {
  bystanderIn,
  choose,
  type ExchangeInProgress,
  explained,
  noteBystander,
  type Procedure,
  rollAgainst,
} from './suffer-wound.ts';

/** That dodge is combined with nothing, whatever the friend chose for a defense of their own: no retreat above all (p. 375). */
const alone = { retreat: false, drop: false, acrobatic: '' } as const;

/**
 * Friends of the defender who are near enough may dodge into the way of the attack (Basic Set p. 375); where somebody else is hit by
 * chance, those who are on the same side. Returns who is hit instead; undefined for nobody. In either case whoever tried has moved,
 * and retreats no more in this turn.
 */
export function* askFriends(
  exchange: ExchangeInProgress,
  incoming: NonNullable<SituationParts['incoming']>,
): Procedure<Participant | undefined> {
  const { setup, defender, log, rules } = exchange;
  if (!defender.rules.defense.sacrifice) return undefined;
  const { bystanders = [] } = setup;
  const struck = bystanders.find(({ key }) => defender.who === `bystander:${key}`);
  if (struck && !struck.isFriend) return undefined;
  const friends = bystanders.flatMap(({ key, combatant, isFriend }) => {
    if (!isFriend || key === struck?.key) return [];
    const who = bystanderIn(exchange, key, combatant);
    const combat = who.state.retreated
      ? null
      : who.combat({ incoming: { ...incoming, side: 'front' }, defense: alone });
    const total = combat?.defenses.find(({ line }) => line.kind === 'dodge')?.total ?? '';
    const needed = combat?.worksheet.find(total)?.value;
    return combat && typeof needed === 'number' ? [{ key, who, combat, total, needed }] : [];
  });
  if (friends.length === 0) return undefined;
  const chosen = yield* choose({
    id: 'friend',
    who: defender,
    words: `Who dodges into the way for ${defender.name}`,
    options: [
      { id: '', words: 'Nobody', needed: null, explained: null },
      ...friends.map(({ key, who, combat, total, needed }) => ({
        id: key,
        words: `${who.name}, a step away`,
        needed,
        explained: explained(who, combat.worksheet, total),
      })),
    ],
    usual: '',
  });
  const friend = friends.find(({ key }) => key === chosen);
  if (!friend) return undefined;
  const { who, combat, total, needed } = friend;
  const before = who.state;
  const rolled = yield* rollAgainst({
    id: 'friend.roll',
    who,
    words: `${possessive(who.name)} Dodge into the way`,
    needed,
    rollKind: 'defense',
    explained: explained(who, combat.worksheet, total),
  });
  const result = readRoll(rules.success, needed, rolled, 'defense');
  log.push(`${who.name} dodges into the way: ${describeRollNeeded(needed, rolled, result)}.`);
  who.state = { ...afterDefense(combat, 'dodge'), retreated: true };
  noteBystander(exchange, who, before);
  return isSuccess(result) ? who : undefined;
}
