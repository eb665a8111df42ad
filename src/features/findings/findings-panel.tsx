import type { Finding } from '../../rules/findings/finding.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { chapterName } from '../../state/view/chapters.ts';
import { type ChapterId, openChapter, openDialog } from '../../state/view/view-store.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { describeIssues } from '../issues/issue-words.ts';
import { FindingItem } from './finding-item.tsx';
import { groupFindings } from './group-findings.ts';
import './findings.css';

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
