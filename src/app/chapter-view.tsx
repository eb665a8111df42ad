import { Suspense } from 'react';
import { useViewStore } from '../state/view-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { chapterScreens } from './screens.ts';

/** The forms of the chapter that is open. */
export function ChapterView() {
  const id = useViewStore(({ chapter }) => chapter);
  const Screen = chapterScreens[id].now();
  return (
    <ErrorBoundary name="This chapter" resetBy={id}>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}
