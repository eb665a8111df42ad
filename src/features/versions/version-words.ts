import type { CharacterVersion } from '../../state/library/library-versions.ts';

/** The name of the version that is stored before an older version is restored. */
export const restoreBackupName = (name: string): string => `Before restoring “${name}”`;

const programReasons: readonly (readonly [name: RegExp, words: string])[] = [
  [/^From the other tab$/, 'another tab’s character, replaced by this tab’s'],
  [/^From this tab$/, 'this tab’s character, replaced by another tab’s'],
  [/^Before the import of /, 'the character before an import replaced it'],
  [/^Before (?:restoring|going back to) “/, 'the character before an older version was restored'],
];

/** Why the program stored a version; '' for a version stored by the player. */
export function keptByProgram({ name, reason }: Pick<CharacterVersion, 'name' | 'reason'>): string {
  if (reason === 'before-migration') {
    return 'Saved automatically: the character before an update converted it.';
  }
  const words = programReasons.find(([pattern]) => pattern.test(name))?.[1];
  return words === undefined ? '' : `Saved automatically: ${words}.`;
}

/** Suggested names for a version: common occasions, and the date. */
export function suggestedNames(now: Date = new Date()): string[] {
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return ['before the dungeon', 'before spending points', 'as first made', day];
}
