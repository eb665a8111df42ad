import { Component, type ErrorInfo, lazy, type ReactNode, Suspense } from 'react';
import { useCharacterStore } from '../../state/character/character-store.ts';
import './not-loaded.ts';

// Loaded ahead of its use by app/after-start.ts. What cannot say much is better than what takes the rest along.
const FailedPart = lazy(() => import('./failed-part.tsx').catch(() => ({ default: FewWords })));

interface ErrorBoundaryProps {
  /** What fails, as a sentence begins with it: "This chapter". */
  name: string;
  /** When it changes, what failed is tried again: the chapter, the dialog. A change of the character does so by itself. */
  resetBy?: unknown;
  /** Takes away what lies over the page; given, the notice lies there too. */
  onClose?: (() => void) | undefined;
  /** Of the notice that stands in. */
  className?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: { readonly thrown: unknown } | null;
  readonly resetBy: unknown;
}

/** Keeps a part of the screen that fails from taking the rest along: a notice stands in for it, the rest works on. */
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
    // What one character brought down may stand with another, or when the change is undone.
    this.unsubscribe = useCharacterStore.subscribe(({ saved }, before) => {
      if (saved !== before.saved) this.again();
    });
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
  }

  private readonly again = (): void => {
    this.unsubscribe?.();
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { name, onClose, className, children } = this.props;
    const { failed } = this.state;
    if (!failed) return children;
    return (
      <Suspense>
        <FailedPart name={name} thrown={failed.thrown} onAgain={this.again} onClose={onClose} className={className} />
      </Suspense>
    );
  }
}

function FewWords({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <p role="alert" className={className}>
      {name} could not be shown. Reload the page.
    </p>
  );
}
