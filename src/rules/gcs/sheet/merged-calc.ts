import type { JsonObject, JsonValue } from '../../../character/gcs/gcs-sheet.ts';
import { fixed, weightText } from './export-object.ts';
import { objectsIn } from './sheet-rows.ts';
import { isJsonObject } from './third-party-digest.ts';

/** The weapons of the row with their numbers as they are now. */
export function withWeaponCalc(row: JsonObject, now: JsonObject): JsonObject {
  const weapons = objectsIn(row.weapons);
  const calculated = objectsIn(now.weapons);
  if (weapons.length === 0 || weapons.length !== calculated.length) return row;
  return {
    ...row,
    weapons: weapons.map((weapon, i) => ({ ...weapon, calc: calculated[i]?.calc ?? weapon.calc ?? {} })),
  };
}

interface Content {
  readonly child: JsonObject;
  /** As it is counted in its container already; null where it is elsewhere here. */
  readonly counted: JsonObject | null;
}

/** What an item is worth and weighs with its contents, some of which are elsewhere here. */
export function withFurther(calc: JsonValue | undefined, contents: readonly Content[]): JsonValue | undefined {
  if (!isJsonObject(calc) || calc.extended_weight === undefined) return calc;
  const more = (name: string): number =>
    contents.reduce((sum, { child, counted }) => sum + inCalc(child, name) - (counted ? inCalc(counted, name) : 0), 0);
  const [value, weight] = [more('extended_value'), more('extended_weight')];
  if (fixed(value) === 0 && fixed(weight) === 0) return calc;
  return {
    ...calc,
    extended_value: fixed(numberIn(calc, 'extended_value') + value),
    extended_weight: weightText(numberIn(calc, 'extended_weight') + weight),
  };
}

const numberIn = (calc: JsonObject, name: string): number => Number.parseFloat(String(calc[name] ?? 0)) || 0;
const inCalc = ({ calc }: JsonObject, name: string): number => (isJsonObject(calc) ? numberIn(calc, name) : 0);

/** The numbers with the notes as GCS has worked them out, as long as they are the same notes. */
export function withResolvedNotes(
  calc: JsonValue | undefined,
  merged: JsonObject,
  source: JsonObject | undefined,
): JsonValue | undefined {
  const resolved = isJsonObject(source?.calc) ? source.calc.resolved_notes : undefined;
  const notes = notesOf(merged);
  if (!source || resolved === undefined || notes === undefined || notes !== notesOf(source)) return calc;
  return { ...(isJsonObject(calc) ? calc : {}), resolved_notes: resolved };
}

/** Notes with expressions of versions 2 to 4 keep their old name. */
const notesOf = ({ local_notes: notes, notes: old }: JsonObject): JsonValue | undefined => notes ?? old;
