import { Component, type ErrorInfo, type ReactNode } from 'react';
import { saveAsFile } from '../features/file/download.ts';
import { undo } from '../state/character-store.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface ErrorBoundaryProps {
  /** What failed, as a sentence has it: "The chapter". */
  name: string;
  /** When it changes, what failed is tried again: the chapter, the character. */
  resetBy?: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly resetBy: unknown;
}

/** Stands in for a screen that failed: the rest works on, and the character can be saved to a file from here. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetBy: this.props.resetBy };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return Object.is(props.resetBy, state.resetBy) ? null : { error: null, resetBy: props.resetBy };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const again = () => this.setState({ error: null });
    return (
      <Notice
        kind="problem"
        live
        title={`${this.props.name} could not be shown`}
        actions={
          <>
            <Button size="small" icon="download" onClick={saveAsFile}>
              Save as file
            </Button>
            <Button
              size="small"
              onClick={() => {
                undo();
                again();
              }}
            >
              Undo the last change
            </Button>
            <Button size="small" variant="quiet" onClick={again}>
              Try again
            </Button>
          </>
        }
      >
        This is a fault in Pointwright, not in what you did: {error.message || error.name}. The character is stored, and
        nothing of it is lost.
      </Notice>
    );
  }
}
