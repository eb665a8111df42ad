import { useEffect } from 'react';
import { stripBidiControls } from '../../character/bidi-controls.ts';
import type { SavedCharacter } from '../../character/character.ts';
import type { FileRemark } from '../../character/file/file-problem.ts';
import { problemSentence } from '../../character/file/problem-sentences.ts';
import { serializeFile, toFileName } from '../../character/file/serialize-file.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import { findingSentence } from '../../rules/findings/finding-sentences.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { openAnother } from '../../state/saving/open-record.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { notify } from '../../state/view/notice-store.ts';
import { openDialog, showLibrary, showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeIssues } from '../issues/issue-words.ts';
import './shared-character.css';

interface SharedCharacterProps {
  /** Its ruleset must be loaded. */
  readonly saved: SavedCharacter;
  /** The repairs made while reading it. */
  readonly report: readonly FileRemark[];
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

/** A shared character, read-only: its full sheet, whose numbers explain themselves, and the ways to keep it. */
export function SharedCharacter({ saved, report, onDownload, onClose }: SharedCharacterProps) {
  const sheet = sheetOf(saved);
  const model = buildModel(sheet);
  const { name } = model.head;
  useEffect(() => {
    document.title = pageTitle(name);
    return () => {
      document.title = pageTitle(useCharacterStore.getState().saved.character.name);
    };
  }, [name]);
  const save = () => {
    const file = new Blob([serializeFile(saved, appVersion)], { type: 'application/json' });
    onDownload(file, toFileName(name, 'json'));
  };
  return (
    <Dialog
      title={`A shared character: ${name || 'without a name'}`}
      className="shared"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button icon="print" onClick={() => openDialog('print')}>
            Print…
          </Button>
          <Button icon="download" onClick={save}>
            Save as file
          </Button>
          <Button variant="primary" onClick={() => void keepCopy(saved)}>
            Keep a copy
          </Button>
        </>
      }
    >
      <div className="shared-about">
        <p className="shared-facts">
          {model.ruleset.name} · {model.head.pointTotal.text} points ·{' '}
          {describeIssues(sheet.findings).replace(/^No/, 'no')}
        </p>
        <p className="shared-hint">
          View only: nothing is saved here. Click a number to see how it is worked out, or keep a copy to edit it.
        </p>
        {report.length > 0 && (
          <Notice kind="attention" title="Something in it was corrected">
            <ul className="shared-list">
              {report.map((remark, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the report of one link never changes.
                <li key={index}>{problemSentence(remark)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <SharedFindings findings={sheet.findings} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: there is nothing else in it by which a keyboard could scroll. */}
      <section aria-label="The sheet" tabIndex={0}>
        <Sheet model={model} onExplain={explain} />
      </section>
    </Dialog>
  );
}

const pageTitle = (name: string): string => (name ? `${stripBidiControls(name)} – Pointwright` : 'Pointwright');

/** The findings of the character, folded away. */
function SharedFindings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Disclosure summary={findings.length === 1 ? 'The issue' : 'The issues'}>
      <ul className="shared-list">
        {findings.map(({ id, fact, waived }) => (
          <li key={id}>
            {findingSentence(fact)}
            {waived !== undefined && <span className="shared-hint"> Allowed{waived && `: “${waived}”`}.</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Opens a copy as a new character. The previous one stays stored, and the notice offers to reopen it. */
async function keepCopy(saved: SavedCharacter): Promise<void> {
  const opened = await openAnother(saved);
  if (!opened) return;
  openDialog(null);
  showLibrary(false);
  showStartPage(false);
  const { former, back } = opened;
  notify({
    kind: 'information',
    title: `${saved.character.name || 'Unnamed character'} is open`,
    text: 'This is your own copy: nobody else sees your changes.',
    actions: back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [],
  });
}
