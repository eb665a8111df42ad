import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type OwnDefault, type OwnSkill, ownSkillSchema } from '../../character/skill-rows.ts';
import { attributeNames, formatDefault, isTechnique } from '../../rules/shared/skill-ladder.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { closeCustomEntry } from '../../state/view/custom-entry-dialog.ts';
import type { CustomEntryTarget } from '../../state/view/view-state.ts';
import { CustomEntryForm, saveCustomEntry, titleOf, useExistingEntry } from './custom-entry-form.tsx';
import { attributeOptions, difficultyOptions } from './custom-skill.ts';
import { EffectRows } from './effect-rows.tsx';
import { FormCheckbox, FormNumber, FormRows, FormSelect, FormText, FormTextArea } from './form-fields.tsx';
import { PrerequisiteRows } from './prerequisite-rows.tsx';

const blankDefault = { attribute: 'dx', skill: '', penalty: 5 };

/** Adds the player's own skill, or edits one. */
export default function OwnSkillDialog({ target }: { target: CustomEntryTarget }) {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const existing = useExistingEntry(target, 'skills');
  const skills = useSheet(({ context }) => context.catalog.skills);
  const values: OwnSkill = existing ?? z.parse(ownSkillSchema, { name: target.name });
  const attributes = attributeOptions(ruleset, values);
  return (
    <CustomEntryForm
      title={titleOf(target, existing, 'skill')}
      schema={ownSkillSchema}
      values={values}
      action={existing ? 'Change' : 'Add'}
      keepable={target.kept === undefined ? 'skills' : null}
      onSave={(own, keep) => saveCustomEntry(target, { list: 'skills', own }, keep)}
      onClose={closeCustomEntry}
    >
      <div className="field-grid">
        <FormText name="name" label="Name" />
        <FormSelect name="attribute" label="Attribute" options={attributes} />
        <FormSelect name="difficulty" label="Difficulty" options={difficultyOptions(ruleset, values)} />
        <FormSelect
          name="kind"
          label="Kind"
          options={[
            { value: 'physical', label: 'physical' },
            { value: 'mental', label: 'mental' },
          ]}
        />
        <FormSelect
          name="defense"
          label="Used for"
          options={[
            { value: 'none', label: 'no defense, or parrying with a weapon' },
            { value: 'block', label: 'blocking (shield)' },
            { value: 'unarmed', label: 'parrying bare-handed' },
          ]}
        />
        <Maximum />
        <LoadTimes />
        <FormText name="page" label="Book and page" />
        <FormCheckbox name="combat" label="A fighting skill" />
        <FormCheckbox name="holds" label="Only a heading for other skills" />
      </div>
      <FormRows
        name="defaults"
        title="Defaults"
        rowName="default"
        blank={blankDefault}
        renderRow={(path) => (
          <>
            <FormSelect
              name={`${path}.attribute`}
              nullable
              label="Attribute"
              options={[{ value: '', label: 'a skill' }, ...attributes]}
            />
            <FormText
              name={`${path}.skill`}
              label="or skill"
              suggestions={[...skills.values()].map(({ name }) => name)}
            />
            <Penalty path={path} />
          </>
        )}
      />
      <Covers />
      <EffectRows owner="skill" />
      <PrerequisiteRows />
      <FormTextArea name="description" label="Description" />
    </CustomEntryForm>
  );
}

/** How far the load lowers the skill; only in rulesets with such skills. */
function LoadTimes() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const name = useWatch<OwnSkill, 'name'>({ name: 'name' });
  if (!ruleset.skillLoad) return null;
  return (
    <FormNumber
      name="loadTimes"
      label="Encumbrance lowers it by"
      unit="× its level"
      optional
      placeholder={String(ruleset.skillLoad(name))}
    />
  );
}

/** The penalty of a default, with the resulting default in words: "DX−5". */
function Penalty({ path }: { path: string }) {
  const current: OwnDefault | undefined = useWatch({ name: path });
  return <FormNumber name={`${path}.penalty`} label="less" hint={current && penaltyHint(current)} />;
}

function penaltyHint({ attribute, skill, penalty }: OwnDefault): string {
  const source = attribute ? attributeNames[attribute] : skill.trim();
  if (source === '') return '';
  return `${formatDefault(source, penalty)}${penalty < 0 ? `, above ${source} itself` : ''}`;
}

/** The skills that a wildcard skill counts for. */
function Covers() {
  const difficulty = useWatch<OwnSkill, 'difficulty'>({ name: 'difficulty' });
  if (difficulty !== 'wildcard') return null;
  return <FormTextArea name="covers" label="Counts for these skills (names or tags, with commas between them)" />;
}

/** The maximum of a technique over its default; only for techniques. */
function Maximum() {
  const difficulty = useWatch<OwnSkill, 'difficulty'>({ name: 'difficulty' });
  if (!isTechnique({ difficulty })) return null;
  return <FormNumber name="maximum" label="Maximum over its default" optional placeholder="no limit" />;
}
