import { describeProblem } from '../../character/file/problem-sentences.ts';
import type { ConflictChoice, ImportResult } from '../../state/library/library-file.ts';
import type { IncomingFault, IncomingItem, IncomingList } from '../../state/library/library-state.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { describeTime } from '../browser/when-words.ts';
import { describeCharacterCount, formatCount } from './library-words.ts';

export type Conflict = IncomingItem & { readonly conflict: NonNullable<IncomingItem['conflict']> };

/** Incoming characters, sorted by whether they conflict with existing ones. */
export interface SortedIncoming {
  /** Without a conflict. */
  readonly fresh: readonly IncomingItem[];
  /** Existing characters with different content. */
  readonly differing: readonly Conflict[];
  /** Existing characters with the same content. */
  readonly same: readonly Conflict[];
}

/** Sorts a list; the order within each group stays. */
export function sortIncoming({ items }: IncomingList): SortedIncoming {
  const conflicts = items.filter((item): item is Conflict => item.conflict !== null);
  return {
    fresh: items.filter(({ conflict }) => conflict === null),
    differing: conflicts.filter(({ conflict }) => !conflict.same),
    same: conflicts.filter(({ conflict }) => conflict.same),
  };
}

/**
 * The default for a conflict: keep both if they differ, so that nothing is lost; if they are the same keep the existing one,
 * or replace it if that is in the bin.
 */
export function defaultChoice({ conflict }: IncomingItem): ConflictChoice {
  if (!conflict?.same) return 'both';
  return conflict.binned ? 'theirs' : 'mine';
}

/** How many characters of a list will be stored with these choices, by the keys of the items. */
export function countImported({ items }: IncomingList, choices: ReadonlyMap<number, ConflictChoice>): number {
  return items.filter((item) => item.conflict === null || choiceOf(item, choices) !== 'mine').length;
}

/** The choice for a conflict: the player's, else the default. */
export const choiceOf = (item: IncomingItem, choices: ReadonlyMap<number, ConflictChoice>): ConflictChoice =>
  choices.get(item.incoming.key) ?? defaultChoice(item);

/** The characters read, in sentences: "3 new characters.", "12 characters were read. 3 are already here." */
export function describeIncoming({ fresh, differing, same }: SortedIncoming, faults: number): string {
  const all = fresh.length + differing.length + same.length;
  const existing = differing.length + same.length;
  const sentences = [
    all > 0 && existing === 0 && `${formatCount(all)} new ${all === 1 ? 'character' : 'characters'}.`,
    existing > 0 && `${describeCharacterCount(all)} ${all === 1 ? 'was' : 'were'} read.`,
    existing > 0 && `${describeShare(existing, all)} already here${differing.length === 0 ? ' and identical' : ''}.`,
    faults > 0 && `${formatCount(faults)} could not be read.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

const describeShare = (part: number, all: number): string =>
  part === all ? (all === 1 ? 'It is' : 'All of them are') : `${formatCount(part)} ${part === 1 ? 'is' : 'are'}`;

/** A conflict in words: "Mine: changed today 14:05. Theirs: changed 3 days ago." */
export function describeConflict({ incoming, conflict }: Conflict): string {
  const mine = `Mine: changed ${describeTime(conflict.updated)}${conflict.binned ? ', now in the bin' : ''}.`;
  const theirs = incoming.updated
    ? `changed ${describeTime(incoming.updated)}`
    : 'the file does not say when it was changed';
  return `${mine} Theirs: ${theirs}.${conflict.same ? ' Both are identical.' : ''}`;
}

/** A fault in words: its place in the file, its cause, and what happens to the text. */
export function describeFault({ place, name, from, problem, raw }: IncomingFault): {
  where: string;
  what: string;
  kept: string;
} {
  const { what } = describeProblem(problem);
  const number = place > 0 ? `Character ${formatCount(place)}` : 'The file';
  const kept = raw === '' ? '' : 'Its text will be set aside, and you can download it there.';
  return { where: `${number}${name && `, “${name}”,`} ${place > 0 ? `in ${from}` : from}`, what, kept };
}

/** The label of the import button: "Import 3 characters", "Import 3 characters, 2 encounters and 12 entries". */
export function describeImportAction(characters: number, entries: number, encounters = 0): string {
  const what = [
    characters > 0 && describeCharacterCount(characters),
    encounters > 0 && describeEncounterCount(encounters),
    entries > 0 && (entries === 1 ? '1 entry' : `${formatCount(entries)} entries`),
  ].filter((part) => part !== false);
  return `Import ${what.length === 0 ? 'nothing' : [what.slice(0, -1).join(', '), what.at(-1)].filter(Boolean).join(' and ')}`;
}

const describeEncounterCount = (count: number): string =>
  count === 1 ? '1 encounter' : `${formatCount(count)} encounters`;

/** The encounters of the file, in a sentence. */
export const describeEncounters = (count: number): string =>
  `${describeEncounterCount(count)} ${count === 1 ? 'goes' : 'go'} to the list of encounters, unless already there.`;

/** The custom entries of the file, in a sentence. */
export const describeCustomEntries = (count: number): string =>
  count === 1
    ? '1 custom entry goes to My entries, unless it is already there.'
    : `${formatCount(count)} custom entries go to My entries, except those already there.`;

/** The result of an import, in sentences. */
export function describeImport({
  added,
  replaced,
  copied,
  alreadyImported,
  skipped,
  quarantined,
  stopped,
  entries = 0,
  encounters = 0,
  problem,
}: ImportResult): string[] {
  const is = (count: number) => (count === 1 ? 'is' : 'are');
  return [
    added > 0 && `${describeCharacterCount(added)} added.`,
    replaced > 0 &&
      `${formatCount(replaced)} replaced yours, which ${replaced === 1 ? 'is kept as a version' : 'are kept as versions'}.`,
    copied > 0 && `${formatCount(copied)} added next to yours.`,
    alreadyImported > 0 &&
      `Another window was importing the same: ${formatCount(alreadyImported)} ${alreadyImported === 1 ? 'was' : 'were'} saved there, and not again here.`,
    skipped > 0 &&
      `${formatCount(skipped)} ${skipped === 1 ? 'was' : 'were'} skipped: yours ${skipped === 1 ? 'is' : 'are'} unchanged.`,
    quarantined > 0 && `${formatCount(quarantined)} could not be read and ${is(quarantined)} set aside.`,
    stopped > 0 &&
      `You stopped: ${formatCount(stopped)} ${stopped === 1 ? 'was' : 'were'} not imported. Those imported before that stay.`,
    encounters > 0 && `${describeEncounterCount(encounters)} added.`,
    entries > 0 && `My entries has ${formatCount(entries)} more.`,
    problem && `Then it stopped: ${describeSavingProblem(problem, 'import')}`,
    !problem &&
      added + replaced + copied + alreadyImported + skipped + quarantined + stopped + entries + encounters === 0 &&
      'There was nothing to import.',
  ].filter((sentence) => typeof sentence === 'string');
}
