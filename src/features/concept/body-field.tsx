import { setConcept } from '../../character/edit-character.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { focusTarget } from '../../state/character/entries.ts';
import { Button } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';

/** The value of the choice that leaves the body to race and traits. */
const byTraits = 'traits';

/** The body of the character: that of race and traits, a plan of the book, or one that came with a file. */
export function BodyField() {
  const bodyPlan = useCharacter(({ character }) => character.concept.bodyPlan);
  const own = useCharacter(({ character }) => character.concept.body);
  const bodies = useSheet(({ ruleset }) => ruleset.hitLocations);
  const usual = useSheetPart(({ ruleset, context }) => ruleset.hitLocations?.planOfTraits(context).name ?? '');
  const places = useSheetPart(({ ruleset, context }) =>
    (ruleset.hitLocations?.of(context).table ?? []).map(({ name }) => name).join(', '),
  );
  if (!bodies) return null;
  const ownName = own?.name || 'Its own body';
  const options = [
    { value: byTraits, label: `By race and traits: ${usual}` },
    ...(own ? [{ value: 'own', label: `${ownName} (from a file)` }] : []),
    ...bodies.plans.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const value = options.some((option) => option.value === bodyPlan) ? (bodyPlan ?? byTraits) : byTraits;
  const choose = (plan: string) =>
    editCharacter(`Body: ${options.find((option) => option.value === plan)?.label ?? plan}`, (character) =>
      setConcept(character, 'bodyPlan', plan === byTraits ? undefined : plan),
    );
  const remove = () => {
    editCharacter(`${ownName} removed`, (character) =>
      setConcept(setConcept(character, 'body', undefined), 'bodyPlan', bodyPlan === 'own' ? undefined : bodyPlan),
    );
    focusTarget({ field: 'body' });
  };
  return (
    <div className="body-field" data-field="body">
      <SelectField
        label="Body"
        hint={`Decides where the character can be hit, on the sheet and in fights: ${places}. Costs no points.`}
        value={value}
        options={options}
        onCommit={choose}
      />
      {own && (
        <Button size="small" onClick={remove}>
          Remove {ownName}
        </Button>
      )}
    </div>
  );
}
