import { useRef, useState } from 'react';
import { unwaive, waive } from '../../character/edit-character.ts';
import { formatCitation } from '../../engine/citation.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterIds, chapterName } from '../../state/view/chapters.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import { openChapter, openDialog } from '../../state/view/view-store.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button } from '../../ui/buttons.tsx';
import { SidePanel } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WaiverForm } from '../issues/findings-here.tsx';
import { describeIssues, issueIcon } from '../issues/issue-words.ts';
import './findings.css';

interface FindingGroup {
  readonly chapter: ChapterId;
  readonly findings: readonly Finding[];
}

const weight = { rule: 0, incomplete: 1, unusual: 2, unknown: 3 } as const satisfies Record<Finding['kind'], number>;

/** Groups findings by chapter in the order of the forms; within a group open ones before waived ones, then by kind. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const chapterOf = ({ place }: Finding): ChapterId => chapterIds.find((id) => id === place.chapter) ?? 'concept';
  const order = (finding: Finding) => (finding.waived === undefined ? 0 : 10) + weight[finding.kind];
  return chapterIds
    .map((chapter) => ({
      chapter,
      findings: findings.filter((finding) => chapterOf(finding) === chapter).sort((a, b) => order(a) - order(b)),
    }))
    .filter((group) => group.findings.length > 0);
}

/** The kind of a finding in words. */
const kindWords: Readonly<Record<Finding['kind'], string>> = {
  rule: 'Rules issues',
  incomplete: 'Incomplete',
  unusual: 'Unusual',
  unknown: 'Not known here',
};

/** A finding: its sentence, the page in the book, a link to its place, and a form to allow it with a reason. */
function FindingItem({ finding, onGo }: { finding: Finding; onGo: () => void }) {
  const { id, kind, fact, cite, waived } = finding;
  const sentence = describeFinding(fact);
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
        {cite && <span className="finding-page">{formatCitation(cite)}</span>}
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

/** All findings, by chapter. None of them blocks anything. */
export function FindingsPanel({ onClose }: { onClose: () => void }) {
  const { findings, ruleset } = useSheet((all) => all);
  const go = (chapter: ChapterId, { place: { row, field } }: Finding) => {
    openDialog(null);
    openChapter(chapter, { ...(row === undefined ? {} : { row }), ...(field === undefined ? {} : { field }) });
  };
  return (
    <SidePanel title={describeIssues(findings)} onClose={onClose}>
      {findings.length === 0 && (
        <EmptyState title="All clear.">
          Rules issues, unusual choices and missing details are listed here. None of them ever stops you.
        </EmptyState>
      )}
      <ArrowRows>
        {groupFindings(findings).map(({ chapter, findings: own }) => (
          <section key={chapter} className="findings-group" aria-labelledby={`findings-${chapter}`}>
            <h3 id={`findings-${chapter}`}>{chapterName(ruleset, chapter)}</h3>
            <ul>
              {own.map((finding) => (
                <FindingItem key={finding.id} finding={finding} onGo={() => go(chapter, finding)} />
              ))}
            </ul>
          </section>
        ))}
      </ArrowRows>
    </SidePanel>
  );
}
