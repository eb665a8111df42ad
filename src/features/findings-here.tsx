import { useState } from 'react';
import { unwaive, waive } from '../character/edit-findings.ts';
import { citationWords } from '../engine/citation.ts';
import type { Finding, Place } from '../engine/finding.ts';
import { editCharacter } from '../state/character-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useFindingsAt } from './sheet-lines.ts';
import './findings-here.css';

/** What there is to remark on at this row or field, each with its page, and a way to let it be with a reason. */
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
  const [asking, setAsking] = useState(false);
  const { id, sentence, cite, waived } = finding;
  const page = cite && cite.book !== 'own entry' ? ` (${citationWords(cite)})` : '';
  if (waived !== undefined) {
    return (
      <li className="finding-here" data-waived>
        <Icon name="check" />
        <span>
          Let be{waived && `: ${waived}`}. <span className="finding-here-sentence">{sentence}</span>{' '}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Take back: ${sentence}`}
            onClick={() => editCharacter('Finding taken up again', (character) => unwaive(character, id))}
          >
            Take back
          </Button>
        </span>
      </li>
    );
  }
  const letBe = (reason: string) => {
    setAsking(false);
    editCharacter('Finding let be', (character) => waive(character, id, reason));
  };
  return (
    <li className="finding-here">
      <Icon name="attention" />
      <span>
        {sentence}
        <span className="finding-here-page">{page}</span>{' '}
        {!asking && (
          <Button variant="quiet" size="small" aria-label={`Let be: ${sentence}`} onClick={() => setAsking(true)}>
            Let it be
          </Button>
        )}
      </span>
      {asking && (
        <span className="finding-here-reason">
          <TextField
            label="Reason"
            hideLabel
            placeholder="Reason, such as: the GM allows it"
            value=""
            onCommit={letBe}
          />
          <Button size="small" onClick={() => letBe('')}>
            No reason
          </Button>
        </span>
      )}
    </li>
  );
}
