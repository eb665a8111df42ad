import { hasTrait, inCloseCombat, isAny, isFromSide, locationOf } from '../../../combat/fight.ts';
import type { DefenseSteps, Fight, FightRules, FightSteps, FindRefusal } from '../../../combat/fight-rules.ts';
import type { DefenseLine } from '../../../combat/fighting-line.ts';
import {
  addAttackersTricks,
  addDefensePosture,
  addRetreat,
  addStun,
  blocksUnready,
  needsEmptyHand,
  noteDefenseCosts,
  notUnderManeuver,
  parriesUnready,
  unaware,
} from '../../../combat/steps/defense-steps.ts';
import { heldShield } from '../../../shared/attack-uses.ts';
import { placeStat } from '../../../stat-ids.ts';
import {
  addFlail,
  byKindOfAttack,
  halveDodge,
  neverUnderNone,
  noteParry,
  notTooOften,
} from '../../common/fight/defense.ts';
import { fightPages as pages } from './fight-pages.ts';

type Against = FindRefusal<DefenseLine>;
const isShot = ({ incoming: { kind } }: Fight): boolean =>
  kind === 'thrown' || kind === 'missile' || kind === 'firearm';
const isAtASide = ({ incoming: { side } }: Fight): boolean => side === 'left' || side === 'right';
/** With Peripheral Vision both sides are front hexes (p. 8). */
const isFromASide = (fight: Fight): boolean => isAtASide(fight) && !hasTrait(fight, 'peripheral-vision');

/** Nothing stops an attack from behind, and only Dodge one in close combat, except a trained hand (pp. 33, 40). */
const bySide: Against = (fight, { kind, line }) => {
  const { incoming } = fight;
  const cite = pages.defense;
  if (incoming.side === 'behind') return { words: 'an attack from behind', cite };
  if (!isFromASide(fight)) return null;
  if (isShot(fight) && kind !== 'parry') return { words: 'a shot or throw from the side', cite };
  if (kind === 'block' && isFromSide(fight, 'weapon')) return { words: 'the shield is on the other side', cite };
  if (kind === 'parry' && isFromSide(fight, 'shield') && line?.use && !line.twoHanded)
    return { words: 'the weapon is on the other side', cite };
  return null;
};

/** A fighter frozen by total surprise cannot react at all (p. 45). */
const frozen: Against = (fight) =>
  isAny(fight, 'frozen') ? { words: 'frozen by surprise', cite: pages.surprise } : null;

/** A crippled shield arm blocks nothing, though a crippled hand does (p. 54). */
const crippledShieldArm: Against = ({ state }, { kind }) =>
  kind === 'block' && state.crippled.includes('shieldArm')
    ? { words: 'the shield arm is crippled', cite: pages.crippling }
    : null;

const inClose: Against = (fight, { kind, line }) => {
  if (!inCloseCombat(fight) || kind === 'dodge') return null;
  const trained = line?.blow?.rows.some(({ id }) => id === 'judo' || id === 'karate');
  return kind === 'parry' && trained ? null : { words: 'only Dodge in close combat', cite: pages.evade };
};

/** A blow with a shield cannot be parried (p. 46). */
const bash: Against = ({ incoming }, { kind }) =>
  kind === 'parry' && incoming.bash ? { words: 'a blow with a shield', cite: pages.shieldBash } : null;

/** No shield stops a blow at the weapon (p. 36). */
const atWeapon: Against = (fight, { kind }) =>
  kind === 'block' && locationOf(fight, fight.incoming.location)?.kind === 'weapon'
    ? { words: 'a blow at the weapon', cite: pages.weaponStruck }
    : null;

/** From the side −2 (p. 33). */
const addSide: DefenseSteps = (w, fight) => {
  if (isFromASide(fight)) w.add(-2, 'from the side', { cite: pages.defense });
  else if (isAtASide(fight))
    w.fact('from the side: a front hex with Peripheral Vision', null, { cite: pages.peripheralVision });
};

/** The untrained hand parries a weapon at −3 (p. 26). */
const addBareHand: DefenseSteps = (w, { incoming }, { kind, line }) => {
  if (kind === 'parry' && line?.blow && !line.blow.skill && incoming.kind !== 'unarmed')
    w.add(-3, 'bare hand against a weapon', { cite: pages.unarmed });
};

const addOffBalance: DefenseSteps = (w, fight) => {
  if (isAny(fight, 'offBalance')) w.add(-2, 'off balance', { cite: pages.criticals });
};

/**
 * Armor of the place that would be hit, or of the whole, and the shield: in front, on its side, and on a fighter lying
 * down (pp. 33, 34). None of it against a throw by Judo (p. 26).
 */
const passive: FightSteps = (w, fight) => {
  const { incoming, state, context } = fight;
  if (incoming.judoThrow) {
    w.start(0, 'does not count against a throw', { cite: pages.unarmed });
    return;
  }
  const end = `${incoming.side === 'behind' ? '.behind' : ''}${incoming.impaling ? '.impaling' : ''}`;
  const [place] = locationOf(fight, incoming.location)?.armor ?? [];
  const cite = pages.locations;
  const whole = w.has(`passiveDefense${end}`)
    ? `passiveDefense${end}`
    : `passiveDefense${incoming.impaling ? '.impaling' : ''}`;
  const ofPlace =
    place && [end, ''].map((suffix) => placeStat(place, `passiveDefense${suffix}`)).find((id) => w.has(id));
  const fromFront = incoming.side !== 'behind' && !isFromASide(fight);
  const shielded = fromFront || isFromSide(fight, 'shield') || state.posture === 'lying';
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
  if (withShield && shielded && state.crippled.includes('shieldArm'))
    w.add(-Math.min(2, w.consultNumber('passiveDefense.shield')), 'the shield arm is crippled', {
      cite: pages.crippling,
    });
};

const retreat = addRetreat(({ kind }) => (kind === 'dodge' ? 3 : 0), pages.defense);

export const defense: FightRules['defense'] = {
  refusals: [
    unaware(pages.activeDefense),
    frozen,
    notUnderManeuver,
    bySide,
    inClose,
    byKindOfAttack({ block: pages.activeDefense, parry: pages.parry, flails: pages.flails, unarmed: pages.unarmed }),
    bash,
    atWeapon,
    crippledShieldArm,
    needsEmptyHand,
    parriesUnready(pages.parry),
    blocksUnready(pages.activeDefense),
    notTooOften({ block: pages.activeDefense, parry: pages.parry }),
  ],
  steps: [
    halveDodge({ hits: pages.hits, fatigue: pages.fatigue }, true),
    addDefensePosture,
    addStun(-4, pages.activeDefense),
    addSide,
    addFlail(pages.flails),
    addBareHand,
    addOffBalance,
    retreat,
    addAttackersTricks(pages.feint),
    noteParry({ readying: pages.readying, parry: pages.parry }),
    noteDefenseCosts,
    neverUnderNone(pages.activeDefense),
  ],
  retreat,
  passive,
  cite: pages.defense,
};
