import type { Finding } from '../../rules/finding.ts';
import { chapterName } from '../../state/chapters.ts';
import { useSheet } from '../../state/sheet.ts';
import { type ChapterId, openChapter, openDialog } from '../../state/view-store.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { FindingItem } from './finding-item.tsx';
import { findingsWords, groupFindings } from './group-findings.ts';
import './findings.css';

/** Everything that the rules remark on, by chapter. Nothing of it blocks. */
export function FindingsPanel({ onClose }: { onClose: () => void }) {
  const { findings, ruleset } = useSheet((all) => all);
  const go = (chapter: ChapterId, { place: { row, field } }: Finding) => {
    openDialog(null);
    openChapter(chapter, { ...(row === undefined ? {} : { row }), ...(field === undefined ? {} : { field }) });
  };
  return (
    <SidePanel title={findingsWords(findings)} onClose={onClose}>
      {findings.length === 0 && (
        <EmptyState title="Nothing to remark on.">
          What goes against the letter of the rules, or is merely unusual, is listed here. It never stops you.
        </EmptyState>
      )}
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
    </SidePanel>
  );
}
