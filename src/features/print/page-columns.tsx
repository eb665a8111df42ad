import type { ReactNode, Ref } from 'react';
import type { PrintChoices } from '../../rules/print/print-choices.ts';
import { MARGIN, pageSize } from './page-rules.ts';
import './page-columns.css';

interface PageColumnsProps {
  readonly choices: PrintChoices;
  /** The page shown in the position of the first, counted from 1. */
  readonly page?: number;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * Breaks its content into columns of the size of a page, a page apart: for turning pages in the preview, and for checking
 * whether a sheet fits on one. In print the browser makes the pages.
 */
export function PageColumns({ choices, page = 1, ref, children }: PageColumnsProps) {
  const [width, height] = pageSize(choices);
  const inner = { inlineSize: `${width - 2 * MARGIN}mm`, blockSize: `${height - 2 * MARGIN}mm` };
  return (
    <div
      ref={ref}
      className="page-columns"
      style={{
        ...inner,
        columnWidth: inner.inlineSize,
        columnGap: `${2 * MARGIN}mm`,
        translate: `${-(page - 1) * width}mm`,
      }}
    >
      {children}
    </div>
  );
}
