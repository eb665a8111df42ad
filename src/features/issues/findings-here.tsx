import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons.tsx';
import './findings-here.css';
import { unwaive, waive } from '../../character/edit-character.ts';
import { formatCitation } from '../../engine/citation.ts';
import type { Finding, Place } from '../../rules/findings/finding.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFindingsAt } from '../derived/sheet-lines.ts';
import { issueIcon } from './issue-words.ts';

interface WaiverFormProps {
  /** Called with the reason, which may be empty. */
  onWaive: (reason: string) => void;
  onCancel: () => void;
}

/** A form for the reason why an issue is allowed; Escape cancels. */
export function WaiverForm({ onWaive, onCancel }: WaiverFormProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      className="waiver-form"
      onSubmit={(event) => {
        event.preventDefault();
        onWaive(reason.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <label htmlFor={id} className="field-label">
        Reason, such as “the GM allows it”
      </label>
      <input
        id={id}
        className="field-control"
        autoComplete="off"
        value={reason}
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed.
        autoFocus
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" size="small">
        Allow
      </Button>
    </form>
  );
}

/** The findings on this row or field, each with its page and a form to allow it with a reason. */
export function FindingsHere(place: Place) {
  const findings = useFindingsAt(place);
  if (findings.length === 0) return null;
  return (
    <ul className="findings-here">
      {findings.map((finding) => (
        <FindingHere key={finding.id} finding={finding} />
      ))}
    </ul>
  );
}

function FindingHere({ finding }: { finding: Finding }) {
  const [formOpen, setFormOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { id, fact, cite, waived } = finding;
  const sentence = describeFinding(fact);
  const page = cite && cite.book !== 'custom' ? ` (${formatCitation(cite)})` : '';
  const close = () => {
    setFormOpen(false);
    item.current?.focus();
  };
  const allow = (reason: string) => {
    editCharacter('Issue allowed', (character) => waive(character, id, reason));
    close();
  };
  const undoAllow = () => {
    editCharacter('Issue no longer allowed', (character) => unwaive(character, id));
    close();
  };
  return (
    <li
      ref={item}
      tabIndex={-1}
      className="finding-here"
      data-kind={finding.kind}
      data-waived={waived === undefined ? undefined : ''}
    >
      <Icon name={finding.kind === 'incomplete' || waived !== undefined ? issueIcon(finding) : 'attention'} />
      {waived === undefined ? (
        <span>
          {sentence}
          <span className="finding-here-page">{page}</span>{' '}
          {!formOpen && (
            <Button
              className="finding-here-action"
              variant="quiet"
              size="small"
              aria-label={`Allow: ${sentence}`}
              onClick={() => setFormOpen(true)}
            >
              Allow…
            </Button>
          )}
        </span>
      ) : (
        <span>
          Allowed{waived && `: ${waived}`}. <span className="finding-here-sentence">{sentence}</span>{' '}
          <Button
            className="finding-here-action"
            variant="quiet"
            size="small"
            aria-label={`Undo: ${sentence}`}
            onClick={undoAllow}
          >
            Undo
          </Button>
        </span>
      )}
      {formOpen && waived === undefined && <WaiverForm onWaive={allow} onCancel={close} />}
    </li>
  );
}
