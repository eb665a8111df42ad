import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Plan } from '../../builder/what-if/plans/plan.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/row-chapter.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { undoWithWords } from '../../state/character/apply-plan.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { loadLibraryIndex, useLibraryIndexStore } from '../../state/library-files/load-library-index.ts';
import type { SearchGroup } from '../../state/search/catalog-search.ts';
import { searchLibraries } from '../../state/search/library-search.ts';
import { searchOwnEntries } from '../../state/search/own-entry-search.ts';
import {
  listFilters,
  orderHits,
  passesFilters,
  passesHeading,
  usePickerFilters,
} from '../../state/search/picker-filters.ts';
import type { IndexedEntry } from '../../state/search/search-index.ts';
import { chapterName, hasChapter } from '../../state/view/chapters.ts';
import type { Command } from '../../state/view/command.ts';
import { createOwnEntry, forgetPickerStart, takePickerStart } from '../../state/view/own-entry-store.ts';
import { openChapter, openDialog, pickFor, useViewStore } from '../../state/view/view-store.ts';
import Picker from '../../ui/picker.tsx';
import type { PickerAnswer } from '../../ui/picker-results.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useMedia } from '../browser/use-media.ts';
import { isEntryChapter, parseHitId } from './entry-candidate.tsx';
import { EntryFilters } from './entry-filters.tsx';
import { EntryPane } from './entry-pane.tsx';
import { FieldHelp } from './field-help.tsx';
import { findLibraryHit, LibraryPane, type PickedTemplate } from './library-hits.tsx';
import { answerPicker, type PickerActions } from './picker-answer.tsx';
import './entry-picker.css';

export interface EntryPickerProps {
  /** The chapter to pick for; null for all chapters. */
  chapter: EntryChapter | null;
  /** The only kind of trait to show; null for all. */
  kind?: TraitKind | null;
  /** What the search over everything can do besides. */
  commands?: readonly Command[];
  onClose: () => void;
}

const TemplateDialog = lazy(() => import('./template-dialog.tsx'));

const titles = {
  skills: 'Add skills',
  spells: 'Add spells',
  equipment: 'Add equipment',
  all: 'Add anything',
};
const placeholders = {
  traits: 'Name, or what it does: “see behind me”',
  skills: 'Name, or what it is for: “unarmed”, “Stealth 13”',
  spells: 'Name, or what it does: “heal”, “fire”',
  equipment: 'Name, or what it is: “sword”, “rope x3”',
  all: 'Anything: “Broadsword 15”, “ST 13”, “rope x3”, “print”',
};
/** Examples of searches among traits of a kind. */
const kindPlaceholders: Readonly<Partial<Record<TraitKind, string>>> = {
  disadvantage: 'Name, or what it is: “afraid”, “hunted”, “poor”',
};
const noCommands: readonly Command[] = [];
const noChoices: ReadonlyMap<number, number> = new Map();

/**
 * The one field: it finds entries, with the figures that are typed behind a name, takes lists of lines, and runs commands.
 * Each result shows what it would be on this character. Import it lazily: it depends on the search index.
 */
export default function EntryPicker({ chapter, kind = null, commands = noCommands, onClose }: EntryPickerProps) {
  const [narrowed, setNarrowed] = useState<EntryChapter | 'all'>(chapter ?? 'all');
  const [start] = useState(takePickerStart);
  const [lastRow, setLastRow] = useState<Plan['row']>(start?.added ?? null);
  const kept = useOwnEntriesStore(({ entries }) => entries);
  // Of the lines of a list, as long as these are the same.
  const [chosen, setChosen] = useState({ query: '', choices: noChoices });
  const catalog = useSheet(({ context }) => context.catalog);
  const traits = useSheet(({ ruleset }) => chapterName(ruleset, 'traits'));
  const magic = useSheet((sheet) => hasChapter(sheet, 'spells'));
  const listed = narrowed === 'all' ? null : narrowed;
  const { on, order } = usePickerFilters(listed);
  const libraryIndex = useLibraryIndexStore(({ index }) => index);
  const [template, setTemplate] = useState<PickedTemplate | null>(null);
  const hasRoom = useMedia('(width >= 1000px)');

  const search = useCallback(
    (query: string): PickerAnswer => {
      const sheet = currentSheet();
      if (sheet.context.catalog !== catalog) return { groups: [], selected: null };
      const filters = listed && on.length > 0 ? listFilters(sheet, listed, kind, libraryIndex !== null) : [];
      const choices = chosen.query === query ? chosen.choices : noChoices;
      const actions: PickerActions = {
        scope: {
          chapter: listed,
          kind,
          ...(filters.length > 0 ? { keeps: (entry: IndexedEntry) => passesFilters(filters, on, entry) } : {}),
        },
        order: (groups: readonly SearchGroup[]) => orderHits(sheet, groups, order),
        kept: filters.length > 0 ? [] : searchOwnEntries(sheet, query, listed, kind, kept),
        libraries: searchLibraries(sheet, libraryIndex, query, listed, kind, (heading) =>
          passesHeading(filters, on, heading),
        ),
        onTemplate: setTemplate,
        commands: listed ? noCommands : commands,
        choices,
        onChoose: (line, meaning) => setChosen({ query, choices: new Map(choices).set(line, meaning) }),
        onAdded: (row) => row && setLastRow(row),
        onGo: (goal, row) => {
          onClose();
          openChapter(goal, { row });
        },
        onCommand: ({ run }) => {
          onClose();
          run();
        },
        onOwn: (name) => {
          onClose();
          const openChapterId = useViewStore.getState().chapter;
          const ownChapter = listed ?? (isEntryChapter(openChapterId) ? openChapterId : 'equipment');
          openChapter(ownChapter);
          createOwnEntry(ownChapter, name, kind, () =>
            chapter === null ? openDialog('pick') : pickFor(chapter, kind),
          );
        },
      };
      return answerPicker(sheet, query, actions);
    },
    [catalog, chapter, listed, kind, on, order, commands, chosen, kept, libraryIndex, onClose],
  );
  const describe = useMemo(
    () =>
      hasRoom
        ? (id: string | null) => {
            const entry = id === null ? null : parseHitId(id);
            const heading = id === null ? null : findLibraryHit(libraryIndex, id);
            if (heading) return <LibraryPane heading={heading} />;
            return entry ? <EntryPane {...entry} /> : <FieldHelp chapter={listed} />;
          }
        : undefined,
    [hasRoom, listed, libraryIndex],
  );
  useEffect(forgetPickerStart, []); // it was taken
  const readsLibraries = useSheet(({ ruleset }) => ruleset.readsLibraryFiles ?? false);
  useEffect(() => {
    if (readsLibraries) loadLibraryIndex().catch(console.error);
  }, [readsLibraries]);
  const close = () => {
    onClose();
    if (lastRow) openChapter(lastRow.chapter, { row: lastRow.key });
  };
  return (
    <>
      <Picker
        title={narrowed === 'traits' ? `Add ${kind ? kindNames[kind].plural : traits.toLowerCase()}` : titles[narrowed]}
        placeholder={(kind && kindPlaceholders[kind]) || placeholders[narrowed]}
        search={search}
        onUndo={undoWithWords}
        onClose={close}
        initialQuery={start?.query}
        describe={describe}
        filters={
          (chapter === null || listed) && (
            <>
              {chapter === null && (
                <SegmentedControl
                  label="Search in"
                  hideLabel
                  value={narrowed}
                  options={[
                    { value: 'all', label: 'All' },
                    { value: 'traits', label: traits },
                    { value: 'skills', label: 'Skills' },
                    ...(magic ? [{ value: 'spells' as const, label: 'Spells' }] : []),
                    { value: 'equipment', label: 'Equipment' },
                  ]}
                  onCommit={setNarrowed}
                />
              )}
              {listed && <EntryFilters chapter={listed} kind={kind} />}
            </>
          )
        }
      />
      {template && (
        <Suspense>
          <TemplateDialog
            template={template}
            onAdded={(row) => row && setLastRow(row)}
            onClose={() => setTemplate(null)}
          />
        </Suspense>
      )}
    </>
  );
}
