import { useEffect, useState } from 'react';
import type { Catalog } from '../../catalog/catalog.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { findPlaceholders, type StoredEntry, type StoredRow } from '../../interchange/gcs/library/library-entry.ts';
import { describePrerequisite } from '../../rules/prerequisites/prerequisite-words.ts';
import { prerequisitesOf } from '../../rules/resolve/custom-entries.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { type AddedRow, addLibraryRows } from '../../state/character/own-rows.ts';
import type { HeadingHits, IndexedHeading, LibraryIndex } from '../../state/library-files/library-index.ts';
import { readEntryOf } from '../../state/library-files/pick-library-entry.ts';
import type { Picked, PickerGroup, PickerItem } from '../../ui/picker-results.tsx';

/** An entry that was picked, with choices that are to be made or questions to be answered. */
export interface PickedTemplate {
  readonly heading: IndexedHeading;
  readonly entry: StoredEntry;
}

const prefix = 'library ';

/** Returns the id of an entry of a library file among the items of the picker. */
export const libraryHitId = ({ set, part, place }: IndexedHeading): string => `${prefix}${set}/${part}/${place}`;

/** The heading of an item's id; null for the id of anything else. */
export function findLibraryHit(index: LibraryIndex | null, id: string): IndexedHeading | null {
  if (!id.startsWith(prefix)) return null;
  return index?.headings.find((heading) => libraryHitId(heading) === id) ?? null;
}

/** The source of an entry: "Magic Spells.spl, M192". */
export const sourceOf = ({ file, page }: IndexedHeading): string =>
  stripBidiControls([file, page].filter(Boolean).join(', '));

/** Returns the entries of library files that were found as a group of the picker; none if there are none. */
export function libraryGroups(
  { hits, total }: HeadingHits,
  onAdded: (row: AddedRow | null) => void,
  onTemplate: (template: PickedTemplate) => void,
): PickerGroup[] {
  if (hits.length === 0) return [];
  const items = hits.map(({ heading }): PickerItem => {
    const name = stripBidiControls(heading.name) || 'Unnamed';
    return {
      id: libraryHitId(heading),
      name,
      hint: sourceOf(heading),
      detail: heading.figures,
      onPick: () => ({
        said: '',
        added: false,
        query: 'keep',
        later: pick(heading, name, onAdded, onTemplate),
      }),
    };
  });
  const more = total > hits.length ? `: the first ${hits.length} of ${total.toLocaleString('en-US')}` : '';
  return [{ heading: `Library files${more}`, items }];
}

async function pick(
  heading: IndexedHeading,
  name: string,
  onAdded: (row: AddedRow | null) => void,
  onTemplate: (template: PickedTemplate) => void,
): Promise<Picked | null> {
  const entry = await readEntryOf(heading);
  if (!entry || (entry.rows.length === 0 && entry.choices.length === 0)) {
    return {
      said: `${name} could not be read from this browser’s storage. Nothing was added.`,
      added: false,
      query: 'keep',
    };
  }
  if (entry.choices.length > 0 || entry.rows.some((row) => findPlaceholders(row).length > 0)) {
    onTemplate({ heading, entry });
    return null;
  }
  const isTemplate = heading.chapter === 'templates';
  onAdded(addLibraryRows(`${name} added`, entry.rows, isTemplate ? 'of the file' : 'usual'));
  const count = entry.rows.length;
  return { said: `${name} added${count > 1 ? `: ${count} entries` : ''}`, added: true, query: 'clear' };
}

/** All about the highlighted entry of a library file, beside the list. */
export function LibraryPane({ heading }: { heading: IndexedHeading }) {
  const [read, setRead] = useState<PickedTemplate | null>(null);
  useEffect(() => {
    let isShown = true;
    readEntryOf(heading).then((entry) => {
      if (isShown && entry) setRead({ heading, entry });
    }, console.error);
    return () => {
      isShown = false;
    };
  }, [heading]);
  const entry = read?.heading === heading ? read.entry : null;
  const name = stripBidiControls(heading.name) || 'Unnamed';
  return (
    <article className="entry-pane" aria-label={`About ${name}`}>
      <header>
        <h3 className="entry-pane-name">{name}</h3>
        <p className="entry-pane-grade">{heading.figures}</p>
      </header>
      {entry && <EntryParts entry={entry} />}
      <p className="entry-pane-small">{sourceOf(heading)}</p>
    </article>
  );
}

function EntryParts({ entry }: { entry: StoredEntry }) {
  const catalog = useSheet(({ context }) => context.catalog);
  const [only, ...others] = entry.rows;
  const isOne = only && others.length === 0 && entry.choices.length === 0;
  const lines = isOne ? linesOf(catalog, only) : [...entry.notes, ...entry.rows.map(nameOf)];
  return (
    <>
      <ul className="entry-pane-list">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one entry never move
          <li key={at}>{stripBidiControls(line)}</li>
        ))}
      </ul>
      {entry.choices.map(({ title, rows }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <p key={at} className="entry-pane-small">
          {stripBidiControls(title)}: {stripBidiControls(rows.map(nameOf).join(', '))}
        </p>
      ))}
    </>
  );
}

const nameOf = ({ row }: StoredRow): string => row.own?.name ?? '';

/** The texts of an entry: the casting of a spell, its offers, its notes. */
function linesOf(catalog: Catalog, stored: StoredRow): string[] {
  const lines: string[] = [];
  if (stored.list === 'skills' && stored.row.own?.spell) {
    const { time, cost, maintain, duration, resistedBy, prerequisites } = stored.row.own.spell;
    lines.push(
      [
        time && `Time ${time}`,
        cost && `cost ${cost}${maintain ? ` (${maintain} to maintain)` : ''}`,
        duration && `duration ${duration}`,
        resistedBy && `resisted by ${resistedBy}`,
      ]
        .filter(Boolean)
        .join(', '),
    );
    if (prerequisites) lines.push(`Requires ${prerequisites}`);
  }
  if (stored.list === 'traits' && stored.row.own) {
    const offered = stored.row.own.offered.map(({ name }) => name);
    if (offered.length > 0) lines.push(`Offers ${offered.join(', ')}`);
  }
  const required = prerequisitesOf(stored.row.own?.prerequisites ?? []).map((each) =>
    describePrerequisite(catalog, each),
  );
  if (required.length > 0) lines.push(`Requires ${required.join(', ')}`);
  return [...(stored.row.own?.notes ?? []), ...lines].filter(Boolean);
}
