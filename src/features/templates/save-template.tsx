import { useState } from 'react';
import { type SavedParts, templateFrom } from '../../builder/templates/own-template.ts';
import type { TemplateChoice } from '../../character/own-entry.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import { keepOwnEntry } from '../../state/library/own-entries.ts';
import { findKeptEntry, useOwnEntriesStore } from '../../state/library/own-entries-store.ts';
import { storageProblemSentence } from '../../state/saving/saving-reason.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ChoiceEditor, listOptions } from './choice-editor.tsx';

const partNames: Readonly<Record<keyof SavedParts, string>> = {
  attributes: 'Attributes and race',
  traits: 'Traits',
  skills: 'Skills and spells',
  equipment: 'Equipment',
};
const parts: readonly (keyof SavedParts)[] = ['attributes', 'traits', 'skills', 'equipment'];

/** Saves parts of the open character as a template of the player's own. */
export function SaveTemplate({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
  const { saved } = useCharacterStore.getState();
  const [name, setName] = useState(saved.character.name);
  const [description, setDescription] = useState('');
  const [chosen, setChosen] = useState<SavedParts>({
    attributes: true,
    traits: true,
    skills: true,
    equipment: true,
  });
  const [choices, setChoices] = useState<readonly TemplateChoice[]>([]);
  const groups = listOptions(currentSheet(), chosen);
  const offered = new Set(groups.flatMap(({ rows }) => rows.map(({ key }) => key)));
  const [problem, setProblem] = useState<string>();
  const entries = useOwnEntriesStore(({ entries: all }) => all);
  const own = templateFrom(
    saved,
    { name: name.trim(), description: description.trim() },
    chosen,
    choices.map((choice) => ({ ...choice, rows: choice.rows.filter((key) => offered.has(key)) })),
  );
  const replaces = findKeptEntry(entries, { list: 'templates', own }) !== null;
  const save = async () => {
    if (own.name === '') return setProblem('Give it a name.');
    const kept = await keepOwnEntry({ list: 'templates', own });
    if (!kept.ok) return setProblem(storageProblemSentence(kept.problem, 'template'));
    announce(`${own.name} saved as a template`);
    onBack();
  };
  return (
    <Dialog
      title="Save as a template"
      className="templates"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>All templates</Button>
          <Button variant="primary" onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <p className="row-note">
        Kept in this browser beside My entries, and exported with them. It is for characters under the same rules.
      </p>
      <TextField
        label="Name"
        value={name}
        message={problem ?? (replaces ? 'Replaces your template of this name.' : undefined)}
        tone={problem ? 'problem' : 'attention'}
        onCommit={(text) => {
          setName(text);
          setProblem(undefined);
        }}
      />
      <TextField label="Description" value={description} onCommit={setDescription} />
      <fieldset className="template-choice">
        <legend className="chapter-part-title">What it has</legend>
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={partNames[part]}
            checked={chosen[part]}
            onCommit={(checked) => setChosen({ ...chosen, [part]: checked })}
          />
        ))}
      </fieldset>
      {groups.length > 0 && <ChoiceEditor choices={choices} groups={groups} onChange={setChoices} />}
    </Dialog>
  );
}
