import { zipSync } from 'fflate';
import { blankCharacter, type Character } from '../../../character/character.ts';
import type { CustomEntry, OwnTemplate, TemplateChoice } from '../../../character/custom-entry.ts';
import { blankRows } from '../../../character/edit-rows.ts';
import { toFileName } from '../../../character/file/character-file.ts';
import { deriveCharacter } from '../../../rules/derive-character.ts';
import { gcsRulesetId } from '../../../rules/rulesets.ts';
import type { JsonObject, JsonValue } from '../read/gcs-sheet.ts';
import { type BuiltSheet, buildGcsSheet } from '../sheet/build-sheet.ts';
import { formatSigned } from '../sheet/export-object.ts';
import { definitions } from '../sheet/export-settings.ts';
import { gcsText } from '../sheet/export-sheet.ts';
import { gcsId, isJsonObject, objectsIn, toJsonObject } from '../sheet-json.ts';

/** A file of GCS's library. */
export interface LibraryFile {
  readonly name: string;
  readonly text: string;
}

/** The lists of a sheet that are files of a library, with the ending of each. */
const listEndings = [
  ['traits', 'adq'],
  ['skills', 'skl'],
  ['spells', 'spl'],
  ['equipment', 'eqp'],
] as const;

type ListName = (typeof listEndings)[number][0];

/** Rows are the same at any time; only the dates of a sheet, which a library has none of, would need the present one. */
const anyTime = '2000-01-01T00:00:00Z';

/** True for an entry that a file of GCS's library can have: a template is made of entries of its rules. */
export const hasLibraryFile = (entry: CustomEntry): boolean =>
  entry.list !== 'templates' || entry.own.ruleset === gcsRulesetId;

/**
 * Writes custom entries as files of GCS's library, version 5: a list of all traits, with races as ancestries, one of skills,
 * of spells and of equipment, and a template file for each template of the fourth edition. Kinds without entries have no
 * file. Computed numbers are left out, since they are of whoever gets the entry.
 */
export function exportLibraryFiles(entries: readonly CustomEntry[]): readonly LibraryFile[] {
  const sheet = sheetOf({
    traits: entries.flatMap((entry, i) =>
      entry.list === 'traits'
        ? [{ ...blankRows.traits(`t${i}`), own: entry.own, level: entry.own.pointsPerLevel === 0 ? 0 : 1 }]
        : [],
    ),
    skills: entries.flatMap((entry, i) =>
      entry.list === 'skills' ? [{ ...blankRows.skills(`s${i}`), own: entry.own }] : [],
    ),
    equipment: entries.flatMap((entry, i) =>
      entry.list === 'equipment' ? [{ ...blankRows.equipment(`e${i}`), own: entry.own, place: 'ready' as const }] : [],
    ),
  });
  const races = entries.flatMap((entry) =>
    entry.list === 'races' ? racesIn(sheetOf({ race: { entry: 'human', own: entry.own } })) : [],
  );
  const lists = listEndings.flatMap(([list, ending]): LibraryFile[] => {
    const rows = [...rowsOf(sheet, list), ...(list === 'traits' ? races : [])];
    return rows.length === 0 ? [] : [{ name: `My-${list}.${ending}`, text: gcsText({ version: 5, rows }) }];
  });
  const templates = entries.flatMap((entry) =>
    entry.list === 'templates' && hasLibraryFile(entry) ? [entry.own] : [],
  );
  const taken = new Set<string>();
  const nameOf = ({ name }: OwnTemplate): string => {
    for (let number = 1; ; number++) {
      const free = toFileName(number === 1 ? name || 'Template' : `${name || 'Template'} ${number}`, 'gct');
      if (taken.has(free.toLowerCase())) continue;
      taken.add(free.toLowerCase());
      return free;
    }
  };
  return [...lists, ...templates.map((own) => ({ name: nameOf(own), text: gcsText(writeTemplate(own)) }))];
}

/** Packs files into the bytes of a zip file. */
export const packFiles = (files: readonly LibraryFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, text }) => [name, new TextEncoder().encode(text)])));

/** A character of these choices alone, written as a sheet. */
function sheetOf(choices: Partial<Character>): BuiltSheet {
  const character = { ...blankCharacter(), ...choices };
  return buildGcsSheet(deriveCharacter({ ruleset: gcsRulesetId, houseRules: [], character }), anyTime);
}

/** The rows of a list of a sheet without those that are made for every character, such as the blows of bare hands. */
const rowsOf = ({ sheet, made }: BuiltSheet, list: ListName): readonly JsonObject[] =>
  [...objectsIn(sheet[list]), ...(list === 'equipment' ? objectsIn(sheet.other_equipment) : [])]
    .filter(({ id }) => !made.has(String(id)))
    .map(withoutCalc);

const racesIn = ({ sheet }: BuiltSheet): readonly JsonObject[] =>
  objectsIn(sheet.traits)
    .filter(({ container_type: type }) => type === 'ancestry')
    .map(withoutCalc);

/** The same without computed numbers, in rows and attacks within as well. */
const withoutCalc = ({ calc: _, ...row }: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]): [string, JsonValue] => [
      name,
      Array.isArray(value) ? value.map((each: JsonValue) => (isJsonObject(each) ? withoutCalc(each) : each)) : value,
    ]),
  );

/**
 * A template as GCS has it: its race, attributes, traits, skills, spells and equipment, with a container for each choice, from
 * which GCS lets the player pick.
 */
function writeTemplate(own: OwnTemplate): JsonObject {
  const { name, description, race, traits, skills, equipment, choices } = own;
  const built = sheetOf({ race, traits, skills, equipment });
  const keys = new Map([...built.places].map(([id, { key }]) => [id, key] as const));
  const optional = new Set(choices.flatMap(({ rows }) => rows));
  const trees = new Map(
    listEndings.map(([list]) => {
      const taken = new Map<string, JsonObject>();
      return [list, { given: withoutRows(rowsOf(built, list), keys, optional, taken), taken }] as const;
    }),
  );
  const write = (list: ListName): readonly JsonObject[] => {
    const { given = [], taken = new Map<string, JsonObject>() } = trees.get(list) ?? {};
    const isElsewhere = (key: string): boolean =>
      [...trees].some(([other, tree]) => other !== list && tree.taken.has(key));
    const chosen = choices.flatMap((choice, at) => {
      const rows = choice.rows.flatMap((key): JsonObject[] => {
        const row = taken.get(key);
        return row ? [row] : [];
      });
      const isSplit = choice.rows.some(isElsewhere);
      return rows.length === 0 ? [] : [writeChoice(list, { ...choice, at, isSplit }, rows)];
    });
    return [...given, ...chosen];
  };
  const lists: readonly (readonly [string, readonly JsonObject[]])[] = [
    ['traits', [...racesIn(built), ...writeAttributes(own), ...write('traits')]],
    ['skills', write('skills')],
    ['spells', write('spells')],
    ['equipment', write('equipment')],
    ['notes', description === '' ? [] : [{ id: gcsId('n', name, 'description'), markdown: description }]],
  ];
  return {
    version: 5,
    id: gcsId('B', name),
    ...Object.fromEntries(lists.filter(([, rows]) => rows.length > 0)),
  };
}

/** The rows without those of these keys at any depth, which go to `taken`. */
function withoutRows(
  rows: readonly JsonObject[],
  keys: ReadonlyMap<string, string>,
  optional: ReadonlySet<string>,
  taken: Map<string, JsonObject>,
): readonly JsonObject[] {
  return rows.flatMap((row) => {
    const key = keys.get(String(row.id)) ?? '';
    if (optional.has(key)) {
      taken.set(key, row);
      return [];
    }
    if (row.children === undefined) return [row];
    return [{ ...row, children: withoutRows(objectsIn(row.children), keys, optional, taken) }];
  });
}

interface WrittenChoice extends TemplateChoice {
  readonly at: number;
  /** Others of its rows are in another list. */
  readonly isSplit: boolean;
}

const choiceLetters = { traits: 'T', skills: 'S', spells: 'P', equipment: 'E' } as const;

/**
 * A container to pick from. GCS picks within one list, and from no equipment: what it cannot count is in the notes of the
 * container.
 */
function writeChoice(
  list: ListName,
  { words, points, count, at, isSplit }: WrittenChoice,
  children: readonly JsonObject[],
): JsonObject {
  const title = words || `Choice ${at + 1}`;
  const number = points ?? Math.max(1, Math.round(count ?? 1));
  const isPicked = list !== 'equipment' && !isSplit;
  const wanted = points === null ? `Choose ${number}` : `Choose ${number} points`;
  return toJsonObject({
    id: gcsId(choiceLetters[list], 'choice', list, at, title),
    [list === 'equipment' ? 'description' : 'name']: title,
    ...(isPicked ? {} : { local_notes: isSplit ? `${wanted}, from all lists together` : wanted }),
    ...(isPicked
      ? {
          template_picker: {
            type: points === null ? 'count' : 'points',
            qualifier: { compare: 'is', qualifier: number },
          },
        }
      : {}),
    ...(list === 'equipment' ? { quantity: 1, equipped: false } : {}),
    children,
  });
}

/** The bought attributes of a template: in GCS, traits of a container of attributes. */
function writeAttributes({ name, attributes, secondary }: OwnTemplate): readonly JsonObject[] {
  const children = definitions.flatMap((definition) => {
    const { id, cost, attribute, secondary: bought } = definition;
    const levels = attribute ? attributes[attribute] - 10 : bought ? secondary[bought.id] * bought.step : 0;
    if (levels === 0) return [];
    return [
      {
        id: gcsId('t', name, 'attribute', id),
        name: `${definition.name} ${formatSigned(levels)}`,
        base_points: levels * cost,
        features: [{ type: 'attribute_bonus', attribute: id, amount: levels }],
      },
    ];
  });
  if (children.length === 0) return [];
  const container = { id: gcsId('T', name, 'attributes'), name: 'Attributes', container_type: 'attributes', children };
  return [toJsonObject(container)];
}
