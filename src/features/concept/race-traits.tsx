import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { blankRows } from '../../character/edit-rows.ts';
import { ownTraitSchema, type TraitChoice, type TraitRow } from '../../character/trait-rows.ts';
import { findMostLevels } from '../../rules/shared/trait-levels.ts';
import { kindNames } from '../../rules/shared/traits.ts';
import { describeTraitPrice } from '../../rules/what-if/candidate.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { FormStepper, FormText } from '../own-entry/form-fields.tsx';
import { FormRows } from '../own-entry/form-rows.tsx';
import { OwnTraitKind, OwnTraitPoints } from '../own-entry/own-trait-price-fields.tsx';
import { TraitParameters } from '../rows/trait-parameters.tsx';
import { AddPart } from './add-part.tsx';
import { PartHead } from './part-head.tsx';
import { useNewKey, useRaceTrial } from './use-race-values.ts';

const byLabel = new Intl.Collator('en');

/** The traits of all members of the race: their levels, choices and prices. */
export function RaceTraits() {
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
        .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byLabel.compare(a.label, b.label)),
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
