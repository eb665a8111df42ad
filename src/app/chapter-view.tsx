import { useEffect } from 'react';
import { ScreenPart } from '../features/failure/screen-part.tsx';
import { useSheet } from '../state/character/derived-character.ts';
import { hasChapter } from '../state/view/chapters.ts';
import { openChapter, useViewStore } from '../state/view/view-store.ts';
import { chapterScreens } from './screens.ts';

/** The forms of the chapter that is open; those of skills, where it was the chapter of spells and there is none any more. */
export function ChapterView() {
  const chosen = useViewStore(({ chapter }) => chapter);
  const there = useSheet((sheet) => hasChapter(sheet, chosen));
  useEffect(() => {
    if (!there) openChapter('skills');
  }, [there]);
  const id = there ? chosen : 'skills';
  const Screen = chapterScreens[id].now();
  return (
    <ScreenPart name="This chapter" resetBy={id}>
      <Screen />
    </ScreenPart>
  );
}
