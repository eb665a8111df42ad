import { useEffect, useRef } from 'react';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeExplanation, explainBack, explainBackTo, useViewStore } from '../../state/view/view-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useMedia } from '../browser/use-media.ts';
import { Explanation, explanationTitle } from './explanation.tsx';
import './explain.css';

/** Why a number is what it is. A number that it leans on opens in its place, with the way back above. */
export function ExplainPanel() {
  const sheet = useSheet((all) => all);
  const explaining = useViewStore((view) => view.explaining);
  const narrow = useMedia('(width < 768px)');
  const body = useRef<HTMLDivElement>(null);
  const known = explaining.filter((stat) => sheet.worksheet.has(stat));
  const stat = known.at(-1);
  const first = useRef(stat);

  useEffect(() => {
    if (first.current === stat) return;
    first.current = stat;
    // The title names the number that is explained now: focus on it reads it out.
    body.current?.closest('dialog')?.querySelector<HTMLElement>('.dialog-title')?.focus();
  }, [stat]);

  if (stat === undefined) return null;
  const titleOf = (id: string) => explanationTitle(sheet.worksheet.get(id), sheet);
  return (
    <Dialog title={titleOf(stat)} onClose={closeExplanation} placement={narrow ? 'centre' : 'side'} size="small">
      <div ref={body}>
        {known.length > 1 && (
          <nav className="explain-trail" aria-label="Opened from">
            <Button size="small" onClick={explainBack}>
              Back
            </Button>
            <ol className="explain-crumbs">
              {known.slice(0, -1).map((id, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the way here only grows at its end.
                <li key={index}>
                  <button type="button" className="explain-source" onClick={() => explainBackTo(index)}>
                    {titleOf(id)}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Explanation key={`${known.length}:${stat}`} sheet={sheet} stat={stat} />
      </div>
    </Dialog>
  );
}
