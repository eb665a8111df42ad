import { inCloseCombat, isAny, isFromSide, locationOf } from '../../combat/fight.ts';
import type { DefenseSteps, Fight, FightRules, FightSteps, FindRefusal } from '../../combat/fight-rules.ts';
import type { DefenseLine } from '../../combat/fighting-line.ts';
import {
  addAttackersTricks,
  addDefensePosture,
  addRetreat,
  addStun,
  blocksUnready,
  canRetreat,
  needsEmptyHand,
  noteDefenseCosts,
  notUnderManeuver,
  parriesUnready,
  unaware,
} from '../../combat/steps/defense-steps.ts';
import { heldShield } from '../../shared/attack-uses.ts';
import { lineStat, placeStat } from '../../stat-ids.ts';
import { halveByState } from '../../third-edition/fight/state-numbers.ts';
import { fightPages as pages } from './fight-pages.ts';

type Against = FindRefusal<DefenseLine>;
const isShot = ({ incoming: { kind } }: Fight): boolean =>
  kind === 'thrown' || kind === 'missile' || kind === 'firearm';
const isFromASide = ({ incoming: { side } }: Fight): boolean => side === 'left' || side === 'right';

/** Nothing stops an attack from behind, and only Dodge one in close combat, except a trained hand (pp. 33, 40). */
const bySide: Against = (fight, { kind, line }) => {
  const { incoming } = fight;
  const cite = pages.defense;
  if (incoming.side === 'behind') return { words: 'an attack from behind', cite };
  if (isFromASide(fight) && isShot(fight) && kind !== 'parry') return { words: 'a shot or throw from the side', cite };
  if (kind === 'block' && isFromSide(fight, 'weapon')) return { words: 'the shield is on the other side', cite };
  if (kind === 'parry' && isFromSide(fight, 'shield') && line?.use && !line.twoHanded)
    return { words: 'the weapon is on the other side', cite };
  return null;
};

const inClose: Against = (fight, { kind, line }) => {
  if (!inCloseCombat(fight) || kind === 'dodge') return null;
  const trained = line?.blow?.rows.some(({ id }) => id === 'judo' || id === 'karate');
  return kind === 'parry' && trained ? null : { words: 'only Dodge in close combat', cite: pages.evade };
};

/** What a parry, and a block, can stop (pp. 22, 24–26, 33, 46). */
const byAttack: Against = ({ incoming, context }, { kind, line }) => {
  const { kind: attack, flail, bash, kick } = incoming;
  if (kind === 'block') {
    if (!heldShield(context)) return { words: 'no shield in hand', cite: pages.defense };
    return attack === 'firearm' ? { words: 'a shield stops no bullet', cite: pages.activeDefense } : null;
  }
  if (kind !== 'parry') return null;
  if (attack === 'missile' || attack === 'firearm') return { words: 'a missile', cite: pages.parry };
  if (bash) return { words: 'a blow with a shield', cite: pages.shieldBash };
  const light = line?.attack?.fencing || line?.attack?.skills.includes('knife');
  if (flail && light) return { words: 'too light against a flail', cite: pages.flails };
  const onlyBlows = line?.blow?.rows.some(({ id }) => id === 'brawling');
  if (onlyBlows && attack !== 'unarmed' && !kick)
    return { words: 'Brawling stops only kicks and punches', cite: pages.unarmed };
  return null;
};

/** One block a turn, one parry with each weapon (two for a fencer); twice as many in All-Out Defense, any number for a fencer. */
const oftenEnough: Against = ({ state, allowance }, { kind, line }, w) => {
  const twice = allowance.secondDefense ? 2 : 1;
  if (kind === 'block' && state.blocks >= twice)
    return { words: twice === 1 ? 'one block a turn' : 'two blocks a turn', cite: pages.activeDefense };
  if (kind !== 'parry' || !line) return null;
  const { use } = line;
  // Both uses of a weapon are one weapon.
  const made = Object.entries(state.parries).reduce(
    (sum, [id, count]) => sum + (use ? (id.startsWith(`${use.item.key}.`) ? count : 0) : id === line.id ? count : 0),
    0,
  );
  const fences = line.attack?.fencing === true && isFencingParry(line.id, w);
  const hands = line.blow ? 2 : 1;
  const most = fences ? (allowance.secondDefense ? Number.POSITIVE_INFINITY : 2) : twice * hands;
  return made >= most
    ? { words: most === 1 ? 'one parry a turn with it' : `${most} parries a turn with it`, cite: pages.parry }
    : null;
};

/** True where the Parry of the sheet is that of a fencer. */
function isFencingParry(id: string, w: Parameters<Against>[2]): boolean {
  return w.consult(lineStat(id, 'parry')).notes.some(({ words }) => words === 'two parries a turn');
}

/** From the side −2 (p. 33). */
const addSide: DefenseSteps = (w, fight) => {
  if (isFromASide(fight)) w.add(-2, 'from the side', { cite: pages.defense });
};

/** Block −2, Parry −4 against a flail (p. 22); the untrained hand −3 against a weapon (p. 26). */
const addAttack: DefenseSteps = (w, { incoming }, { kind, line }) => {
  if (incoming.flail && kind === 'block') w.add(-2, 'against a flail', { cite: pages.flails });
  if (incoming.flail && kind === 'parry') w.add(-4, 'against a flail', { cite: pages.flails });
  if (kind === 'parry' && line?.blow && !line.blow.skill && incoming.kind !== 'unarmed')
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmed });
};

const addOffBalance: DefenseSteps = (w, fight) => {
  if (isAny(fight, 'offBalance')) w.add(-2, 'off balance', { cite: pages.criticals });
};

const halve = halveByState({ hits: pages.hits, fatigue: pages.fatigue });
const halveDodge: DefenseSteps = (w, fight, { kind }) => {
  if (kind === 'dodge') halve(w, fight);
};

/** What a parry costs: an axe has to be made ready again, and a light weapon may break (pp. 24, 29). */
const noteParry: DefenseSteps = (w, { incoming }, { kind, line }) => {
  if (kind !== 'parry' || !line?.use) return;
  if (line.attack?.notes?.includes('unreadyAfterParry')) w.note('unready after the parry', { cite: pages.readying });
  const { row, facet } = line.use.item;
  const own = row.weightOverride ?? facet?.weight ?? 0;
  if (incoming.weight !== null && own > 0 && incoming.weight >= 3 * own)
    w.note('the weapon may break: the other is three times as heavy', { cite: pages.parry });
};

/** Armor of the place that would be hit, or of the whole, and the shield: in front, on its side, and on whoever lies (pp. 33, 34). */
const passive: FightSteps = (w, fight) => {
  const { incoming, state, context } = fight;
  const end = `${incoming.side === 'behind' ? '.behind' : ''}${incoming.impaling ? '.impaling' : ''}`;
  const place = locationOf(fight, incoming.location)?.armor;
  const cite = pages.locations;
  const whole = w.has(`passiveDefense${end}`)
    ? `passiveDefense${end}`
    : `passiveDefense${incoming.impaling ? '.impaling' : ''}`;
  const ofPlace =
    place && [end, ''].map((suffix) => placeStat(place, `passiveDefense${suffix}`)).find((id) => w.has(id));
  const shielded = incoming.side === 'front' || isFromSide(fight, 'shield') || state.posture === 'lying';
  const withShield = heldShield(context) !== undefined;
  if (ofPlace) {
    w.startFrom(ofPlace, undefined, { cite });
    if (withShield && shielded) w.addFrom('passiveDefense.shield', 1, 'shield', { cite });
  } else {
    w.startFrom(whole, undefined, { cite: pages.defense });
    // The number of the sheet has the shield in it, except the one from behind.
    const counted = !whole.includes('.behind');
    if (withShield && counted && !shielded)
      w.addFrom('passiveDefense.shield', -1, 'the shield is on the other side', { cite: pages.defense });
    if (withShield && !counted && shielded) w.addFrom('passiveDefense.shield', 1, 'shield', { cite: pages.defense });
  }
};

/** Without an active defense the passive one protects as well (p. 24), so that none takes from it. */
const neverUnderNone: DefenseSteps = (w) => {
  if (typeof w.value === 'number' && w.value < 0)
    w.atLeast(0, 'passive defense protects anyway', { cite: pages.activeDefense });
};

export const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.activeDefense),
    notUnderManeuver,
    bySide,
    inClose,
    byAttack,
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.activeDefense),
    oftenEnough,
  ],
  steps: [
    halveDodge,
    addDefensePosture,
    addStun(-4, pages.activeDefense),
    addSide,
    addAttack,
    addOffBalance,
    addRetreat(({ kind }) => (kind === 'dodge' ? 3 : 0), pages.defense),
    addAttackersTricks(pages.feint),
    (w, fight, { kind }) => {
      if (kind === 'dodge' && !fight.defense.retreat && canRetreat(fight))
        w.note('+3 with a retreat', { cite: pages.defense });
    },
    noteParry,
    noteDefenseCosts,
    neverUnderNone,
  ],
  passive,
  cite: pages.defense,
};
