import { type CampaignAttribute, campaignAttributeBases } from '../../../character/character.ts';
import type { GcsAttributeDefinition } from '../read/gcs-sheet.ts';

/** How keys begin of attributes that came from a sheet; the id there follows. */
const keyPrefix = 'gcs-';
const idPattern = /^[a-z][a-z0-9_]{0,40}$/;

/** The attributes that a value here can start from, by their ids in GCS. */
const ids = {
  st: 'st',
  dx: 'dx',
  iq: 'iq',
  ht: 'ht',
  will: 'will',
  perception: 'per',
  hitPoints: 'hp',
  fatiguePoints: 'fp',
} as const;
type SimpleBase = keyof typeof ids;

const idsOfBase: Readonly<Record<CampaignAttribute['base'], readonly SimpleBase[]>> = {
  none: [],
  st: ['st'],
  dx: ['dx'],
  iq: ['iq'],
  ht: ['ht'],
  will: ['will'],
  perception: ['perception'],
  hitPoints: ['hitPoints'],
  fatiguePoints: ['fatiguePoints'],
  'st+ht': ['st', 'ht'],
  'dx+iq': ['dx', 'iq'],
  'iq+ht': ['iq', 'ht'],
  'st+will': ['st', 'will'],
  'will+ht': ['will', 'ht'],
  'will+perception': ['will', 'perception'],
};

/** What a value starts from, in the words of GCS: "10", "$iq + 2", "Math.floor(($st + $ht) / 2)". */
export function writeBase({ base, add }: Pick<CampaignAttribute, 'base' | 'add'>): string {
  const [first, second] = idsOfBase[base].map((id) => `$${ids[id]}`);
  if (first === undefined) return String(add);
  const value = second === undefined ? first : `Math.floor((${first} + ${second}) / 2)`;
  return add === 0 ? value : `${value} ${add < 0 ? '-' : '+'} ${Math.abs(add)}`;
}

const bases = campaignAttributeBases
  .filter((base) => base !== 'none')
  .map((base) => ({ base, text: writeBase({ base, add: 0 }) }));
const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/** What the base of a definition is here; null for any other calculation, which is never run. */
export function readBase(text: string): Pick<CampaignAttribute, 'base' | 'add'> | null {
  const plain = withoutSpaces(text.slice(0, 200));
  if (/^-?\d{1,6}$/.test(plain)) return { base: 'none', add: Number(plain) };
  for (const { base, text: written } of bases) {
    const start = withoutSpaces(written);
    if (!plain.startsWith(start)) continue;
    const rest = plain.slice(start.length);
    if (rest === '') return { base, add: 0 };
    if (/^[+-]\d{1,6}$/.test(rest)) return { base, add: Number(rest) };
  }
  return null;
}

/** The ids in GCS of the campaign's own attributes, by their keys: those of the sheet that they came from, or their names. */
export function idsInGcs(
  attributes: readonly Pick<CampaignAttribute, 'key' | 'name' | 'short'>[],
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const used = new Set(taken);
  return new Map(
    attributes.map(({ key, short, name }) => {
      const named = (short || name)
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '_')
        .replace(/^[\d_]+/, '')
        .replace(/_$/, '')
        .slice(0, 30);
      const wanted = key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : named || 'attribute';
      let id = wanted;
      for (let number = 2; used.has(id); number += 1) id = `${wanted}_${number}`;
      used.add(id);
      return [key, id];
    }),
  );
}

/** Whether an attribute of a sheet can be one of the campaign's own: whole levels at a price, from something known. */
export function isOwnAttribute({ id, type, base, costPerPoint }: GcsAttributeDefinition): boolean {
  return (
    (type === 'integer' || type === 'pool') &&
    costPerPoint > 0 &&
    idPattern.test(id) &&
    id !== 'constructor' &&
    readBase(base) !== null
  );
}

/** The key of an attribute of a sheet. */
export const keyOfGcsAttribute = (id: string): string => `${keyPrefix}${id}`;

/** The attribute of a sheet as one of the campaign's own, with the levels bought of it. */
export function asCampaignAttribute(
  { id, type, name, fullName, base, costPerPoint }: GcsAttributeDefinition,
  bought: number,
): Omit<CampaignAttribute, 'minimum' | 'maximum'> {
  return {
    key: keyOfGcsAttribute(id),
    name: fullName || name || id,
    short: fullName && name ? name : '',
    ...(readBase(base) ?? { base: 'none', add: 0 }),
    price: costPerPoint,
    kind: type === 'pool' ? 'pool' : 'rolled',
    bought,
  };
}
