import { useMemo, useState } from 'react';
import type { RollKind } from '../../rules/combat/outcomes/success-roll.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { listOwnRolls, type OwnRoll } from '../../rules/model/own-rolls.ts';
import { effectiveScore } from '../../rules/odds/effective-score.ts';

/** What is rolled: a number of the character, or one that was typed. */
interface RollChoice {
  /** The stat; '' for a number of its own. */
  readonly stat: string;
  readonly number: number;
  readonly kind: RollKind;
  readonly modifier: number;
}

export interface ChosenRoll {
  readonly rolls: readonly OwnRoll[];
  readonly choice: RollChoice;
  readonly change: (changed: Partial<RollChoice>) => void;
  /** The number of the character that is chosen; null for a typed one. */
  readonly own: OwnRoll | null;
  readonly name: string;
  readonly base: number;
  readonly kind: RollKind;
  /** The number with its modifier. */
  readonly score: number;
}

const initial: RollChoice = { stat: '', number: 12, kind: 'other', modifier: 0 };

/** The roll that a player chooses: at first the best skill, or an attribute of a character without skills. */
export function useOwnRolls(sheet: DerivedCharacter): ChosenRoll {
  const rolls = useMemo(() => listOwnRolls(sheet), [sheet]);
  const [choice, setChoice] = useState(() => ({ ...initial, stat: firstOf(rolls)?.id ?? '' }));
  const own = rolls.find(({ id }) => id === choice.stat) ?? null;
  const base = own?.score ?? choice.number;
  return {
    rolls,
    choice,
    change: (changed) => setChoice((before) => ({ ...before, ...changed })),
    own,
    name: own?.name ?? 'A number',
    base,
    kind: own?.kind ?? choice.kind,
    score: effectiveScore(base, choice.modifier),
  };
}

function firstOf(rolls: readonly OwnRoll[]): OwnRoll | undefined {
  const skills = rolls.filter(({ group }) => group === 'Skills');
  const best = Math.max(...skills.map(({ score }) => score));
  return skills.find(({ score }) => score === best) ?? rolls[0];
}
