import { useEffect, useRef } from 'react';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeExplanation, explainBack, explainBackTo, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMedia } from '../browser/use-media.ts';
import { Explanation, explanationTitle } from './explanation.tsx';
import './explain.css';

/** The explanation of a number. A number that it depends on opens in its place, with a trail back above. */
export function ExplainPanel() {
  const sheet = useSheet((all) => all);
  const explaining = useViewStore((view) => view.explaining);
  const narrow = useMedia('(width < 768px)');
  const body = useRef<HTMLDivElement>(null);
  const trail = explaining.filter((stat) => sheet.worksheet.has(stat));
  const stat = trail.at(-1);
  const focusedStat = useRef(stat);

  useEffect(() => {
    if (focusedStat.current === stat) return;
    focusedStat.current = stat;
    // Focusing the title makes screen readers announce the number that is now explained.
    body.current?.closest('dialog')?.querySelector<HTMLElement>('.dialog-title')?.focus();
  }, [stat]);

  if (stat === undefined) return null;
  const titleOf = (id: string) => explanationTitle(sheet.worksheet.get(id), sheet);
  return (
    <Dialog title={titleOf(stat)} onClose={closeExplanation} placement={narrow ? 'centre' : 'side'} size="small">
      <div ref={body}>
        {trail.length > 1 && (
          <nav className="explain-trail" aria-label="Opened from">
            <Button size="small" onClick={explainBack}>
              Back
            </Button>
            <ol className="explain-crumbs">
              {trail.slice(0, -1).map((id, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the trail only changes at its end.
                <li key={index}>
                  <button type="button" className="explain-source" onClick={() => explainBackTo(index)}>
                    {titleOf(id)}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Explanation key={`${trail.length}:${stat}`} sheet={sheet} stat={stat} />
      </div>
    </Dialog>
  );
}
