import { setConcept } from '../../character/edit-concept.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { ConceptPart } from './part.tsx';

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
