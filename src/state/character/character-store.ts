import { temporal } from 'zundo';
import { create } from 'zustand';
import { blankCharacter } from '../../character/blank-character.ts';
import type { Character } from '../../character/character.ts';
import { newId } from '../../character/new-id.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { houseRulesAtFirst, houseRulesFor } from '../../rules/house-rules/offered-rules.ts';
import { withRuleSwitched } from '../../rules/house-rules/switch-rules.ts';
import { rulesetAbout, rulesetOf } from '../../rules/rulesets.ts';
import { withRuleset } from '../../rules/what-if/with-ruleset.ts';
import { editWords } from './describe-edit.ts';
import { rulesetReady } from './ruleset-gate.ts';

interface CharacterState {
  /** The record that this character is kept in. */
  readonly id: string;
  readonly saved: SavedCharacter;
  /** What the last edit did, in words, for undo and for the history. */
  readonly lastEdit: string;
  /** Grows by one whenever another character is opened. */
  readonly opened: number;
}

/** A fresh record with nothing chosen yet, under a ruleset (or the first one) with its optional rules as they are at first. */
export function blankSaved(rulesetId = ''): SavedCharacter {
  const ruleset = rulesetAbout(rulesetId);
  return { ruleset: ruleset.id, houseRules: houseRulesAtFirst(ruleset.id), character: blankCharacter() };
}

/**
 * The character being edited. Only choices are kept; numbers are worked out from them (see sheet.ts). It begins with a
 * blank one, whose ruleset the page loads before it shows anything.
 */
export const useCharacterStore = create<CharacterState>()(
  temporal((): CharacterState => ({ id: newId(), saved: blankSaved(), lastEdit: '', opened: 0 }), {
    partialize: ({ saved, lastEdit }) => ({ saved, lastEdit }),
    equality: (past, current) => past.saved === current.saved,
  }),
);

/** What the last edit made. */
let edited: SavedCharacter | null = null;

/**
 * Changes the character. `words` says what the player did ("Broadsword 13 → 14"): it names the step for undo. With `mergeWithPrevious`
 * it is one step with the edit before, unless something came between them.
 */
export function editCharacter(
  words: string,
  change: (character: Character) => Character,
  mergeWithPrevious = false,
): void {
  const { saved } = useCharacterStore.getState();
  const character = change(saved.character);
  if (character === saved.character) return;
  const next = { ...saved, character };
  inOneStep(mergeWithPrevious && saved === edited, () =>
    useCharacterStore.setState({ saved: next, lastEdit: editWords(words) }),
  );
  edited = next;
}

/** Changes the store in one step with the change before, when it `mergeWithPrevious` and nothing was undone since. */
export function inOneStep(mergeWithPrevious: boolean, change: () => void): void {
  const { futureStates, pause, resume } = useCharacterStore.temporal.getState();
  const joins = mergeWithPrevious && futureStates.length === 0;
  if (joins) pause();
  change();
  if (joins) resume();
}

/**
 * Plays the character under another ruleset, as soon as that is loaded. Every choice stays; what the other does not know
 * becomes a finding.
 */
export async function changeRuleset(rulesetId: string): Promise<void> {
  const { id } = useCharacterStore.getState();
  if (!(await rulesetReady(rulesetId))) return;
  const { id: now, saved } = useCharacterStore.getState();
  if (now !== id || saved.ruleset === rulesetId) return;
  useCharacterStore.setState({
    saved: withRuleset(saved, rulesetId),
    lastEdit: `Rules: ${rulesetAbout(rulesetId).name}`,
  });
}

/** Switches an optional or house rule on or off. Switched on, it switches off the rules that replace the same thing. */
export function switchRule(id: string, on: boolean, name: string): void {
  const { saved } = useCharacterStore.getState();
  const houseRules = withRuleSwitched(saved.houseRules, id, on, houseRulesFor(rulesetAbout(saved.ruleset).id));
  useCharacterStore.setState({ saved: { ...saved, houseRules }, lastEdit: `${name} ${on ? 'on' : 'off'}` });
}

/**
 * Opens another character: a file, a sample, a blank one. Undo does not reach back over it. Its ruleset must be loaded
 * (ruleset-gate.ts): a character that could not be shown is not let in.
 */
export function openCharacter(saved: SavedCharacter, id: string = newId()): void {
  rulesetOf(saved.ruleset);
  useCharacterStore.setState(({ opened }) => ({ id, saved, lastEdit: '', opened: opened + 1 }));
  useCharacterStore.temporal.getState().clear();
}

export function undo(): void {
  useCharacterStore.temporal.getState().undo();
}

export function redo(): void {
  useCharacterStore.temporal.getState().redo();
}
