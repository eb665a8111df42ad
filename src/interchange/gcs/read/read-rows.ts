import { findBoundsFault } from '../../../character/file/character-file.ts';
import type { FilePath } from '../../../character/file/file-problem.ts';
import { GcsLog, type GcsRefusal } from '../../../character/file/gcs-problem.ts';
import { findJsonFault } from '../../../character/file/json-text.ts';
import { isRecord } from '../../../character/schema-parts.ts';
import { ownValue } from '../../../engine/own-value.ts';
import { done, failed, type Result } from '../../../engine/result.ts';
import {
  GcsFields,
  maxContainerDepth,
  maxGcsDepth,
  maxGcsFileLength,
  maxGcsRows,
  maxGcsValues,
  readNumberMatch,
  readReplacements,
  readWeight,
  toNumber,
} from './gcs-fields.ts';
import type {
  GcsContainer,
  GcsDefaultedFrom,
  GcsFile,
  GcsFileKind,
  GcsItem,
  GcsItemModifier,
  GcsPicker,
  GcsSkill,
  GcsSpell,
  GcsTrait,
  GcsTraitModifier,
  GcsTree,
} from './gcs-rows.ts';
import {
  isContainerRow,
  kindOfRow,
  readDefault,
  readDefaults,
  readFeatures,
  readNumberOrScript,
  readPrerequisites,
  readRowTexts,
  readWeapons,
} from './read-row-parts.ts';

/** `dropped` lists the paths of unsafe names. */
type Parsed = Result<{ readonly value: unknown; readonly dropped: readonly FilePath[] }, GcsRefusal>;

/** Parses JSON within the bounds for such files. Unsafe names are removed. */
export function parseGcsJson(text: string): Parsed {
  if (text.length > maxGcsFileLength) return failed({ code: 'too-large', limit: maxGcsFileLength });
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (json.trim() === '') return failed({ code: 'empty' });
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return failed({ code: findJsonFault(json)?.ended ? 'cut-off' : 'not-json' });
  }
  const dropped: FilePath[] = [];
  const fault = findBoundsFault(value, dropped, { values: maxGcsValues, depth: maxGcsDepth });
  if (!fault) return done({ value, dropped });
  return failed(
    fault.code === 'too-deep'
      ? { code: 'too-deep', limit: maxGcsDepth }
      : { code: 'too-many-values', limit: maxGcsValues },
  );
}

/** The newest version that there is. */
export const newestVersion = 5;

/** The endings of file names, without the dot, and the contents of such files. */
export const libraryEndings: Readonly<Record<string, GcsFileKind>> = {
  adq: 'traits',
  adm: 'traitModifiers',
  skl: 'skills',
  spl: 'spells',
  eqp: 'equipment',
  eqm: 'equipmentModifiers',
  gct: 'template',
};

/** The kind of a file by the end of its name; null for a name of another program. */
export function kindByName(name: string): GcsFileKind | null {
  const ending = /\.([a-z]{3})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return ownValue(libraryEndings, ending) ?? null;
}

/** A library file of GCS that was read, or why it could not be. */
type GcsReading = Result<{ readonly file: GcsFile; readonly log: GcsLog }, GcsRefusal>;

/**
 * Reads a library file of GCS, version 1 to 5. Never throws and runs nothing of the file: unknown parts are reported in
 * the log. `kind` comes from the ending of the file's name.
 */
export function readGcsLibrary(text: string, kind: GcsFileKind): GcsReading {
  const json = parseGcsJson(text);
  if (!json.ok) return json;
  const { value, dropped } = json.value;
  if (!isRecord(value)) return failed({ code: 'not-a-library-file' });
  const version = toNumber(value.version);
  // Lists of 2020 have their version in each row.
  const isOldList = value.version === undefined && typeof value.type === 'string';
  if (version === null && !isOldList) return failed({ code: 'no-version' });
  if ((version ?? 1) > newestVersion) return failed({ code: 'newer-version', version: version ?? 1 });
  const log = new GcsLog();
  for (const path of dropped) log.add({ code: 'unsafe-name', at: String(path.at(-1) ?? '') });
  return done({ file: readLists(new GcsFields(value, 'the file', log), kind, version ?? 1), log });
}

function readLists(file: GcsFields, kind: GcsFileKind, version: number): GcsFile {
  const isTemplate = kind === 'template';
  const rows = (of: GcsFileKind, ...names: readonly string[]) =>
    kind === of ? file.objects('rows') : isTemplate && names.length > 0 ? file.objects(...names) : [];
  return {
    kind,
    version,
    traits: readTraitTree(rows('traits', 'traits', 'advantages')),
    traitModifiers: rows('traitModifiers').flatMap((row) => readTraitModifierTree(row, [])),
    skills: readSkillTree(rows('skills', 'skills')),
    spells: readSpellTree(rows('spells', 'spells')),
    equipment: readItems(rows('equipment', 'equipment')),
    equipmentModifiers: rows('equipmentModifiers').flatMap((row) => readItemModifierTree(row, [])),
    notes: isTemplate ? file.objects('notes').flatMap((row) => row.text('markdown', 'text', 'notes') || []) : [],
  };
}

const readTechLevel = (row: GcsFields): string | null =>
  row.value('tech_level') === undefined ? null : row.text('tech_level');

/** Reads a skill or, with `isTechnique`, a technique. */
function readSkill(row: GcsFields, isTechnique: boolean): GcsSkill {
  const source = row.object('default');
  return {
    row: isTechnique ? 'technique' : 'skill',
    ...readRowTexts(row),
    specialization: row.text('specialization'),
    optionalSpecialization: row.text('optional_specialization'),
    difficulty: row.text('difficulty').toLowerCase(),
    techLevel: readTechLevel(row),
    points: row.number(0, 'points'),
    loadTimes: row.number(0, 'encumbrance_penalty_multiplier'),
    defaults: isTechnique && source ? [readDefault(source)] : readDefaults(row),
    limit: row.value('limit') === undefined ? null : row.number(0, 'limit'),
    switchedOn: row.flag('switched_on'),
    defaultedFrom: readDefaultedFrom(row.object('defaulted_from')),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
  };
}

const readDefaultedFrom = (source: GcsFields | null): GcsDefaultedFrom | null =>
  source && { ...readDefault(source), level: source.number(0, 'level') };

/** Reads a spell or, with `isRitual`, one of ritual magic. */
function readSpell(row: GcsFields, isRitual: boolean): GcsSpell {
  return {
    row: isRitual ? 'ritualSpell' : 'spell',
    ...readRowTexts(row),
    difficulty: row.text('difficulty').toLowerCase(),
    techLevel: readTechLevel(row),
    colleges: row.texts('college'),
    powerSource: row.text('power_source'),
    spellClass: row.text('spell_class'),
    resist: row.text('resist'),
    cost: row.text('casting_cost'),
    maintenance: row.text('maintenance_cost'),
    time: row.text('casting_time'),
    duration: row.text('duration'),
    item: row.text('item'),
    baseSkill: row.text('base_skill'),
    prerequisiteCount: row.number(0, 'prereq_count'),
    switchedOn: row.flag('switched_on'),
    points: row.number(0, 'points'),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
  };
}

const oldFlags = ['mental', 'physical', 'social', 'exotic', 'supernatural'] as const;
const parts = ['total', 'base_only', 'levels_only'] as const;

/** Reads a trait that is no container. */
function readTrait(row: GcsFields): GcsTrait {
  const levels = row.number(0, 'levels');
  const pointsPerLevel = row.number(0, 'points_per_level');
  return {
    row: 'trait',
    ...readRowTexts(row),
    basePoints: row.number(0, 'base_points'),
    pointsPerLevel,
    hasLevels: row.flag('can_level') || levels !== 0 || pointsPerLevel !== 0,
    levels,
    maxLevels: row.text('max_levels'),
    selfControl: row.number(0, 'cr'),
    selfControlEffect: row.text('cr_adj'),
    frequency: row.number(0, 'frequency'),
    roundDown: row.flag('round_down'),
    disabled: row.flag('disabled'),
    switchedOn: row.flag('switched_on'),
    modifiers: readTraitModifiers(row, 'modifiers'),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
    flags: oldFlags.filter((flag) => row.flag(flag)),
  };
}

/** Reads the modifiers in a list of a row, out of all containers. */
const readTraitModifiers = (row: GcsFields, list: string): GcsTraitModifier[] =>
  row.objects(list).flatMap((modifier) => readTraitModifierTree(modifier, []));

/** Reads a trait modifier, or those in a container. One in a container that is switched off is off too. */
function readTraitModifierTree(row: GcsFields, path: readonly string[], isOff = false): GcsTraitModifier[] {
  const texts = readRowTexts(row);
  const named = row.named(`“${texts.name}”`);
  const disabled = isOff || row.flag('disabled');
  if (isContainerRow(row)) {
    if (path.length >= maxContainerDepth) {
      row.log.add({ code: 'rows-too-deep', at: named.at, limit: maxContainerDepth });
      return [];
    }
    // Rows of lists in switched-off containers are still on offer.
    return named.objects('children').flatMap((child) => readTraitModifierTree(child, [...path, texts.name], isOff));
  }
  const affects = row.text('affects');
  return [
    {
      ...texts,
      cost: readCost(named),
      affects: parts.find((part) => part === affects) ?? 'total',
      levels: named.number(0, 'levels'),
      usesTraitLevel: named.flag('use_level_from_trait'),
      disabled,
      features: readFeatures(named),
      path,
    },
  ];
}

/** The price of a modifier as version 5 writes it: "+20%", "x2", "5". */
function readCost(row: GcsFields): string {
  const cost = row.text('cost_adj');
  if (cost !== '' || row.value('cost') === undefined) return cost;
  const number = row.number(0, 'cost');
  switch (row.text('cost_type')) {
    case 'points':
      return String(number);
    case 'multiplier':
      return `x${number}`;
    default:
      return `${number}%`;
  }
}

/** Names of the kinds in remarks. */
type ReadRow<Row> = (row: GcsFields, kind: string) => Row | null;

/**
 * Reads rows and containers of rows. `read` returns null for a row of a kind that does not belong there; such a row,
 * one without a name, and any beyond the limits is reported and left out.
 */
function readRowTree<Row>(
  rows: readonly GcsFields[],
  usual: string,
  read: ReadRow<Row>,
  depth = 1,
): (Row | GcsContainer<Row>)[] {
  const found: (Row | GcsContainer<Row>)[] = [];
  for (const row of rows) {
    const { log } = row;
    log.rows += 1;
    if (log.rows > maxGcsRows) {
      if (log.rows === maxGcsRows + 1) log.add({ code: 'too-many-rows', at: row.at, limit: maxGcsRows });
      break;
    }
    const name = row.text('name', 'description');
    const named = row.named(name === '' ? row.at : `“${name}”`, readReplacements(row.value('replacements')));
    const kind = kindOfRow(row) || usual;
    if (isContainerRow(row)) {
      if (depth > maxContainerDepth) log.add({ code: 'rows-too-deep', at: named.at, limit: maxContainerDepth });
      else found.push(readContainer(named, readRowTree(named.objects('children'), usual, read, depth + 1)));
      continue;
    }
    const result = read(named, kind);
    if (result === null) log.add({ code: 'unknown-kind', at: named.at, found: kind });
    else if (name === '') log.add({ code: 'no-row', at: named.at, found: 'a row without a name' });
    else found.push(result);
  }
  return found;
}

const readContainer = <Row>(row: GcsFields, children: readonly (Row | GcsContainer<Row>)[]): GcsContainer<Row> => ({
  row: 'container',
  ...readRowTexts(row),
  containerType: row.text('container_type') === 'race' ? 'ancestry' : row.text('container_type') || 'group',
  disabled: row.flag('disabled'),
  roundDown: row.flag('round_down'),
  picker: readPicker(row),
  modifiers: readTraitModifiers(row, 'modifiers'),
  prerequisites: readPrerequisites(row),
  children,
});

function readPicker(row: GcsFields): GcsPicker | null {
  const picker = row.object('template_picker');
  const type = picker?.text('type');
  if (!picker || (type !== 'count' && type !== 'points')) return null;
  return { type, number: readNumberMatch(picker, 'qualifier') };
}

/** Reads an item with all that is in it. */
function readItem(row: GcsFields, depth = 1): GcsItem {
  const texts = readRowTexts(row);
  const scripts: string[] = [...texts.scripts];
  const isTooDeep = depth >= maxContainerDepth && row.value('children') !== undefined;
  if (isTooDeep) row.log.add({ code: 'rows-too-deep', at: row.at, limit: maxContainerDepth });
  return {
    row: 'item',
    ...texts,
    name: row.text('description', 'name'),
    isContainer: isContainerRow(row),
    techLevel: row.text('tech_level'),
    legalityClass: row.text('legality_class'),
    value: readNumberOrScript(row, ['base_value', 'value'], toNumber, 'value', scripts),
    weight: readNumberOrScript(row, ['base_weight', 'weight'], readWeight, 'weight', scripts),
    quantity: row.number(1, 'quantity'),
    level: row.number(0, 'level'),
    maxUses: row.number(0, 'max_uses'),
    uses: row.value('uses') === undefined ? null : row.number(0, 'uses'),
    ratedStrength: row.number(0, 'rated_strength'),
    equipped: row.flag('equipped'),
    switchedOn: row.flag('switched_on'),
    ignoresWeightForSkills: row.flag('ignore_weight_for_skills'),
    modifiers: row.objects('modifiers').flatMap((modifier) => readItemModifierTree(modifier, [])),
    features: readFeatures(row),
    weapons: readWeapons(row),
    prerequisites: readPrerequisites(row),
    contents: isTooDeep
      ? []
      : row.objects('children').map((child) => {
          const name = child.text('description', 'name');
          return readItem(child.named(`“${name}”`, readReplacements(child.value('replacements'))), depth + 1);
        }),
    scripts,
  };
}

/** Reads an item modifier, or those in a container. */
function readItemModifierTree(row: GcsFields, path: readonly string[]): GcsItemModifier[] {
  const texts = readRowTexts(row);
  const named = row.named(`“${texts.name}”`);
  if (isContainerRow(row)) {
    if (path.length >= maxContainerDepth) {
      row.log.add({ code: 'rows-too-deep', at: named.at, limit: maxContainerDepth });
      return [];
    }
    return named.objects('children').flatMap((child) => readItemModifierTree(child, [...path, texts.name]));
  }
  return [
    {
      ...texts,
      costType: named.text('cost_type') || 'to_original_cost',
      cost: named.text('cost'),
      costPerLevel: named.flag('cost_is_per_level'),
      weightType: named.text('weight_type') || 'to_original_weight',
      weight: named.text('weight'),
      techLevel: named.text('tech_level'),
      disabled: named.flag('disabled'),
      features: readFeatures(named),
      path,
    },
  ];
}

/** Reads traits and their containers. */
export const readTraitTree = (rows: readonly GcsFields[]): GcsTree<GcsTrait> =>
  readRowTree(rows, 'trait', (row, found) => (found === 'trait' ? readTrait(row) : null));

/** Reads skills, techniques and their containers. */
export const readSkillTree = (rows: readonly GcsFields[]): GcsTree<GcsSkill> =>
  readRowTree(rows, 'skill', (row, found) =>
    found === 'skill' || found === 'technique' ? readSkill(row, found === 'technique') : null,
  );

/** Reads spells, those of ritual magic, and their containers. */
export const readSpellTree = (rows: readonly GcsFields[]): GcsTree<GcsSpell> =>
  readRowTree(rows, 'spell', (row, found) =>
    found === 'spell' || found === 'ritualSpell' ? readSpell(row, found === 'ritualSpell') : null,
  );

/** Reads items with their contents. */
export const readItems = (rows: readonly GcsFields[]): GcsItem[] =>
  rows.map((row) => {
    const name = row.text('description', 'name');
    return readItem(row.named(name === '' ? row.at : `“${name}”`, readReplacements(row.value('replacements'))));
  });
