import { lazy, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { racePrice } from '../../builder/what-if/race-trial.ts';
import { type OwnRace, ownRaceSchema } from '../../character/character.ts';
import { setOwnRace, setRace } from '../../character/edit-character.ts';
import { createKeyGenerator, keysInUse } from '../../character/edit-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import { copyOwnRace, copyRace } from '../../rules/resolve/copy-race.ts';
import { describeRace } from '../../sheet-model/model/race-summary.ts';
import { editCharacter, useCharacterStore } from '../../state/character/character-store.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { useLibraryStore } from '../../state/library/library-store.ts';
import { idle } from '../../state/view/idle.ts';
import { Button } from '../../ui/buttons.tsx';
import { SelectField } from '../../ui/field.tsx';
import { keepForAll } from '../custom-entry/keep-custom-entry.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { ScreenPart } from '../failure/error-boundary.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

const OwnRaceDialog = lazy(() => import('./custom-race-dialog.tsx'));
const human = 'human';
/** The prefix of the value of a saved custom race; ids of listed races have no colon. */
const keptMark = 'kept:';

/** A race in the dialog: its initial values, and the dialog's title and action. */
interface EditedRace {
  readonly title: string;
  readonly action: string;
  readonly values: OwnRace;
}

/** The choice of race, with prices and effects; nothing if the ruleset has no races. */
export function RaceChoice() {
  const [editedRace, setEditedRace] = useState<EditedRace | null>(null);
  // Each listed race is computed for its price, which neither the first frame of the program nor the first press must wait for.
  const [isPriced, setPriced] = useState(false);
  useEffect(() => void idle().then(() => setPriced(true)), []);
  const saved = useCharacter((character) => character);
  const races = useSheet(({ context }) => context.catalog.races);
  const effectsText = useSheet((sheet) => (sheet.context.race.id === human ? '' : describeRace(sheet)));
  const entries = useLibraryStore(({ entries }) => entries.list);
  const keptRaces = entries.filter(({ entry }) => entry.list === 'races');
  const { race } = saved.character;
  if (races.size === 0 && race.entry === human && !race.own) return null;
  const listed = races.get(race.entry);
  const description = race.own?.description || (listed?.description ?? '');
  const options = [
    ...(races.has(human) ? [] : [{ value: human, label: 'Human' }]),
    ...[...races.values()].map(({ id, name }) => ({
      value: id,
      label: isPriced ? formatRaceName(name, racePrice(saved, id)) : name,
    })),
    ...(race.own ? [{ value: 'own', label: `${race.own.name || 'Unnamed'} (custom)` }] : []),
    ...keptRaces.map(({ id, entry }) => ({ value: keptMark + id, label: entry.own.name, group: 'My entries' })),
    ...(race.entry === human || races.has(race.entry) ? [] : [{ value: race.entry, label: race.entry }]),
  ];
  return (
    <div className="who-race" data-field="race">
      <div className="race">
        <SelectField
          label="Race"
          value={race.own ? 'own' : race.entry}
          options={options}
          onCommit={(value) => {
            if (value === 'own') return;
            const kept = keptRaces.find(({ id }) => value === keptMark + id)?.entry;
            if (kept?.list === 'races') {
              const own = copyOwnRace(kept.own, newKeys());
              editCharacter(`Race: ${own.name}`, (character) => setOwnRace(character, own));
              return;
            }
            editCharacter(`Race: ${races.get(value)?.name ?? 'human'}`, (character) => setRace(character, value));
          }}
        />
        <StatFigure stat="points.race" unit="points" />
        {race.own ? (
          <Button variant="quiet" onClick={() => setEditedRace(race.own && editRace(race.own))}>
            Change your race…
          </Button>
        ) : (
          <>
            {listed && listed.id !== human && (
              <Button variant="quiet" onClick={() => setEditedRace(editRace(copyRace(listed, newKeys())))}>
                Change this race…
              </Button>
            )}
            <Button variant="quiet" onClick={() => setEditedRace(blankRace())}>
              Custom race…
            </Button>
          </>
        )}
      </div>
      {(effectsText || description) && (
        <p className="row-description">
          {description} {effectsText}
        </p>
      )}
      <FindingsHere chapter="concept" field="race" />
      {editedRace && (
        <ScreenPart name="This dialog" onClose={() => setEditedRace(null)}>
          <OwnRaceDialog
            {...editedRace}
            onSave={(own, keep) => {
              editCharacter(`Race: ${own.name}`, (character) => setOwnRace(character, own));
              if (keep) void keepForAll({ list: 'races', own });
            }}
            onClose={() => setEditedRace(null)}
          />
        </ScreenPart>
      )}
    </div>
  );
}

const formatRaceName = (name: string, points: number): string =>
  points === 0 ? name : `${name}: ${formatFraction(points)} points`;

const editRace = (values: OwnRace): EditedRace => ({ title: `Change ${values.name}`, action: 'Change', values });
const blankRace = (): EditedRace => ({
  title: 'Custom race',
  action: 'Use this race',
  values: z.parse(ownRaceSchema, {}),
});
const newKeys = (): (() => string) => createKeyGenerator(keysInUse(useCharacterStore.getState().saved.character));
