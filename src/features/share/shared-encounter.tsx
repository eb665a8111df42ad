import { useMemo } from 'react';
import type { Encounter } from '../../character/encounter.ts';
import { unnamedEncounter } from '../../character/encounter.ts';
import { fighterName, playOf } from '../../character/encounter-edits.ts';
import { readEncounterPayload } from '../../character/file/encounter-link.ts';
import { isMild } from '../../character/file/file-problem.ts';
import { describeProblem, problemSentence } from '../../character/file/problem-sentences.ts';
import { serializeEncounter } from '../../character/file/serialize-encounter.ts';
import { toFileName } from '../../character/file/serialize-file.ts';
import { rulesetAbout, rulesetIds } from '../../rules/rulesets.ts';
import { appVersion } from '../../state/updates/app-version.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import './shared-character.css';

interface SharedEncounterProps {
  /** The payload in the address. */
  readonly payload: string;
  readonly onDownload: (file: Blob, name: string) => void;
  /** Returns to the open character. */
  readonly onClose: () => void;
}

/** The encounter of a shared link: what it is, and the ways to keep it. Nothing is stored before. */
export function SharedEncounter({ payload, onDownload, onClose }: SharedEncounterProps) {
  const reading = useMemo(() => readEncounterPayload(payload, { rulesets: rulesetIds }), [payload]);
  if (!reading.ok) {
    const { what, kept } = describeProblem(reading.problem);
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
  const { encounter } = reading;
  const remarks = reading.report.filter((remark) => !isMild(remark));
  const save = () => {
    const file = new Blob([serializeEncounter(encounter, appVersion)], { type: 'application/json' });
    onDownload(file, toFileName(encounter.name || 'encounter', 'encounter.json'));
  };
  const keep = async () => {
    onClose(); // the address is that of the encounter then
    const { receiveEncounter } = await import('../../state/encounter/encounters-in.ts');
    await receiveEncounter(encounter, 'the link');
  };
  return (
    <Dialog
      title={`A shared encounter: ${encounter.name || unnamedEncounter}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button icon="download" onClick={save}>
            Save as file
          </Button>
          <Button variant="primary" onClick={() => void keep()}>
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
                <li key={index}>{problemSentence(remark)}</li>
              ))}
            </ul>
          </Notice>
        )}
        <ul className="shared-list">
          {encounter.fighters.map((fighter) => {
            const { hitsLost } = playOf(fighter).state;
            const rules = rulesetAbout(fighter.character.ruleset).name;
            const about = [fighter.side, rules, hitsLost > 0 && `${hitsLost} hits lost`, fighter.out];
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
