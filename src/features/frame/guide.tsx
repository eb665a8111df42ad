import { chapterName } from '../../state/chapters.ts';
import { showGuide, useGuideStore } from '../../state/guide-store.ts';
import { useSheet } from '../../state/sheet.ts';
import { openChapter, openDialog, useViewStore } from '../../state/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { chapterSentence } from './guide-sentences.ts';
import { nextStep } from './next-step.ts';

/** What this chapter is for and what to do next, for those who do not know the rules. Can be dismissed for good. */
export function Guide({ onPrint }: { onPrint: () => void }) {
  const shown = useGuideStore((state) => state.shown);
  const chapter = useViewStore((state) => state.chapter);
  const sheet = useSheet((all) => all);
  if (!shown) return null;
  const { words, go } = nextStep(sheet);
  const act = () => {
    if (go === 'findings') openDialog('findings');
    else if (go === 'print') onPrint();
    else openChapter(go);
  };
  return (
    <aside className="guide print-hidden" aria-label="What next">
      <p className="guide-next">
        <strong>What next</strong> {words}{' '}
        {go !== chapter && (
          <Button size="small" onClick={act}>
            {go === 'findings'
              ? 'See the findings'
              : go === 'print'
                ? 'Print'
                : `Go to ${chapterName(sheet.ruleset, go)}`}
          </Button>
        )}
      </p>
      <p className="guide-chapter">{chapterSentence(sheet.ruleset, chapter)}</p>
      <IconButton icon="close" size="small" label="Hide the guide" onClick={() => showGuide(false)} />
    </aside>
  );
}
