import { setCampaign } from '../../character/edit-character.ts';
import { formatFraction } from '../../engine/format.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { NumberField } from '../../ui/number-field.tsx';

const fields = [
  {
    id: 'gravity',
    name: 'Gravity here',
    hint: 'Mars 0.38, the Moon 0.17, weightless 0. Changes load, jumps, throws, and what differs from home DX, IQ and HT.',
  },
  { id: 'homeGravity', name: 'Gravity at home', hint: 'What the character is used to.' },
] as const;

/** Gravity where the character is, and at home, in Gs; each that of Earth while it is empty. */
export function GravityPart() {
  const campaign = useCharacter((character) => character.character.campaign);
  return (
    <div className="field-grid">
      {fields.map(({ id, name, hint }) => (
        <NumberField
          key={id}
          label={name}
          unit="G"
          value={campaign[id]}
          min={0}
          placeholder="1"
          hint={hint}
          onCommit={(value, mergeWithPrevious) =>
            editCharacter(
              `${name}: ${formatFraction(value)} G`,
              (character) => setCampaign(character, id, value),
              mergeWithPrevious,
            )
          }
          onClear={(mergeWithPrevious) =>
            editCharacter(`${name}: 1 G`, (character) => setCampaign(character, id, undefined), mergeWithPrevious)
          }
        />
      ))}
    </div>
  );
}
