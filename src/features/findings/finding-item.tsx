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

/** A finding: what it says, where it stands in the book, the way there, and a way to allow it with a reason. */
export function FindingItem({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const { id, kind, fact, cite, waived } = finding;
  const sentence = findingSentence(fact);
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const letBe = (reason: string) => {
    editCharacter('Issue allowed', (character) => waive(character, id, reason));
    close();
  };
  const takeBack = () => editCharacter('Issue no longer allowed', (character) => unwaive(character, id));
  const close = () => {
    setAsking(false);
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
            aria-expanded={asking}
            aria-label={`Allow: ${sentence}`}
            onClick={() => setAsking(!asking)}
          >
            Allow…
          </Button>
        ) : (
          <Button size="small" variant="quiet" aria-label={`Undo: ${sentence}`} onClick={takeBack}>
            Undo
          </Button>
        )}
      </div>
      {asking && waived === undefined && <WaiverForm onWaive={letBe} onCancel={close} />}
    </li>
  );
}
