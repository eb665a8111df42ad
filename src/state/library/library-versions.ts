import { type SavedCharacter, unnamed } from '../../character/character.ts';
import { serializeFile } from '../../character/file/character-file.ts';
import { done, failed } from '../../engine/result.ts';
import { rulesetIds } from '../../rules/rulesets.ts';
import type { Outcome } from '../../storage/storage-problem.ts';
import * as stored from '../../storage/versions.ts';
import { ensureRuleset, useCharacterStore } from '../character/character-store.ts';
import { autosave } from '../saving/saver.ts';
import { appVersion } from '../updates/app-version.ts';

export type { CharacterVersion } from '../../storage/versions.ts';

/** The maximum length of a version's name. */
export const maxVersionNameLength = 120;

/** Lists the versions of a character, newest first. */
export const listVersionsOf = (id: string): Promise<Outcome<readonly stored.CharacterVersion[]>> =>
  stored.listVersions(id);

/** Stores the current state of a character (the open one with its newest edits) as a named version. Returns its key. */
export async function addVersionOf(id: string, name: string): Promise<Outcome<number>> {
  const named = cleanName(name) || unnamed;
  const open = useCharacterStore.getState();
  if (open.id === id) {
    const [createdAt, saved] = [new Date().toISOString(), serializeFile(open.saved, appVersion)];
    return stored.addVersion({ character: id, name: named, made: createdAt, reason: 'named', saved });
  }
  await autosave.flush();
  const kept = await stored.addVersionFromRecord(id, named);
  return kept.ok ? done(kept.value.key) : kept;
}

/** Reads a version, without opening it. */
export async function readVersion(key: number): Promise<Outcome<SavedCharacter>> {
  const version = await stored.readStoredVersion(key);
  if (!version.ok) return version;
  const { parseFile } = await import('../../character/file/parse-file.ts');
  const reading = parseFile(version.value.saved, { rulesets: rulesetIds });
  return reading.ok ? done(reading.value.saved) : failed({ code: 'unreadable', why: reading.error });
}

/**
 * Reverts the open character to one of its versions, as an edit that can be undone ("Restored version “before the
 * dungeon”"). Returns false if its ruleset could not be loaded (a notice says so). A version of another character is
 * refused with `no-such-version`: open that character first.
 */
export async function openVersion(key: number): Promise<Outcome<boolean>> {
  const { id } = useCharacterStore.getState();
  const version = await stored.readStoredVersion(key);
  if (!version.ok) return version;
  if (version.value.character !== id) return failed({ code: 'no-such-version' });
  const read = await readVersion(key);
  if (!read.ok) return read;
  if (!(await ensureRuleset(read.value.ruleset)) || useCharacterStore.getState().id !== id) return done(false);
  useCharacterStore.setState({ saved: read.value, lastEdit: `Restored version “${version.value.name}”` });
  return done(true);
}

/** Renames a version; the name is trimmed to at most 120 characters. An empty name changes nothing. */
export async function renameVersion(key: number, name: string): Promise<Outcome<null>> {
  const named = cleanName(name);
  return named === '' ? done(null) : stored.renameStoredVersion(key, named);
}

/** Permanently deletes a version. */
export const deleteVersion = (key: number): Promise<Outcome<null>> => stored.deleteStoredVersion(key);

const cleanName = (name: string): string =>
  [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, maxVersionNameLength).join('').trim();
