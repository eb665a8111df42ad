import type { Character, SavedCharacter } from '../../character/character.ts';
import { addEarned } from '../../character/edit-character.ts';
import type { Fighter } from '../../character/encounter.ts';
import { changeFighter, changeFighterCharacter, fighterName, withPlay } from '../../character/encounter-edits.ts';
import { playMark } from '../../character/play.ts';
import { done } from '../../engine/result.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import { groupBy } from '../../rules/shared/group-by.ts';
import { loadCharacter, saveCharacter } from '../../storage/current-character.ts';
import type { Outcome, StorageProblem } from '../../storage/storage-problem.ts';
import { readSummary } from '../../storage/summaries.ts';
import { readCharacter } from '../library/library.ts';
import { patchLibrary } from '../library/library-store.ts';
import { autosave, characterSaver } from '../saving/saver.ts';
import { describeEncounterProblem } from '../saving/saving-reason.ts';
import { syncOpen } from '../saving/sync-open.ts';
import { broadcastToTabs } from '../tabs/tab-channel.ts';
import { appVersion } from '../updates/app-version.ts';
import { notify } from '../view/notices.ts';
import { loadEncounterRules } from './encounter-sheets.ts';
import { currentEncounter, editEncounter, replaceUntracked } from './encounter-store.ts';

/** The result of writing the fighters back to the library. */
export interface CharactersUpdated {
  /** The names of the characters that were changed. */
  readonly updated: readonly string[];
  /** Why the rest were not written, a sentence each. */
  readonly left: readonly string[];
  /** Puts the library back as it was; null if nothing was changed. */
  readonly undo: (() => Promise<void>) | null;
}

/** A character of the library that was changed: as it was, and the revision that it has now. */
interface Written {
  readonly before: SavedCharacter;
  readonly id: string;
  readonly revision: number;
}

/**
 * Writes the state of play of each fighter, and points earned in the fight, to the character of the library that it was
 * taken from. A character stays unchanged, and a sentence says why, if it no longer exists, if its own state of play
 * has changed since it was taken (or last written), or if several fighters are copies of it. Its choices are not
 * touched. A notice reports the result and offers to undo all of it.
 */
export async function updateCharacters(): Promise<CharactersUpdated> {
  const encounter = currentEncounter();
  const [updated, left]: [string[], string[]] = [[], []];
  const written: Written[] = [];
  await autosave.flush();
  for (const fighters of groupBy(encounter?.fighters ?? [], ({ source }) => source).values()) {
    const [fighter, ...copies] = fighters;
    if (!fighter || fighter.source === '') continue;
    const name = fighter.character.character.name || fighterName(fighter);
    if (copies.length > 0) {
      left.push(`${name}: ${fighters.length} fighters are copies of this character, so it was left as it is.`);
      continue;
    }
    const outcome = await updateOne(fighter);
    if (outcome.kind === 'left') left.push(`${name}: ${outcome.why}`);
    if (outcome.kind === 'written') {
      updated.push(name);
      written.push(outcome.written);
    }
  }
  if (written.length > 0) await syncOpen(characterSaver, label);
  const undo = written.length > 0 ? () => putBack(written) : null;
  notifyUpdated(updated, left, undo);
  return { updated, left, undo };
}

const label = 'Taken from the encounter';

function notifyUpdated(updated: readonly string[], left: readonly string[], undo: (() => Promise<void>) | null): void {
  const title = updated.length === 0 ? 'No character was changed' : `Written to the library: ${updated.join(', ')}`;
  notify({
    kind: left.length > 0 ? 'attention' : 'information',
    title,
    ...(left.length > 0 ? { text: left.join(' ') } : {}),
    ...(undo ? { actions: [{ label: 'Undo', run: () => void undo() }] } : {}),
  });
}

type OneOutcome =
  | { readonly kind: 'same' }
  | { readonly kind: 'left'; readonly why: string }
  | { readonly kind: 'written'; readonly written: Written };

async function updateOne(fighter: Fighter): Promise<OneOutcome> {
  const { source: id, character: fought } = fighter;
  const [loaded, summary] = await Promise.all([loadCharacter(id, { rulesets: rulesetIds }), readSummary(id)]);
  if (!loaded.ok) return { kind: 'left', why: sentenceOf(loaded.error) };
  const { binned = null, points = null } = (summary.ok && summary.value) || {};
  if (binned !== null) return { kind: 'left', why: 'the character is in the bin.' };
  const { revision, saved } = loaded.value;
  const [there, here] = [playMark(saved.play), playMark(fought.play)];
  const character = withEarned(saved.character, fought.character);
  if (there === here && character === saved.character) return { kind: 'same' };
  if (there !== fighter.sourcePlay && there !== here) {
    return {
      kind: 'left',
      why: 'its wounds and the like have been changed outside of this encounter. Take the character again to go by the encounter.',
    };
  }
  const next = { ...withPlay(saved, fought.play), character };
  const shown = character === saved.character ? points : null;
  const stored = await saveCharacter(id, next, appVersion, revision, shown);
  if (!stored.ok) return { kind: 'left', why: sentenceOf(stored.error) };
  rememberPlay(id, here);
  await announce(id, stored.value);
  return { kind: 'written', written: { id, before: saved, revision: stored.value } };
}

const sentenceOf = (problem: StorageProblem): string =>
  problem.code === 'no-such-character'
    ? 'the character is no longer in the library.'
    : describeEncounterProblem(problem);

/** The character with the points that were earned in the fight and that it does not have yet. */
function withEarned(character: Character, { earned }: Character): Character {
  const has = ({ date, points, why }: Character['earned'][number]): boolean =>
    character.earned.some((row) => row.date === date && row.points === points && row.why === why);
  return earned
    .filter((row) => row.points !== 0 && !has(row))
    .reduce((changed, { date, points, why }) => addEarned(changed, { date, points, why }), character);
}

/**
 * Remembers the present state of play of the library's character. Not a step of the history: undo does not change the
 * library.
 */
function rememberPlay(source: string, sourcePlay: string): void {
  const encounter = currentEncounter();
  if (!encounter) return;
  const keys = encounter.fighters.filter((fighter) => fighter.source === source).map(({ key }) => key);
  replaceUntracked(keys.reduce((changed, key) => changeFighter(changed, key, { sourcePlay }), encounter));
}

/** Shows a character that was stored past the autosave in the list, and in other tabs. */
async function announce(id: string, revision: number): Promise<void> {
  broadcastToTabs({ kind: 'stored', id, revision });
  const summary = await readSummary(id);
  if (summary.ok && summary.value) patchLibrary([summary.value]);
}

/** Puts characters back as they were, unless they have been changed again. */
async function putBack(written: readonly Written[]): Promise<void> {
  const changed: string[] = [];
  await autosave.flush();
  for (const { id, before, revision } of written) {
    const stored = await saveCharacter(id, before, appVersion, revision);
    if (stored.ok) {
      rememberPlay(id, playMark(before.play));
      await announce(id, stored.value);
    } else changed.push(before.character.name);
  }
  await syncOpen(characterSaver, label);
  if (changed.length > 0) {
    notify({
      kind: 'attention',
      title: 'Not everything was undone',
      text: `Changed again since: ${changed.join(', ')}.`,
    });
  }
}

/**
 * Takes the character of the library again for a fighter: its choices as they are now, with the state of play of the fighter. A step that
 * can be undone. Returns false if its rules could not be loaded.
 */
export async function takeAgain(key: string): Promise<Outcome<boolean>> {
  const fighter = currentEncounter()?.fighters.find((other) => other.key === key);
  if (!fighter) return done(false);
  const read = await readCharacter(fighter.source);
  if (!read.ok) return read;
  if (!(await loadEncounterRules([read.value]))) return done(false);
  editEncounter(`${fighterName(fighter)} taken again`, (encounter) =>
    changeFighter(
      changeFighterCharacter(encounter, key, ({ play }) => withPlay(read.value, play)),
      key,
      { sourcePlay: playMark(read.value.play) },
    ),
  );
  return done(true);
}
