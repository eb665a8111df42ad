import type { DiceNotation } from '../../engine/dice.ts';
import { formatValue } from '../../engine/format.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { Worksheet } from '../../engine/worksheet.ts';
import type { SheetContext } from '../resolve/context.ts';
import { normalizeName } from '../resolve/resolve-rows.ts';
import { lineStat } from '../stat-ids.ts';
import { type AttackUse, attackUses } from './attack-uses.ts';
import { describeDamage, describeDamageType } from './figure-words.ts';
import { listUnarmedLines, type UnarmedAttack } from './unarmed-lines.ts';

/** Attacks of traits that hit with another attack, and wound only if that one does (Basic Set p. 105). */
export interface FollowUps {
  /** True for an attack that rides on another one of the character, and so is no attack by itself. */
  rides(use: AttackUse): boolean;
  /** The attacks that ride on this one. */
  ofUse(use: AttackUse): readonly AttackUse[];
  ofBlow(blow: UnarmedAttack): readonly AttackUse[];
}

/** What a carrier's line says after its own damage: " + follow-up 1d tox"; '' for a line that carries nothing. */
export const describeFollowUps = (worksheet: Worksheet, uses: readonly AttackUse[], notation: DiceNotation): string =>
  uses
    .map(({ id, attack }) => {
      const dice = formatValue(worksheet.get(lineStat(id, 'damage')).value, notation);
      return ` + follow-up ${describeDamage(attack, dice)} ${describeDamageType(attack)}`.trimEnd();
    })
    .join('');

const pattern = /^follow-?\s?up\b[\s:,(]*([^)]*)/i;

/** The attack that a follow-up names as its carrier: "Follow-Up: Bite"; '' if it names none, null for another modifier. */
function carrierIn(name: string): string | null {
  const named = pattern.exec(name.trim())?.[1];
  if (named === undefined) return null;
  return /^(?:of a natural weapon|with modifiers|universal)/i.test(named) ? '' : normalizeName(named);
}

const namesOfUse = ({ item, attack }: AttackUse): readonly string[] => [item.name, attack.name];
const namesOfBlow = ({ name, notes }: UnarmedAttack): readonly string[] => [name, ...notes];

const fits = (carrier: string, names: readonly string[]): boolean =>
  names.some((name) => normalizeName(name).includes(carrier));

/** Finds the follow-up attacks of a character, each on the attack that its modifier names. */
export const findFollowUps = memoizeByKeys(
  (context: SheetContext, unarmed: readonly UnarmedAttack[]) => [
    attackUses(context),
    ...listUnarmedLines(context, unarmed).map(({ attack }) => attack),
  ],
  (context, unarmed): FollowUps => {
    const uses = attackUses(context);
    const named = uses.flatMap((use) => {
      const [carrier] = use.item.trait?.row.modifiers.flatMap(({ name }) => carrierIn(name) || []) ?? [];
      return carrier === undefined ? [] : [{ use, carrier }];
    });
    const others = uses.filter((use) => !named.some((each) => each.use.item === use.item));
    const blows = listUnarmedLines(context, unarmed).map(({ attack }) => attack);
    const riding = named.filter(
      ({ carrier }) =>
        others.some((use) => fits(carrier, namesOfUse(use))) || blows.some((blow) => fits(carrier, namesOfBlow(blow))),
    );
    const on = (names: readonly string[]) => riding.flatMap(({ use, carrier }) => (fits(carrier, names) ? [use] : []));
    const ids = new Set(riding.map(({ use }) => use.id));
    return {
      rides: ({ id }) => ids.has(id),
      ofUse: (use) => (ids.has(use.id) ? [] : on(namesOfUse(use))),
      ofBlow: (blow) => on(namesOfBlow(blow)),
    };
  },
);
