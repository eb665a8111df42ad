import type { Catalog } from '../../catalog/catalog.ts';
import { withoutBidiControls } from '../../character/bidi-controls.ts';
import { containersIn } from '../../character/containers.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import type { SavedCharacter } from '../../character/saved-character.ts';
import { memoizeByKeys } from '../../engine/memoize.ts';
import { isMount, type ResolvedItem, type ResolvedSkill, type SheetContext } from './context.ts';
import { ownItemFacet } from './own-entries.ts';
import { withRace } from './resolve-race.ts';
import { findEntry, type NamedSkill, resolveTrait } from './resolve-rows.ts';

/** Resolves the rows of a character against a catalog. Nothing is dropped: unknown entries stay with a null facet. */
export function resolveCharacter(saved: SavedCharacter, catalog: Catalog): SheetContext {
  const character = withoutBidiControls(saved.character);
  const traits = character.traits.map((row) => resolveTrait(row, catalog, character.campaign));
  const { race, skills } = withRace(character, catalog, traits);
  const byKey = new Map(character.equipment.map((row) => [row.key, row]));
  const items = character.equipment.map((row) => resolveItem(row, catalog));
  const mounts = new Set(items.filter(isMount).map(({ key }) => key));
  return {
    saved,
    character,
    catalog,
    race,
    traits,
    skills: skills.map(({ skill }) => skill),
    items: items.map((item) =>
      item.row.container === '' || isMount(item) ? item : { ...item, ...whereabouts(item.row, byKey, mounts) },
    ),
    skillsByName: byName(skills.filter(({ skill }) => skill.facet && !skill.facet.spell)),
    spellsByName: byName(skills.filter(({ skill }) => skill.facet?.spell)),
  };
}

/** The item as it is outside of any container. A beast is never in a container, whatever a file says. */
const resolveItem = memoizeByKeys(
  (row: EquipmentRow, catalog: Catalog) => [row, catalog],
  (row, catalog): ResolvedItem => {
    const item = findEntry(row, catalog.items, row.own && ownItemFacet(row.own), row.own?.name);
    const where = whereabouts(row, new Map(), new Set());
    return { ...item, ...(isMount(item) ? { onBody: false, inUse: row.place === 'ready', mount: '' } : where) };
  },
);

/**
 * An item is where its outermost container is; what is in a container is never in use. An item carried by a
 * beast (the nearest one outward) is not on the body.
 */
function whereabouts(
  row: EquipmentRow,
  byKey: ReadonlyMap<string, EquipmentRow>,
  mounts: ReadonlySet<string>,
): Pick<ResolvedItem, 'inUse' | 'onBody' | 'mount'> {
  const outward = row.container ? containersIn(byKey, row.key) : [];
  const mount = outward.find(({ key }) => mounts.has(key))?.key ?? '';
  const outermost = outward.at(-1) ?? row;
  const onBody = mount === '' && (outermost.place === 'ready' || outermost.place === 'carried');
  return { onBody, inUse: outermost === row && row.place === 'ready', mount };
}

function byName(skills: readonly NamedSkill[]): ReadonlyMap<string, readonly ResolvedSkill[]> {
  const map = new Map<string, ResolvedSkill[]>();
  for (const { skill, names } of skills) {
    for (const name of names) {
      const list = map.get(name);
      if (list) list.push(skill);
      else map.set(name, [skill]);
    }
  }
  return map;
}
