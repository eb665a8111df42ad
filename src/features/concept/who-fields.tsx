import { setConcept, setName } from '../../character/edit-concept.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { TextField } from '../../ui/text-field.tsx';

/** The names of the character, the player and the campaign. */
export function WhoFields() {
  const name = useCharacter(({ character }) => character.name);
  const player = useCharacter(({ character }) => character.concept.player);
  const campaign = useCharacter(({ character }) => character.concept.campaign);
  return (
    <div className="field-grid">
      <TextField
        label="Name"
        value={name}
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Name: ${next}`, (character) => setName(character, next), mergeWithPrevious)
        }
      />
      <TextField
        label="Player"
        value={player}
        autoComplete="name"
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Player: ${next}`, (character) => setConcept(character, 'player', next), mergeWithPrevious)
        }
      />
      <TextField
        label="Campaign"
        value={campaign}
        onCommit={(next, mergeWithPrevious) =>
          editCharacter(`Campaign: ${next}`, (character) => setConcept(character, 'campaign', next), mergeWithPrevious)
        }
      />
    </div>
  );
}
