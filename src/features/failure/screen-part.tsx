import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface ScreenPartProps {
  /** What it is, as a sentence begins with it: "This chapter". */
  name: string;
  /** When it changes, another one is meant, and what failed is forgotten: the chapter, the dialog. */
  resetBy?: unknown;
  /** Closes what lies over the page, also when it failed. */
  onClose?: (() => void) | undefined;
  /** Of the notice that stands in when it failed. */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the screen that loads and fails on its own: nothing while it loads, a notice when it fails, the rest untouched. */
export function ScreenPart({ children, ...about }: ScreenPartProps) {
  return (
    <ErrorBoundary {...about}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
