import { withRuleset } from '../../builder/what-if/with-ruleset.ts';
import { blankCharacter, type Character, type SavedCharacter } from '../../character/character.ts';
import { newId } from '../../character/edit-rows.ts';
import type { Play } from '../../character/play.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { type RulePreset, togglePreset } from '../../rules/house-rules/describe-rules.ts';
import { defaultHouseRules, houseRulesFor, toggleHouseRule } from '../../rules/house-rules/rules-in-force.ts';
import { loadRuleset, rulesetAbout, rulesetOf } from '../../rules/rulesets.ts';
import { createHistory } from '../history.ts';
import { notify } from '../view/notices.ts';
import { openDialog } from '../view/view-store.ts';

/**
 * Formats the label of an edit for undo and the history: on one line, and with an emptied field named as such ("Skin: "
 * becomes "Skin emptied").
 */
export const formatEditLabel = (words: string): string =>
  stripBidiControls(words).replace(/\s+/g, ' ').replace(/: ?$/, ' emptied').trim();

let requests = 0;

/**
 * Loads a ruleset before it is used in the store: every caller that opens a character, or changes the ruleset of the open
 * one, must await this first. Then every state in the store can be derived at once, undo and redo included, and the screen
 * keeps its content while the ruleset loads.
 *
 * Returns false if nothing may be changed: the ruleset could not be loaded (a notice says so), or the player has requested
 * something else in the meantime.
 */
export async function ensureRuleset(rulesetId: string): Promise<boolean> {
  requests += 1;
  const request = requests;
  try {
    await loadRuleset(rulesetId);
  } catch {
    if (request === requests) notifyLoadFailure(rulesetAbout(rulesetId).name);
    return false;
  }
  return request === requests;
}

function notifyLoadFailure(name: string): void {
  openDialog(null); // dialogs would cover the notice
  notify({
    kind: 'problem',
    title: `The rules of ${name} could not be loaded`,
    text: 'Nothing was changed. Try again when there is a connection, or reload the page.',
  });
}

interface CharacterState {
  /** The id of the record that the character is stored in. */
  readonly id: string;
  readonly saved: SavedCharacter;
  /** The label of the last edit, for undo and the history. */
  readonly lastEdit: string;
  /** Incremented whenever another character is opened. */
  readonly opened: number;
}

/** Returns a blank character under a ruleset (by default the first), with its optional rules in their default state. */
export function blankSaved(rulesetId = ''): SavedCharacter {
  const ruleset = rulesetAbout(rulesetId);
  return { ruleset: ruleset.id, houseRules: defaultHouseRules(ruleset), character: blankCharacter() };
}

const history = createHistory({
  initial: (): CharacterState => ({ id: newId(), saved: blankSaved(), lastEdit: '', opened: 0 }),
  stepOf: ({ saved, lastEdit }) => ({ saved, lastEdit }),
  contentOf: ({ saved }) => saved,
  // The events of play stay: they have their own history (state/play).
  keep: (step) => {
    const { play } = useCharacterStore.getState().saved;
    step();
    setPlay(play);
  },
});

/**
 * The character being edited. Only choices are kept; numbers are derived from them (see derived-character.ts). It starts
 * with a blank one, whose ruleset the page loads before it shows anything.
 */
export const useCharacterStore = history.useStore;

/** Undo and redo of the choices, the labels of the next steps, and changes that join the previous step. */
export const { undo, redo, inOneStep, useLabels: useUndoLabels } = history;

/** The result of the last edit. */
let edited: SavedCharacter | null = null;

/**
 * Changes the character. `label` describes the edit ("Broadsword 13 → 14") and names the undo step. With
 * `mergeWithPrevious` the edit joins the previous undo step, unless there was another change in between.
 */
export function editCharacter(
  label: string,
  change: (character: Character) => Character,
  mergeWithPrevious = false,
): void {
  const { saved } = useCharacterStore.getState();
  const character = change(saved.character);
  if (character === saved.character) return;
  const next = { ...saved, character };
  inOneStep(mergeWithPrevious && saved === edited, () =>
    useCharacterStore.setState({ saved: next, lastEdit: formatEditLabel(label) }),
  );
  edited = next;
}

/**
 * Switches the character to another ruleset once that is loaded. Every choice is kept; choices that the new ruleset does
 * not support become findings.
 */
export async function changeRuleset(rulesetId: string): Promise<void> {
  const { id } = useCharacterStore.getState();
  if (!(await ensureRuleset(rulesetId))) return;
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
  const houseRules = toggleHouseRule(saved.houseRules, id, on, houseRulesFor(rulesetAbout(saved.ruleset)));
  useCharacterStore.setState({ saved: { ...saved, houseRules }, lastEdit: `${name} ${on ? 'on' : 'off'}` });
}

/** Switches the rules of a preset on or off, as far as the ruleset offers them. */
export function switchPreset(preset: RulePreset, on: boolean): void {
  const { saved } = useCharacterStore.getState();
  const houseRules = togglePreset(saved.houseRules, preset, on, houseRulesFor(rulesetAbout(saved.ruleset)));
  useCharacterStore.setState({ saved: { ...saved, houseRules }, lastEdit: `${preset.name} ${on ? 'on' : 'off'}` });
}

/**
 * Opens another character: a file, a sample, a blank one. This clears the undo history. Throws if its ruleset is not
 * loaded (see ensureRuleset).
 */
export function openCharacter(saved: SavedCharacter, id: string = newId()): void {
  rulesetOf(saved.ruleset);
  useCharacterStore.setState(({ opened }) => ({ id, saved, lastEdit: '', opened: opened + 1 }));
  history.clear();
}

/** Undoes the last edit for good: it cannot be redone. */
export function takeBack(): void {
  undo();
  history.clearUndone();
}

/** Changes the state of play of the open character: saved with it, and no part of its history. Undefined is at rest. */
export function setPlay(play: Play | undefined): void {
  const { saved } = useCharacterStore.getState();
  if (saved.play === play) return;
  const { play: _, ...rest } = saved;
  replaceUntracked(play ? { ...rest, play } : rest);
}

/** Replaces the character without a step in the history: by one with the same choices. */
export function replaceUntracked(saved: SavedCharacter): void {
  // The choices are the same, and so is their last edit.
  history.untracked(() => useCharacterStore.setState((state) => ({ ...state, saved })));
}
