import {
  derivedTechLevel,
  describeCandidate,
  describeGrade,
  describeKitItems,
  findExistingRow,
} from '../../builder/what-if/candidate.ts';
import { hasNoFigures } from '../../builder/what-if/plans/plan.ts';
import type { TraitKind } from '../../character/trait-rows.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { type EntryChapter, rowChapter } from '../../rules/shared/rows.ts';
import { describeTechLevels } from '../../sheet-model/wording/entry-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet, useSheet } from '../../state/character/derived-character.ts';
import type { AddedRow } from '../../state/character/own-rows.ts';
import { readHit, type SearchHit } from '../../state/search/catalog-search.ts';
import {
  addSavedEntry,
  type CustomEntryHit,
  countOwnRows,
  customEntriesHeading,
} from '../../state/search/custom-entry-search.ts';
import { answerLine, linesOf } from '../../state/search/plan-line.ts';
import { isSpecific, planHit } from '../../state/search/plan-list.ts';
import { yieldBetween } from '../../state/view/idle.ts';
import type { PickerGroup } from '../../ui/picker-results.tsx';

/** Whether a chapter has entries to pick. */
export const isEntryChapter = (id: string | undefined): id is EntryChapter =>
  id === 'traits' || id === 'skills' || id === 'spells' || id === 'equipment';

/** Chapter, entry and its figures in the query in one text: "traits/wealth?level=poor". */
export const formatHitId = ({ chapter, id, choices, ownWords, reading }: SearchHit): string => {
  const figures = Object.keys(reading.wanted).length === 0 ? '' : JSON.stringify(reading.wanted);
  const answers =
    choices.length === 0 ? '' : new URLSearchParams(choices.map(({ parameter, value }) => [parameter, value]));
  return `${chapter}/${id}?${answers}${ownWords}${reading.answers.join(';')}${figures}`;
};

/** The entry of a hit's id; null for the id of anything else. */
export function parseHitId(text: string): { readonly chapter: EntryChapter; readonly id: string } | null {
  const [, chapter, id = ''] = /^(\w+)\/([^?]*)\?/.exec(text) ?? [];
  return isEntryChapter(chapter) ? { chapter, id } : null;
}

/** Returns the id of a saved custom entry among the items of the picker. */
export const customEntryId = ({ id }: CustomEntryHit): string => `kept ${id}`;

/**
 * Returns the saved custom entries that were found as a group of the picker; none if there are none. Each adds a copy
 * of itself.
 */
export function customEntryGroups(hits: readonly CustomEntryHit[], onAdded: (row: AddedRow) => void): PickerGroup[] {
  if (hits.length === 0) return [];
  const items = hits.map((hit) => ({
    id: customEntryId(hit),
    name: hit.name || 'Unnamed',
    hint: hit.description,
    detail: <CustomEntryFigures hit={hit} />,
    onPick: () => {
      const row = addSavedEntry(hit.id);
      if (!row) return null;
      onAdded(row);
      return { said: `${hit.name} added`, added: true, query: 'clear' as const };
    },
  }));
  return [{ heading: customEntriesHeading, items }];
}

/** The figures of a saved custom entry, and how many copies the character has. */
function CustomEntryFigures({ hit }: { hit: CustomEntryHit }) {
  const count = useSheet((sheet) => countOwnRows(sheet, hit));
  return (
    <>
      {hit.figures}
      {count > 0 && <span className="picker-there">{count} on the sheet, adds another</span>}
    </>
  );
}

/** The description of a hit, under its name: tech level, grade, text. */
export function describeHit(sheet: DerivedCharacter, hit: SearchHit): string {
  const { catalog } = sheet.context;
  const kit = hit.chapter === 'equipment' ? catalog.kits.get(hit.id) : undefined;
  const contents = kit ? ` Contents: ${describeKitItems(catalog, kit.facet.items)}` : '';
  return [techLevelHint(sheet, hit), gradeHint(sheet, hit.chapter, hit.id), `${hit.description}${contents}`]
    .filter(Boolean)
    .join(' · ');
}

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

/** The figures that the entry would have on this character; computed only for rendered results. */
export function Candidate({ hit, kind }: { hit: SearchHit; kind: TraitKind | null }) {
  const { chapter, id } = hit;
  const words = useSheet((sheet) => wordsFor(sheet, hit, kind));
  const existing = useSheet(({ ruleset, context }) => findExistingRow(ruleset, context, chapter, id) !== null);
  const changes = useSheet((sheet) => existing && changesExisting(sheet, hit));
  const count = useCharacterStore(
    ({ saved }) => saved.character[rowChapter(chapter)].filter((row) => row.entry === id).length,
  );
  if (existing) {
    if (!changes) return <span className="picker-there">Already on the sheet: show</span>;
    return (
      <>
        {words}
        <span className="picker-there">on the sheet, changes it</span>
      </>
    );
  }
  return (
    <>
      {words}
      {count > 0 && <span className="picker-there">{count} on the sheet, adds another</span>}
    </>
  );
}

/** Whether a hit on an existing row changes that: a level, points, an answer. */
export const changesExisting = (sheet: DerivedCharacter, hit: SearchHit): boolean =>
  hit.choices.length > 0 || isSpecific(readHit(sheet, hit));

/** What a player may look for first: everything, the chapters with the longest lists, and a first letter. */
const firstSearches = [
  { query: '', chapter: null },
  { query: '', chapter: 'traits' },
  { query: '', chapter: 'equipment' },
  { query: 's', chapter: null },
] as const;
/** How many hits a list begins with. */
const firstRows = 16;

/**
 * Describes the first hits of some searches while the page is idle. When the search opens their figures are known, and the code
 * for all others has been compiled, without which its first list takes twice as long.
 */
export async function prepareCandidates(): Promise<void> {
  const pause = yieldBetween();
  for (const { query, chapter } of firstSearches) {
    const sheet = currentSheet();
    const [line = { text: '', heading: null, number: 1 }] = linesOf(sheet, query);
    const hits = answerLine(sheet, line, { chapter }).groups.flatMap(({ items }) => items);
    for (const hit of hits.slice(0, firstRows)) {
      await pause();
      wordsFor(currentSheet(), hit, null);
    }
    await pause();
  }
}

/**
 * The figures of a hit. For a skill without figures these do not depend on the typed line, so that those of the last key are
 * used again; everything else that the line asks for is planned, which takes a derivation of the whole character.
 */
function wordsFor(sheet: DerivedCharacter, hit: SearchHit, kind: TraitKind | null): string {
  const reading = readHit(sheet, hit);
  if (!isSpecific(reading)) return candidateWords(sheet, hit, '');
  const { speciality, wanted, notes } = reading.wish;
  const isPlainSkill = rowChapter(hit.chapter) === 'skills' && hasNoFigures(wanted) && notes.length === 0;
  if (isPlainSkill && hit.existing === null) return candidateWords(sheet, hit, speciality);
  return plannedWords(sheet, hit, kind);
}

const candidateWords = memoizeByKeys(
  (sheet: DerivedCharacter, { chapter, id, choices }: SearchHit, speciality: string) => [
    sheet,
    `${chapter}/${id}`,
    speciality,
    choices.map(({ parameter, value }) => `${parameter}=${value}`).join('&'),
  ],
  (sheet, { chapter, id, choices }, speciality) =>
    describeCandidate(sheet.context.saved, sheet, chapter, id, choices, speciality),
);

const plannedWords = memoizeByKeys(
  (sheet: DerivedCharacter, hit: SearchHit, kind: TraitKind | null) => [
    sheet,
    hit.reading.line,
    formatHitId(hit),
    kind,
  ],
  (sheet, hit, kind) => planHit(sheet, hit, kind)?.words ?? '',
);
