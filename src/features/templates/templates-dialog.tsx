import { useEffect, useId, useMemo, useState } from 'react';
import { type BundleTemplate, groupNames, groupTemplates } from '../../builder/templates/bundle.ts';
import { type SavedParts, templateFrom, templateOfOwn } from '../../builder/templates/custom-template.ts';
import { loadTemplates } from '../../builder/templates/read-template.ts';
import { racePrice } from '../../builder/what-if/race-trial.ts';
import { stripBidiControls } from '../../character/schema-parts.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { keepCustomEntry, loadCustomEntries } from '../../state/library/custom-entries.ts';
import { findSavedEntry, useLibraryStore } from '../../state/library/library-store.ts';
import { useViewStore } from '../../state/view/view-store.ts';
import { ArrowRows } from '../../ui/arrow-rows.tsx';
import { Button, IconButton } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OpenTemplate } from './open-template.tsx';
import './templates.css';
import type { TemplateChoice } from '../../character/custom-entry.ts';
import type { OpenedCharacter } from '../../rules/derive-character.ts';
import { isContainer } from '../../sheet-model/chapters/nest-rows.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { describeSavingProblem } from '../../state/saving/saving-reason.ts';
import { announce } from '../../ui/announce.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Loaded =
  | { readonly rulesetId: string; readonly templates: readonly BundleTemplate[] }
  | { readonly rulesetId: string; readonly fault: unknown };

/**
 * The templates for the ruleset of the open character: custom ones, then those of the ruleset; null while they are
 * being loaded. A load that fails is thrown, for the boundary around.
 */
function useTemplates(): readonly BundleTemplate[] | null {
  const rulesetId = useSheet(({ ruleset }) => ruleset.id);
  const kept = useLibraryStore(({ entries }) => entries.list);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    loadCustomEntries().catch(console.error);
    loadTemplates(rulesetId).then(
      (templates) => isWanted && setLoaded({ rulesetId, templates }),
      (fault: unknown) => isWanted && setLoaded({ rulesetId, fault }),
    );
    return () => {
      isWanted = false;
    };
  }, [rulesetId]);
  return useMemo(() => {
    if (loaded?.rulesetId !== rulesetId) return null;
    if ('fault' in loaded) throw loaded.fault;
    const own = kept.flatMap(({ id, entry }) =>
      entry.list === 'templates' && entry.own.ruleset === rulesetId ? [templateOfOwn(id, entry.own)] : [],
    );
    return [...own, ...loaded.templates];
  }, [loaded, rulesetId, kept]);
}

interface TemplateListProps {
  /** Null while they are being loaded. */
  templates: readonly BundleTemplate[] | null;
  /** The template that was open before, which has the focus; '' for none. */
  from: string;
  onOpen: (template: BundleTemplate) => void;
  onSave: () => void;
}

/** The templates by genre, each with its points and one line. */
function TemplateList({ templates, from, onOpen, onSave }: TemplateListProps) {
  const id = useId();
  return (
    <>
      <div className="templates-head">
        <p className="row-note">
          A template adds attributes, traits, skills and gear that go together, and leaves some of it to your choice.
          Afterwards they are ordinary entries of the character.
        </p>
        <Button icon="download" onClick={onSave}>
          Save this character as a template…
        </Button>
      </div>
      {templates === null ? (
        <p className="templates-loading" role="status">
          Loading…
        </p>
      ) : (
        <ArrowRows className="template-groups">
          {groupTemplates(templates).map(({ group, templates: inGroup }) => (
            <section key={group} aria-labelledby={`${id}-${group}`}>
              <h3 id={`${id}-${group}`} className="chapter-part-title">
                {groupNames[group]}
              </h3>
              <ul className="templates-list">
                {inGroup.map((template) => (
                  <li key={template.id}>
                    <TemplateButton template={template} isFocused={template.id === from} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </ArrowRows>
      )}
      {templates?.length === 0 && (
        <EmptyState title="No templates yet.">
          These rules have none. Save one from a character to use it again.
        </EmptyState>
      )}
    </>
  );
}

interface TemplateButtonProps {
  template: BundleTemplate;
  isFocused: boolean;
  onOpen: (template: BundleTemplate) => void;
}

function TemplateButton({ template, isFocused, onOpen }: TemplateButtonProps) {
  const saved = useCharacter((character) => character);
  const { name, description, given } = template;
  const points = template.group === 'race' && given.race ? racePrice(saved, given.race.entry) : template.points;
  return (
    <button
      type="button"
      className="template-button"
      {...(isFocused ? { 'data-autofocus': true } : {})}
      onClick={() => onOpen(template)}
    >
      <span className="template-name">{stripBidiControls(name) || 'Unnamed'}</span>{' '}
      <span className="template-points">{points === null ? '' : formatPoints(points)}</span>
      <span className="template-line">{stripBidiControls(description)}</span>
    </button>
  );
}

type Shown = { readonly screen: 'list'; readonly from: string } | { readonly screen: 'save' } | BundleTemplate;

/** The templates of the ruleset and the player's own: a list, then the chosen one with its choices, applied as one edit. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const first = useViewStore((view) => view.templates.first);
  const [chosen, setShown] = useState<Shown | null>(null);
  const templates = useTemplates();
  const showList = (from: string) => setShown({ screen: 'list', from });
  const shown: Shown = chosen ?? templates?.find(({ id }) => id === first) ?? { screen: 'list', from: '' };
  if (!('screen' in shown)) {
    return <OpenTemplate key={shown.id} template={shown} onBack={() => showList(shown.id)} onClose={onClose} />;
  }
  if (shown.screen === 'save') return <SaveTemplate onBack={() => showList('')} onClose={onClose} />;
  return (
    <Dialog key="list" title="Templates" size="large" className="templates" stacked onClose={onClose}>
      <TemplateList
        templates={templates}
        from={shown.from}
        onOpen={setShown}
        onSave={() => setShown({ screen: 'save' })}
      />
    </Dialog>
  );
}

/** Rows that can be options of a choice: "Traits", "Skills and spells", "Equipment". */
interface OptionGroup {
  readonly name: string;
  readonly rows: readonly { readonly key: string; readonly name: string }[];
}

/** Returns the rows of a character that a template of these parts can leave to a choice; groups without any are left out. */
function listOptions({ context }: Pick<OpenedCharacter, 'context'>, parts: SavedParts): OptionGroup[] {
  const ofCharacter = new Set(context.character.skills.map(({ key }) => key));
  const traits = context.traits.filter(({ row }) => !row.boughtOff && !isContainer(row));
  const skills = context.skills.filter(({ key }) => ofCharacter.has(key));
  return [
    { name: 'Traits', rows: parts.traits ? traits : [] },
    { name: 'Skills and spells', rows: parts.skills ? skills : [] },
    { name: 'Equipment', rows: parts.equipment ? context.items : [] },
  ].filter(({ rows }) => rows.length > 0);
}

interface ChoiceEditorProps {
  choices: readonly TemplateChoice[];
  /** The rows of the template, in groups. */
  groups: readonly OptionGroup[];
  onChange: (choices: readonly TemplateChoice[]) => void;
}

const emptyChoice: TemplateChoice = { words: '', points: null, count: 1, rows: [] };
const ways = [
  { value: 'count', label: 'Number' },
  { value: 'points', label: 'Points' },
] as const;

/** The choices that a template of the player's own leaves open: so many of some rows, or so many points of them. */
function ChoiceEditor({ choices, groups, onChange }: ChoiceEditorProps) {
  return (
    <>
      <h3 className="chapter-part-title">Choices</h3>
      <p className="row-note">
        Rows that are ticked in a choice are to be chosen when the template is applied. All others are added for
        everyone.
      </p>
      {choices.map((choice, at) => (
        <EditedChoice
          // biome-ignore lint/suspicious/noArrayIndexKey: choices are only added at the end
          key={at}
          choice={choice}
          number={at + 1}
          groups={groups}
          taken={new Set(choices.flatMap((other) => (other === choice ? [] : other.rows)))}
          onChange={(changed) => onChange(choices.with(at, changed))}
          onRemove={() => onChange(choices.toSpliced(at, 1))}
        />
      ))}
      <Button size="small" icon="plus" onClick={() => onChange([...choices, emptyChoice])}>
        Add a choice
      </Button>
    </>
  );
}

interface EditedChoiceProps {
  choice: TemplateChoice;
  number: number;
  groups: readonly OptionGroup[];
  /** The keys of rows that are in another choice. */
  taken: ReadonlySet<string>;
  onChange: (choice: TemplateChoice) => void;
  onRemove: () => void;
}

function EditedChoice({ choice, number, groups, taken, onChange, onRemove }: EditedChoiceProps) {
  const id = useId();
  const { words, points, count, rows } = choice;
  const about = `choice ${number}`;
  const byPoints = points !== null;
  return (
    <fieldset className="template-choice template-edited-choice" aria-describedby={`${id}-rows`}>
      <legend className="chapter-part-title">Choice {number}</legend>
      <div className="template-choice-fields">
        <TextField
          label="What to choose"
          about={about}
          value={words}
          placeholder={`Choice ${number}`}
          onCommit={(text) => onChange({ ...choice, words: text })}
        />
        <SegmentedControl
          label="By"
          about={about}
          value={byPoints ? 'points' : 'count'}
          options={ways}
          onCommit={(way) =>
            onChange({ ...choice, points: way === 'points' ? 10 : null, count: way === 'count' ? 1 : null })
          }
        />
        <NumberField
          label={byPoints ? 'Points of these' : 'How many of these'}
          about={about}
          value={points ?? count ?? 1}
          min={byPoints ? undefined : 1}
          onCommit={(value) => onChange({ ...choice, ...(byPoints ? { points: value } : { count: value }) })}
        />
        <IconButton icon="trash" label={`Remove ${about}`} onClick={onRemove} />
      </div>
      <p id={`${id}-rows`} className="template-left">
        {rows.length} to choose from
      </p>
      {groups.map((group) => (
        <details key={group.name} open={group.rows.some(({ key }) => rows.includes(key))}>
          <summary>{group.name}</summary>
          {group.rows
            .filter(({ key }) => !taken.has(key))
            .map(({ key, name }) => (
              <Checkbox
                key={key}
                label={stripBidiControls(name)}
                checked={rows.includes(key)}
                onCommit={(isOption) =>
                  onChange({ ...choice, rows: isOption ? [...rows, key] : rows.filter((other) => other !== key) })
                }
              />
            ))}
        </details>
      ))}
    </fieldset>
  );
}

const partNames: Readonly<Record<keyof SavedParts, string>> = {
  attributes: 'Attributes and race',
  traits: 'Traits',
  skills: 'Skills and spells',
  equipment: 'Equipment',
};
const parts: readonly (keyof SavedParts)[] = ['attributes', 'traits', 'skills', 'equipment'];

/** Saves parts of the open character as a template of the player's own. */
function SaveTemplate({ onBack, onClose }: { onBack: () => void; onClose: () => void }) {
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
  const entries = useLibraryStore(({ entries }) => entries.list);
  const own = templateFrom(
    saved,
    { name: name.trim(), description: description.trim() },
    chosen,
    choices.map((choice) => ({ ...choice, rows: choice.rows.filter((key) => offered.has(key)) })),
  );
  const replaces = findSavedEntry(entries, { list: 'templates', own }) !== null;
  const save = async () => {
    if (own.name === '') return setProblem('Give it a name.');
    const kept = await keepCustomEntry({ list: 'templates', own });
    if (!kept.ok) return setProblem(describeSavingProblem(kept.error, 'template'));
    announce(`${own.name} saved as a template`);
    onBack();
  };
  return (
    <Dialog
      title="Save as a template"
      className="templates"
      stacked
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
