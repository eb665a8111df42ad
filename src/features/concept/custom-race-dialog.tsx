import { useMemo, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { describeGrade, describeTraitPrice } from '../../builder/what-if/candidate.ts';
import { type RaceTrial, raceTrial } from '../../builder/what-if/race-trial.ts';
import { type OwnRace, type OwnRaceSkill, ownRaceSchema, type SavedCharacter } from '../../character/character.ts';
import { blankRows, keysInUse, newKey } from '../../character/edit-rows.ts';
import { controllingAttributes, ownSkillSchema } from '../../character/skill-rows.ts';
import { ownTraitSchema, type TraitChoice, type TraitRow } from '../../character/trait-rows.ts';
import { formatFraction, formatSigned } from '../../engine/format.ts';
import { memoizeOnce } from '../../engine/memoize.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-ladder.ts';
import { findMostLevels } from '../../rules/shared/trait-price.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Button } from '../../ui/buttons.tsx';
import { SelectField, type SelectOption } from '../../ui/field.tsx';
import { CustomEntryForm } from '../custom-entry/custom-entry-form.tsx';
import { OwnTraitKind, OwnTraitPoints } from '../custom-entry/custom-trait-price-fields.tsx';
import { EffectRows } from '../custom-entry/effect-rows.tsx';
import { FormNumber, FormRows, FormSelect, FormStepper, FormText, FormTextArea } from '../custom-entry/form-fields.tsx';
import { TraitParameters } from '../rows/trait-parameters.tsx';

/** The attribute modifiers of the race, each with its price. */
function RaceAttributes() {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  const values = useRaceValues();
  const trial = useRaceTrial();
  return (
    <div className="race-attributes">
      {attributes.map(({ id, short }) => (
        <div key={id} className="race-attribute">
          <FormStepper
            name={id}
            label={`${short}, plus or minus`}
            text={values[id] === 0 ? '0' : formatSigned(values[id])}
          />
          <span className="row-note">{formatPoints(trial.attributes[id])}</span>
        </div>
      ))}
    </div>
  );
}

interface OwnRaceDialogProps {
  /** "Custom race" */
  title: string;
  action: string;
  values: OwnRace;
  onSave: (own: OwnRace, keep: boolean) => void;
  onClose: () => void;
}

/** Adds the player's own race, a template of attributes, traits and skills, or edits one. */
export default function OwnRaceDialog({ title, action, values, onSave, onClose }: OwnRaceDialogProps) {
  return (
    <CustomEntryForm
      title={title}
      schema={ownRaceSchema}
      values={values}
      action={action}
      keepable="races"
      onSave={onSave}
      onClose={onClose}
      status={<RaceTotal />}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <RacePrice />
        <RaceBody />
      </div>
      <RaceAttributes />
      <RaceTraits />
      <RaceSkills />
      <EffectRows owner="race" />
      <FormTextArea name="description" label="Description" />
    </CustomEntryForm>
  );
}

/** A fixed price, or empty for the sum of the parts. */
function RacePrice() {
  const { total } = useRaceTrial();
  return (
    <FormNumber
      name="points"
      label="Points"
      optional
      placeholder={formatFraction(total)}
      hint={`Leave empty to use the cost of its parts (${formatPoints(total)}).`}
    />
  );
}

/** The listed race whose build and other unpriced facts it shares; nothing if no race differs from humans in them. */
function RaceBody() {
  const races = useSheet(({ context }) => context.catalog.races);
  const { basedOn } = useRaceValues();
  const bodies = [...races.values()].filter(
    ({ id, facet: { height, weight, extraHeavyLoad, difficulties, notes } }) =>
      id === basedOn || height || weight || extraHeavyLoad || difficulties || notes,
  );
  if (bodies.length === 0) return null;
  return (
    <FormSelect
      name="basedOn"
      label="Body type"
      hint="Sets height, weight, heaviest load and anything else that costs no points."
      options={[{ value: '', label: 'a human' }, ...bodies.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  );
}

/** The total price of the race, always in view. */
function RaceTotal() {
  const { points } = useRaceValues();
  const { total } = useRaceTrial();
  const differs = points !== null && points !== total;
  return (
    <output>
      <strong>{formatPoints(points ?? total)}</strong>
      {differs && <span className="row-note"> · its parts: {formatFraction(total)}</span>}
    </output>
  );
}

interface AddPartProps {
  /** "trait" */
  noun: string;
  options: readonly SelectOption<string>[];
  /** Called with the entry to add, or '' for one that the player types in. */
  onAdd: (entry: string) => void;
}

const own = 'own';

/** Chooses an entry of the list, then adds it with a button: arrow keys in the list must not add every entry they pass. */
function AddPart({ noun, options, onAdd }: AddPartProps) {
  const [chosen, setChosen] = useState(options[0]?.value ?? own);
  return (
    <div className="race-add">
      <SelectField
        label={`Another ${noun}`}
        value={chosen}
        options={[...options, { value: own, label: 'not in the list: custom' }]}
        onCommit={setChosen}
      />
      <Button icon="plus" onClick={() => onAdd(chosen === own ? '' : chosen)}>
        Add a {noun}
      </Button>
    </div>
  );
}

interface PartHeadProps {
  name: string;
  /** Null for a part that the ruleset does not have. */
  points: number | null;
}

/** The name of a part of a race, with its price. */
function PartHead({ name, points }: PartHeadProps) {
  return (
    <div className="race-part-head">
      <strong>{name}</strong>
      <span className="row-note">{points === null ? 'not in these rules' : formatPoints(points)}</span>
    </div>
  );
}

const byLabel = memoizeOnce(() => new Intl.Collator('en'));

/** The traits of all members of the race: their levels, choices and prices. */
function RaceTraits() {
  const traits = useSheet(({ context }) => context.catalog.traits);
  const kinds = useSheet(({ ruleset }) => ruleset.traitKinds);
  const campaign = useCharacter(({ character }) => character.campaign);
  const newKey = useNewKey();
  const options = useMemo(
    () =>
      [...traits.values()]
        .map(({ id, name, facet }) => ({
          value: id,
          label: `${name} · ${describeTraitPrice(facet, campaign)}`,
          kind: facet.kind,
          group: kindNames[facet.kind].plural,
        }))
        .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byLabel().compare(a.label, b.label)),
    [traits, campaign, kinds],
  );
  return (
    <FormRows
      name="traits"
      title="Racial traits"
      rowName="trait"
      renderRow={(path, index) => <RaceTrait path={path} index={index} />}
      renderAdd={(append) => (
        <AddPart
          noun="trait"
          options={options}
          onAdd={(entry) =>
            append({
              ...blankRows.traits(newKey()),
              entry,
              own: entry ? null : z.parse(ownTraitSchema, { kind: kinds[0] }),
            } satisfies TraitRow)
          }
        />
      )}
    />
  );
}

function RaceTrait({ path, index }: { path: string; index: number }) {
  const trial = useRaceTrial().traits[index];
  const kinds = useSheet(({ ruleset }) => ruleset.traitKinds);
  const typed: unknown = useWatch({ name: `${path}.own` });
  if (!trial) return null;
  const { part, points } = trial;
  const maxLevel = part.listed ? findMostLevels(part.listed) : 1;
  return (
    <>
      <PartHead name={part.plainName} points={points} />
      {maxLevel !== 1 && (
        <FormStepper name={`${path}.level`} label={`${part.plainName} level`} min={1} max={maxLevel} />
      )}
      {typed === null ? (
        <RaceTraitChoices path={path} part={part} />
      ) : (
        <>
          <FormText name={`${path}.own.name`} label="Trait" />
          <OwnTraitKind path={`${path}.own.`} kinds={kinds} />
          <OwnTraitPoints path={`${path}.own.`} name="points" label="Price" />
        </>
      )}
    </>
  );
}

type Part = ReturnType<typeof useRaceTrial>['traits'][number]['part'];

function RaceTraitChoices({ path, part }: { path: string; part: Part }) {
  const campaign = useCharacter(({ character }) => character.campaign);
  const { field } = useController({ name: `${path}.choices` });
  if (!part.listed?.parameters) return null;
  return (
    <div className="race-answers">
      <TraitParameters
        name={part.plainName}
        facet={part.listed}
        choices={part.row.choices}
        level={part.row.level}
        campaign={campaign}
        onChange={(choices: TraitChoice[]) => field.onChange(choices)}
      />
    </div>
  );
}

/** The skills of all members of the race, each at a level relative to its attribute, with its price. */
function RaceSkills() {
  const skills = useSheet(({ context }) => context.catalog.skills);
  const newKey = useNewKey();
  const options = useMemo(
    () =>
      [...skills.values()]
        .map(({ id, name, facet }) => ({ value: id, label: `${name} · ${describeGrade(facet)}` }))
        .sort((a, b) => byLabel().compare(a.label, b.label)),
    [skills],
  );
  return (
    <FormRows
      name="skills"
      title="Racial skills"
      rowName="skill"
      renderRow={(path, index) => <RaceSkill path={path} index={index} />}
      renderAdd={(append) => (
        <AddPart
          noun="skill"
          options={options}
          onAdd={(entry) =>
            append({
              key: newKey(),
              entry,
              own: entry ? null : z.parse(ownSkillSchema, {}),
              speciality: '',
              relative: 0,
            } satisfies OwnRaceSkill)
          }
        />
      )}
    />
  );
}

function RaceSkill({ path, index }: { path: string; index: number }) {
  const trial = useRaceTrial().skills[index];
  const typed: unknown = useWatch({ name: `${path}.own` });
  if (!trial) return null;
  const { part, points, at, lowest } = trial;
  const special = part.facet?.speciality;
  return (
    <>
      <PartHead name={part.plainName} points={points} />
      <FormStepper name={`${path}.relative`} label={`${part.plainName} level`} text={at} min={lowest} />
      {(special || part.row.speciality) && (
        <FormText
          name={`${path}.speciality`}
          label={special?.label ?? 'Speciality'}
          about={part.plainName}
          suggestions={special?.choices ?? []}
        />
      )}
      {typed !== null && <TypedSkill path={`${path}.own`} />}
    </>
  );
}

function TypedSkill({ path }: { path: string }) {
  const { attributes, secondary, difficulties } = useSheet(({ ruleset }) => ruleset);
  const controlling = controllingAttributes.filter((id) =>
    [...attributes, ...secondary].some((attribute) => attribute.id === id),
  );
  return (
    <>
      <FormText name={`${path}.name`} label="Skill" />
      <FormSelect
        name={`${path}.attribute`}
        label="Attribute"
        options={controlling.map((id) => ({ value: id, label: attributeNames[id] }))}
      />
      <FormSelect
        name={`${path}.difficulty`}
        label="Difficulty"
        options={difficulties.map((id) => ({ value: id, label: difficultyNames[id] }))}
      />
      <FormSelect
        name={`${path}.kind`}
        label="Kind"
        options={[
          { value: 'physical', label: 'physical' },
          { value: 'mental', label: 'mental' },
        ]}
      />
    </>
  );
}

const blank = z.parse(ownRaceSchema, {});

/** The current race in the form. */
function useRaceValues(): OwnRace {
  // The form starts with all values, and its fields never remove one.
  return { ...blank, ...(useWatch() as Partial<OwnRace>) };
}

let cached: { readonly saved: SavedCharacter; readonly text: string; readonly trial: RaceTrial } | null = null;

/** The prices of the parts of the race in the form; computed once for all rows. */
function useRaceTrial(): RaceTrial {
  const saved = useCharacter((character) => character);
  const values = useRaceValues();
  const text = JSON.stringify(values);
  if (cached?.saved !== saved || cached.text !== text) cached = { saved, text, trial: raceTrial(saved, values) };
  return cached.trial;
}

/** Returns a generator of row keys that neither the character nor the form uses. */
function useNewKey(): () => string {
  const { getValues } = useFormContext<OwnRace>();
  return () => {
    const { character } = useCharacterStore.getState().saved;
    const race = { entry: character.race.entry, own: getValues() };
    return newKey([...keysInUse(character), ...keysInUse({ ...character, race })]);
  };
}
