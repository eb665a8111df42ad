import type { Attack } from '../../catalog/item-entry.ts';
import type { Citation } from '../../engine/citation.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { StatId } from '../../engine/step.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import { type AttackUse, attackUses, listParryUses, parseReach } from '../shared/attack-uses.ts';
import { describeDamageType } from '../shared/figure-words.ts';
import { findFollowUps } from '../shared/follow-ups.ts';
import type { UnarmedAttack } from '../shared/unarmed-lines.ts';
import { listUnarmedLines, type UnarmedLine } from '../shared/unarmed-lines.ts';
import { lineStat } from '../stat-ids.ts';
import type { ActiveDefense } from './maneuver.ts';

/** A way to attack: a use of a weapon, or a blow of hand or foot. */
export interface FightingLine {
  readonly id: string;
  /** "Shortsword, swing", "Kick, Karate". */
  readonly name: string;
  readonly type: string;
  /** The type as it is printed after the dice: "(2) burn". */
  readonly typeWords: string;
  /** The damage rolled is multiplied by this. */
  readonly times: number;
  readonly mode: 'melee' | 'thrown' | 'missile' | 'firearm';
  /** Yards; 0 is close combat. Empty if the table has none. */
  readonly reach: readonly number[];
  readonly thrusts: boolean;
  readonly twoHanded: boolean;
  /** The weapon, an item. */
  readonly use?: AttackUse;
  /** The row of the table that the weapon has, or the trait. */
  readonly attack?: Attack;
  /** An attack of a trait: of a part of the body, or from afar. It cannot be dropped, readied or broken. */
  readonly natural?: true;
  readonly trait?: ResolvedTrait;
  readonly blow?: UnarmedLine;
  /** The attacks that ride on it: whom it wounds, they hit too. */
  readonly followUps: readonly AttackUse[];
  readonly cite: Citation | undefined;
}

/** A defense: Dodge, Block, or the Parry of one weapon or hand. */
export interface DefenseLine {
  /** "dodge", "block", "parry.sword.0". */
  readonly id: string;
  readonly kind: ActiveDefense;
  readonly name: string;
  /** The number of the sheet that it starts from. */
  readonly from: StatId;
  /** The parrying weapon. */
  readonly line?: FightingLine;
}

function modeOf({ item, attack: { ranged, name, basis } }: AttackUse): FightingLine['mode'] {
  if (!ranged) return 'melee';
  if (item.trait) return 'missile';
  if (/throw/i.test(name)) return 'thrown';
  return basis === 'fixed' ? 'firearm' : 'missile';
}

/** "Shortsword, swing"; of a trait that attacks in one way alone, its name. */
const nameOf = ({ item, attack }: AttackUse): string =>
  item.trait && item.facet?.attacks?.length === 1 ? item.name : `${item.name}, ${attack.name}`;

const armedLine = (use: AttackUse, followUps: readonly AttackUse[]): FightingLine => ({
  id: use.id,
  name: nameOf(use),
  type: use.attack.type,
  typeWords: describeDamageType(use.attack),
  times: use.attack.times ?? 1,
  mode: modeOf(use),
  reach: parseReach(use.attack.reach),
  thrusts: use.attack.basis === 'thrust' && !use.attack.ranged && !use.item.facet?.shield,
  twoHanded: use.attack.twoHanded ?? false,
  ...(use.item.trait ? { natural: true, trait: use.item.trait } : { use }),
  attack: use.attack,
  followUps,
  cite: use.item.facet?.cite,
});

const bareLine = (blow: UnarmedLine, followUps: readonly AttackUse[]): FightingLine => ({
  id: blow.id,
  name: blow.name,
  type: blow.attack.type,
  typeWords: blow.attack.type,
  times: 1,
  mode: 'melee',
  reach: parseReach(blow.attack.reach),
  thrusts: false,
  twoHanded: false,
  blow,
  followUps,
  cite: blow.attack.cite,
});

/**
 * Every way in which the character can attack with what is on the body, with traits, then with bare hands and feet: made once for
 * all states of a fight.
 */
export const fightingLines = memoizeByKeys(
  (context: SheetContext, unarmed: readonly UnarmedAttack[]) => [context, unarmed],
  (context, unarmed): readonly FightingLine[] => {
    const followUps = findFollowUps(context, unarmed);
    return [
      ...attackUses(context)
        .filter((use) => use.item.onBody && !followUps.rides(use))
        .map((use) => armedLine(use, followUps.ofUse(use))),
      ...listUnarmedLines(context, unarmed).map((line) => bareLine(line, followUps.ofBlow(line.attack))),
    ];
  },
);

/** Dodge, the Parry of each weapon in hand and of bare hands, and Block, in this order. */
export const defenseLines = memoizeByKeys(
  (context: SheetContext, lines: readonly FightingLine[]) => [lines, context],
  (context, lines): readonly DefenseLine[] => {
    const parrying = new Set(listParryUses(context).map(({ id }) => id));
    const all = lines.filter(({ id, use, natural, blow }) =>
      use ? use.item.inUse && parrying.has(id) : natural ? parrying.has(id) : blow?.attack.parries,
    );
    // Swing and thrust of a weapon parry alike, unless they are with other skills or hands.
    const parries = all.filter((line, i) => all.findIndex((other) => parriesAlike(line, other)) === i);
    // The uses of one weapon may parry differently: then each is named.
    const isOnlyOf = ({ use }: FightingLine) =>
      parries.filter((other) => other.use?.item.key === use?.item.key).length === 1;
    return [
      { id: 'dodge', kind: 'dodge', name: 'Dodge', from: 'dodge' },
      ...parries.map(
        (line): DefenseLine => ({
          id: `parry.${line.id}`,
          kind: 'parry',
          name: `Parry, ${isOnlyOf(line) ? (line.use?.item.name ?? line.name) : line.name}`,
          from: lineStat(line.id, 'parry'),
          line,
        }),
      ),
      { id: 'block', kind: 'block', name: 'Block', from: 'block' },
    ];
  },
);

function parriesAlike(one: FightingLine, other: FightingLine): boolean {
  if (one === other) return true;
  const [first, second] = [one.attack, other.attack];
  return (
    one.use !== undefined &&
    one.use.item.key === other.use?.item.key &&
    one.twoHanded === other.twoHanded &&
    first?.skills.join() === second?.skills.join() &&
    first?.parry === second?.parry &&
    first?.parryShare === second?.parryShare
  );
}
