import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { bodyPlaces } from '../../catalog/body-place.ts';
import { type SourceNumber, weaponTags } from '../../catalog/effect.ts';
import { type OwnEffect, ownEffectSchema } from '../../character/custom-effect.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { amountKindsOf, changesSkills, effectOf, sourceNumbers } from '../../rules/resolve/custom-entries.ts';
import { describeTarget, findRequiredSelection, targetChoices } from '../../rules/shared/targets.ts';
import { nameSourceNumber, weaponTagWords } from '../../rules/shared/trait-price.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, type SelectOption } from '../../ui/field.tsx';
import { FormCheckbox, FormNumber, FormRows, FormSelect, FormText } from './form-fields.tsx';

/** The owner of the effects: only items have a price and a weight, and only skills a level. */
type EffectOwner = 'trait' | 'item' | 'race' | 'skill';

type Option = SelectOption<string>;
type Opened = Pick<DerivedCharacter, 'ruleset' | 'context' | 'worksheet'>;

/**
 * Everything that a custom entry can change under the ruleset, in groups. Targets of these effects that no choice names
 * follow, so that they are kept: a race's penalty with one skill.
 */
function targetOptions({ ruleset, context }: Opened, owner: EffectOwner, effects: readonly OwnEffect[]): Option[] {
  const choices = targetChoices(ruleset, owner === 'item');
  const offered = new Set(choices.map(({ stat }) => stat));
  const kept = new Map(effects.flatMap((own) => (own.stat === '' || offered.has(own.stat) ? [] : [[own.stat, own]])));
  const nameOf = (own: OwnEffect): string => {
    const effect = effectOf(own);
    return (effect && describeTarget({ ruleset, catalog: context.catalog }, effect.to)) || own.stat;
  };
  return [
    { value: '', label: 'choose…' },
    ...choices.map(({ stat, words, group }) => ({ value: stat, label: words, group })),
    ...[...kept].map(([stat, own]) => ({ value: stat, label: nameOf(own), group: 'As it was' })),
  ];
}

/** The criterion that selects skills. */
const skillSelectors: readonly Option[] = [
  { value: 'name', label: 'by name' },
  { value: 'speciality', label: 'by speciality' },
  { value: 'tag', label: 'by group' },
];

/** The criterion that selects weapons; an item can select itself. */
const weaponSelectors = (owner: EffectOwner): Option[] => [
  { value: '', label: 'every weapon' },
  ...(owner === 'item' ? [{ value: 'this', label: 'this item' }] : []),
  { value: 'name', label: 'by name' },
  { value: 'use', label: 'by the name of the use' },
  { value: 'skill', label: 'by its skill' },
  { value: 'tag', label: 'of a kind' },
];

/** The criterion that selects places of the body. */
const placeSelectors: readonly Option[] = [
  { value: '', label: 'these' },
  { value: 'except', label: 'all but these' },
];

export const matchOptions: readonly Option[] = [
  { value: 'is', label: 'exactly' },
  { value: 'starts', label: 'starts with' },
  { value: 'contains', label: 'contains' },
];

const weaponKinds: readonly Option[] = [
  { value: '', label: 'choose…' },
  ...weaponTags.map((tag) => ({ value: tag, label: weaponTagWords[tag] })),
];

/** How an effect may change a number, as far as its owner and the number allow. */
function amountOptions(allowed: readonly string[], owner: EffectOwner): Option[] {
  const all: readonly Option[] = [
    { value: 'add', label: 'adds' },
    { value: 'level', label: 'adds a fraction of its level' },
    { value: 'share', label: 'adds a share of' },
    { value: 'times', label: 'multiplies by' },
    { value: 'atMost', label: 'limits it to' },
    { value: 'instead', label: 'replaces it with' },
  ];
  return all.filter(({ value }) => allowed.includes(value) && (value !== 'level' || owner === 'skill'));
}

/** The numbers of this character's sheet that an amount may be computed from. */
export function sourceOptions({ ruleset, worksheet }: Opened): Option[] {
  const present = sourceNumbers.filter((of: SourceNumber) => worksheet.has(of));
  return [
    { value: '', label: 'choose…' },
    ...present.map((of) => ({ value: of, label: nameSourceNumber(ruleset.changeable, of) })),
  ];
}

interface EffectRowsProps {
  /** The owner of the effects. */
  owner: EffectOwner;
  /** The entry has levels, so that an effect may count for each. */
  leveled?: boolean;
}

const blank = z.parse(ownEffectSchema, { add: 1 });
const noEffects: readonly OwnEffect[] = [];

/** The effects of a custom entry: it can have everything that a listed entry can have. */
export function EffectRows({ owner, leveled = false }: EffectRowsProps) {
  const sheet = useSheet((whole) => whole);
  const effects = useWatch<{ effects: readonly OwnEffect[] }, 'effects'>({ name: 'effects' }) ?? noEffects;
  const options = targetOptions(sheet, owner, effects);
  return (
    <FormRows
      name="effects"
      title="Effects"
      rowName="effect"
      blank={blank}
      renderRow={(path, index) => {
        const own = { ...blank, ...effects[index] };
        return (
          <>
            <FormSelect
              name={`${path}.stat`}
              label="Changes"
              options={options}
              needed="Choose what it changes, or remove this effect."
            />
            <Selection path={path} own={own} owner={owner} />
            <Amount path={path} own={own} owner={owner} />
            <FormText name={`${path}.when`} label="Condition" placeholder="always" />
            <div className="form-row-flags">
              {owner === 'skill' && (
                <FormNumber
                  name={`${path}.fromLevel`}
                  label="Only from this relative level"
                  optional
                  placeholder="any"
                />
              )}
              {leveled && <FormCheckbox name={`${path}.perLevel`} label="for each level" />}
              {changesSkills(own) && <FormCheckbox name={`${path}.learned`} label="only if learned" />}
              <Unless path={path} own={own} />
            </div>
          </>
        );
      }}
    />
  );
}

interface PartProps {
  path: string;
  own: OwnEffect;
}

/** Which of several things the effect changes: skills, weapons, a place, people. */
function Selection({ path, own, owner }: PartProps & { owner: EffectOwner }) {
  const { stat, by } = own;
  const skills = useSheet(({ context }) => context.catalog.skills);
  const mine = useSheet(({ context }) => context.skills);
  const items = useSheet(({ context }) => context.items);
  const text = `${path}.selection`;
  const selection = findRequiredSelection(stat);
  if (selection === null) return null;
  if (typeof selection === 'object') {
    return <FormText name={text} label={selection.label} suggestions={selection.suggestions ?? []} />;
  }
  if (selection === 'places') {
    return (
      <>
        <Selector path={path} label="Which" options={placeSelectors} fallback="" />
        <FormText name={text} label="Places" placeholder="torso, arms" suggestions={bodyPlaces} />
      </>
    );
  }
  const skillNames = () => [...new Set([...mine, ...skills.values()].map(({ name }) => name))];
  if (selection === 'skills') {
    const suggestions = by === '' || by === 'name' ? skillNames() : [];
    return (
      <>
        <Selector path={path} label="Which" options={skillSelectors} fallback="name" />
        <Match path={path} label="Skill" suggestions={suggestions} />
      </>
    );
  }
  const uses = () => items.flatMap(({ facet }) => (facet?.attacks ?? []).map(({ name }) => name));
  const suggestions =
    by === 'skill' ? skillNames() : [...new Set(by === 'use' ? uses() : items.map(({ name }) => name))];
  return (
    <>
      <Selector path={path} label="Which" options={weaponSelectors(owner)} fallback="" />
      {by === 'tag' && <FormSelect name={text} label="Kind" options={weaponKinds} />}
      {(by === 'name' || by === 'skill' || by === 'use') && (
        <Match
          path={path}
          label={by === 'skill' ? 'Skill' : by === 'use' ? 'Use' : 'Weapon'}
          suggestions={suggestions}
        />
      )}
    </>
  );
}

interface SelectorProps {
  path: string;
  label: string;
  options: typeof skillSelectors;
  /** The meaning of an empty value. */
  fallback: string;
}

function Selector({ path, label, options, fallback }: SelectorProps) {
  const { field } = useController({ name: `${path}.by` });
  return (
    <SelectField label={label} options={options} value={String(field.value || fallback)} onCommit={field.onChange} />
  );
}

function Match({ path, label, suggestions }: { path: string; label: string; suggestions: readonly string[] }) {
  return (
    <>
      <FormSelect name={`${path}.match`} label="Matches" options={matchOptions} />
      <FormText name={`${path}.selection`} label={label} suggestions={suggestions} />
    </>
  );
}

/** How the number is changed, and by how much. */
function Amount({ path, own, owner }: PartProps & { owner: EffectOwner }) {
  const { field } = useController({ name: `${path}.how` });
  const options = amountOptions(amountKindsOf(own), owner);
  const how = own.how || (own.stat === 'startingMoney' ? 'times' : 'add');
  return (
    <>
      {(options.length > 1 || how !== 'add') && (
        <SelectField label="How" options={options} value={how} onCommit={field.onChange} />
      )}
      {how === 'add' && <FormNumber name={`${path}.add`} label="Adds" />}
      {(how === 'share' || how === 'instead') && <Source path={path} />}
      {(how === 'times' || how === 'share') && (
        <FormNumber name={`${path}.times`} label="Times" optional placeholder="1" />
      )}
      {how === 'atMost' && <FormNumber name={`${path}.atMost`} label="At most" optional />}
      {(how === 'instead' || how === 'level') && <FormNumber name={`${path}.over`} label="Divided by" />}
    </>
  );
}

function Source({ path }: { path: string }) {
  const sheet = useSheet((whole) => whole);
  return <FormSelect name={`${path}.of`} label="Of" options={sourceOptions(sheet)} needed="Choose a number." />;
}

/** A trait with which it does not count; seldom needed, so closed until it has a value. */
function Unless({ path, own }: PartProps) {
  const traits = useSheet(({ context }) => context.traits);
  const names = [...new Set(traits.map(({ plainName }) => plainName))];
  return (
    <div className="effect-exception">
      <Disclosure summary="Exception" defaultOpen={own.unless !== ''}>
        <FormText name={`${path}.unless`} label="Not together with this trait" suggestions={names} />
      </Disclosure>
    </div>
  );
}
