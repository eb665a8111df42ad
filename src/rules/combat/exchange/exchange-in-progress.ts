import { ownValue } from '../../../engine/own-value.ts';
import type { OddsRules } from '../../odds/odds-rules.ts';
import type { FightRules, HitLocation } from '../fight-rules.ts';
import type { FightingLine } from '../fighting-line.ts';
import type { ExchangeSetup } from './exchange-setup.ts';
import { changeSentences } from './exchange-words.ts';
import type { Participant } from './participant.ts';

/** An exchange while it proceeds. */
export interface ExchangeInProgress {
  readonly setup: ExchangeSetup;
  readonly attacker: Participant;
  readonly defender: Participant;
  /** The rules of the attacker, house rules included. */
  readonly rules: FightRules;
  readonly odds: OddsRules;
  readonly line: FightingLine;
  readonly log: string[];
}

/** The name of a place: its own id where the rules have none. */
export const placeName =
  ({ locations }: Pick<FightRules, 'locations'>) =>
  (id: string): string =>
    locations.find((location) => location.id === id)?.name ?? id;

/** Gives somebody a new state, and says what is new about it. */
export function changeState(exchange: ExchangeInProgress, who: Participant, state: Participant['state']): void {
  exchange.log.push(...changeSentences(who.name, who.state, state, placeName(who.rules)));
  who.state = state;
}

/** The location of an id; undefined for the body as a whole. */
export const findPlace = ({ locations }: Pick<FightRules, 'locations'>, id: string): HitLocation | undefined =>
  locations.find((location) => location.id === id);

/** Basic damage: what the dice came to, times what the weapon multiplies it by, and at least what its type always does. */
export const basicDamage = ({ odds }: Pick<ExchangeInProgress, 'odds'>, line: FightingLine, thrown: number): number =>
  Math.max(ownValue(odds.attack.types, line.type)?.least ?? 0, thrown * line.times, 0);
