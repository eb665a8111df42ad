import { ownValue } from '../../../engine/own-value.ts';
import { convertItem, convertItemModifier, figuresOfItemModifier } from '../equipment/import-equipment.ts';
import { describePicker, describePrerequisites, describeRow, nameOfRow, wantedOf } from '../gcs-names.ts';
import type {
  GcsContainer,
  GcsFile,
  GcsItem,
  GcsSkill,
  GcsSpell,
  GcsTrait,
  GcsTraitModifier,
  GcsTree,
} from '../read/gcs-rows.ts';
import { convertSkill, convertSpell } from '../skills/import-skills.ts';
import { convertModifier, convertTrait } from '../traits/import-traits.ts';
import type { LibraryChapter, LibraryChoice, LibraryEntry, LibraryHeading, LibraryRow } from './library-entry.ts';

/** Containers whose rows belong together: they are one entry, and no heading. */
const wholeContainers = new Set(['ancestry', 'meta_trait', 'alternative_abilities', 'attributes']);

/** Containers that a character keeps as such: their contents are priced together. */
const keptContainers: Readonly<Record<string, 'alternatives' | 'metaTrait'>> = {
  alternative_abilities: 'alternatives',
  meta_trait: 'metaTrait',
};

const hasChoices = <Row extends { readonly row: string }>({ picker, children }: GcsContainer<Row>): boolean =>
  picker !== null || children.some((child) => isContainer(child) && hasChoices(child));

const lists = { traits: 'traits', skills: 'skills', spells: 'spells' } as const;

/**
 * Converts a file that was read to entries for the lists of this program, in the order of the file. `name` is that of
 * the file, which the entries show as their source. Nothing is dropped: facts that no figure expresses become notes.
 */
export function convertLibrary(file: GcsFile, name: string): LibraryEntry[] {
  if (file.kind === 'template') return [convertTemplate(file, name)];
  const convertRow = rowConverter(name);
  const entries: LibraryEntry[] = [];
  for (const list of ['traits', 'skills', 'spells'] as const) {
    addTree<GcsTrait | GcsSkill | GcsSpell>(file[list], [], [], (row, path, modifiers) => {
      if (row.row === 'container') entries.push(bundleOf(row, path, modifiers, name));
      else entries.push(entryOf(convertRow(row, modifiers), lists[list], row.tags, path, row.reference, name));
    });
  }
  for (const item of file.equipment) addItem(entries, item, [], name);
  for (const source of file.traitModifiers) {
    const { modifier, notes } = convertModifier(source, 0);
    entries.push({
      heading: {
        name: source.name,
        chapter: 'modifiers',
        figures: source.cost === '' ? '' : source.cost,
        keywords: [...source.path, ...source.tags].join(' '),
        page: source.reference,
        file: name,
      },
      rows: [],
      modifier,
      ...(notes.length === 0 ? {} : { notes }),
    });
  }
  for (const source of file.equipmentModifiers) {
    const itemModifier = convertItemModifier(source);
    entries.push({
      heading: {
        name: source.name,
        chapter: 'itemModifiers',
        figures: figuresOfItemModifier(itemModifier),
        keywords: [...source.path, ...source.tags].join(' '),
        page: source.reference,
        file: name,
      },
      rows: [],
      itemModifier,
    });
  }
  return entries;
}

const rowConverter =
  (file: string) =>
  (row: GcsTrait | GcsSkill | GcsSpell, inherited: readonly GcsTraitModifier[]): LibraryRow => {
    switch (row.row) {
      case 'trait':
        return convertTrait(row, file, inherited);
      case 'skill':
      case 'technique':
        return convertSkill(row, file);
      case 'spell':
      case 'ritualSpell':
        return convertSpell(row, file);
    }
  };

function entryOf(
  row: LibraryRow,
  chapter: LibraryChapter,
  tags: readonly string[],
  path: readonly string[],
  page: string,
  file: string,
): LibraryEntry {
  return {
    heading: {
      name: nameOfRow(row),
      chapter,
      ...filteredBy(row),
      figures: describeRow(row),
      keywords: [...new Set([...path, ...tags, ...collegesOf(row)])].join(' '),
      page,
      file,
    },
    rows: [row],
  };
}

/** The fields for filters of lists. */
function filteredBy(row: LibraryRow): Pick<LibraryHeading, 'kind' | 'attribute' | 'itemKind' | 'cost' | 'techLevel'> {
  if (row.list === 'traits') return row.own.kind ? { kind: row.own.kind } : {};
  if (row.list === 'skills') return { attribute: row.own.attribute ?? 'dx' };
  const { kind = 'gear', cost = 0, techLevel } = row.own;
  return { itemKind: kind, cost, ...(typeof techLevel === 'number' ? { techLevel } : {}) };
}

const collegesOf = (row: LibraryRow): readonly string[] =>
  row.list === 'skills' ? (row.own.spell?.colleges ?? []).flatMap((college) => college ?? []) : [];

type Visit<Row> = (
  row: Row | GcsContainer<Row>,
  path: readonly string[],
  modifiers: readonly GcsTraitModifier[],
) => void;

/** Visits the rows of a tree; containers whose rows belong together are visited instead of these rows. */
function addTree<Row extends { readonly row: string }>(
  tree: GcsTree<Row>,
  path: readonly string[],
  modifiers: readonly GcsTraitModifier[],
  visit: Visit<Row>,
): void {
  for (const node of tree) {
    if (!isContainer(node) || node.picker || wholeContainers.has(node.containerType)) visit(node, path, modifiers);
    else addTree(node.children, [...path, node.name].filter(Boolean), [...modifiers, ...enabled(node)], visit);
  }
}

const isContainer = <Row extends { readonly row: string }>(node: Row | GcsContainer<Row>): node is GcsContainer<Row> =>
  node.row === 'container';

const enabled = ({ modifiers }: { readonly modifiers: readonly GcsTraitModifier[] }): GcsTraitModifier[] =>
  modifiers.filter(({ disabled }) => !disabled);

/** An item, or the contents of a container that is only for sorting. */
function addItem(entries: LibraryEntry[], item: GcsItem, path: readonly string[], file: string): void {
  const isHeading = item.isContainer && item.value === 0 && item.weight === 0 && item.contents.length > 0;
  if (isHeading) {
    for (const child of item.contents) addItem(entries, child, [...path, item.name], file);
  } else entries.push(entryOf(convertItem(item, file), 'equipment', item.tags, path, item.reference, file));
}

/** Rows and choices of a part of a template. */
interface Parts {
  readonly rows: LibraryRow[];
  readonly choices: LibraryChoice[];
  readonly notes: string[];
}

/** A container whose rows belong together: a race, a meta-trait, a choice. */
function bundleOf(
  container: GcsContainer<GcsTrait | GcsSkill | GcsSpell>,
  path: readonly string[],
  modifiers: readonly GcsTraitModifier[],
  file: string,
): LibraryEntry {
  const parts: Parts = { rows: [], choices: [], notes: [] };
  addParts(parts, [container], modifiers, file);
  return bundleEntry(container.name, parts, path, container.reference, file);
}

const bundleEntry = (
  name: string,
  { rows, choices, notes }: Parts,
  path: readonly string[],
  page: string,
  file: string,
): LibraryEntry => ({
  heading: {
    name,
    chapter: 'templates',
    figures: describeParts(
      rows.reduce((sum, row) => sum + countRows(row), 0),
      choices,
    ),
    keywords: [...path, 'template', 'package'].join(' '),
    page,
    file,
  },
  rows,
  ...(choices.length === 0 ? {} : { choices }),
  ...(notes.length === 0 ? {} : { notes }),
});

/** How many entries a row is: for a container of traits, the number inside. */
const countRows = (row: LibraryRow): number =>
  row.list === 'traits' && row.contents ? row.contents.reduce((sum, inside) => sum + countRows(inside), 0) : 1;

function describeParts(rows: number, choices: readonly LibraryChoice[]): string {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? '' : `${number} ${number === 1 ? one : many}`;
  return ['template', count(rows, 'entry', 'entries'), count(choices.length, 'choice', 'choices')]
    .filter(Boolean)
    .join(', ');
}

function addParts<Row extends GcsTrait | GcsSkill | GcsSpell>(
  parts: Parts,
  tree: GcsTree<Row>,
  modifiers: readonly GcsTraitModifier[],
  file: string,
): void {
  const convertRow = rowConverter(file);
  for (const node of tree) {
    if (!isContainer(node)) {
      const isOff = node.row === 'trait' && node.disabled;
      if (isOff) parts.notes.push(`${node.name} is switched off in the file, and left out`);
      else parts.rows.push(convertRow(node, modifiers));
      continue;
    }
    if (node.disabled) {
      parts.notes.push(`${node.name} is switched off in the file, and left out`);
      continue;
    }
    const inherited = [...modifiers, ...enabled(node)];
    const required = describePrerequisites(node.prerequisites);
    if (node.notes !== '') parts.notes.push(`${node.name}: ${node.notes}`);
    if (required !== '') parts.notes.push(`${node.name} requires ${required}`);
    const holds = ownValue(keptContainers, node.containerType);
    if (holds && !hasChoices(node)) {
      const inside: Parts = { rows: [], choices: [], notes: parts.notes };
      addParts(inside, node.children, inherited, file);
      parts.rows.push({
        list: 'traits',
        own: { name: node.name, holds, ...(node.reference === '' ? {} : { page: node.reference }), source: file },
        contents: inside.rows,
      });
      continue;
    }
    if (!node.picker) {
      addParts(parts, node.children, inherited, file);
      continue;
    }
    const inner: Parts = { rows: [], choices: [], notes: parts.notes };
    addParts(inner, node.children, inherited, file);
    parts.choices.push({
      title: [node.name, describePicker(node.picker)].filter(Boolean).join(': '),
      ...wantedOf(node.picker),
      rows: inner.rows,
      ...(inner.choices.length === 0 ? {} : { choices: inner.choices }),
    });
  }
}

function convertTemplate(file: GcsFile, name: string): LibraryEntry {
  const parts: Parts = { rows: [], choices: [], notes: [...file.notes] };
  addParts(parts, file.traits, [], name);
  addParts(parts, file.skills, [], name);
  addParts(parts, file.spells, [], name);
  parts.rows.push(...file.equipment.map((item) => convertItem(item, name)));
  const [only, ...others] = file.traits;
  const page = only && others.length === 0 ? only.reference : '';
  return bundleEntry(name.replace(/\.gct$/i, ''), parts, [], page, name);
}
