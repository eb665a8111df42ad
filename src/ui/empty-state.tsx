import type { ReactNode } from 'react';
import './data-list.css';

export interface EmptyStateProps {
  /** The missing thing: "No skills yet." */
  title: string;
  /** The suggested action. */
  children?: ReactNode;
  /** Buttons that do it. */
  actions?: ReactNode;
}

/** Shown in place of an empty list, with the actions that fill it. */
export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state-title">{title}</p>
      {children && <div className="empty-state-text">{children}</div>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
