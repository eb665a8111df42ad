import { AttributesChapter } from '../features/attributes/attributes-chapter.tsx';
import { ConceptChapter } from '../features/concept/concept-chapter.tsx';
import { EquipmentChapter } from '../features/equipment/equipment-chapter.tsx';
import { SkillsChapter } from '../features/skills/skills-chapter.tsx';
import { TraitsChapter } from '../features/traits/traits-chapter.tsx';
import { type ChapterId, useViewStore } from '../state/view-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const chapters: Readonly<Record<ChapterId, () => React.ReactNode>> = {
  concept: ConceptChapter,
  attributes: AttributesChapter,
  traits: TraitsChapter,
  skills: SkillsChapter,
  equipment: EquipmentChapter,
};

/** The forms of the chapter that is open. */
export function ChapterView() {
  const id = useViewStore(({ chapter }) => chapter);
  const Chapter = chapters[id];
  return (
    <ErrorBoundary name="This chapter" resetBy={id}>
      <Chapter />
    </ErrorBoundary>
  );
}
