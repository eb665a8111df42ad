import type { SpellFigures } from '../../../catalog/skill-entry.ts';
import type { SpellCasting, SpellCastings } from '../../../catalog/spell-casting.ts';
import type { Character } from '../../../character/character.ts';
import type { Play } from '../../../character/play.ts';
import type { DerivationBuilder } from '../../../engine/builder.ts';
import type { Citation } from '../../../engine/citation.ts';
import type { StatId } from '../../../engine/step.ts';
import type { ResolvedSkill } from '../../resolve/context.ts';
import type { PoolLine } from '../../shared/pools.ts';

/** A spell with the choices for a casting. */
export interface Cast {
  readonly spell: ResolvedSkill;
  readonly figures: SpellFigures;
  /** Its figures as numbers; null for a custom spell, whose energy and time are typed. */
  readonly casting: SpellCasting | null;
  readonly choice: NonNullable<Play['casting']>['choice'];
  readonly play: Play;
  /** The level of Magery, and whether the caster has any. */
  readonly magery: number;
  readonly isMage: boolean;
  readonly mana: Character['campaign']['mana'];
  /** Hits lost while concentrating on it. */
  readonly injury: number;
  readonly magicResistance: number;
  /** Energy that something else than the caster pays: at most what the pool has, if it is one. */
  readonly elsewhere: number;
  readonly pool: PoolLine | null;
}

/** Writes further steps of a number of a casting. */
export type CastSteps = (w: DerivationBuilder, cast: Cast) => void;
/** Why a spell cannot be cast; null if it can. */
export type RefuseCast = (cast: Cast) => { readonly words: string; readonly cite: Citation } | null;

/** A row of the table of spells that go wrong. */
export interface MishapRow {
  readonly rolls: readonly number[];
  readonly words: string;
  /** Hits lost: so many, or by a die; and whether the caster is stunned. */
  readonly hits?: number | 'die';
  readonly stuns?: true;
}

/** Magic in a fight as a ruleset has it. */
export interface MagicRules {
  readonly castings: SpellCastings;
  /** The maneuver under which a spell is cast. */
  readonly maneuver: string;
  /** The roll is made in the last turn of concentrating; otherwise at the start of the turn after it. */
  readonly rollsInLastTurn: boolean;
  readonly refusals: readonly RefuseCast[];
  /** Steps of the roll, the energy, the seconds and the energy to maintain, in their order. */
  readonly skill: readonly CastSteps[];
  readonly energy: readonly CastSteps[];
  readonly seconds: readonly CastSteps[];
  readonly maintain: readonly CastSteps[];
  /** Energy of a plain failure. */
  readonly failure: (energy: number, figures: SpellFigures) => number;
  /** A critical success leaves no chance to resist. */
  readonly criticalWins: boolean;
  /** The table of critical failures; absent if the game master decides, in these words. */
  readonly mishaps?: readonly MishapRow[];
  readonly mishapWords: string;
  /** Added to the roll for each spell that is on, and for each on which the caster concentrates. */
  readonly spellsOn: { readonly each: number; readonly concentrating: number };
  /** How many times longer a ceremony takes; absent without ceremonies. */
  readonly ceremonyTimes?: number;
  /** Energy to end a spell before its time. */
  readonly endsEarly: number;
  /** The roll to keep concentrating. */
  readonly distraction: CastSteps;
  /** What a being resists with: the stat, and steps added to it. */
  readonly resists: Readonly<Record<string, StatId>>;
  /** Whether Strong Will adds to a score that is not Will. */
  readonly willHelps: boolean;
  /** A missile may grow in further seconds, up to so many in all; 1 if it cannot. */
  readonly missileSeconds: number;
  /** What a ruleset asks for: distance, size, hit points as energy, ceremonies, concentrating on other spells. */
  readonly asks: readonly ('distance' | 'size' | 'fromHits' | 'ceremonial' | 'concentrates')[];
  readonly cites: {
    readonly casting: Citation;
    readonly distraction: Citation;
    readonly maintaining: Citation;
    readonly resisted: Citation;
    readonly missile: Citation;
  };
}
