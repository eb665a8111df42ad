import { useCallback, useState } from 'react';
import type { TraitKind } from '../../character/trait-rows.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { derivedTechLevel } from '../../rules/what-if/beyond-tech-level.ts';
import { describeCandidate, describeGrade } from '../../rules/what-if/candidate.ts';
import { findExistingRow } from '../../rules/what-if/existing-row.ts';
import { describeTechLevels } from '../../rules/wording/tech-level-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import { addEntry, addKit } from '../../state/character/entries.ts';
import { type SearchHit, searchCatalog } from '../../state/search/catalog-search.ts';
import { chapterName, hasChapter } from '../../state/view/chapters.ts';
import { createOwnEntry } from '../../state/view/own-entry-store.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import Picker, { type PickerProps } from '../../ui/picker.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { parseKitId, withKits } from './kit-results.tsx';

export interface EntryPickerProps {
  /** The chapter to pick for; null for all chapters. */
  chapter: EntryChapter | null;
  /** The only kind of trait to show; null for all. */
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
  equipment: 'Name, or what it is: “sword”, “helmet”, “kit”',
  all: 'Skill, advantage, weapon, armor: name or what it does',
};
/** Examples of searches among traits of a kind. */
const kindPlaceholders: Readonly<Partial<Record<TraitKind, string>>> = {
  disadvantage: 'Name, or what it is: “afraid”, “hunted”, “poor”',
};

/** Search in the catalog; each result shows what it would be on this character. Import it lazily: it depends on Base UI and the search index. */
export default function EntryPicker({ chapter, kind = null, onClose }: EntryPickerProps) {
  const [narrowed, setNarrowed] = useState<EntryChapter | 'all'>(chapter ?? 'all');
  const [lastAdded, setLastAdded] = useState<{ chapter: EntryChapter; key: string } | null>(null);
  const catalog = useSheet(({ context }) => context.catalog);
  const traits = useSheet(({ ruleset }) => chapterName(ruleset, 'traits'));
  const magic = useSheet((sheet) => hasChapter(sheet, 'spells'));
  const search = useCallback(
    (query: string): ReturnType<PickerProps['search']> => {
      const sheet = currentSheet();
      if (sheet.context.catalog !== catalog) return [];
      const groups = searchCatalog(sheet, query, narrowed === 'all' ? null : narrowed, kind).map(
        ({ heading, items }) => ({
          heading,
          items: items.map((result) => ({
            id: pickerId(result),
            name: result.name,
            hint: [techLevelHint(sheet, result), gradeHint(sheet, result.chapter, result.id), result.description]
              .filter(Boolean)
              .join(' · '),
            detail: <Candidate result={result} />,
          })),
        }),
      );
      const equipmentOnly = narrowed === 'equipment';
      return equipmentOnly || (narrowed === 'all' && !kind) ? withKits(groups, sheet, query, equipmentOnly) : groups;
    },
    [catalog, narrowed, kind],
  );
  const close = () => {
    onClose();
    if (lastAdded) openChapter(lastAdded.chapter, { row: lastAdded.key });
  };
  return (
    <Picker
      title={narrowed === 'traits' ? `Add ${kind ? kindNames[kind].plural : traits.toLowerCase()}` : titles[narrowed]}
      placeholder={(kind && kindPlaceholders[kind]) || placeholders[narrowed]}
      search={search}
      onPick={(picked) => {
        const kit = parseKitId(picked);
        if (kit !== null) {
          const key = addKit(kit);
          if (key !== null) setLastAdded({ chapter: 'equipment', key });
          return key !== null;
        }
        const entry = parsePickerId(picked);
        if (!entry) return false;
        const { chapter: entryChapter, id, choices } = entry;
        const { ruleset, context } = currentSheet();
        const existing = findExistingRow(ruleset, context, entryChapter, id);
        if (existing === null) {
          setLastAdded({ chapter: entryChapter, key: addEntry(entryChapter, id, kind, choices) });
          return true;
        }
        onClose();
        openChapter(entryChapter, { row: existing });
        return false;
      }}
      onOwn={(query) => {
        onClose();
        const openChapterId = useViewStore.getState().chapter;
        const ownChapter =
          narrowed === 'all' ? (isEntryChapter(openChapterId) ? openChapterId : 'equipment') : narrowed;
        openChapter(ownChapter);
        createOwnEntry(ownChapter, query, kind);
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

function gradeHint({ context }: DerivedCharacter, chapter: EntryChapter, id: string): string {
  const facet = rowChapter(chapter) === 'skills' ? context.catalog.skills.get(id)?.facet : undefined;
  return facet ? describeGrade(facet) : '';
}

/** The tech levels of an item that is not made at the character's own tech level; '' for others. */
function techLevelHint(sheet: DerivedCharacter, { chapter, id, beyond }: SearchHit): string {
  if (beyond !== null) return describeTechLevels({ techLevel: { from: beyond } });
  const facet = chapter === 'equipment' ? sheet.context.catalog.items.get(id)?.facet : undefined;
  const sheetTechLevel = derivedTechLevel(sheet);
  const { to } = facet?.techLevel ?? {};
  return facet && to !== undefined && sheetTechLevel !== null && sheetTechLevel > to ? describeTechLevels(facet) : '';
}

/** Chapter, entry and choices in one text: "traits/wealth?level=poor". */
const pickerId = ({ chapter, id, choices }: SearchHit): string =>
  `${chapter}/${id}?${new URLSearchParams(choices.map(({ parameter, value }) => [parameter, value]))}`;

function parsePickerId(text: string): Pick<SearchHit, 'chapter' | 'id' | 'choices'> | null {
  const [, chapter, id = '', query] = /^(\w+)\/(.*)\?(.*)$/.exec(text) ?? [];
  if (!isEntryChapter(chapter)) return null;
  return {
    chapter,
    id,
    choices: [...new URLSearchParams(query)].map(([parameter, value]) => ({ parameter, value })),
  };
}

/** What the entry would be on this character; computed only for rendered results. */
function Candidate({ result }: { result: SearchHit }) {
  const { chapter, id } = result;
  const words = useSheet((sheet) => wordsFor(sheet, result));
  const alreadyListed = useSheet(({ ruleset, context }) => findExistingRow(ruleset, context, chapter, id) !== null);
  const count = useCharacterStore(
    ({ saved }) => saved.character[rowChapter(chapter)].filter((row) => row.entry === id).length,
  );
  if (alreadyListed) return <span className="picker-there">On the sheet: go to it</span>;
  return (
    <>
      {words}
      {count > 0 && <span className="picker-there">{count} on the sheet, adds another</span>}
    </>
  );
}

const wordsFor = memoizeByKeys(
  (sheet: DerivedCharacter, result: SearchHit) => [sheet, pickerId(result)],
  (sheet, { chapter, id, choices }) => describeCandidate(sheet.context.saved, sheet, chapter, id, choices),
);
