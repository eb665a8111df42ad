import { Suspense } from 'react';
import { useViewStore } from '../state/view-store.ts';
import { chapterScreen } from './chapter-screens.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** The forms of the chapter that is open. */
export function ChapterView() {
  const id = useViewStore(({ chapter }) => chapter);
  const Screen = chapterScreen(id);
  return (
    <ErrorBoundary name="This chapter" resetBy={id}>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}
