import type { CharacterVersion } from '../../state/library/library-versions.ts';

/** The name of the version that is stored before an older version is restored. */
export const restoreBackupName = (name: string): string => `Before going back to “${name}”`;

const programReasons: readonly (readonly [name: RegExp, words: string])[] = [
  [/^From the other tab$/, 'what another tab had stored when the character of this tab took its place'],
  [/^From this tab$/, 'what this tab had when the character of another tab took its place'],
  [/^Before the import of /, 'what was here before one from a file took its place'],
  [/^Before going back to “/, 'what was here before an older version took its place'],
];

/** Why the program stored a version; '' for a version stored by the player. */
export function keptByProgram({ name, reason }: Pick<CharacterVersion, 'name' | 'reason'>): string {
  if (reason === 'before-migration') {
    return 'Kept by the program: what was stored before it was written in a newer form.';
  }
  const words = programReasons.find(([pattern]) => pattern.test(name))?.[1];
  return words === undefined ? '' : `Kept by the program: ${words}.`;
}

/** Suggested names for a version: common occasions, and the date. */
export function suggestedNames(now: Date = new Date()): string[] {
  const day = now.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return ['before the dungeon', 'before spending points', 'as first made', day];
}
