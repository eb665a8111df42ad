import { createKeyGenerator } from '../../../character/edit-rows.ts';
import { memoizeByObject } from '../../../engine/memoize.ts';
import { groupBy } from '../../../rules/shared/group-by.ts';
import { deriveAttributes, leadingNumber } from '../read/gcs-fields.ts';
import type {
  GcsContainer,
  GcsDefault,
  GcsFeature,
  GcsItem,
  GcsMatch,
  GcsNumberMatch,
  GcsSkill,
  GcsSpell,
  GcsTrait,
  GcsTraitModifier,
  GcsTree,
  GcsWeapon,
} from '../read/gcs-rows.ts';
import type { GcsSheet } from '../read/gcs-sheet.ts';

/** A row of a tree that counts, with the keys that it and its container get. */
interface Placed<Row> {
  readonly row: Row;
  readonly key: string;
  /** The key of its container, or ''. */
  readonly container: string;
  /** The containers around it, outermost first. */
  readonly around: readonly GcsContainer<Row>[];
}

export type SheetTrait = Placed<GcsTrait>;
export type SheetSkill = Placed<GcsSkill | GcsSpell>;

/** A container of traits or skills, in the order of the file among its rows. */
interface SheetContainer<Row> {
  readonly row: GcsContainer<Row>;
  readonly key: string;
  readonly container: string;
  readonly around: readonly GcsContainer<Row>[];
}

/** An item, wherever it is. */
export interface SheetItem {
  readonly row: GcsItem;
  readonly key: string;
  readonly container: string;
  /** The quantity, multiplied by that of all its containers. */
  readonly quantity: number;
  readonly isCarried: boolean;
  /** Carried and worn or in hand, as everything around it is. */
  readonly inUse: boolean;
}

/** A weapon with its owner, and the item that has its attack. */
export interface SheetWeapon {
  readonly weapon: GcsWeapon;
  readonly owner: SheetTrait | SheetSkill | SheetItem;
  /** The key of the item, and which of its attacks it is. */
  readonly key: string;
  readonly index: number;
}

/** All rows of a sheet that count, in its order. */
export interface SheetRows {
  readonly traits: readonly (SheetTrait | SheetContainer<GcsTrait>)[];
  readonly skills: readonly (SheetSkill | SheetContainer<GcsSkill | GcsSpell>)[];
  readonly items: readonly SheetItem[];
  readonly weapons: readonly SheetWeapon[];
  /** The keys of items that have nothing but the attacks of another row, by the key of that row. */
  readonly attackItems: ReadonlyMap<string, string>;
  /** Traits that are switched off. */
  readonly switchedOff: readonly (GcsTrait | GcsContainer<GcsTrait>)[];
  newKey(): string;
}

const isContainer = <Row extends { readonly row: string }>(row: Row | GcsContainer<Row>): row is GcsContainer<Row> =>
  row.row === 'container';

/** Gives every row of a sheet that counts a key. */
export function collectRows(sheet: GcsSheet): SheetRows {
  const newKey = createKeyGenerator([]);
  const switchedOff: (GcsTrait | GcsContainer<GcsTrait>)[] = [];
  const traits = placeTree<GcsTrait>(sheet.traits, newKey, (row) => {
    if (row.disabled) switchedOff.push(row);
    return !row.disabled;
  });
  const skills = placeTree<GcsSkill | GcsSpell>([...sheet.skills, ...sheet.spells], newKey, () => true);
  const items: SheetItem[] = [];
  const place = (
    rows: readonly GcsItem[],
    container: string,
    { times, isCarried, inUse }: { readonly times: number; readonly isCarried: boolean; readonly inUse: boolean },
  ): void => {
    for (const row of rows) {
      const key = newKey();
      const quantity = Math.max(0, row.quantity) * times;
      const isUsed = inUse && row.equipped && row.quantity > 0;
      items.push({ row, key, container, quantity, isCarried, inUse: isUsed });
      place(row.contents, key, { times: quantity, isCarried, inUse: isUsed });
    }
  };
  place(sheet.equipment, '', { times: 1, isCarried: true, inUse: true });
  place(sheet.otherEquipment, '', { times: 1, isCarried: false, inUse: false });
  const attackItems = new Map<string, string>();
  const weapons: SheetWeapon[] = [];
  for (const owner of traits.filter(isTraitRow)) {
    weapons.push(...owner.row.weapons.map((weapon, index) => ({ weapon, owner, key: owner.key, index })));
  }
  for (const owner of skills.filter(isSkillRow)) {
    if (owner.row.weapons.length === 0) continue;
    const key = newKey();
    attackItems.set(owner.key, key);
    weapons.push(...owner.row.weapons.map((weapon, index) => ({ weapon, owner, key, index })));
  }
  for (const owner of items) {
    weapons.push(...owner.row.weapons.map((weapon, index) => ({ weapon, owner, key: owner.key, index })));
  }
  return { traits, skills, items, weapons, attackItems, switchedOff, newKey };
}

/** True for a trait that is no container. */
export const isTraitRow = (placed: SheetRows['traits'][number]): placed is SheetTrait => placed.row.row === 'trait';

/** True for a skill or spell that is no container. */
export const isSkillRow = (placed: SheetRows['skills'][number]): placed is SheetSkill => placed.row.row !== 'container';

function placeTree<Row extends { readonly row: string; readonly disabled?: boolean }>(
  tree: GcsTree<Row>,
  newKey: () => string,
  counts: (row: Row | GcsContainer<Row>) => boolean,
  container = '',
  around: readonly GcsContainer<Row>[] = [],
): (Placed<Row> | SheetContainer<Row>)[] {
  return tree.flatMap((row) => {
    if (!counts(row)) return [];
    const key = newKey();
    if (!isContainer(row)) return [{ row, key, container, around }];
    return [{ row, key, container, around }, ...placeTree<Row>(row.children, newKey, counts, key, [...around, row])];
  });
}

/** True if a text matches a comparison; case does not count. */
export function matchesText({ compare, text }: GcsMatch, value: string): boolean {
  const sought = text.toLowerCase();
  const found = value.toLowerCase();
  switch (compare) {
    case 'any':
      return true;
    case 'is':
      return found === sought;
    case 'is_not':
      return found !== sought;
    case 'contains':
      return found.includes(sought);
    case 'does_not_contain':
      return !found.includes(sought);
    case 'starts_with':
      return found.startsWith(sought);
    case 'does_not_start_with':
      return !found.startsWith(sought);
    case 'ends_with':
      return found.endsWith(sought);
    case 'does_not_end_with':
      return !found.endsWith(sought);
  }
}

/**
 * True if a list of texts matches a comparison with one text or, separated by commas, several: a positive one needs one
 * match, a negative one that all match. An empty list counts as an empty text.
 */
export function matchesList({ compare, text }: GcsMatch, values: readonly string[]): boolean {
  if (compare === 'any') return true;
  const sought = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const options = (sought.length === 0 ? [''] : sought).map((each): GcsMatch => ({ compare, text: each }));
  const found = values.length === 0 ? [''] : values;
  return compare.includes('not')
    ? found.every((value) => options.every((option) => matchesText(option, value)))
    : found.some((value) => options.some((option) => matchesText(option, value)));
}

/** True if a number matches a comparison. */
export function matchesNumber({ compare, number }: GcsNumberMatch, value: number): boolean {
  switch (compare) {
    case 'any':
      return true;
    case 'is':
      return value === number;
    case 'is_not':
      return value !== number;
    case 'at_least':
      return value >= number;
    case 'at_most':
      return value <= number;
  }
}

/** A skill or spell of a sheet as features and defaults select it. */
export interface SkillFacts {
  readonly row: GcsSkill | GcsSpell;
  readonly key: string;
  readonly name: string;
  readonly specialization: string;
  readonly optional: string;
  /** As a character has them: the speciality, and the name with it and the tech level. */
  readonly speciality: string;
  readonly fullName: string;
  readonly isSpell: boolean;
  readonly isTechnique: boolean;
  readonly points: number;
  /** As computed in the file; null if it is missing. */
  readonly level: number | null;
  /** Over its attribute, as the file has worked it out. */
  readonly relative: number | null;
}

/** Who has a feature: a row, or one of its modifiers. */
interface FeatureOwner {
  readonly kind: 'trait' | 'skill' | 'item';
  readonly key: string;
  readonly name: string;
  /** The level that amounts count by. */
  readonly level: number;
  /** Which of the modifiers of the row that are on has it; undefined for the row itself. */
  readonly modifier?: number;
}

/** A feature that counts. */
export interface ActiveFeature {
  readonly feature: GcsFeature;
  readonly owner: FeatureOwner;
  /** With its level. */
  readonly amount: number;
}

/** The facts about the whole sheet that the conversion of a row needs. */
export interface SheetFacts {
  readonly sheet: GcsSheet;
  readonly rows: SheetRows;
  readonly skills: readonly SkillFacts[];
  /** The levels of traits, bought and given, by their keys. */
  readonly traitLevels: ReadonlyMap<string, number>;
  readonly features: readonly ActiveFeature[];
  /** The value of an attribute by its id; null for one that the sheet does not define, or that cannot be computed. */
  attribute(id: string): number | null;
  /** The value of an attribute without bought steps and bonuses. */
  attributeBase(id: string): number | null;
}

/** Gathers the facts about a sheet. */
export function gatherFacts(sheet: GcsSheet): SheetFacts {
  const rows = collectRows(sheet);
  const bought = new Map(
    rows.traits.filter(isTraitRow).map(({ key, row }) => [key, row.hasLevels ? Math.max(0, row.levels) : 0]),
  );
  const given = gatherFeatures(rows, bought).filter(({ feature }) => feature.type === 'trait_bonus');
  const traitLevels = new Map(
    rows.traits.filter(isTraitRow).map(({ key, row }) => {
      const more = row.hasLevels
        ? given.filter(({ feature }) => matchesText(feature.name, row.name) && matchesList(feature.tags, row.tags))
        : [];
      return [key, Math.max(0, (bought.get(key) ?? 0) + more.reduce((sum, { amount }) => sum + amount, 0))];
    }),
  );
  const features = gatherFeatures(rows, traitLevels);
  const onAttributes = groupBy(
    features.filter(({ feature }) => feature.type === 'attribute_bonus' && isForAll(feature)),
    ({ feature }) => feature.attribute,
  );
  const values = deriveAttributes(sheet, (id) =>
    (onAttributes.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0),
  );
  return {
    sheet,
    rows,
    skills: rows.skills.filter(isSkillRow).map(({ row, key }) => factsOf(row, key)),
    traitLevels,
    features,
    attribute: (id) => values.get(id)?.value ?? null,
    attributeBase: (id) => values.get(id)?.base ?? null,
  };
}

const isForAll = ({ limitation }: GcsFeature): boolean => limitation === '' || limitation === 'none';

function factsOf(row: GcsSkill | GcsSpell, key: string): SkillFacts {
  const isSpell = row.row === 'spell' || row.row === 'ritualSpell';
  const specialization = 'specialization' in row ? row.specialization : '';
  const optional = 'optionalSpecialization' in row ? row.optionalSpecialization : '';
  const special = [specialization, optional].filter(Boolean).join(', ');
  const speciality = special.startsWith('@') && special.endsWith('@') ? '' : special;
  const level = row.calc?.level ?? null;
  const tech = Number(row.techLevel || Number.NaN);
  const techLevel = Number.isInteger(tech) && tech >= 0 && tech <= 12 ? `/TL${tech}` : '';
  const relative = /([-+]\d+)$/.exec(row.calc?.relativeLevel.replace('−', '-') ?? '')?.[1];
  return {
    row,
    key,
    name: row.name,
    specialization,
    optional,
    speciality,
    fullName: `${speciality === '' ? row.name : `${row.name} (${speciality})`}${techLevel}`,
    isSpell,
    isTechnique: row.row === 'technique',
    points: row.points,
    level: level !== null && level > 0 ? level : null,
    relative: relative === undefined ? (row.calc && row.calc.relativeLevel !== '' ? 0 : null) : Number(relative),
  };
}

function gatherFeatures(rows: SheetRows, traitLevels: ReadonlyMap<string, number>): ActiveFeature[] {
  const found: ActiveFeature[] = [];
  const add = (features: readonly GcsFeature[], owner: FeatureOwner, isOn: boolean): void => {
    for (const feature of features) {
      if (feature.switchable && !isOn) continue;
      found.push({ feature, owner, amount: feature.perLevel ? feature.amount * owner.level : feature.amount });
    }
  };
  for (const placed of rows.traits) {
    const { row, key } = placed;
    const level = traitLevels.get(key) ?? 0;
    const owner = { kind: 'trait' as const, key, name: row.name, level };
    // A feature that can be switched follows the switch of its row, even if a modifier has it.
    const isOn = row.row === 'trait' && row.switchedOn;
    if (row.row === 'trait') add(row.features, owner, isOn);
    enabledOf(row.modifiers).forEach((modifier, i) => {
      const own = modifier.usesTraitLevel && row.row === 'trait' ? level : Math.max(0, modifier.levels);
      add(modifier.features, { ...owner, level: own, modifier: i }, isOn);
    });
  }
  for (const { row, key } of rows.skills.filter(isSkillRow)) {
    add(row.features, { kind: 'skill', key, name: row.name, level: row.calc?.level ?? 0 }, row.switchedOn);
  }
  for (const { row, key, inUse } of rows.items) {
    const owner = { kind: 'item' as const, key, name: row.name, level: Math.max(0, row.level) };
    // An item that is not worn changes only its own weapons.
    const counted = (features: readonly GcsFeature[]) =>
      inUse ? features : features.filter(({ selection }) => selection === 'this_weapon');
    add(counted(row.features), owner, row.switchedOn);
    row.modifiers
      .filter(({ disabled }) => !disabled)
      .forEach((modifier, i) => {
        add(counted(modifier.features), { ...owner, modifier: i }, row.switchedOn);
      });
  }
  return found;
}

/** The modifiers of a trait that are on. */
export const enabledOf = (modifiers: readonly GcsTraitModifier[]): readonly GcsTraitModifier[] =>
  modifiers.filter(({ disabled }) => !disabled);

/** Skills without spells by their names in lower case. */
export const skillsByName = memoizeByObject((skills: readonly SkillFacts[]) =>
  groupBy(
    skills.filter(({ isSpell }) => !isSpell),
    ({ name }) => name.toLowerCase(),
  ),
);

/** The skills that a default names, with points or without; spells never. A technique counts without points. */
export function skillsNamed(
  { skills }: Pick<SheetFacts, 'skills'>,
  { name, specialization, tags }: Pick<GcsDefault, 'name' | 'specialization' | 'tags'>,
): readonly SkillFacts[] {
  // Most name one skill, and a sheet has a few rows of it at most.
  const candidates = name.compare === 'is' ? (skillsByName(skills).get(name.text.toLowerCase()) ?? []) : skills;
  return candidates.filter(
    (skill) =>
      !skill.isSpell &&
      matchesText(name, skill.name) &&
      hasSpecialization(skill, specialization) &&
      matchesList(tags, skill.row.tags),
  );
}

function hasSpecialization({ specialization, optional }: SkillFacts, criterion: GcsDefault['specialization']): boolean {
  if (specialization === '') return matchesText(criterion, optional);
  return matchesText(criterion, specialization) || (optional !== '' && matchesText(criterion, optional));
}

/** True if a default counts at the tech level of a skill, or of the character. */
export function isAtTechLevel(
  { sheet }: Pick<SheetFacts, 'sheet'>,
  source: GcsDefault,
  techLevel: string | null,
): boolean {
  if (source.whenTechLevel.compare === 'any') return true;
  return matchesNumber(source.whenTechLevel, leadingNumber(techLevel || sheet.profile.techLevel) ?? 0);
}

/** The skill that a weapon is used with at its best, by the levels of the file; undefined for none. */
export function bestSkillOf(facts: SheetFacts, { weapon }: SheetWeapon): SkillFacts | undefined {
  let best: { readonly skill: SkillFacts; readonly level: number } | undefined;
  for (const source of weapon.defaults) {
    if (source.type !== 'skill') continue;
    for (const skill of skillsNamed(facts, source)) {
      const level = (skill.level ?? 0) + source.modifier;
      if (!best || level > best.level) best = { skill, level };
    }
  }
  return best?.skill;
}

/** The value of an attribute or of Dodge by its id, or the number that the id is; null if it has none. */
export const valueNamed = (facts: SheetFacts, type: string): number | null =>
  type === 'dodge' ? dodgeOf(facts) : /^\d+$/.test(type) ? Number(type) : facts.attribute(type);

/** The bonus to a defense, which a sheet may define as an attribute. */
export const bonusOn = (facts: SheetFacts, defense: 'parry' | 'block'): number =>
  facts.attribute(defense) ?? bonusOf(facts, defense);

const bonusOf = (facts: SheetFacts, id: string): number =>
  facts.features
    .filter(({ feature }) => feature.type === 'attribute_bonus' && feature.attribute === id)
    .reduce((sum, { amount }) => sum + amount, 0);

const dodgeOf = (facts: SheetFacts): number | null => {
  const speed = facts.attribute('basic_speed');
  return speed === null ? null : Math.floor(speed) + 3 + bonusOf(facts, 'dodge');
};
