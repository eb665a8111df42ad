import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { bodyPlaces } from '../../catalog/body-place.ts';
import { type OwnEffect, ownEffectSchema } from '../../character/own-effect.ts';
import { amountKindsOf, changesSkills } from '../../rules/resolve/own-effects.ts';
import { findRequiredSelection } from '../../rules/shared/targets.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import {
  amountOptions,
  type EffectOwner,
  matchOptions,
  placeSelectors,
  skillSelectors,
  sourceOptions,
  targetOptions,
  weaponKinds,
  weaponSelectors,
} from './effect-options.ts';
import { FormCheckbox, FormNumber, FormSelect, FormText } from './form-fields.tsx';
import { FormRows } from './form-rows.tsx';

interface EffectRowsProps {
  /** What has the effects. */
  owner: EffectOwner;
  /** The entry has levels, so that an effect may count for each. */
  leveled?: boolean;
}

const blank = z.parse(ownEffectSchema, { add: 1 });
const noEffects: readonly OwnEffect[] = [];

/** The effects of a typed-in entry: it can have all that a listed entry can have. */
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
