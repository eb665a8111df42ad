import type { CombatState } from '../../character/combat-state.ts';
import type { Play } from '../../character/play.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { ResolvedItem } from '../resolve/context.ts';
import { ammunitionName, kindLoaded, kindOfAmmunition, magazineOf } from '../shared/ammunition.ts';
import type { Fight } from './fight-rules.ts';
import type { FightingLine } from './fighting-line.ts';

/** Ammunition on the body for one weapon. */
interface Rounds {
  /** What is left of each row, in the order in which it is used. */
  readonly rows: readonly { readonly key: string; readonly left: number }[];
  /** One of them fills the weapon. */
  readonly whole: boolean;
  /** "hollow-point"; '' for the usual kind. */
  readonly kind: string;
}

type Sheet = Pick<Fight, 'context'>;
type LineOfWeapon = Pick<FightingLine, 'use' | 'attack'>;

/**
 * What a weapon shoots or is loaded with, on the body, of which `used` is gone. Of the kind that the weapon is loaded with; a bow or a sling
 * shoots any other after that. Null if the character owns no ammunition for it: then nobody counts.
 */
export function roundsFor({ context }: Sheet, used: Play['used'], { use, attack }: LineOfWeapon): Rounds | null {
  const weapon = use?.item;
  if (!weapon || !attack?.ranged) return null;
  const own = context.items.filter(
    ({ facet }) => facet?.ammunitionFor?.includes(weapon.id) || facet?.reloads?.weapons.includes(weapon.id),
  );
  if (own.length === 0) return null;
  const ammunition = kindLoaded(weapon);
  const isOfKind = ({ id, row }: ResolvedItem): boolean => kindOfAmmunition(id, row.ammunition) === ammunition;
  const others = own.filter((item) => !isOfKind(item) && !item.facet?.reloads);
  const quantities = new Map(context.saved.character.equipment.map(({ key, quantity }) => [key, quantity]));
  return {
    rows: [...own.filter(isOfKind), ...others]
      .filter(({ onBody }) => onBody)
      .map(({ key }) => ({
        key,
        left: Math.max(0, Math.floor(quantities.get(key) ?? 0) - (ownValue(used, key) ?? 0)),
      })),
    whole: own.some(({ facet }) => facet?.reloads?.whole),
    kind: ammunition && others.length === 0 ? ammunitionName(ammunition) : '',
  };
}

/** How many are left in all. */
export const roundsLeft = ({ rows }: Rounds): number => rows.reduce((sum, { left }) => sum + left, 0);

/** Takes so many from the rows, as far as there are as many: what is used up afterward, and how many there were. */
export function takeRounds(used: Play['used'], { rows }: Rounds, wanted: number) {
  const after = { ...used };
  let toTake = wanted;
  for (const { key, left } of rows) {
    const taken = Math.min(toTake, left);
    if (taken > 0) after[key] = (ownValue(after, key) ?? 0) + taken;
    toTake -= taken;
  }
  return { used: after, taken: wanted - toTake };
}

/**
 * The state of play with a state after reloading: what went into each weapon is taken from the ammunition on the body, and a weapon
 * for which there is not enough stays short of it. Nothing is taken for a weapon whose ammunition nobody counts.
 */
export function withRoundsLoaded(play: Play, state: CombatState, fight: Pick<Fight, 'context' | 'lines'>): Play {
  const before = play.state.shotsFired;
  let { used } = play;
  let { shotsFired } = state;
  for (const line of fight.lines) {
    const fired = ownValue(before, line.id) ?? 0;
    const loaded = fired - (ownValue(shotsFired, line.id) ?? 0);
    const rounds = loaded > 0 ? roundsFor(fight, used, line) : null;
    if (!rounds) continue;
    const result = takeRounds(used, rounds, rounds.whole ? 1 : loaded);
    const gone = rounds.whole ? (result.taken > 0 ? loaded : 0) : result.taken;
    used = result.used;
    if (gone < loaded) shotsFired = { ...shotsFired, [line.id]: fired - gone };
  }
  return { ...play, used, state: shotsFired === state.shotsFired ? state : { ...state, shotsFired } };
}

/** True for a weapon that is loaded with what it shoots next, as a bow is, and a musket. */
export const isLoadedForEachShot = ({ attack }: LineOfWeapon): boolean =>
  (magazineOf(attack?.ranged?.shots)?.full ?? 1) === 1;
