import type { RowChapter } from '../../../character/character.ts';
import type { GcsSheet } from '../../../character/gcs/gcs-sheet.ts';
import type { Origin, OriginRow } from '../../../character/origin.ts';
import { digestCharacterRow, digestOtherParts } from './changed-rows.ts';
import type { ImportedSheet, RowPlace } from './imported-sheet.ts';
import { ownDataOf } from './third-party.ts';
import { restoreOwnData } from './third-party-restore.ts';

/**
 * What was imported, with the rows that this program wrote as they were. A character that this program wrote, and that nobody
 * changed since, is the one that was written; any other one knows by digests what became of its origin.
 */
export function finishImport({ original }: GcsSheet, imported: ImportedSheet): ImportedSheet {
  const restored = restoreOwnData(original, imported);
  // Of the character that was written nothing is left out.
  const remarks = restored?.isUnchanged ? [] : imported.remarks;
  const settled = restored ? withPlaces({ ...imported, remarks, file: restored.file }, restored.places) : imported;
  const { origin } = imported.file.character;
  const cameFromGcs = ownDataOf(original)?.fromGcs === true;
  if (!origin || (restored?.isUnchanged && !cameFromGcs)) return settled;
  const { file } = settled;
  const character = { ...file.character, origin: withDigests(origin, settled) };
  return { ...settled, file: { ...file, character } };
}

const lists = ['traits', 'skills', 'equipment'] as const satisfies readonly RowChapter[];

/**
 * The origin with the digests of what became of it. What is no row of the sheet, but has a row here, is there without an id.
 */
function withDigests(origin: Origin, { file, places }: ImportedSheet): Origin {
  const digested = (id: string, { list, key, attacks = '' }: RowPlace): OriginRow => ({
    id,
    list,
    row: key,
    attacks,
    digest: digestCharacterRow(file, { list, key }, attacks),
  });
  const placed = new Set(
    [...places.values()].flatMap(({ list, key, attacks = '' }) => [`${list} ${key}`, `equipment ${attacks}`]),
  );
  const further = lists.flatMap((list) =>
    file.character[list]
      .filter(({ key }) => !placed.has(`${list} ${key}`))
      .map(({ key }) => digested('', { list, key })),
  );
  return {
    ...origin,
    rest: digestOtherParts(file),
    rows: [...[...places].map(([id, place]) => digested(id, place)), ...further],
  };
}

/** The import with other keys for its rows, and for the attacks among them. */
function withPlaces(imported: ImportedSheet, places: ReadonlyMap<string, RowPlace>): ImportedSheet {
  const keys = new Map<string, string>();
  for (const [id, before] of imported.places) {
    const now = places.get(id);
    if (!now) continue;
    if (before.list === 'equipment') keys.set(before.key, now.key);
    if (before.attacks !== undefined && now.attacks !== undefined) keys.set(before.attacks, now.attacks);
  }
  const weapons = [...imported.weapons].flatMap(([id, { key, index }]) => {
    const now = keys.get(key);
    return now === undefined ? [] : [[id, { key: now, index }] as const];
  });
  return { ...imported, places, weapons: new Map(weapons), isRestored: true };
}
