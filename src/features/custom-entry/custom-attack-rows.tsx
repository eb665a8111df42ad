import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ownAttackSchema } from '../../character/equipment-rows.ts';
import { ownDefaultSchema } from '../../character/skill-rows.ts';
import type { RangedColumn } from '../../rules/combat/combat-rules.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { FormCheckbox, FormNumber, FormRows, FormSelect, FormText } from './form-fields.tsx';

const types = ['cr', 'cut', 'imp', 'fire'];

interface OwnAttackRowsProps {
  /** The attacks belong to a trait, with whose levels they grow: whether it has any; absent for an item. */
  readonly ofTrait?: { readonly leveled: boolean };
}

/** The attacks of the player's own item or trait. */
export function OwnAttackRows({ ofTrait }: OwnAttackRowsProps) {
  const catalog = useSheet(({ context }) => context.catalog);
  const skills = [...catalog.skills.values()].filter(({ facet }) => facet.combat).map(({ name }) => name);
  return (
    <FormRows
      name="attacks"
      title="Attacks"
      rowName="attack"
      blank={z.parse(ownAttackSchema, {})}
      renderRow={(path) => (
        <>
          <FormText name={`${path}.name`} label="Use" placeholder="swing" />
          <AttackSkills path={path} suggestions={skills} />
          <FormSelect
            name={`${path}.basis`}
            label="Damage based on"
            options={[
              { value: 'swing', label: 'swing' },
              { value: 'thrust', label: 'thrust' },
              { value: 'fixed', label: 'its own dice' },
            ]}
          />
          <Dice path={path} />
          <FormNumber name={`${path}.adds`} label="Adds" />
          <FormNumber name={`${path}.addsPerDie`} label="Adds per die" />
          <FormText name={`${path}.type`} label="Type" suggestions={types} />
          <FormText name={`${path}.reach`} label="Reach" placeholder="none" />
          <FormNumber name={`${path}.minimumStrength`} label="Minimum ST" optional />
          <FormNumber name={`${path}.parry`} label="Parry" optional placeholder="none" />
          <div className="form-row-flags">
            <FormCheckbox name={`${path}.twoHanded`} label="two hands" />
            <FormCheckbox name={`${path}.fencing`} label="fencing weapon" />
            <FormCheckbox name={`${path}.unbalanced`} label="unready after a parry" />
            <FormCheckbox name={`${path}.ranged`} label="ranged" />
          </div>
          <WholeAttack path={path} {...(ofTrait ? { ofTrait } : {})} />
          <Ranged path={path} />
        </>
      )}
    />
  );
}

/** Features that only some rulesets have: blocking with weapons, other strengths, other dice. */
function WholeAttack({ path, ofTrait }: OwnAttackRowsProps & { readonly path: string }) {
  const strengths = useSheet(({ ruleset }) => ruleset.attackStrengths);
  const basis: unknown = useWatch({ name: `${path}.basis` });
  const ranged: unknown = useWatch({ name: `${path}.ranged` });
  const traits = useSheetPart(({ context }) => context.traits.map(({ plainName }) => plainName));
  const levelOf: unknown = useWatch({ name: `${path}.levelOf` });
  if (!strengths) return null;
  return (
    <>
      {ranged !== true && <FormNumber name={`${path}.block`} label="Block" optional placeholder="none" />}
      {basis === 'fixed' ? (
        <FormNumber name={`${path}.sides`} label="Sides of the dice" />
      ) : (
        <FormSelect
          name={`${path}.strengthOf`}
          label="Of which strength"
          options={strengths.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {!ofTrait && (
        <FormText name={`${path}.levelOf`} label="Grows with levels of" placeholder="no trait" suggestions={traits} />
      )}
      {(ofTrait ? ofTrait.leveled : typeof levelOf === 'string' && levelOf.trim() !== '') && (
        <>
          <FormNumber name={`${path}.dicePerLevel`} label="Dice per level" />
          <FormNumber name={`${path}.addsPerLevel`} label="Adds per level" />
          {basis !== 'fixed' && (
            <FormCheckbox
              name={`${path}.basisPerLevel`}
              label={basis === 'thrust' ? 'thrust per level' : 'swing per level'}
            />
          )}
        </>
      )}
    </>
  );
}

function Dice({ path }: { path: string }) {
  const basis: unknown = useWatch({ name: `${path}.basis` });
  return basis === 'fixed' ? (
    <FormNumber name={`${path}.dice`} label="Dice" />
  ) : (
    <FormNumber name={`${path}.moreDice`} label="Dice more" />
  );
}

/** The possible skills for the attack; the best counts. */
function AttackSkills({ path, suggestions }: { path: string; suggestions: readonly string[] }) {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  return (
    <FormRows
      name={`${path}.skills`}
      title="Used with the best of"
      rowName="skill"
      blank={z.parse(ownDefaultSchema, {})}
      renderRow={(skill) => (
        <>
          <FormSelect
            name={`${skill}.attribute`}
            nullable
            label="Attribute"
            options={[
              { value: '', label: 'a skill' },
              ...attributes.map(({ id, short }) => ({ value: id, label: short })),
            ]}
          />
          <FormText name={`${skill}.skill`} label="or skill" suggestions={suggestions} />
          <FormNumber name={`${skill}.penalty`} label="less" />
        </>
      )}
    />
  );
}

const numberColumns: readonly RangedColumn['id'][] = ['accuracy', 'bulk', 'recoil'];
const formColumns: readonly RangedColumn['id'][] = [
  'accuracy',
  'halfDamage',
  'maximum',
  'rateOfFire',
  'shots',
  'bulk',
  'recoil',
];

/** The ranged figures that the ruleset's weapon table has. */
function Ranged({ path }: { path: string }) {
  const columns = useSheet(({ ruleset }) => ruleset.rangedColumns);
  const ranged: unknown = useWatch({ name: `${path}.ranged` });
  if (ranged !== true) return null;
  return columns
    .filter(({ id }) => formColumns.includes(id))
    .map(({ id, heading }) =>
      numberColumns.includes(id) ? (
        <FormNumber key={id} name={`${path}.${id}`} label={heading} optional />
      ) : (
        <FormText key={id} name={`${path}.${id}`} label={heading} />
      ),
    );
}
