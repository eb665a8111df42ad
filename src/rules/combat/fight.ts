import type { CombatSituation } from '../../character/combat-situation.ts';
import type { Condition } from '../../character/combat-state.ts';
import type { Citation } from '../../engine/citation.ts';
import type { StatId } from '../../engine/step.ts';
import type { ResolvedTrait, SheetContext } from '../resolve/context.ts';
import type { Fight, FightRules, HitLocation, PostureRow, Refusal } from './fight-rules.ts';
import type { FightingLine } from './fighting-line.ts';
import type { Maneuver } from './maneuver.ts';

/** The numbers of a fighter in their present state. */
export const fightStats = {
  hitsLeft: 'fight:hitsLeft',
  fatigueLeft: 'fight:fatigueLeft',
  strength: 'fight:strength',
  /** The penalty to rolls from wounds of the last turn; a positive number. */
  shock: 'fight:shock',
  dx: 'fight:dx',
  iq: 'fight:iq',
  /** Added to the die of the leader, when both sides are surprised. */
  initiative: 'fight:initiative',
  /** Fatigue that the fight costs at its end. */
  fatigueCost: 'fight:fatigueCost',
  move: 'fight:move',
  /** Yards that the maneuver allows. */
  reach: 'fight:movement',
  step: 'fight:step',
  /** Seconds to change position, by a house rule. */
  positionTime: 'fight:positionTime',
  passiveDefense: 'fight:passiveDefense',
  /** What the shield adds to each defense against the incoming attack. */
  shieldPart: 'fight:shieldPart',
  /** The roll before an acrobatic dodge. */
  acrobatics: 'fight:acrobatics',
} as const satisfies Record<string, StatId>;

export const attackStat = (line: string, part: 'skill' | 'damage' | 'rangePenalty' | 'wrongTarget' | 'range'): StatId =>
  `fight:${line}.${part}`;
/**
 * `active` is the defense itself; `total` is the number to roll against, including passive defense if the rules have
 * it.
 */
export const defenseStat = (defense: string, part: 'active' | 'total'): StatId => `fight:${defense}.${part}`;
export const actionStat = (action: string, part: 'roll' | 'against' | 'damage'): StatId =>
  `fight:action.${action}.${part}`;
export const foeStat = (defense: string): StatId => `fight:foe.${defense}`;
export const stateRollStat = (roll: string): StatId => `fight:roll.${roll}`;

/**
 * A situation with the maneuver it names, or the ruleset's first one if it has none with that id. @throws Error for
 * rules without maneuvers
 */
export function fightOf(
  rules: FightRules,
  context: SheetContext,
  situation: CombatSituation,
  lines: readonly FightingLine[],
  exhausted: Refusal | null,
  targetLocations: readonly HitLocation[] = locationsOfFoe(rules, situation.target),
): Fight {
  const { choice } = situation;
  const maneuver = rules.maneuvers.find(({ id }) => id === choice.maneuver) ?? rules.maneuvers[0];
  if (!maneuver) throw new Error('a ruleset without maneuvers');
  const kind = maneuver.kinds?.find(({ id }) => id === choice.kind) ?? maneuver.kinds?.[0];
  const allowance = { ...maneuver, ...kind };
  return { ...situation, rules, targetLocations, context, maneuver, kind, allowance, lines, exhausted };
}

/** The hit locations of a foe without a sheet, by the plan of its body. */
export const locationsOfFoe = (
  { bodies, locations }: Pick<FightRules, 'bodies' | 'locations'>,
  { body = '' }: Pick<CombatSituation['target'], 'body'>,
): readonly HitLocation[] => bodies?.named(body) ?? locations;

export const isAny = ({ state }: Pick<Fight, 'state'>, ...some: readonly Condition[]): boolean =>
  some.some((condition) => state.conditions.includes(condition));

/** Conditions in which nobody does anything, whatever the rules, the worst first. */
const senseless = ['dead', 'unconscious', 'asleep', 'dazed'] as const satisfies readonly Condition[];

/** The word for somebody who can do nothing whatever the rules: 'dead', 'unconscious', 'asleep' or 'dazed'; null for everybody else. */
export const describeSenseless = ({ state }: Pick<Fight, 'state'>): string | null =>
  senseless.find((condition) => state.conditions.includes(condition)) ?? null;

/** The row of the fighter's posture, in the chosen form if the rules have several. */
export function postureOf({ rules, state }: Fight): PostureRow {
  const form = state.postureForm === '' ? undefined : rules.postureForms?.[state.postureForm];
  return form?.of === state.posture ? form : rules.postures[state.posture];
}

/** The hit locations of a target with a sheet, as the attacker's rules see it; undefined if either has no forms of bodies. */
export const locationsOfTarget = (
  attacker: Pick<FightRules, 'bodies'>,
  target: Pick<FightRules, 'bodies' | 'locations'>,
): readonly HitLocation[] | undefined => (attacker.bodies && target.bodies ? target.locations : undefined);

/** The hit location of that id; undefined for the body, and for a place that the fighter does not have. */
export const locationOf = ({ rules }: Pick<Fight, 'rules'>, id: string): HitLocation | undefined =>
  rules.locations.find((location) => location.id === id);

/** The place of the target that is aimed at; undefined for the body, and for a place that the target does not have. */
export const locationAimedAt = ({ targetLocations, target }: Fight): HitLocation | undefined =>
  targetLocations.find(({ id }) => id === target.location);

/** True for a wild swing, chosen or by the maneuver: it has no bonus from the maneuver and is aimed at no place. */
export const isWildSwing = ({ choice, allowance }: Fight): boolean => choice.wildSwing || allowance.wildSwing === true;

/** The name of the maneuver with its kind: "All-Out Attack, two blows". */
export const maneuverName = ({ maneuver, kind }: Fight): string =>
  kind ? `${maneuver.name}, ${kind.name}${kind.rule ? ` (${kind.rule.name})` : ''}` : maneuver.name;

/** The page of the maneuver, or of the house rule that its kind comes from. */
export const maneuverCite = ({ maneuver, kind }: Fight): Citation => kind?.rule?.cite ?? maneuver.cite;

/** True for an attack from the side of the shield, or of the weapon. */
export const isFromSide = ({ state, incoming }: Fight, which: 'shield' | 'weapon'): boolean =>
  incoming.side === (which === 'shield' ? state.shieldSide : state.shieldSide === 'left' ? 'right' : 'left');

export const inCloseCombat = ({ state }: Pick<Fight, 'state'>): boolean => state.closeTurns > 0;

/** The traits of the character and of the race that have this catalog id, or are custom entries with its name. */
export const traitsOf = ({ context }: Pick<Fight, 'context'>, id: string): readonly ResolvedTrait[] =>
  [...context.traits, ...context.race.traits].filter(
    (trait) => trait.id === id || trait.plainName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === id,
  );

export const hasTrait = (fight: Pick<Fight, 'context'>, id: string): boolean => traitsOf(fight, id).length > 0;

/** The name of the trait that gives Combat Reflexes: that one, or Enhanced Time Sense, which includes it; undefined for none. */
export const findReflexes = (fight: Pick<Fight, 'context'>): string | undefined =>
  [...traitsOf(fight, 'combat-reflexes'), ...traitsOf(fight, 'enhanced-time-sense')].at(0)?.name;

/** Why a maneuver cannot be chosen in the present state; null if it can. */
export function refuseManeuver(fight: Fight, maneuver: Maneuver): Refusal | null {
  for (const find of fight.rules.maneuverRefusals) {
    const refusal = find(fight, maneuver);
    if (refusal) return refusal;
  }
  return null;
}
