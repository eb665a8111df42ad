import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Plan } from '../../builder/what-if/plans/plan.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import type { EntryChapter } from '../../rules/shared/rows.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { undoWithNotice } from '../../state/character/apply-plan.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { useLibraryFilesStore } from '../../state/library-files/library-files-store.ts';
import { loadLibraryIndex } from '../../state/library-files/load-library-index.ts';
import type { SearchGroup } from '../../state/search/catalog-search.ts';
import { searchCustomEntries } from '../../state/search/custom-entry-search.ts';
import { searchLibraries } from '../../state/search/library-search.ts';
import {
  listFilters,
  listOrders,
  orderHits,
  passesFilters,
  passesHeading,
  setPickerFilters,
  usePickerFilters,
} from '../../state/search/picker-filters.ts';
import type { IndexedEntry } from '../../state/search/search-index.ts';
import { chapterName, hasChapter } from '../../state/view/chapters.ts';
import type { Command } from '../../state/view/command.ts';
import { createCustomEntry, forgetPickerStart, takePickerStart } from '../../state/view/custom-entry-dialog.ts';
import { openChapter, openDialog, pickFor, useViewStore } from '../../state/view/view-store.ts';
import Picker from '../../ui/picker.tsx';
import type { PickerAnswer } from '../../ui/picker-results.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useMedia } from '../browser/use-media.ts';
import { isEntryChapter, parseHitId } from './entry-candidate.tsx';
import { findLibraryHit, LibraryPane, type PickedTemplate } from './library-hits.tsx';
import { answerPicker, type PickerActions } from './picker-answer.tsx';
import './entry-picker.css';
import { entryDetails } from '../../builder/what-if/entry-details.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { SelectField } from '../../ui/field.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';

interface FieldHelpProps {
  /** The chapter that is listed; null for everything. */
  chapter: EntryChapter | null;
}

type Example = readonly [typed: string, meaning: string];

const learned: readonly Example[] = [
  ['Broadsword 15', 'at that level, whatever it costs'],
  ['Broadsword DX+2', 'relative to an attribute'],
  ['Broadsword 8 pts', 'for that many points'],
  ['Survival (desert) 12', 'with a speciality'],
];
const magery: Example = ['Magery 2', 'at that level'];
const quirk: Example = ['Quirk: hums when nervous', 'in your own words'];
const traits: readonly Example[] = [magery, ['Wealth (wealthy)', 'with an option'], quirk];
const things: readonly Example[] = [['rope x3', 'or 3 ropes: that many']];
const anything: readonly Example[] = [
  ['ST 13, DX +1', 'attributes, one or several'],
  ['print, compare, skills', 'commands and chapters'],
];
const lists: readonly Example[] = [['Luck; Stealth 12; …', 'a list, typed or pasted, one per line']];

/** Examples of input for the field, while no entry is selected. */
function FieldHelp({ chapter }: FieldHelpProps) {
  const hasQuirks = useSheet(({ ruleset }) => ruleset.traitKinds.includes('quirk'));
  const hasMagic = useSheet((sheet) => hasChapter(sheet, 'spells'));
  const examples = examplesFor(chapter).filter(
    (example) => (hasQuirks || example !== quirk) && (hasMagic || example !== magery),
  );
  return (
    <section className="field-help" aria-label="What can be typed">
      <h3 className="entry-pane-heading">What you can type</h3>
      <dl>
        {examples.map(([typed, meaning]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function examplesFor(chapter: EntryChapter | null): readonly Example[] {
  switch (chapter) {
    case null:
      return [...learned.slice(0, 2), ...traits, ...things, ...anything, ...lists];
    case 'traits':
      return [...traits, ...lists];
    case 'equipment':
      return [...things, ...lists];
    case 'skills':
      return [...learned, ...lists];
    case 'spells':
      return lists;
  }
}

interface EntryFiltersProps {
  chapter: EntryChapter;
  kind: TraitKind | null;
}

/** Filters and order of the list of a chapter, remembered as long as the page is open. */
function EntryFilters({ chapter, kind }: EntryFiltersProps) {
  const { on, order } = usePickerFilters(chapter);
  const hasLibraries = useLibraryFilesStore(({ index }) => index !== null);
  const filters = listFilters(currentSheet(), chapter, kind, hasLibraries);
  return (
    <div className="entry-filters">
      {filters.length > 0 && (
        <FilterChips
          label="Show only"
          chips={filters}
          on={on}
          onCommit={(next) => setPickerFilters(chapter, { on: next })}
        />
      )}
      <SelectField
        className="entry-order"
        label="Order"
        value={order}
        options={listOrders(chapter)}
        onCommit={(next) => setPickerFilters(chapter, { order: next })}
      />
    </div>
  );
}

interface EntryPaneProps {
  chapter: EntryChapter;
  id: string;
}

const detailsFor = memoizeByKeys(
  (sheet: DerivedCharacter, chapter: EntryChapter, id: string) => [sheet, chapter, id],
  (sheet, chapter, id) => entryDetails(sheet, chapter, id),
);

/** All about the highlighted entry, on this character, beside the list. */
function EntryPane({ chapter, id }: EntryPaneProps) {
  const details = useSheet((sheet) => detailsFor(sheet, chapter, id));
  if (!details) return null;
  const { name, description, page, grade, levels, answers, defaults, prerequisites, effects, attacks, notes } = details;
  return (
    <article className="entry-pane" aria-label={`About ${name}`}>
      <header>
        <h3 className="entry-pane-name">{name}</h3>
        <p className="entry-pane-grade">{grade}</p>
      </header>
      <p>{description}</p>
      <Part heading="Prerequisites" isShown={prerequisites.length > 0}>
        <ul className="entry-pane-list">
          {prerequisites.map(({ words, met }) => (
            <li key={words} data-met={met}>
              <Icon name={met ? 'check' : 'attention'} label={met ? 'Met' : 'Not met'} /> {words}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Cost by level" isShown={levels.length > 0}>
        <dl className="entry-pane-levels">
          {levels.map(({ points, level }) => (
            <div key={points}>
              <dt>{points}</dt>
              <dd>{level}</dd>
            </div>
          ))}
        </dl>
        <p className="entry-pane-small">Points, and the level they buy.</p>
      </Part>
      <Part heading="Cost" isShown={answers.length > 0}>
        <dl className="entry-pane-answers">
          {answers.map((answer) => (
            <div key={answer.name}>
              <dt>{answer.name}</dt>
              <dd>{answer.points}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part heading="Attacks" isShown={attacks.length > 0}>
        <ul className="entry-pane-list">
          {attacks.map(({ use, damage, skill, more }) => (
            <li key={use}>
              {use}: <strong>{damage}</strong>, skill {skill}
              {more && <span className="entry-pane-small"> · {more}</span>}
            </li>
          ))}
        </ul>
      </Part>
      <Part heading="Effects" isShown={effects.length > 0}>
        <ul className="entry-pane-list">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
      </Part>
      <Part heading="Defaults" isShown={defaults !== ''}>
        <p>{defaults}</p>
      </Part>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="entry-pane-small">{page}</p>
    </article>
  );
}

function Part({ heading, isShown, children }: { heading: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <section>
      <h4 className="entry-pane-heading">{heading}</h4>
      {children}
    </section>
  );
}

export interface EntryPickerProps {
  /** The chapter to pick for; null for all chapters. */
  chapter: EntryChapter | null;
  /** The only kind of trait to show; null for all. */
  kind?: TraitKind | null;
  /** The commands of the search over everything other than adding. */
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
 * The one field: it finds entries, with the figures typed after a name, takes lists of lines, and runs commands. Each
 * result shows its figures on this character. Import it lazily: it depends on the search index.
 */
export default function EntryPicker({ chapter, kind = null, commands = noCommands, onClose }: EntryPickerProps) {
  const [narrowed, setNarrowed] = useState<EntryChapter | 'all'>(chapter ?? 'all');
  const [start] = useState(takePickerStart);
  const [lastRow, setLastRow] = useState<Plan['row']>(start?.added ?? null);
  const kept = useLibraryStore(({ entries }) => entries.list);
  // Of the lines of a list, as long as these are the same.
  const [chosen, setChosen] = useState({ query: '', choices: noChoices });
  const [refused, setRefused] = useState({ query: '', id: '' });
  const catalog = useSheet(({ context }) => context.catalog);
  const traits = useSheet(({ ruleset }) => chapterName(ruleset, 'traits'));
  const magic = useSheet((sheet) => hasChapter(sheet, 'spells'));
  const listed = narrowed === 'all' ? null : narrowed;
  const { on, order } = usePickerFilters(listed);
  const libraryIndex = useLibraryFilesStore(({ index }) => index);
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
        kept: filters.length > 0 ? [] : searchCustomEntries(sheet, query, listed, kind, kept),
        libraries: searchLibraries(sheet, libraryIndex, query, listed, kind, (heading) =>
          passesHeading(filters, on, heading),
        ),
        onTemplate: setTemplate,
        commands: listed ? noCommands : commands,
        choices,
        onChoose: (line, meaning) => setChosen({ query, choices: new Map(choices).set(line, meaning) }),
        refused: refused.query === query ? refused.id : null,
        onRefused: (id) => setRefused({ query, id }),
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
          createCustomEntry(ownChapter, name, kind, () =>
            chapter === null ? openDialog('pick') : pickFor(chapter, kind),
          );
        },
      };
      return answerPicker(sheet, query, actions);
    },
    [catalog, chapter, listed, kind, on, order, commands, chosen, refused, kept, libraryIndex, onClose],
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
        onUndo={undoWithNotice}
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
