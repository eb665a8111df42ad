import { lazy, useState } from 'react';
import * as z from 'zod/mini';
import { type OwnRace, ownRace } from '../../character/character.ts';
import { setOwnRace, setRace } from '../../character/edit-concept.ts';
import { keysAfter, keysInUse } from '../../character/row-key.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { copyRace } from '../../rules/resolve/copy-race.ts';
import { racePrice } from '../../rules/what-if/race-trial.ts';
import { raceWords } from '../../rules/wording/race-words.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/screen-part.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';
import { Part } from './part.tsx';

const OwnRaceDialog = lazy(() => import('./own-race-dialog.tsx'));
const human = 'human';

/** A race in the dialog: what it begins with, and how the dialog calls that. */
interface Asked {
  readonly title: string;
  readonly action: string;
  readonly values: OwnRace;
}

/** The race, where the ruleset has any: what each costs and changes. */
export function RaceChoice() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const saved = useCharacter((character) => character);
  const races = useSheet(({ context }) => context.catalog.races);
  const about = useSheet((sheet) => (sheet.context.race.id === human ? '' : raceWords(sheet)));
  const { race } = saved.character;
  if (races.size === 0 && race.entry === human && !race.own) return null;
  const listed = races.get(race.entry);
  const description = race.own?.description || (listed?.description ?? '');
  const options = [
    ...(races.has(human) ? [] : [{ value: human, label: 'Human' }]),
    ...[...races.values()].map(({ id, name }) => ({ value: id, label: raceLabel(name, racePrice(saved, id)) })),
    ...(race.own ? [{ value: 'own', label: `${race.own.name || 'Unnamed'} (your own)` }] : []),
    ...(race.entry === human || races.has(race.entry) ? [] : [{ value: race.entry, label: race.entry }]),
  ];
  return (
    <Part title="Race" field="race">
      <div className="race">
        <SelectField
          label="Race"
          hideLabel
          value={race.own ? 'own' : race.entry}
          options={options}
          onCommit={(value) => {
            if (value === 'own') return;
            editCharacter(`Race: ${races.get(value)?.name ?? 'human'}`, (character) => setRace(character, value));
          }}
        />
        <StatFigure stat="points.race" unit="points" />
        {race.own ? (
          <Button variant="quiet" onClick={() => setAsked(race.own && changing(race.own))}>
            Change your race…
          </Button>
        ) : (
          <>
            {listed && listed.id !== human && (
              <Button variant="quiet" onClick={() => setAsked(changing(copyRace(listed, newKeys())))}>
                Change this race…
              </Button>
            )}
            <Button variant="quiet" onClick={() => setAsked(blankRace())}>
              A race of your own…
            </Button>
          </>
        )}
      </div>
      {(about || description) && (
        <p className="row-description">
          {description} {about}
        </p>
      )}
      <FindingsHere chapter="concept" field="race" />
      {asked && (
        <ScreenPart name="This dialog" onClose={() => setAsked(null)}>
          <OwnRaceDialog
            {...asked}
            onSave={(own) => editCharacter(`Race: ${own.name}`, (character) => setOwnRace(character, own))}
            onClose={() => setAsked(null)}
          />
        </ScreenPart>
      )}
    </Part>
  );
}

const raceLabel = (name: string, points: number): string =>
  points === 0 ? name : `${name}: ${formatFraction(points)} points`;

const changing = (values: OwnRace): Asked => ({ title: `Change ${values.name}`, action: 'Change', values });
const blankRace = (): Asked => ({ title: 'A race of your own', action: 'Take it', values: z.parse(ownRace, {}) });
const newKeys = (): (() => string) => keysAfter(keysInUse(useCharacterStore.getState().saved.character));
