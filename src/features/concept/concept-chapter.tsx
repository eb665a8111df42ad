import { setConcept, setName } from '../../character/edit-character.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { Chapter } from '../chapter/chapter.tsx';
import { EarnedPointsFields } from './earned-points.tsx';
import { GameSettings } from './game-settings.tsx';
import { Looks } from './looks.tsx';
import { ConceptPart } from './part.tsx';
import { PortraitField } from './portrait-field.tsx';
import { RaceChoice } from './race-choice.tsx';
import { SettingFields } from './setting-fields.tsx';
import './concept.css';

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

/** The character's story and notes. */
export function StoryFields() {
  const story = useCharacter(({ character }) => character.concept.story);
  const notes = useCharacter(({ character }) => character.concept.notes);
  return (
    <ConceptPart title="Story">
      <TextArea
        label="Story"
        value={story}
        rows={3}
        onCommit={(text, mergeWithPrevious) =>
          editCharacter('Story', (now) => setConcept(now, 'story', text), mergeWithPrevious)
        }
      />
      <TextArea
        label="Notes"
        value={notes}
        rows={2}
        onCommit={(text, mergeWithPrevious) =>
          editCharacter('Notes', (now) => setConcept(now, 'notes', text), mergeWithPrevious)
        }
      />
    </ConceptPart>
  );
}

/** The chapter of who the character is and of the game master's settings. */
export function ConceptChapter() {
  return (
    <Chapter
      id="concept"
      title="Concept"
      intro="Who your character is, and which rules apply. Only race costs points; everything else can wait."
    >
      <div className="who">
        <WhoFields />
        <PortraitField />
      </div>
      <GameSettings />
      <SettingFields />
      <RaceChoice />
      <Looks />
      <StoryFields />
      <EarnedPointsFields />
    </Chapter>
  );
}
