import type { Catalog } from '../../../catalog/catalog.ts';
import type { Listed } from '../../../catalog/entry.ts';
import type { ItemFacet } from '../../../catalog/item-entry.ts';
import { blankCharacter } from '../../../character/blank-character.ts';
import type { EquipmentRow, Quality } from '../../../character/equipment-rows.ts';
import type { SavedCharacter } from '../../../character/saved-character.ts';
import { openWorksheet } from '../../derive-character.ts';
import { describePrerequisite } from '../../prerequisites/prerequisite-words.ts';
import { resolveItem } from '../../resolve/resolve-character.ts';
import { isNameOf, isOnPage, itemsNamed } from './item-names.ts';
import { hasSameFigures } from './same-item.ts';

/** Rows of typed-in items with an item of the list in place of what was typed in. `attacks` are the keys of no possessions. */
export function findCatalogItems(
  saved: SavedCharacter,
  catalog: Catalog,
  attacks: ReadonlySet<string>,
): readonly EquipmentRow[] {
  return saved.character.equipment.flatMap((row) => {
    const found = attacks.has(row.key) ? null : findListed(saved, catalog, row);
    return found ? [found] : [];
  });
}

/** The row with the item of the list that its name means, where that has the figures of the file; null for none. */
function findListed(saved: SavedCharacter, catalog: Catalog, row: EquipmentRow): EquipmentRow | null {
  const { own } = row;
  // What only a typed-in item can have.
  if (!own || own.effects.length > 0 || own.offered.length > 0) return null;
  const required = (resolveItem(row, catalog).facet?.prerequisites ?? []).map((each) =>
    describePrerequisite(catalog, each),
  );
  for (const entry of itemsNamed(catalog, own.name, own.page)) {
    for (const made of [byQuality(row), row]) {
      if (!made) continue;
      const listed: EquipmentRow = { ...made, own: null, entry: entry.id, note: noteOf(row, own, entry, required) };
      const isAlike = hasSameFigures(resolveItem(row, catalog), resolveItem(listed, catalog));
      if (isAlike && countsAlike(saved, row, listed)) return listed;
    }
  }
  return null;
}

const qualities: readonly (readonly [RegExp, Quality])[] = [
  [/^very fine\b/i, 'veryFine'],
  [/^fine\b/i, 'fine'],
  [/^cheap\b/i, 'cheap'],
];

/** The row of this quality in place of a modifier that says so; null where none does, or several. */
function byQuality(row: EquipmentRow): EquipmentRow | null {
  const [found, ...others] = row.modifiers.flatMap(({ key, name }) => {
    const plain = name
      .replace(/\([^()]*\)$/, '')
      .trimEnd()
      .replace(/,? quality$/i, '');
    const quality = qualities.find(([words]) => words.test(plain) && plain.split(' ').length < 3)?.[1];
    return quality ? [{ key, quality }] : [];
  });
  if (!found || others.length > 0) return null;
  return { ...row, quality: found.quality, modifiers: row.modifiers.filter(({ key }) => key !== found.key) };
}

const maxNote = 4_000;

/** What the file says of an item besides its figures: the name that it was given, another page, notes. */
function noteOf(
  row: EquipmentRow,
  own: NonNullable<EquipmentRow['own']>,
  entry: Listed<ItemFacet>,
  required: readonly string[],
): string {
  const known = new Set([entry.description, ...(entry.facet.notes ?? [])].map((each) => each.toLowerCase()));
  const lines = [
    isNameOf(entry, own.name) ? '' : own.name,
    row.note,
    ...own.notes.filter((each) => !known.has(each.toLowerCase())),
    required.length === 0 ? '' : `Requires ${required.join(', ')}`,
    own.page === '' || isOnPage(entry, own.page) ? '' : own.page,
  ];
  return lines.filter(Boolean).join('\n').slice(0, maxNote);
}

/** True where both, worn or wielded by somebody without anything else, cost, weigh, protect and harm alike. */
function countsAlike(saved: SavedCharacter, own: EquipmentRow, listed: EquipmentRow): boolean {
  const [before, now] = [numbersAlone(saved, own), numbersAlone(saved, listed)];
  const all = new Set([...before.keys(), ...now.keys()]);
  return [...all].every((id) => {
    const inTorso = id.replace('place:vitals.', 'place:torso.');
    return (before.get(id) ?? before.get(inTorso)) === (now.get(id) ?? now.get(inTorso));
  });
}

/** Price, weight, DR, Defense Bonus, damage and ranges of one item that is all that somebody has, by their stats. */
function numbersAlone({ ruleset, houseRules, character: owner }: SavedCharacter, row: EquipmentRow) {
  const equipment = [{ ...row, place: 'ready' as const, container: '', quantity: 1 }];
  const character = { ...blankCharacter(), campaign: owner.campaign, equipment };
  const { worksheet } = openWorksheet({ ruleset, houseRules, character });
  return new Map(
    worksheet
      .ids()
      .flatMap((id) => (isOfItem(id, row.key) ? [[id, JSON.stringify(worksheet.get(id).value)] as const] : [])),
  );
}

const isOfItem = (id: string, key: string): boolean =>
  id === 'defenseBonus' ||
  /^item:.*\.(?:cost|weight)$/.test(id) ||
  (id.startsWith(`line:${key}.`) && /\.(?:damage|accuracy|halfDamage|maximum)$/.test(id)) ||
  (/^(?:place:|damageResistance)/.test(id) && !/\bflexible$/.test(id));
