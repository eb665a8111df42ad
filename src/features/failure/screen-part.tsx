import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

interface ScreenPartProps {
  /** The part, as the subject of a sentence: "This chapter". */
  name: string;
  /** When it changes (the chapter, the dialog), a failure is cleared. */
  resetBy?: unknown;
  /** Closes a part shown over the page, even after it failed. */
  onClose?: (() => void) | undefined;
  /** The class of the notice shown after a failure. */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the screen that loads and fails independently: nothing while it loads, a notice if it fails. */
export function ScreenPart({ children, ...about }: ScreenPartProps) {
  return (
    <ErrorBoundary {...about}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
