import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import './failure.ts';

// If its chunk cannot be loaded, a minimal notice is better than a second failure.
const FailedPart = lazy(() => import('./failed-part.tsx').catch(() => ({ default: FallbackNotice })));

interface ErrorBoundaryProps {
  /** The part of the screen, as the subject of a sentence: "This chapter". */
  name: string;
  /** When it changes (the chapter, the dialog), a failed part is rendered again; as it is after a change of the character. */
  resetBy?: unknown;
  /** Closes a part shown over the page; if given, the notice is shown over the page too. */
  onClose?: (() => void) | undefined;
  /** The class of the notice. */
  className?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: { readonly thrown: unknown } | null;
  readonly resetBy: unknown;
}

/** Confines the failure of a part of the screen: a notice replaces the part, the rest keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null, resetBy: this.props.resetBy };
  private unsubscribe: (() => void) | undefined;

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { failed: { thrown } };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return Object.is(props.resetBy, state.resetBy) ? null : { failed: null, resetBy: props.resetBy };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    console.error(thrown, info.componentStack);
    this.unsubscribe?.();
    // A part that failed with one character may work with another, or after the change is undone.
    this.unsubscribe = useCharacterStore.subscribe(({ saved }, before) => {
      if (saved !== before.saved) this.retry();
    });
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
  }

  private readonly retry = (): void => {
    this.unsubscribe?.();
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { name, onClose, className, children } = this.props;
    const { failed } = this.state;
    if (!failed) return children;
    return (
      <Suspense>
        <FailedPart name={name} thrown={failed.thrown} onRetry={this.retry} onClose={onClose} className={className} />
      </Suspense>
    );
  }
}

function FallbackNotice({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <p role="alert" className={className}>
      {name} could not be shown. Reload the page.
    </p>
  );
}

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
