import type { Catalog } from '../../catalog/catalog.ts';
import type { Character, SavedCharacter } from '../../character/character.ts';
import { containersIn } from '../../character/containers.ts';
import type { EquipmentRow } from '../../character/equipment-rows.ts';
import { withoutBidiControls } from '../../character/schema-parts.ts';
import { haveSameItems, keepList, memoizeByKeys } from '../../engine/memoize.ts';
import type { FamilyMember } from '../ruleset-family.ts';
import { withAmmunition } from '../shared/ammunition.ts';
import {
  isMount,
  type ResolvedItem,
  type ResolvedRace,
  type ResolvedSkill,
  type SheetContext,
  type SkillsByName,
} from './context.ts';
import { ownItemFacet } from './custom-entries.ts';
import {
  type CoverSkills,
  findEntry,
  keepEquipmentRow,
  type NamedSkill,
  ownTechLevel,
  raceTraits,
  resolveTrait,
  withRace,
} from './resolve-rows.ts';

/** A ruleset as far as rows are resolved by it. */
interface ResolvingRuleset extends FamilyMember {
  readonly coverSkills?: CoverSkills;
}

/**
 * Resolves the rows of a character against the catalog of a ruleset. Nothing is dropped: unknown entries stay with a null facet. Lists of
 * the same rows as in `previous` are its lists.
 */
export function resolveCharacter(
  saved: SavedCharacter,
  ruleset: ResolvingRuleset,
  catalog: Catalog,
  previous?: SheetContext,
): SheetContext {
  const character = withoutBidiControls(saved.character);
  const before = previous?.catalog === catalog ? previous : undefined;
  const traits = resolveTraits(character, catalog, before);
  return {
    saved,
    character,
    ruleset,
    catalog,
    traits,
    ...resolveSkills(character, catalog, traits, before, ruleset.coverSkills),
    items:
      before?.character.equipment === character.equipment ? before.items : resolveItems(character, catalog, before),
  };
}

function resolveTraits(character: Character, catalog: Catalog, before: SheetContext | undefined) {
  const { traits, campaign } = character;
  if (before?.character.traits === traits && before.character.campaign === campaign) return before.traits;
  return keepList(
    before?.traits,
    traits.map((row) => resolveTrait(row, catalog, campaign)),
  );
}

const coverNothing: CoverSkills = (skills) => ({ skills, covered: [] });

function resolveSkills(
  character: Character,
  catalog: Catalog,
  traits: SheetContext['traits'],
  before: SheetContext | undefined,
  coverSkills: CoverSkills = coverNothing,
): Pick<SheetContext, 'race' | 'skills' | 'covered' | 'skillsByName' | 'spellsByName'> {
  const { skills: rows, race: chosen, campaign } = character;
  const was = before?.character;
  const isSame = before && was?.skills === rows && was.race === chosen && was.campaign === campaign;
  // Traits change the names of skills only by the tech level.
  const techLevel = ownTechLevel(campaign.techLevel, [...raceTraits(character, catalog), ...traits]);
  if (isSame && techLevel === ownTechLevel(campaign.techLevel, [...before.race.traits, ...before.traits])) {
    const { race, skills, covered, skillsByName, spellsByName } = before;
    return { race, skills, covered, skillsByName, spellsByName };
  }
  const { race, skills: rowsOfSkills } = withRace(character, catalog, techLevel, was?.skills);
  const { skills: named, covered: namedCovered } = coverSkills(rowsOfSkills, catalog, techLevel);
  const skills = named.map(({ skill }) => skill);
  const covered = keepList(
    before?.covered,
    namedCovered.map(({ skill }) => skill),
  );
  const kept = before && covered === before.covered && haveSameItems(before.skills, skills) ? before : undefined;
  const learnable = [...named.filter(({ skill }) => skill.facet && !skill.facet.spell), ...namedCovered];
  const spells = named.filter(({ skill }) => skill.facet?.spell);
  return {
    race: keepRace(before?.race, race),
    skills: kept?.skills ?? skills,
    covered,
    skillsByName: kept?.skillsByName ?? byName(learnable, before?.skillsByName),
    spellsByName: kept?.spellsByName ?? byName(spells, before?.spellsByName),
  };
}

function resolveItems({ equipment }: Character, catalog: Catalog, before: SheetContext | undefined) {
  const previous = before?.character.equipment ?? [];
  const rows = equipment.map((row, i) => keepEquipmentRow(row, previous[i]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const items = rows.map((row) => resolveItem(row, catalog));
  const mounts = new Set(items.filter(isMount).map(({ key }) => key));
  const whereTheyAre = items.map((item) =>
    item.row.container === '' || isMount(item) ? item : placed(item, whereabouts(item.row, byKey, mounts)),
  );
  return keepList(before?.items, whereTheyAre);
}

/** The item in this place. */
const placed = memoizeByKeys(
  (item: ResolvedItem, { onBody, inUse, mount }: Whereabouts) => [item, onBody, inUse, mount],
  (item, where): ResolvedItem => ({ ...item, ...where }),
);

function keepRace(before: ResolvedRace | undefined, race: ResolvedRace): ResolvedRace {
  const traits = keepList(before?.traits, race.traits);
  const skills = keepList(before?.skills, race.skills);
  const isSame =
    before?.id === race.id &&
    before.name === race.name &&
    before.facet === race.facet &&
    before.traits === traits &&
    before.skills === skills;
  return isSame ? before : { ...race, traits, skills };
}

/** The item as it is outside of any container. A beast is never in a container, even if a file says so. */
export const resolveItem = memoizeByKeys(
  (row: EquipmentRow, catalog: Catalog) => [row, catalog],
  (row, catalog): ResolvedItem => {
    const listed = findEntry(row, catalog.items, row.own && ownItemFacet(row.own), row.own?.name);
    const item = withAmmunition(listed, row.ammunition, catalog);
    const where = whereabouts(row, new Map(), new Set());
    const place = isMount(item) ? { onBody: false, inUse: row.place === 'ready', mount: '' } : where;
    return { ...item, ...place, hasAny: row.quantity > 0 };
  },
);

type Whereabouts = Pick<ResolvedItem, 'inUse' | 'onBody' | 'mount'>;

/**
 * An item is where its outermost container is; items in a container are never in use. An item carried by a beast (the
 * nearest one outward) is not on the body.
 */
function whereabouts(
  row: ResolvedItem['row'],
  byKey: ReadonlyMap<string, EquipmentRow>,
  mounts: ReadonlySet<string>,
): Whereabouts {
  const outward = row.container ? containersIn(byKey, row.key) : [];
  const mount = outward.find(({ key }) => mounts.has(key))?.key ?? '';
  const outermost = outward.at(-1) ?? row;
  const onBody = mount === '' && (outermost.place === 'ready' || outermost.place === 'carried');
  return { onBody, inUse: outermost === row && row.place === 'ready', mount };
}

function byName(skills: readonly NamedSkill[], previous: SkillsByName | undefined): SkillsByName {
  const map = new Map<string, ResolvedSkill[]>();
  for (const { skill, names } of skills) {
    for (const name of names) {
      const list = map.get(name);
      if (list) list.push(skill);
      else map.set(name, [skill]);
    }
  }
  if (!previous) return map;
  return new Map(Array.from(map, ([name, list]) => [name, keepList(previous.get(name), list)]));
}
