import { memoizeByKeys } from '../../engine/memoize.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { describeKit } from '../../rules/what-if/starting-kit.ts';
import { describeTechLevels } from '../../rules/wording/tech-level-words.ts';
import { useSheet } from '../../state/character/derived-character.ts';
import { type KitHit, searchKits } from '../../state/search/kit-search.ts';
import type { PickerGroup, PickerItem } from '../../ui/picker-group.ts';

/** Returns the results with the kits: before everything else in a search for kits or a list of equipment, otherwise at the end. */
export function withKits(
  groups: readonly PickerGroup[],
  sheet: DerivedCharacter,
  query: string,
  equipmentOnly: boolean,
): readonly PickerGroup[] {
  const kits = { heading: 'Kits', items: searchKits(sheet, query).map(kitResult) };
  if (kits.items.length === 0) return groups;
  const isFirst = /\bkits?$/i.test(query) || (equipmentOnly && query === '');
  return isFirst ? [kits, ...groups] : [...groups, kits];
}

function kitResult({ id, name, description, items, beyond }: KitHit): PickerItem {
  const techLevel = beyond === null ? '' : describeTechLevels({ techLevel: { from: beyond } });
  return {
    id: `${prefix}${id}`,
    name,
    hint: [techLevel, `${description} Contents: ${items}`].filter(Boolean).join(' · '),
    detail: <KitFigures id={id} />,
  };
}

const prefix = 'kit/';

/** Returns the id of the kit that was picked; null for any other result. */
export const parseKitId = (picked: string): string | null =>
  picked.startsWith(prefix) ? picked.slice(prefix.length) : null;

/** What the kit costs and weighs in all; worked out only for results that are drawn. */
function KitFigures({ id }: { id: string }) {
  return useSheet((sheet) => kitFigures(sheet, id));
}

const kitFigures = memoizeByKeys(
  (sheet: DerivedCharacter, id: string) => [sheet, id],
  (sheet, id) => {
    const kit = sheet.context.catalog.kits.get(id);
    return kit ? `${describeKit(sheet, kit.facet)} · our prices` : '';
  },
);
