import type { Citation } from '../../../../engine/citation.ts';
import { fightStats } from '../../../combat/fight.ts';
import type { DefenseSteps, FightNumber, FightRules, FightSteps, FindRefusal } from '../../../combat/fight-rules.ts';
import type { DefenseLine } from '../../../combat/fighting-line.ts';
import {
  type Allowance,
  aiming,
  type Maneuver,
  type ManeuverKind,
  none,
  notAttacking,
} from '../../../combat/maneuver.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import { lineStat } from '../../../stat-ids.ts';
import { halveForLosses } from '../movement.ts';

/** The target's passive defense, which counts with each of their active ones. */
export const addPassiveDefense =
  (cite: Citation): FightRules['foeDefense'][number] =>
  (w, { target }) => {
    if (target.passiveDefense > 0) w.add(target.passiveDefense, 'passive defense', { cite });
  };

/** Steps and reasons of active defenses that Man to Man and GURPS Lite share. */
type Against = FindRefusal<DefenseLine>;

/** The attacks that a block, and a parry, cannot stop: bullets; missiles; a flail, with a light weapon. */
export const byKindOfAttack =
  (cites: {
    readonly block: Citation;
    readonly parry: Citation;
    readonly flails: Citation;
    readonly unarmed: Citation;
  }): Against =>
  ({ incoming, context }, { kind, line }) => {
    const { kind: attack, flail } = incoming;
    if (kind === 'block') {
      if (!heldShield(context)) return { words: 'no shield in hand', cite: cites.block };
      return attack === 'firearm' ? { words: 'a shield stops no bullet', cite: cites.block } : null;
    }
    if (kind !== 'parry') return null;
    if (attack === 'missile' || attack === 'firearm') return { words: 'a missile', cite: cites.parry };
    const light = line?.attack?.fencing || line?.attack?.skills.includes('knife');
    if (flail && light) return { words: 'too light against a flail', cite: cites.flails };
    const onlyBlows = line?.blow?.rows.some(({ id }) => id === 'brawling');
    return onlyBlows && attack !== 'unarmed'
      ? { words: 'Brawling stops only bare-handed attacks', cite: cites.unarmed }
      : null;
  };

/**
 * One block a turn, and one parry with each weapon (two for a fencer, one with each bare hand); twice as many in All-Out Defense,
 * any number for a fencer.
 */
export const notTooOften =
  (cites: { readonly block: Citation; readonly parry: Citation }): Against =>
  ({ state, allowance }, { kind, line }, w) => {
    const times = allowance.secondDefense ? 2 : 1;
    if (kind === 'block' && state.blocks >= times)
      return { words: times === 1 ? 'one block a turn' : 'two blocks a turn', cite: cites.block };
    if (kind !== 'parry' || !line) return null;
    const key = line.use?.item.key;
    // All uses of a weapon are one weapon.
    const made = Object.entries(state.parries).reduce((sum, [id, count]) => {
      const isSame = key === undefined ? id === line.id : id.startsWith(`${key}.`);
      return isSame ? sum + count : sum;
    }, 0);
    const fences = w.consult(lineStat(line.id, 'parry')).notes.some(({ words }) => words === 'two parries a turn');
    if (fences && allowance.secondDefense) return null;
    const most = fences ? 2 : times * (line.blow ? 2 : 1);
    if (made < most) return null;
    return { words: most === 1 ? 'one parry a turn with it' : `${most} parries a turn with it`, cite: cites.parry };
  };

/** Block −2, Parry −4 against a flail. */
export const addFlail =
  (cite: Citation): DefenseSteps =>
  (w, { incoming }, { kind }) => {
    if (incoming.flail && kind === 'block') w.add(-2, 'against a flail', { cite });
    if (incoming.flail && kind === 'parry') w.add(-4, 'against a flail', { cite });
  };

/** Dodge is halved by the state as Move is. */
export const halveDodge = (cites: Parameters<typeof halveByState>[0], tired: boolean): DefenseSteps => {
  const halve = halveByState(cites, tired);
  return (w, fight, { kind }) => {
    if (kind === 'dodge') halve(w, fight);
  };
};

/** The price of a parry: an axe has to be readied again, and a light weapon may break. */
export const noteParry =
  (cites: { readonly readying: Citation; readonly parry: Citation }): DefenseSteps =>
  (w, { incoming }, { kind, line }) => {
    if (kind !== 'parry' || !line?.use) return;
    if (line.attack?.notes?.includes('unreadyAfterParry')) w.note('unready after the parry', { cite: cites.readying });
    const { row, facet } = line.use.item;
    const own = row.weightOverride ?? facet?.weight ?? 0;
    if (incoming.weight !== null && own > 0 && incoming.weight >= 3 * own)
      w.note('the weapon may break: the other is three times as heavy', { cite: cites.parry });
  };

/** Without an active defense the passive one protects as well, so that none takes from it. */
export const neverUnderNone =
  (cite: Citation): DefenseSteps =>
  (w) => {
    if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'passive defense protects anyway', { cite });
  };

interface Cites {
  readonly hits: Citation;
  readonly fatigue: Citation;
}

/** Hits left, and ST as fatigue has left it: fatigue lowers ST itself in the third edition, though not damage. */
export const stateNumbers = ({ hits, fatigue }: Cites): readonly FightNumber[] => [
  {
    id: fightStats.hitsLeft,
    name: 'hits left',
    cite: hits,
    formula: (w, { state }) => {
      w.startFrom('hitPoints', undefined, { cite: hits });
      if (state.hitsLost > 0) w.add(-state.hitsLost, 'hits lost', { cite: hits });
    },
  },
  {
    id: fightStats.strength,
    name: 'ST left',
    cite: fatigue,
    formula: (w, { state }) => {
      w.startFrom('st', undefined, { cite: fatigue });
      if (state.fatigueLost > 0) w.add(-state.fatigueLost, 'fatigue', { cite: fatigue });
      if (typeof w.value === 'number' && w.value < 0) w.atLeast(0, 'minimum', { cite: fatigue });
    },
  },
  {
    id: fightStats.fatigueLeft,
    name: 'fatigue left',
    cite: fatigue,
    formula: (w, { state }) => {
      w.startFrom('fatiguePoints', undefined, { cite: fatigue });
      if (state.fatigueLost > 0) w.add(-state.fatigueLost, 'fatigue', { cite: fatigue });
    },
  },
  {
    id: fightStats.fatigueCost,
    name: 'fatigue of a fight of more than ten seconds',
    cite: fatigue,
    formula: (w) => {
      w.start(1, 'the fight', { cite: fatigue });
      w.addFrom('encumbrance', 1, 'level of load', { cite: fatigue });
    },
  },
];

/** Halves a number for lost hits, and for fatigue if `tired`; each rounded down. */
export const halveByState =
  ({ hits, fatigue }: Cites, tired = true): FightSteps =>
  (w, { state }) =>
    halveForLosses(
      w,
      {
        hitsLeft: state.hitsLost > 0 ? fightStats.hitsLeft : null,
        strengthLeft: tired && state.fatigueLost > 0 ? fightStats.strength : null,
        injury: hits,
        fatigue,
      },
      true,
    );

/** Maneuvers that Man to Man and GURPS Lite share. */

export const changingPosition = (cite: Citation, kinds?: readonly ManeuverKind[]): Maneuver =>
  notAttacking(
    {
      id: 'changePosition',
      name: 'Change Position',
      summary: 'stand, kneel, sit or lie down; from lying to standing takes two turns',
      cite,
    },
    none,
    kinds ? { kinds } : {},
  );

export const readying = (
  named: Pick<Maneuver, 'name' | 'summary' | 'cite'>,
  movement: Allowance['movement'],
): Maneuver =>
  notAttacking({ id: 'ready', ...named }, movement, {
    kinds: [
      { id: 'item', name: 'a weapon or another item', summary: 'what becomes ready can defend at once' },
      {
        id: 'reload',
        name: 'reloading a missile weapon',
        summary: 'a turn of reloading',
        defenses: ['dodge'],
        defenseCosts: 'the turn of reloading is lost',
      },
    ],
  });

export const aimingStill = (cite: Citation): Maneuver => aiming(cite, 'aim a ready ranged weapon at one target', none);

/** The kinds of All-Out Attack of both books. */
export const blowAtFour: ManeuverKind = {
  id: 'skill',
  name: 'one blow at +4',
  summary: 'a single blow with 4 more skill',
  melee: 4,
};
export const twoBlows: ManeuverKind = { id: 'double', name: 'two blows', summary: 'two blows at one foe', attacks: 2 };

export const allOutDefending = (cite: Citation, summary: string, movement: Allowance['movement']): Maneuver =>
  notAttacking({ id: 'allOutDefense', name: 'All-Out Defense', summary, cite }, movement, { secondDefense: true });

export const longAction = (cite: Citation, defenseCosts: string): Maneuver =>
  notAttacking(
    { id: 'longAction', name: 'Long Action', summary: 'a second of something that takes longer', cite },
    none,
    { defenses: ['dodge'], defenseCosts },
  );
