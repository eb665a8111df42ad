import type { Encounter } from '../../../character/encounter.ts';
import { fighterName, playOf, takesTurns } from '../../../character/encounter-edits.ts';
import type { ExchangeNow } from '../../../rules/combat/exchange/exchange-request.ts';
import type { FighterSheet } from '../../../state/encounter/encounter-sheets.ts';
import type { FirstFight, FirstFightPart } from '../../../state/encounter/first-fight.ts';

/** The next thing to do in a first fight, as the encounter is now. */
export type GuideStep =
  /** One of the two was removed from the encounter. */
  | 'missing'
  | 'begin'
  /** The fighter whose turn it is, is not on the screen. */
  | 'show'
  /** Something was undone. */
  | 'redo'
  | 'due'
  | 'maneuver'
  /** The maneuver allows no attack; there is none that could be made. */
  | 'otherManeuver'
  | 'noAttack'
  | 'attack'
  | 'attackAgain'
  | 'attackOfFoe'
  /** A fighter who joined has the turn. */
  | 'turnOfOther'
  | 'wounded'
  | 'turnOver'
  | 'undo'
  /** One of the two is out of the fight. */
  | 'end'
  | 'over';

/** What decides the next step. */
export interface GuideFacts {
  readonly step: GuideStep;
  /** The names of the hero, the foe, and whose turn it is. */
  readonly hero: string;
  readonly foe: string;
  readonly actor: string;
  /** The one who is out of the fight. */
  readonly down: string;
  /** The maneuver of the turn. */
  readonly maneuver: string;
  readonly isHeroHurt: boolean;
  /** The fight may end whenever the player has seen enough. */
  readonly isLong: boolean;
  /** The parts that the encounter shows to be done. */
  readonly parts: readonly FirstFightPart[];
}

/** What the screen shows, and what the encounter does not say. */
export interface GuideView {
  /** The sheet of the fighter whose turn it is. */
  readonly sheet: FighterSheet | null;
  /** Whether that fighter is on the screen. */
  readonly isActorShown: boolean;
  readonly canRedo: boolean;
}

const longRounds = 4;

/** The next step of a first fight, with the words that belong to it. It depends on the state alone, so that any other action is fine. */
export function guideFacts(fight: FirstFight, encounter: Encounter, view: GuideView): GuideFacts {
  const { round, turnOf, log } = encounter;
  const named = (key: string) => encounter.fighters.find((fighter) => fighter.key === key);
  const [hero, foe, actor] = [named(fight.hero), named(fight.foe), named(turnOf)];
  const nameOf = (fighter: typeof hero) => (fighter ? fighterName(fighter) : '');
  const { done } = fight;
  const attacks = Math.max(1, view.sheet?.combat.fight.allowance.attacks ?? 1);
  const hasAttacked = round > 0 && actor !== undefined && (playOf(actor).state.attacksMade ?? 0) >= attacks;
  const target = turnOf === fight.hero ? foe : hero;
  const hasWounded = hasAttacked && target !== undefined && playOf(target).state.wounds > 0;
  const down = [foe, hero].find((fighter) => fighter && !takesTurns(fighter));
  // The log keeps the rounds of a fight that has ended; undo of its beginning takes them away.
  const isOver = round === 0 && log.some((line) => line.round > 0);
  const isHeroTurn = actor !== undefined && turnOf === fight.hero;
  const heroTried = hero !== undefined && round > 0 && playOf(hero).choice.maneuver !== usualManeuver;
  const parts: FirstFightPart[] = [
    ...(round > 0 ? (['begin'] as const) : []),
    ...(heroTried || (hasAttacked && isHeroTurn) ? (['maneuver'] as const) : []),
    ...(hasWounded ? (['wound'] as const) : []),
    ...(hasAttacked && turnOf === fight.foe ? (['foe'] as const) : []),
    ...(view.canRedo && round > 0 ? (['undo'] as const) : []),
    ...(isOver ? (['end'] as const) : []),
  ];
  const step = ((): GuideStep => {
    if (!hero || !foe) return 'missing';
    if (isOver) return 'over';
    if (round === 0) return 'begin';
    if (view.canRedo) return 'redo';
    if (down) return done.includes('undo') ? 'end' : 'undo';
    if (!view.isActorShown || !view.sheet) return 'show';
    if (hasAttacked) {
      if (done.includes('foe') && !done.includes('undo')) return 'undo';
      return hasWounded ? 'wounded' : 'turnOver';
    }
    const { combat } = view.sheet;
    if (combat.rolls.some(({ roll }) => roll.when !== 'fightEnd' && roll.when !== 'hurt')) return 'due';
    if (!isHeroTurn && turnOf !== fight.foe) return 'turnOfOther';
    if (isHeroTurn && !done.includes('maneuver')) return 'maneuver';
    if (combat.fight.allowance.attacks === 0) return 'otherManeuver';
    if (combat.attacks.every(({ skill }) => combat.worksheet.get(skill).value === null)) return 'noAttack';
    if (!isHeroTurn) return 'attackOfFoe';
    return done.includes('attack') ? 'attackAgain' : 'attack';
  })();
  return {
    step,
    hero: nameOf(hero),
    foe: nameOf(foe),
    actor: nameOf(actor),
    down: nameOf(down),
    maneuver: view.sheet?.combat.fight.maneuver.name ?? '',
    isHeroHurt: hero !== undefined && playOf(hero).state.wounds > 0,
    isLong: round >= longRounds,
    parts,
  };
}

/** The maneuver that everybody begins with (`maneuverChoiceSchema`). */
const usualManeuver = 'attack';

/** What an exchange asks for, or how it has ended. */
export type ExchangeMoment =
  | 'attack'
  | 'defense'
  | 'defenseRoll'
  | 'damage'
  | 'choice'
  | 'table'
  | 'other'
  | 'missed'
  | 'defended'
  | 'stopped'
  | 'wounded'
  | 'impossible';

/** The moment that an exchange is at. */
export function exchangeMoment({ request, outcome }: Pick<ExchangeNow, 'request' | 'outcome'>): ExchangeMoment {
  if (outcome) return outcome.result === 'thrown' ? 'wounded' : outcome.result;
  if (!request) return 'other';
  if (request.id === 'attack') return 'attack';
  if (request.kind === 'choice') return request.options.some(({ needed }) => needed !== null) ? 'defense' : 'choice';
  if (request.kind === 'table') return 'table';
  if (request.kind === 'success') return request.rollKind === 'defense' ? 'defenseRoll' : 'other';
  return request.explained ? 'damage' : 'other';
}

/** The parts that are done once the exchange has gone on from one moment to another. */
export function partsAfter(from: ExchangeMoment, to: ExchangeMoment): readonly FirstFightPart[] {
  if (from === to || to === 'impossible') return [];
  if (from === 'attack') return ['maneuver', 'attack'];
  if (from === 'defense' || from === 'defenseRoll') return ['defense'];
  return from === 'damage' ? ['damage'] : [];
}
