import { useId, useRef, useState } from 'react';
import { unwaive, waive } from '../../character/edit-findings.ts';
import { citationWords } from '../../engine/citation.ts';
import type { Finding } from '../../engine/finding.ts';
import { editCharacter } from '../../state/character-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { kindWords } from './group-findings.ts';

/** A finding: what it says, where it stands in the book, the way there, and a way to let it be with a reason. */
export function FindingItem({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const { id, kind, sentence, cite, waived } = finding;
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takeBack = () => editCharacter('Finding taken up again', (character) => unwaive(character, id));
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <li className="finding" data-kind={kind} data-waived={waived !== undefined || undefined}>
      <p className="finding-head">
        <Icon name={waived !== undefined ? 'check' : kind === 'rule' ? 'attention' : 'info'} />
        <span>{waived === undefined ? kindWords[kind] : 'Let be'}</span>
        {cite && <span className="finding-page">{citationWords(cite)}</span>}
      </p>
      <p>{sentence}</p>
      {waived !== undefined && <p className="finding-reason">{waived === '' ? 'No reason given.' : `“${waived}”`}</p>}
      <div className="finding-actions">
        <Button size="small" onClick={onGo} aria-label={`Go to it: ${sentence}`}>
          Go there
        </Button>
        {waived === undefined ? (
          <Button
            ref={button}
            size="small"
            variant="quiet"
            aria-expanded={asking}
            aria-label={`Let be: ${sentence}`}
            onClick={() => setAsking(!asking)}
          >
            Let it be…
          </Button>
        ) : (
          <Button size="small" variant="quiet" aria-label={`Take back: ${sentence}`} onClick={takeBack}>
            Take back
          </Button>
        )}
      </div>
      {asking && waived === undefined && <WaiverForm finding={finding} onClose={close} />}
    </li>
  );
}

function WaiverForm({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <form
      className="finding-waiver"
      onSubmit={(event) => {
        event.preventDefault();
        editCharacter('Finding let be', (character) => waive(character, finding.id, reason.trim()));
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <label htmlFor={id} className="field-label">
        Reason, such as “the game master allows it”
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
        Let it be
      </Button>
    </form>
  );
}
