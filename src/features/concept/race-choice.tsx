import { lazy, Suspense, useState } from 'react';
import { setOwnRace, setRace } from '../../character/edit-concept.ts';
import { formatFraction } from '../../engine/numbers.ts';
import { raceWords } from '../../rules/race-words.ts';
import { editCharacter } from '../../state/character-store.ts';
import { useCharacter, useSheet } from '../../state/sheet.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { FindingsHere } from '../findings-here.tsx';
import { StatFigure } from '../stat-figure.tsx';
import { Part } from './part.tsx';

const OwnRaceDialog = lazy(() => import('./own-race-dialog.tsx'));
const human = 'human';

/** The race, where the ruleset has any: what each costs and changes. */
export function RaceChoice() {
  const [open, setOpen] = useState(false);
  const race = useCharacter(({ character }) => character.race);
  const races = useSheet(({ context }) => context.catalog.races);
  const about = useSheet(({ context, ruleset }) =>
    context.race.facet && context.race.id !== human ? raceWords(context.catalog, ruleset, context.race.facet) : '',
  );
  const description = useSheet(
    ({ context }) => race.own?.description || (context.catalog.races.get(race.entry)?.description ?? ''),
  );
  if (races.size === 0 && race.entry === human && !race.own) return null;
  const listed = [...races.values()];
  const options = [
    ...(races.has(human) ? [] : [{ value: human, label: 'Human' }]),
    ...listed.map(({ id, name, facet }) => ({
      value: id,
      label: facet.points === 0 ? name : `${name}: ${formatFraction(facet.points)} points`,
    })),
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
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {race.own ? 'Change your race…' : 'A race of your own…'}
        </Button>
      </div>
      {(about || description) && (
        <p className="row-description">
          {description} {about}
        </p>
      )}
      <FindingsHere chapter="concept" field="race" />
      {open && (
        <Suspense>
          <OwnRaceDialog
            before={race.own}
            onSave={(own) => editCharacter(`Race: ${own.name}`, (character) => setOwnRace(character, own))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Part>
  );
}
