import { type ReactNode, Suspense } from 'react';
import './sample-figure.css';

interface SampleFigureProps {
  /** Whose sheet it is: "Zeynep Çelik". */
  readonly of: string;
  /** The sheet. Its place is kept, and empty until it is there. */
  readonly children: ReactNode;
}

/** The picture of a finished sheet: a real one, drawn smaller, and nothing but a picture for those who cannot see it. */
export function SampleFigure({ of, children }: SampleFigureProps) {
  return (
    <div className="sample-figure" role="img" aria-label={`A finished sheet, that of ${of}`}>
      <div inert className="sample-figure-page">
        <Suspense>{children}</Suspense>
      </div>
    </div>
  );
}
