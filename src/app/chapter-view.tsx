import { useEffect } from 'react';
import { ScreenPart } from '../features/failure/error-boundary.tsx';
import { useSheet } from '../state/character/derived-character.ts';
import { hasChapter } from '../state/view/chapters.ts';
import { openChapter, useViewStore } from '../state/view/view-store.ts';
import { useLazyScreen } from '../ui/lazy-screen.ts';
import { chapterScreens } from './screens.ts';

/** The forms of the open chapter. Falls back to skills when the chapter (spells) is no longer available to the character. */
export function ChapterView() {
  const chosen = useViewStore(({ chapter }) => chapter);
  const available = useSheet((sheet) => hasChapter(sheet, chosen));
  useEffect(() => {
    if (!available) openChapter('skills');
  }, [available]);
  const id = available ? chosen : 'skills';
  const Screen = useLazyScreen(chapterScreens[id]);
  return (
    <ScreenPart name="This chapter" resetBy={id}>
      <Screen />
    </ScreenPart>
  );
}
