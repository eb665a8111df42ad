import { lazy, type ReactNode, Suspense } from 'react';
import type { Concept } from '../../character/character.ts';
import { setCampaign, setConcept } from '../../character/edit-character.ts';
import { capitalize } from '../../engine/format.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { rollDice } from '../../state/character/roll-dice.ts';
import { Button } from '../../ui/buttons.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { HeightField } from '../fields/height-field.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { ConceptPart } from './part.tsx';

/** Height and weight with the book's average; `children` are fields before them. */
function BuildFields({ children }: { children: ReactNode }) {
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

/** Only some rulesets have bodies of several forms: its field is loaded with them. */
const BodyField = lazy(async () => ({ default: (await import('./body-field.tsx')).BodyField }));

const setConceptField = <Field extends keyof Concept>(
  field: Field,
  value: Concept[Field],
  words: string,
  mergeWithPrevious = false,
) => editCharacter(words, (character) => setConcept(character, field, value), mergeWithPrevious);

/** What is folded away: "Body: humanoid, averages of today". */
function BodySummary() {
  const historical = useCharacter(({ character }) => character.campaign.historical);
  const body = useSheetPart(({ ruleset, context }) => ruleset.hitLocations?.of(context).name ?? '');
  const averages = `average build ${historical ? 'before 1800' : 'of today'}`;
  return <span>{body === '' ? capitalize(averages) : `Body: ${body} · ${averages}`}</span>;
}

/** Sex, hand, age, height, weight and coloring. */
export function Looks() {
  const concept = useCharacter(({ character }) => character.concept);
  const historical = useCharacter(({ character }) => character.campaign.historical);
  const hasBodies = useSheet(({ ruleset }) => ruleset.hitLocations !== undefined);
  const canRoll = useSheet(({ ruleset }) => ruleset.random?.looks !== undefined);
  return (
    <ConceptPart title="Looks">
      <div className="field-grid">
        <SegmentedControl
          label="Sex"
          value={concept.sex}
          options={[
            { value: '', label: 'Unspecified' },
            { value: 'woman', label: 'Woman' },
            { value: 'man', label: 'Man' },
          ]}
          onCommit={(sex) => setConceptField('sex', sex, `Sex: ${sex || 'unspecified'}`)}
        />
        <SegmentedControl
          label="Handedness"
          value={concept.handedness}
          options={[
            { value: 'right', label: 'Right-handed' },
            { value: 'left', label: 'Left-handed' },
          ]}
          onCommit={(hand) => setConceptField('handedness', hand, `${hand}-handed`)}
        />
      </div>
      <BuildFields>
        <TextField
          label="Age"
          value={concept.age}
          onCommit={(age, mergeWithPrevious) => setConceptField('age', age, `Age: ${age}`, mergeWithPrevious)}
        />
      </BuildFields>
      <div className="field-grid" data-short="">
        <TextField
          label="Skin"
          value={concept.skin}
          onCommit={(skin, mergeWithPrevious) => setConceptField('skin', skin, `Skin: ${skin}`, mergeWithPrevious)}
        />
        <TextField
          label="Hair"
          value={concept.hair}
          onCommit={(hair, mergeWithPrevious) => setConceptField('hair', hair, `Hair: ${hair}`, mergeWithPrevious)}
        />
        <TextField
          label="Eyes"
          value={concept.eyes}
          onCommit={(eyes, mergeWithPrevious) => setConceptField('eyes', eyes, `Eyes: ${eyes}`, mergeWithPrevious)}
        />
        <div className="wide">
          <TextField
            label="Appearance"
            placeholder="One line at the top of the sheet"
            value={concept.appearance}
            onCommit={(appearance, mergeWithPrevious) =>
              setConceptField('appearance', appearance, 'Appearance', mergeWithPrevious)
            }
          />
        </div>
      </div>
      <Disclosure summary={<BodySummary />}>
        <div className="chapter-part">
          {hasBodies && (
            <Suspense fallback={null}>
              <BodyField />
            </Suspense>
          )}
          <Checkbox
            label="Historical setting"
            hint="Use the smaller averages from before 1800."
            checked={historical}
            onCommit={(on) =>
              editCharacter(on ? 'Historical setting' : 'Modern setting', (character) =>
                setCampaign(character, 'historical', on),
              )
            }
          />
        </div>
      </Disclosure>
      {canRoll && (
        <div>
          <Button onClick={() => void rollLooks()}>Roll height, weight and coloring</Button>
        </div>
      )}
    </ConceptPart>
  );
}

async function rollLooks(): Promise<void> {
  const { ruleset, context, worksheet } = currentSheet();
  const rolled = await ruleset.random?.looks?.(context, worksheet.number('st'), rollDice);
  if (rolled) {
    editCharacter('Looks rolled', (character) => ({ ...character, concept: { ...character.concept, ...rolled } }));
  }
}
