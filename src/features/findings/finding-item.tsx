import { useRef, useState } from 'react';
import { unwaive, waive } from '../../character/edit-findings.ts';
import { citationWords } from '../../engine/citation.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { issueIcon } from '../issues/issue-words.ts';
import { WaiverForm } from '../issues/waiver-form.tsx';
import { kindWords } from './group-findings.ts';

/** A finding: its sentence, the page in the book, a link to its place, and a form to allow it with a reason. */
export function FindingItem({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const { id, kind, fact, cite, waived } = finding;
  const sentence = findingSentence(fact);
  const [formOpen, setFormOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const allow = (reason: string) => {
    editCharacter('Issue allowed', (character) => waive(character, id, reason));
    close();
  };
  const undoAllow = () => editCharacter('Issue no longer allowed', (character) => unwaive(character, id));
  const close = () => {
    setFormOpen(false);
    button.current?.focus();
  };
  return (
    <li className="finding" data-kind={kind} data-waived={waived !== undefined || undefined}>
      <p className="finding-head">
        <Icon name={issueIcon(finding)} />
        <span>{waived === undefined ? kindWords[kind] : 'Allowed'}</span>
        {cite && <span className="finding-page">{citationWords(cite)}</span>}
      </p>
      <p>{sentence}</p>
      {waived !== undefined && <p className="finding-reason">{waived === '' ? 'No reason given.' : `“${waived}”`}</p>}
      <div className="finding-actions">
        <Button size="small" onClick={onGo} aria-label={`Show me: ${sentence}`}>
          Show me
        </Button>
        {waived === undefined ? (
          <Button
            ref={button}
            size="small"
            variant="quiet"
            aria-expanded={formOpen}
            aria-label={`Allow: ${sentence}`}
            onClick={() => setFormOpen(!formOpen)}
          >
            Allow…
          </Button>
        ) : (
          <Button size="small" variant="quiet" aria-label={`Undo: ${sentence}`} onClick={undoAllow}>
            Undo
          </Button>
        )}
      </div>
      {formOpen && waived === undefined && <WaiverForm onWaive={allow} onCancel={close} />}
    </li>
  );
}
