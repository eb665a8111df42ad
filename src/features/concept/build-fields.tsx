import type { ReactNode } from 'react';
import { setConcept } from '../../character/edit-concept.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { HeightField } from '../fields/height-field.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

/** Height and weight with the book's average; `children` are fields before them. */
export function BuildFields({ children }: { children: ReactNode }) {
  const height = useCharacter(({ character }) => character.concept.height);
  const weight = useCharacter(({ character }) => character.concept.weight);
  const average = useSheetPart(({ ruleset, context, worksheet }) => ruleset.averageBuild(context, worksheet));
  const takeAverage = () =>
    editCharacter('Average build', (character) =>
      average === null
        ? character
        : setConcept(setConcept(character, 'height', average.height), 'weight', average.weight),
    );
  return (
    <div className="build-fields" data-field="build">
      {children}
      <HeightField
        label="Height"
        value={height}
        onCommit={(inches, text, mergeWithPrevious) =>
          editCharacter(`Height: ${text}`, (character) => setConcept(character, 'height', inches), mergeWithPrevious)
        }
      />
      <NumberField
        label="Weight"
        value={weight ?? undefined}
        unit="lb"
        min={0}
        step={5}
        onCommit={(pounds, mergeWithPrevious) =>
          editCharacter(
            `Weight: ${pounds} lb`,
            (character) => setConcept(character, 'weight', pounds),
            mergeWithPrevious,
          )
        }
        onClear={(mergeWithPrevious) =>
          editCharacter('Weight unspecified', (character) => setConcept(character, 'weight', null), mergeWithPrevious)
        }
      />
      <FindingsHere chapter="concept" field="build" />
      {average && (
        <p className="build-average">
          <span className="row-note">average: {average.words}</span>{' '}
          {(height !== average.height || weight !== average.weight) && (
            <Button size="small" onClick={takeAverage}>
              Use average
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
