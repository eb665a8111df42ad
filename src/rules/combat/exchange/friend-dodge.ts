import { isSuccess, readRoll } from '../outcomes/success-roll.ts';
import { afterDefense } from '../state-after.ts';
import { describeRollNeeded, possessive } from './exchange-request.ts';
import type { Participant, SituationParts } from './participant.ts';
import {
  bystanderIn,
  changeState,
  choose,
  type ExchangeInProgress,
  explained,
  lie,
  noteBystander,
  type Procedure,
  rollAgainst,
} from './suffer-wound.ts';

/** That dodge is combined with no retreat, whatever the friend chose for a defense of their own (p. 375). */
const alone = { retreat: false, drop: false, acrobatic: '' } as const;

/** The margin of a dodge and drop by which neither of the two is hit (p. 377). */
const sparesBoth = 3;

/**
 * Friends of the defender who are near enough may dodge into the way of the attack (Basic Set p. 375), or throw themselves and the
 * defender to the ground (p. 377); where somebody else is hit by chance, those who are on the same side. Returns who is hit instead,
 * null for neither of them; undefined if nobody tries, or in vain. In either case whoever tried has moved, and retreats no more in
 * this turn; and who drops lies on the ground, as after any dodge and drop (p. 377), while the defender falls by a success alone.
 */
export function* askFriends(
  exchange: ExchangeInProgress,
  incoming: NonNullable<SituationParts['incoming']>,
): Procedure<{ readonly taker: Participant | null } | undefined> {
  const { setup, defender, log, rules } = exchange;
  if (!defender.rules.defense.sacrifice) return undefined;
  const { bystanders = [] } = setup;
  const struck = bystanders.find(({ key }) => defender.who === `bystander:${key}`);
  if (struck && !struck.isFriend) return undefined;
  const friends = bystanders.flatMap(({ key, combatant, isFriend }) => {
    if (!isFriend || key === struck?.key) return [];
    const who = bystanderIn(exchange, key, combatant);
    if (who.state.retreated) return [];
    const ways = [false, true].flatMap((drop) => {
      const combat = who.combat({ incoming: { ...incoming, side: 'front' }, defense: { ...alone, drop } });
      const total = combat?.defenses.find(({ line }) => line.kind === 'dodge')?.total ?? '';
      const needed = combat?.worksheet.find(total)?.value;
      return combat && typeof needed === 'number'
        ? [{ id: drop ? `${key}+drop` : key, who, combat, total, needed, drop }]
        : [];
    });
    // Who gains nothing by dropping is not asked about it.
    return ways.filter(({ drop, needed }) => !drop || needed !== ways[0]?.needed);
  });
  if (friends.length === 0) return undefined;
  const chosen = yield* choose({
    id: 'friend',
    who: defender,
    words: `Who dodges into the way for ${defender.name}`,
    options: [
      { id: '', words: 'Nobody', needed: null, explained: null },
      ...friends.map(({ id, who, combat, total, needed, drop }) => ({
        id,
        words: drop ? `${who.name}, and drop: both fall` : `${who.name}, a step away`,
        needed,
        explained: explained(who, combat.worksheet, total),
      })),
    ],
    usual: '',
  });
  const friend = friends.find(({ id }) => id === chosen);
  if (!friend) return undefined;
  const { who, combat, total, needed, drop } = friend;
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
  log.push(`${who.name} ${drop ? 'drops' : 'dodges'} into the way: ${describeRollNeeded(needed, rolled, result)}.`);
  who.state = { ...afterDefense(combat, 'dodge'), retreated: true };
  noteBystander(exchange, who, before);
  if (!isSuccess(result)) return undefined;
  if (!drop) return { taker: who };
  changeState(exchange, defender, lie(defender.state));
  return { taker: result.margin >= sparesBoth ? null : who };
}
