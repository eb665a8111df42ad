import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OwnRaceSkill } from '../../character/character.ts';
import { controllingAttributes, ownSkillSchema } from '../../character/skill-rows.ts';
import { attributeNames, difficultyNames } from '../../rules/shared/skill-names.ts';
import { describeGrade } from '../../rules/what-if/candidate.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { FormSelect, FormStepper, FormText } from '../own-entry/form-fields.tsx';
import { FormRows } from '../own-entry/form-rows.tsx';
import { AddPart } from './add-part.tsx';
import { PartHead } from './part-head.tsx';
import { useNewKey, useRaceTrial } from './use-race-values.ts';

const byLabel = new Intl.Collator('en');

/** The skills of all members of the race, each at a level relative to its attribute, with its price. */
export function RaceSkills() {
  const skills = useSheet(({ context }) => context.catalog.skills);
  const newKey = useNewKey();
  const options = useMemo(
    () =>
      [...skills.values()]
        .map(({ id, name, facet }) => ({ value: id, label: `${name} · ${describeGrade(facet)}` }))
        .sort((a, b) => byLabel.compare(a.label, b.label)),
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
