import type { Listed } from '../../../catalog/entry.ts';
import type { KitFacet } from '../../../catalog/kit.ts';
import { addItems } from '../../../character/add-items.ts';
import type { Character } from '../../../character/character.ts';
import { formatNumber } from '../../../engine/format.ts';
import type { OpenedCharacter } from '../../derive-character.ts';
import { describeKit, startingKit } from '../starting-kit.ts';
import type { Plan } from './plan.ts';
import type { WantedFigures } from './wanted-figures.ts';

/** More of one kit are not added at once. */
const mostKits = 100;

/** Plans the items of a kit, once or as often as was typed, as one edit; with cost in dollars and weight in pounds of all. */
export function planKit(sheet: OpenedCharacter, kit: Listed<KitFacet>, wanted: WantedFigures): Plan {
  const asked = Math.trunc(wanted.count ?? wanted.number ?? 1);
  const count = Math.min(Math.max(1, asked), mostKits);
  const items = Array.from({ length: count }, () => startingKit(sheet.context, kit.facet)).flat();
  const { first } = addItems(sheet.context.character, items);
  const name = count === 1 ? kit.name : `${kit.name} × ${formatNumber(count)}`;
  return {
    name,
    words: describeKit(sheet, kit.facet, count),
    label: `${name} added`,
    row: first === null ? null : { chapter: 'equipment', key: first },
    change: (character: Character) => addItems(character, items).character,
  };
}
