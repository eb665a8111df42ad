import { useCallback, useState } from 'react';
import type { TraitKind } from '../character/trait-rows.ts';
import type { Sheet } from '../rules/build-sheet.ts';
import { candidateWords, gradeWords } from '../rules/candidate.ts';
import { kindNames } from '../rules/shared/traits.ts';
import { type EntryChapter, rowChapter } from '../rules/skill-chapter.ts';
import { searchCatalog } from '../state/catalog-search.ts';
import { chapterName, hasChapter } from '../state/chapters.ts';
import { useCharacterStore } from '../state/character-store.ts';
import { addEntry } from '../state/entries.ts';
import { askOwnEntry } from '../state/own-entry-store.ts';
import { currentSheet, useSheet } from '../state/sheet.ts';
import { openChapter, useViewStore } from '../state/view-store.ts';
import Picker, { type PickerProps } from '../ui/picker.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';

export interface EntryPickerProps {
  /** The chapter to pick for; null for all of them. */
  chapter: EntryChapter | null;
  /** The kind of traits to show alone. */
  kind?: TraitKind | null;
  onClose: () => void;
}

const titles = {
  skills: 'Add skills',
  spells: 'Add spells',
  equipment: 'Add equipment',
  all: 'Add anything',
};
const placeholders = {
  traits: 'Name, or what it does: “see behind me”',
  skills: 'Name, or what it is for: “unarmed”, “shoot”',
  spells: 'Name, or what it does: “heal”, “fire”',
  equipment: 'Name, or what it is: “sword”, “helmet”',
  all: 'Skill, advantage, weapon, armor: name or what it does',
};
/** What somebody may search for among traits of a kind. */
const kindPlaceholders: Readonly<Partial<Record<TraitKind, string>>> = {
  disadvantage: 'Name, or what it is: “afraid”, “hunted”, “poor”',
};

/** Search over the catalog with what each entry would be on this character. Brings Base UI and the index: import it lazily. */
export default function EntryPicker({ chapter, kind = null, onClose }: EntryPickerProps) {
  const [narrowed, setNarrowed] = useState<EntryChapter | 'all'>(chapter ?? 'all');
  const [last, setLast] = useState<{ chapter: EntryChapter; key: string } | null>(null);
  const catalog = useSheet(({ context }) => context.catalog);
  const traits = useSheet(({ ruleset }) => chapterName(ruleset, 'traits'));
  const magic = useSheet((sheet) => hasChapter(sheet, 'spells'));
  const search = useCallback(
    (query: string): ReturnType<PickerProps['search']> => {
      const sheet = currentSheet();
      if (sheet.context.catalog !== catalog) return [];
      return searchCatalog(sheet, query, narrowed === 'all' ? null : narrowed, kind).map(({ heading, items }) => ({
        heading,
        items: items.map((found) => ({
          id: `${found.chapter}/${found.id}`,
          name: found.name,
          hint: [grade(sheet, found.chapter, found.id), found.description].filter(Boolean).join(' · '),
          detail: <Candidate chapter={found.chapter} id={found.id} />,
        })),
      }));
    },
    [catalog, narrowed, kind],
  );
  const close = () => {
    onClose();
    if (last) openChapter(last.chapter, { row: last.key });
  };
  return (
    <Picker
      title={narrowed === 'traits' ? `Add ${kind ? kindNames[kind].many : traits.toLowerCase()}` : titles[narrowed]}
      placeholder={(kind && kindPlaceholders[kind]) || placeholders[narrowed]}
      search={search}
      onPick={(picked) => {
        const [where, id = ''] = picked.split('/');
        if (isEntryChapter(where)) setLast({ chapter: where, key: addEntry(where, id, kind) });
      }}
      onOwn={(query) => {
        onClose();
        const open = useViewStore.getState().chapter;
        const own = narrowed === 'all' ? (isEntryChapter(open) ? open : 'equipment') : narrowed;
        openChapter(own);
        askOwnEntry(own, query, kind);
      }}
      onClose={close}
      filters={
        chapter === null && (
          <SegmentedControl
            label="Look among"
            hideLabel
            value={narrowed}
            options={[
              { value: 'all', label: 'Everything' },
              { value: 'traits', label: traits },
              { value: 'skills', label: 'Skills' },
              ...(magic ? [{ value: 'spells' as const, label: 'Spells' }] : []),
              { value: 'equipment', label: 'Equipment' },
            ]}
            onCommit={setNarrowed}
          />
        )
      }
    />
  );
}

const isEntryChapter = (id: string | undefined): id is EntryChapter =>
  id === 'traits' || id === 'skills' || id === 'spells' || id === 'equipment';

function grade({ context }: Sheet, chapter: EntryChapter, id: string): string {
  const facet = rowChapter(chapter) === 'skills' ? context.catalog.skills.get(id)?.facet : undefined;
  return facet ? gradeWords(facet) : '';
}

/** What the entry would be here; worked out only for the hits that are drawn. */
function Candidate({ chapter, id }: { chapter: EntryChapter; id: string }) {
  const words = useSheet((sheet) => wordsFor(sheet, chapter, id));
  const there = useCharacterStore(
    ({ saved }) => saved.character[rowChapter(chapter)].filter((row) => row.entry === id).length,
  );
  return (
    <>
      {words}
      {there > 0 && (
        <span className="picker-there">{there === 1 ? ' · on the sheet' : ` · ${there} on the sheet`}</span>
      )}
    </>
  );
}

const worked = new WeakMap<Sheet, Map<string, string>>();

function wordsFor(sheet: Sheet, chapter: EntryChapter, id: string): string {
  const words = worked.get(sheet) ?? new Map<string, string>();
  worked.set(sheet, words);
  const known = words.get(`${chapter}/${id}`);
  if (known !== undefined) return known;
  const made = candidateWords(sheet.context.saved, sheet, chapter, id);
  words.set(`${chapter}/${id}`, made);
  return made;
}
