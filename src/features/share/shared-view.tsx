import { useEffect, useMemo, useState } from 'react';
import { nameOrKind, type SavedCharacter, shownName } from '../../character/character.ts';
import { serializeFile, toFileName } from '../../character/file/character-file.ts';
import { type FileRefusal, type FileRemark, isMild } from '../../character/file/file-problem.ts';
import { describeFileProblem, describeProblem } from '../../character/file/problem-sentences.ts';
import { isEncounterPayload, readEncounterPayload, readPayload } from '../../character/file/share-link.ts';
import type { Finding } from '../../rules/findings/finding.ts';
import { describeFinding } from '../../rules/findings/finding-sentences.ts';
import { loadRuleset, rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { openAnother } from '../../state/saving/open-record.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { explain } from '../../state/view/explanations.ts';
import { notify } from '../../state/view/notices.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { openDialog, showLibrary, showSharedCharacter, showStartPage } from '../../state/view/view-store.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pageTitle } from '../browser/this-window.ts';
import { describeIssues } from '../issues/issue-words.ts';
import './share.css';
import { type Encounter, unnamedEncounter } from '../../character/encounter.ts';
import { fighterName, playOf } from '../../character/encounter-edits.ts';
import { serializeEncounter } from '../../character/file/encounter-file.ts';

/** The state of opening a shared link. */
type Shared =
  | { readonly state: 'opening' }
  | { readonly state: 'refused'; readonly problem: FileRefusal }
  /** The ruleset could not be loaded: `rules` is its name. */
  | { readonly state: 'not-loaded'; readonly rules: string }
  /** `report` lists the repairs made while reading it, except mild ones. */
  | { readonly state: 'read'; readonly saved: SavedCharacter; readonly report: readonly FileRemark[] };

/**
 * Reads the character in a link, and loads its ruleset. The open character and storage are not touched.
 * @returns the state, and a function that tries to load the ruleset again
 */
function useShared(payload: string): { readonly shared: Shared; readonly retry: () => void } {
  const [shared, setShared] = useState<Shared>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made because the number of attempts changed.
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<Shared> => {
      const reading = readPayload(payload, { rulesets: rulesetIds });
      if (!reading.ok) return { state: 'refused', problem: reading.error };
      const { saved, report } = reading.value;
      try {
        await loadRuleset(saved.ruleset);
      } catch {
        return { state: 'not-loaded', rules: rulesetAbout(saved.ruleset).name };
      }
      return { state: 'read', saved, report: report.filter((remark) => !isMild(remark)) };
    };
    open().then((read) => {
      if (unmounted) return;
      if (read.state === 'read') showSharedCharacter(read.saved);
      setShared(read);
    }, console.error);
    return () => {
      unmounted = true;
      showSharedCharacter(null);
    };
  }, [payload, attempt]);
  return { shared, retry: () => setAttempt(attempt + 1) };
}

interface SharedViewProps {
  /** The payload in the address. */
  readonly payload: string;
  /** Downloads a file. */
  readonly onDownload: (file: Blob, name: string) => void;
  /** Returns to the open character. */
  readonly onClose: () => void;
}

/** The character or the encounter of a shared link, shown over the open character, which stays unchanged; or why it cannot be shown. */
export function SharedView(props: SharedViewProps) {
  return isEncounterPayload(props.payload) ? <SharedEncounter {...props} /> : <CharacterOfLink {...props} />;
}

function CharacterOfLink({ payload, onDownload, onClose }: SharedViewProps) {
  const { shared, retry } = useShared(payload);
  // When another character is opened (a kept copy, a dropped file), the view closes to show it.
  useEffect(
    () =>
      useCharacterStore.subscribe(({ opened }, before) => {
        if (opened !== before.opened) onClose();
      }),
    [onClose],
  );
  if (shared.state === 'read') {
    return <SharedCharacter saved={shared.saved} report={shared.report} onDownload={onDownload} onClose={onClose} />;
  }
  const closeButton = (
    <Button className="shared-action" variant="primary" onClick={onClose}>
      Close
    </Button>
  );
  if (shared.state === 'opening') {
    return (
      <Dialog
        title="A shared character"
        className="shared"
        placement="screen"
        bodyClassName="shared-body"
        onClose={onClose}
        footer={closeButton}
      >
        <p role="status">Opening…</p>
      </Dialog>
    );
  }
  if (shared.state === 'not-loaded') {
    return (
      <Dialog
        title="The shared character cannot be shown"
        onClose={onClose}
        footer={
          <>
            <Button className="shared-action" onClick={onClose}>
              Close
            </Button>
            <Button className="shared-action" variant="primary" onClick={retry}>
              Try again
            </Button>
          </>
        }
      >
        <p>The rules of {shared.rules} could not be loaded. The link is fine: try again when you are online.</p>
      </Dialog>
    );
  }
  const { what, kept } = describeProblem(shared.problem);
  return (
    <Dialog title="The link was not opened" onClose={onClose} footer={closeButton}>
      <p>{what}</p>
      <p className="shared-kept">{kept}</p>
    </Dialog>
  );
}

interface SharedCharacterProps {
  /** Its ruleset must be loaded. */
  readonly saved: SavedCharacter;
  /** The repairs made while reading it. */
  readonly report: readonly FileRemark[];
  readonly onDownload: (file: Blob, name: string) => void;
  readonly onClose: () => void;
}

/** A shared character, read-only: its full sheet, whose numbers explain themselves, and the ways to keep it. */
function SharedCharacter({ saved, report, onDownload, onClose }: SharedCharacterProps) {
  const sheet = sheetOf(saved);
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');
  const model = buildModel(sheet);
  const name = nameOrKind(saved.character);
  useEffect(() => {
    document.title = pageTitle(name);
    return () => {
      document.title = pageTitle(nameOrKind(useCharacterStore.getState().saved.character));
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
      placement="screen"
      bodyClassName="shared-body"
      onClose={onClose}
      footer={
        <>
          <Button className="shared-action" variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button className="shared-action" icon="print" onClick={() => openDialog('print')}>
            Print…
          </Button>
          <Button className="shared-action" icon="download" onClick={save}>
            Save as file
          </Button>
          <Button className="shared-action" variant="primary" onClick={() => void keepCopy(saved)}>
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
                <li key={index}>{describeFileProblem(remark)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <SharedFindings findings={sheet.findings} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: there is nothing else in it by which a keyboard could scroll. */}
      <section aria-label="The sheet" tabIndex={0}>
        <Sheet model={model} onExplain={explain} drawnFor={hasPictures ? model.head.name : undefined} />
      </section>
    </Dialog>
  );
}

/** The findings of the character, folded away. */
function SharedFindings({ findings }: { readonly findings: readonly Finding[] }) {
  if (findings.length === 0) return null;
  return (
    <Disclosure summary={findings.length === 1 ? 'The issue' : 'The issues'}>
      <ul className="shared-list">
        {findings.map(({ id, fact, waived }) => (
          <li key={id}>
            {describeFinding(fact)}
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
    title: `${shownName(saved.character)} is open`,
    text: 'This is your own copy: nobody else sees your changes.',
    actions: back ? [{ label: `Back to ${former || 'the previous character'}`, run: back }] : [],
  });
}

interface SharedEncounterProps {
  /** The payload in the address. */
  readonly payload: string;
  readonly onDownload: (file: Blob, name: string) => void;
  /** Returns to the open character. */
  readonly onClose: () => void;
}

/** The encounter of a shared link: its contents, and the ways to keep it. Nothing is stored before. */
function SharedEncounter({ payload, onDownload, onClose }: SharedEncounterProps) {
  const reading = useMemo(() => readEncounterPayload(payload, { rulesets: rulesetIds }), [payload]);
  if (!reading.ok) {
    const { what, kept } = describeProblem(reading.error);
    return (
      <Dialog
        title="The link was not opened"
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <p>{what}</p>
        <p className="shared-kept">{kept}</p>
      </Dialog>
    );
  }
  const { encounter } = reading.value;
  const remarks = reading.value.report.filter((remark) => !isMild(remark));
  const save = () => {
    const file = new Blob([serializeEncounter(encounter, appVersion)], { type: 'application/json' });
    onDownload(file, toFileName(encounter.name || 'encounter', 'encounter.json'));
  };
  const keep = async () => {
    onClose(); // the address is then the encounter's
    const { receiveEncounter } = await import('../../state/encounter/encounters-in.ts');
    await receiveEncounter(encounter, 'the link');
  };
  return (
    <Dialog
      title={`A shared encounter: ${encounter.name || unnamedEncounter}`}
      onClose={onClose}
      footer={
        <>
          <Button className="shared-action" variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button className="shared-action" icon="download" onClick={save}>
            Save as file
          </Button>
          <Button className="shared-action" variant="primary" onClick={() => void keep()}>
            Keep a copy
          </Button>
        </>
      }
    >
      <div className="shared-about">
        <p className="shared-facts">{describeEncounter(encounter)}</p>
        <p className="shared-hint">View only: nothing is saved here. Keep a copy to run it.</p>
        {remarks.length > 0 && (
          <Notice kind="attention" title="Something in it was corrected">
            <ul className="shared-list">
              {remarks.map((remark, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the report of one link never changes.
                <li key={index}>{describeFileProblem(remark)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <ul className="shared-list">
          {encounter.fighters.map((fighter) => {
            const { hitsLost } = playOf(fighter).state;
            const rules = rulesetAbout(fighter.character.ruleset).name;
            const about = [fighter.side, rules, hitsLost > 0 && `injury ${hitsLost}`, fighter.out];
            return (
              <li key={fighter.key}>
                {fighterName(fighter)} <span className="shared-hint">{about.filter(Boolean).join(' · ')}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}

/** "6 fighters · round 3" */
function describeEncounter({ fighters, round }: Encounter): string {
  const count = fighters.length === 1 ? '1 fighter' : `${fighters.length === 0 ? 'No' : fighters.length} fighters`;
  return round > 0 ? `${count} · round ${round}` : `${count} · not begun`;
}
