import type { ReactNode } from 'react';
import '../../sheet/sheet.css';
import '../../sheet/heading.css';
import '../../sheet/figures.css';
import '../../sheet/tables.css';
import './sample-figure.css';

/** The page that is built has the sheet in it; React leaves it as it is while it is given the same object. */
const asBuilt = { __html: '' };

interface SampleFigureProps {
  /** Whose sheet it is: "Zeynep Çelik". */
  readonly of: string;
  /** The sheet as HTML, where the page is built. */
  readonly html?: string | undefined;
  /** The page is built already, with the sheet in it. */
  readonly built?: boolean | undefined;
  /** The sheet itself, where there is no built page. */
  readonly children?: ReactNode;
}

/** The picture of a finished sheet: a real one, made small, and nothing but a picture for those who cannot see it. */
export function SampleFigure({ of, html, built, children }: SampleFigureProps) {
  return (
    <div className="sample-figure" role="img" aria-label={`A finished sheet, that of ${of}`}>
      {html !== undefined || built ? (
        <div
          inert
          className="sample-figure-page"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React while the page is built, from a character that comes with the program
          dangerouslySetInnerHTML={html === undefined ? asBuilt : { __html: html }}
        />
      ) : (
        <div inert className="sample-figure-page">
          {children}
        </div>
      )}
    </div>
  );
}
