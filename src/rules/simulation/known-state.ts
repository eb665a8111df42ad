import type { CombatState } from '../../character/combat-state.ts';
import type { Moment } from './moment.ts';

/** Gives equal values, by their JSON, the same small number. */
export class Numbering<Value> {
  readonly #ids = new Map<string, number>();
  readonly #values: Value[] = [];

  idOf(value: Value): number {
    const text = JSON.stringify(value);
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#values.length;
    this.#ids.set(text, id);
    this.#values.push(value);
    return id;
  }

  get values(): readonly Value[] {
    return this.#values;
  }
}

/**
 * Everything of a fighter's state but the hits lost and the wounds of the last turn: posture, conditions, items, parries. Each
 * state that was met is kept once, with the states that follow from it, so that a state is a pointer and a change of it a look-up.
 */
export class KnownState {
  /** With no hits lost and no wounds. */
  readonly state: CombatState;
  readonly id: number;
  readonly isStunned: boolean;
  /** Stunned by a blow or a surprise, or frozen: nothing can be done. */
  readonly isHelpless: boolean;
  readonly isUnconscious: boolean;
  readonly isDead: boolean;
  readonly isLying: boolean;
  /** The number of what injuries depend on beside the hits lost: what is worn and held, and what is crippled. */
  readonly body: number;
  /** The same state with hits lost and wounds, by the number of equal ones. */
  readonly moments: Moment[] = [];
  /** The states that follow, by the number of the event. */
  readonly next = new Map<number, KnownState>();

  constructor(state: CombatState, id: number, body: number) {
    this.state = state;
    this.id = id;
    this.body = body;
    const { conditions } = state;
    this.isStunned = conditions.includes('stunned');
    this.isHelpless = this.isStunned || conditions.includes('mentallyStunned') || conditions.includes('frozen');
    this.isUnconscious = conditions.includes('unconscious');
    this.isDead = conditions.includes('dead');
    this.isLying = state.posture === 'lying';
  }
}
