import type { ReactNode } from 'react';
import './empty-state.css';

export interface EmptyStateProps {
  /** What is not there yet: "No skills yet." */
  title: string;
  /** What one would usually do about it. */
  children?: ReactNode;
  /** Buttons that do it. */
  actions?: ReactNode;
}

/** Stands where a list will be, and teaches by doing. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-title">{title}</p>
      {children && <div className="empty-state-text">{children}</div>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
