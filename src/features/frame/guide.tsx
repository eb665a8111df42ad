import { useSheet } from '../../state/character/derived-character.ts';
import { chapterName } from '../../state/view/chapters.ts';
import { showGuide, useGuideStore } from '../../state/view/guide-store.ts';
import { useNoticeStore } from '../../state/view/notice-store.ts';
import { openChapter, openDialog, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { nextStep } from './next-step.ts';

/** The next step, for players who do not know the rules. Hidden while there are notices; can be dismissed for good. */
export function Guide() {
  const shown = useGuideStore((state) => state.shown);
  const chapter = useViewStore((state) => state.chapter);
  const sheet = useSheet((all) => all);
  const notices = useNoticeStore((state) => state.notices.length > 0);
  if (!shown || notices) return null;
  const { words, go } = nextStep(sheet);
  const goToStep = () => {
    if (go === 'findings') openDialog('findings');
    else if (go === 'print') openDialog('print');
    else openChapter(go);
  };
  return (
    <aside className="guide print-hidden" aria-label="What next">
      <p className="guide-next">
        <strong>What next</strong> {words}{' '}
        {go !== chapter && (
          <Button size="small" onClick={goToStep}>
            {go === 'findings' ? 'Show issues' : go === 'print' ? 'Print…' : `Go to ${chapterName(sheet.ruleset, go)}`}
          </Button>
        )}
      </p>
      <IconButton icon="close" size="small" label="Hide the guide" onClick={() => showGuide(false)} />
    </aside>
  );
}
