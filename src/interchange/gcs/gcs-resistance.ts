import * as z from 'zod/mini';
import { keysInUse, newKey } from '../../character/edit-rows.ts';
import { equipmentRowSchema } from '../../character/equipment-rows.ts';
import { type DerivedCharacter, deriveCharacter } from '../../rules/derive-character.ts';
import { placeStat } from '../../rules/stat-ids.ts';
import { placeOf } from './gcs-names.ts';

/** The stat of the DR of a hit location, by the id that GCS has for it. */
const resistanceAt = (location: string): string => placeStat(placeOf(location), 'damageResistance');

/** As {@link resistanceAt}, of the place that has it: the vitals are in the torso, where nothing names them. */
export const resistanceShown = ({ worksheet }: Pick<DerivedCharacter, 'worksheet'>, location: string): string => {
  const stat = resistanceAt(location);
  return location === 'vitals' && !worksheet.has(stat) ? resistanceAt('torso') : stat;
};

/** The DR of hit locations, by their ids in GCS. */
export function resistancesOf(derived: DerivedCharacter, locations: readonly string[]): ReadonlyMap<string, number> {
  const unnamed = locations.filter((id) => !derived.worksheet.has(resistanceShown(derived, id)));
  const { worksheet } = unnamed.length === 0 ? derived : withPlaces(derived, unnamed.map(placeOf));
  return new Map(
    locations.map((id) => {
      const stat = resistanceShown({ worksheet }, id);
      return [id, worksheet.has(stat) ? worksheet.number(stat) : 0] as const;
    }),
  );
}

/** The character with numbers for places that nothing names: one wears there what stops nothing. */
function withPlaces(derived: DerivedCharacter, places: readonly string[]): DerivedCharacter {
  const { saved } = derived.context;
  const { character } = saved;
  const cloth = z.parse(equipmentRowSchema, {
    key: newKey(keysInUse(character)),
    place: 'ready',
    own: { name: 'nothing', kind: 'armor', places: [...places] },
  });
  return deriveCharacter(
    { ...saved, character: { ...character, equipment: [...character.equipment, cloth] } },
    derived,
  );
}
