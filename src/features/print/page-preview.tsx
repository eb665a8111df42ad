import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Sheet } from '../../rules/build-sheet.ts';
import type { PrintChoices } from '../../rules/print-choices.ts';

import { IconButton } from '../../ui/icon-button.tsx';
import { PageColumns } from './page-columns.tsx';
import { footName, MARGIN, pageSize } from './page-rules.ts';
import { SheetPages } from './sheet-pages.tsx';
import './page-preview.css';

interface PagePreviewProps {
  readonly sheet: Sheet;
  readonly choices: PrintChoices;
}

/** The pages as they will come out, one at a time: the browser breaks them into columns of the size of a page. */
export function PagePreview({ sheet, choices: asked }: PagePreviewProps) {
  const choices = useDeferredValue(asked); // a huge sheet takes a moment: what was chosen shows at once
  const [width, height] = pageSize(choices);
  const [wanted, setWanted] = useState(1);
  const { frame, flow, scale, pages } = useMeasured(width, [sheet, choices]);
  const page = Math.min(wanted, pages);
  const words = `Page ${page} of ${pages}`;
  return (
    <section className="page-preview" aria-label="Preview">
      <div
        ref={frame}
        className="page-preview-frame"
        role="img"
        aria-label={`${words}, as it will be printed`}
        data-orientation={choices.orientation}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <div
          className="page-preview-page"
          aria-hidden="true"
          inert
          style={{ inlineSize: `${width}mm`, blockSize: `${height}mm`, padding: `${MARGIN}mm`, scale }}
        >
          <PageColumns ref={flow} choices={choices} page={page}>
            <SheetPages sheet={sheet} choices={choices} />
          </PageColumns>
          <p className="page-preview-foot" style={{ insetInline: `${MARGIN}mm`, blockSize: `${MARGIN}mm` }}>
            <span>{footName(sheet.model.head.name)}</span>
            <span>
              page {page} of {pages}
            </span>
          </p>
        </div>
      </div>
      <div className="page-preview-turn">
        <IconButton
          icon="chevron"
          label="Page before"
          className="page-preview-back"
          aria-disabled={page === 1}
          onClick={() => setWanted(Math.max(1, page - 1))}
        />
        <p aria-live="polite">{words}</p>
        <IconButton
          icon="chevron"
          label="Next page"
          aria-disabled={page === pages}
          onClick={() => setWanted(Math.min(pages, page + 1))}
        />
      </div>
    </section>
  );
}

const PIXELS_A_MILLIMETRE = 96 / 25.4;

/** How much smaller than paper the preview is, and how many pages there are. */
function useMeasured(width: number, drawn: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [pages, setPages] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setScale(element.clientWidth / (width * PIXELS_A_MILLIMETRE)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);
  useEffect(() => {
    const count = () => {
      const { scrollWidth = 0 } = flow.current ?? {};
      setPages(Math.max(1, Math.round((scrollWidth / PIXELS_A_MILLIMETRE + 2 * MARGIN) / width)));
    };
    count();
    document.fonts?.ready.then(count, () => undefined);
  }, [width, ...drawn]);
  return { frame, flow, scale, pages };
}
