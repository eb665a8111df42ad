import { describe, expect, it } from 'vitest';
import type { SavedCharacter } from '../../../character/character.ts';
import type { OwnBody } from '../../../character/own-body.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { importedSheet, openSheet } from '../../../testing/open-sheet.ts';
import { saved, trait } from '../../../testing/rows.ts';
import type { JsonObject } from '../read/gcs-sheet.ts';
import { readGcsSheet } from '../read/read-gcs-sheet.ts';
import { exportGcsSheet } from './export-sheet.ts';
import { compareWithCalc } from './open-gcs-sheet.ts';
import '../../../testing/load-rulesets.ts';
import { rulesetOf } from '../../../rules/rulesets.ts';
import { typedItem } from '../../../testing/own-rows.ts';

const now = '2026-11-26T12:00:00Z';
const write = (character: SavedCharacter): JsonObject => exportGcsSheet(deriveCharacter(character), { now });

/** A sheet as another program would have written it: without our own data. */
function read(sheet: JsonObject) {
  const { third_party: _, ...theirs } = sheet;
  const reading = readGcsSheet(
    JSON.stringify(theirs, (key, value: unknown) => (key === 'third_party' ? undefined : value)),
  );
  if (!reading.ok) throw new Error(reading.error.code);
  const imported = importedSheet(reading.value.sheet);
  const { differences } = compareWithCalc(reading.value.sheet, imported, deriveCharacter(imported.file));
  return { file: imported.file, differences };
}
const lines = (character: SavedCharacter) =>
  openSheet(character).model.bodyPlaces.map(
    ({ place, hit, damageResistance }) =>
      `${place} ${hit?.rolls ?? ''} ${hit?.toHit ?? ''} DR ${damageResistance.text}`,
  );

const hide = trait('damage-resistance', { level: 2 });
const plans = rulesetOf('fourth-edition').hitLocations?.plans.map(({ id }) => id) ?? [];

describe('Bodies in GCS files', () => {
  it.each(plans)('%s goes out with its places, and is the same when it comes back', (bodyPlan) => {
    const barding = typedItem(
      'Hood',
      { kind: 'armor', damageResistance: 3, places: ['skull', 'legs'] },
      { place: 'ready' },
    );
    const whole = saved('fourth-edition', { concept: { bodyPlan }, traits: [hide], equipment: [barding] });
    const { file, differences } = read(write(whole));
    expect(file.character.concept.bodyPlan ?? 'humanoid').toBe(bodyPlan);
    expect(file.character.concept.body).toBeUndefined();
    expect(lines(file)).toEqual(lines(whole));
    expect(differences.filter(({ figure }) => figure.startsWith('DR'))).toEqual([]);
  });

  const crab: OwnBody = {
    name: 'Crab',
    dice: 2,
    places: [
      {
        name: 'Shell',
        place: 'torso',
        results: 6,
        add: 0,
        resistance: 4,
        partDice: 1,
        parts: [
          { name: 'Rim', place: 'rim', results: 5, add: -3, resistance: 1 },
          { name: 'Seam', place: 'seam', results: 1, add: -6, resistance: 0 },
        ],
      },
      { name: 'Right claw', place: 'arm', results: 2, add: -2, resistance: 2 },
      { name: 'Left claw', place: 'arm', results: 2, add: -2, resistance: 2 },
      { name: 'Eyestalks', place: 'eye', results: 1, add: -6, resistance: 0 },
    ],
  };
  const crabOf = (body: OwnBody) => saved('fourth-edition', { concept: { bodyPlan: 'own', body }, traits: [hide] });

  it('a body that is none of the book’s is the character’s own, with its parts, and comes back the same', () => {
    const { file, differences } = read(write(crabOf(crab)));
    expect(file.character.concept).toMatchObject({ bodyPlan: 'own', body: crab });
    expect(differences.filter(({ figure }) => figure.startsWith('DR'))).toEqual([]);
  });

  it('a body of its own has its own dice, places and DR on the sheet', () => {
    // A hide of 2; the shell has 4 by itself, its rim 1 more. Two dice: 2–7, 8–9, 10–11, 12. The eyes have no hide.
    expect(lines(crabOf(crab))).toEqual([
      'shell 2–7 0 DR 6',
      'rim (shell)  −3 DR 7',
      'seam (shell)  −6 DR 6',
      'right claw 8–9 −2 DR 4',
      'left claw 10–11 −2 DR 4',
      'eyestalks 12 −6 DR 0',
    ]);
    expect(openSheet(crabOf(crab)).model.hitDice).toBe('2d');
  });

  it('a known body under another name is still that body, and one with another table under a known name is not', () => {
    const sheet = write(saved('fourth-edition', { concept: { bodyPlan: 'arachnoid' } }));
    const renamed = (name: string, penalty = 0) =>
      JSON.parse(JSON.stringify(sheet), (key, value) => {
        if (key !== 'body_type') return value;
        const [first, ...others] = value.locations;
        return { ...value, name, locations: [{ ...first, hit_penalty: first.hit_penalty + penalty }, ...others] };
      });
    expect(read(renamed('Octoped')).file.character.concept.bodyPlan).toBe('arachnoid');
    const other = read(renamed('Arachnoid', -1)).file.character.concept;
    expect(other).toMatchObject({ bodyPlan: 'own', body: { name: 'Arachnoid', dice: 3 } });
  });
});
