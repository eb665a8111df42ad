import { useEffect } from 'react';
import { ScreenPart } from '../features/screen-part.tsx';
import { hasChapter } from '../state/chapters.ts';
import { useSheet } from '../state/sheet.ts';
import { openChapter, useViewStore } from '../state/view-store.ts';
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
