import type { ReactNode } from 'react';
import { IconButton } from './buttons.tsx';
import { Icon } from './icon.tsx';
import './dialog.css';

export interface NoticeProps {
  /** `information`: good to know. `attention`: unusual, but allowed. `problem`: something did not work. */
  kind?: 'information' | 'attention' | 'problem' | undefined;
  title?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** Links and buttons. */
  actions?: ReactNode;
  /** With a callback the notice has a close button. */
  onDismiss?: (() => void) | undefined;
  /** True for a notice that appears by itself: screen readers announce it. */
  live?: boolean | undefined;
  className?: string | undefined;
}

const kindNames = { information: 'Note', attention: 'Attention', problem: 'Problem' };
const icons = { information: 'info', attention: 'attention', problem: 'problem' } as const;

/** A sentence or two in the flow of the page; never modal. */
export function Notice(props: NoticeProps) {
  const { kind = 'information', title, children, actions, onDismiss, live, className } = props;
  return (
    <div
      className={className ? `notice ${className}` : 'notice'}
      data-kind={kind}
      role={live ? (kind === 'problem' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icons[kind]} className="notice-icon" />
      <div className="notice-body">
        <span className="visually-hidden">{kindNames[kind]}: </span>
        {title && <p className="notice-title">{title}</p>}
        {children && <div className="notice-text">{children}</div>}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
      {onDismiss && <IconButton icon="close" size="small" label="Dismiss" onClick={onDismiss} />}
    </div>
  );
}
