import type { TraitKind } from '../../character/trait-rows.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { type EntryChapter, rowChapter } from '../../rules/chapters/row-chapter.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { derivedTechLevel } from '../../rules/what-if/beyond-tech-level.ts';
import { describeCandidate, describeGrade } from '../../rules/what-if/candidate.ts';
import { findExistingRow } from '../../rules/what-if/existing-row.ts';
import { describeKitItems } from '../../rules/what-if/starting-kit.ts';
import { describeTechLevels } from '../../rules/wording/tech-level-words.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import type { SearchHit } from '../../state/search/catalog-search.ts';
import { isSpecific, planHit } from '../../state/search/plan-hit.ts';
import { formatHitId } from './hit-id.ts';

/** What a hit is, under its name: tech level, grade, description. */
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

/** What the entry would be on this character; computed only for rendered results. */
export function Candidate({ hit, kind }: { hit: SearchHit; kind: TraitKind | null }) {
  const { chapter, id } = hit;
  const words = useSheet((sheet) => wordsFor(sheet, hit, kind));
  const existing = useSheet(({ ruleset, context }) => findExistingRow(ruleset, context, chapter, id) !== null);
  const count = useCharacterStore(
    ({ saved }) => saved.character[rowChapter(chapter)].filter((row) => row.entry === id).length,
  );
  if (existing) {
    if (!changesExisting(hit)) return <span className="picker-there">On the sheet: go to it</span>;
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

/** Whether a hit on what the character has already changes that: a level, points, an answer. */
export const changesExisting = (hit: SearchHit): boolean => isSpecific(hit) || hit.choices.length > 0;

const wordsFor = memoizeByKeys(
  (sheet: DerivedCharacter, hit: SearchHit, kind: TraitKind | null) => [sheet, formatHitId(hit), kind],
  (sheet, hit, kind) =>
    isSpecific(hit)
      ? (planHit(sheet, hit, kind)?.words ?? '')
      : describeCandidate(sheet.context.saved, sheet, hit.chapter, hit.id, hit.choices),
);
