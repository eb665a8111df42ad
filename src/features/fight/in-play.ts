import { createContext, use, useMemo } from 'react';
import type { Play } from '../../character/play.ts';
import type { CombatSheet } from '../../rules/combat/derive-combat.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { FightingLine } from '../../rules/combat/fighting-line.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';

/** The open character in play, or a fighter of an encounter: all that an attack needs to know of one. */
export interface FightSide {
  readonly name: string;
  /** At rest, and as the fighter is now. */
  readonly sheet: DerivedCharacter;
  readonly combat: CombatSheet;
  /** The state that `combat` was computed from. */
  readonly play: Play;
  /** The rules of the book, to which house rules of the sheet are added. */
  readonly rules: FightRules;
}

/** A fighter whom a screen shows and changes. */
export interface InPlay extends FightSide {
  /**
   * Changes the state. `label` describes the change, for undo; `log` are sentences for the log of the fight, which are
   * announced too.
   */
  readonly edit: (label: string, change: (play: Play) => Play, ...log: readonly string[]) => void;
  /** The id under which the browser remembers the fighter's frequent rolls. */
  readonly id: string;
  /** The name under which the numbers of `combat` are offered for explanation (`offerSheet`). */
  readonly sheetName: string;
  /** Begins an attack of the fighter, in a dialog (`AttackDialog`). */
  readonly attack?: (line: FightingLine) => void;
  /** The turns belong to an encounter, whose screen counts them. */
  readonly takesTurnsInRounds?: boolean;
  /** It is the fighter's own turn; absent outside of an encounter. */
  readonly hasTurn?: boolean;
  /** The others of the encounter, for contests with them; absent outside of one. */
  readonly opponents?: () => readonly FightSide[];
  /** The name of the fighter who is the target: its own state counts, and is not set in the target drawer. */
  readonly foe?: string;
  /** The key of that fighter. */
  readonly foeKey?: string;
  /** That fighter as it is now. */
  readonly foeSide?: () => FightSide | null;
  /** The other fighters of the encounter, whom a spell can be cast on, and the numbers of one of them; absent outside one. */
  readonly others?: () => readonly { readonly key: string; readonly name: string }[];
  readonly otherSheet?: (key: string) => CombatSheet | null;
  /** Changes the fighter and some of the others in one step, with sentences for the log. */
  readonly editWith?: (
    label: string,
    own: (play: Play) => Play,
    others: readonly { readonly key: string; readonly change: (play: Play) => Play }[],
    ...log: readonly string[]
  ) => void;
}

/** Provides the fighter that the parts of a fight show and change. */
export const InPlayContext = createContext<InPlay | null>(null);

/** Provides the context that a part reads instead (`later.tsx`): one that reads both would be drawn again when either changes. */
export const SourceContext = createContext(InPlayContext);

/** The fighter that is shown here. @throws Error outside of `InPlayContext` */
export function useInPlay(): InPlay {
  const inPlay = use(use(SourceContext)) ?? use(InPlayContext);
  if (!inPlay) throw new Error('no fighter in play here');
  return inPlay;
}

type Part = 'state' | 'choice' | 'target' | 'incoming' | 'defense';

/** Returns a function that changes some fields of one part of the situation. `label` describes the change, for undo. */
export function useChangePart() {
  const { edit } = useInPlay();
  return useMemo(
    () =>
      <Name extends Part>(name: Name, label: string, fields: Partial<Play[Name]>): void =>
        edit(label, (play) => ({ ...play, [name]: { ...play[name], ...fields } })),
    [edit],
  );
}
