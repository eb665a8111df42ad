import { memoizeOnce } from '../engine/memoize.ts';
import { rulesetIds } from '../rules/rulesets.ts';
import type { Figure, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { atFullLength } from './extent.ts';
import { absurdCharacter, hugeCharacter, ordinaryCharacter } from './huge-character.ts';
import { openSheet } from './open-sheet.ts';
import { saved } from './rows.ts';
import {
  daiSheet,
  falconSheet,
  friedrickSheet,
  fullSheet,
  guardSheet,
  isFigure,
  mageSheet,
  riderSheet,
} from './sheet-models.ts';

/** Sheets of every ruleset, blank, ordinary and crowded, and of characters that have everything in them. */
export const sheetsToWrite: readonly (readonly [string, () => SheetModel])[] = [
  ...rulesetIds.flatMap((id): [string, () => SheetModel][] => [
    [`a blank character of ${id}`, memoizeOnce(() => openSheet(saved(id, {})).model)],
    [`an ordinary character of ${id}`, memoizeOnce(() => openSheet(ordinaryCharacter(id)).model)],
    [`a huge character of ${id}`, memoizeOnce(() => openSheet(hugeCharacter(id)).model)],
    [`an absurd character of ${id}`, memoizeOnce(() => openSheet(absurdCharacter(id)).model)],
  ]),
  ['John Falcon', falconSheet],
  ['Fiendish Friedrick', friedrickSheet],
  ['Dai Blackthorn', daiSheet],
  ['a full character', fullSheet],
  ['a guard who is open from behind', guardSheet],
  ['a rider', riderSheet],
  ['a mage', mageSheet],
];

const [firstRuleset = ''] = rulesetIds;

/** Those sheets; at less than full length of the huge and absurd ones only those of one ruleset. */
export const someOfTheLarge = (all: typeof sheetsToWrite): typeof sheetsToWrite =>
  atFullLength ? all : all.filter(([name]) => !/^an? (huge|absurd)/.test(name) || name.endsWith(firstRuleset));

/** Strings of a model that name a thing for the program, not for people. */
const notForPeople = new Set([
  'id',
  'key',
  'itemKey',
  'stat',
  'quantity',
  'traitKinds',
  'shape',
  'characterKind',
  'drawing',
]);

/** Returns the model with its texts replaced, except figures. `make` gets each text; empty ones stay empty. */
export function withTexts(model: SheetModel, make: (text: string) => string): SheetModel {
  const change = (part: unknown): unknown => {
    if (typeof part === 'string') return part === '' ? part : make(part);
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    if (isFigure(part))
      return part.second ? { ...part, second: { ...part.second, when: make(part.second.when) } } : part;
    return Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, notForPeople.has(name) ? value : change(value)]),
    );
  };
  const changed = change(model) as SheetModel;
  return {
    ...changed,
    ruleset: model.ruleset,
    traits: changed.traits.map((line, i) => ({ ...line, kind: model.traits[i]?.kind ?? 'advantage' })),
    possessions: changed.possessions.map((line, i) => ({ ...line, place: model.possessions[i]?.place ?? 'carried' })),
  };
}

/** The name of every line of the sheet, and every sentence for the table. */
export function lineNames(model: SheetModel): string[] {
  const named = [
    ...[...model.attributes, ...model.secondary, ...model.figures, ...model.activeDefenses, ...model.reactions],
    ...(model.passiveDefense?.parts ?? []),
    ...model.damageResistance.parts,
    ...[...model.load.levels, ...model.mounts.flatMap(({ load, attributes }) => [...load.levels, ...attributes])],
    ...[...model.traits, ...model.skills, ...model.spells, ...model.possessions, ...model.mounts, ...model.points],
  ].map(({ name }) => name);
  return [
    ...named,
    ...model.bodyPlaces.map(({ place }) => place),
    ...model.attacks.flatMap(({ item, use }) => [item, use]),
    ...model.ranged.map(({ item }) => item),
    ...model.rangedColumns.flatMap(({ heading, meaning }) => (model.ranged.length > 0 ? [heading, meaning] : [])),
    ...model.notes,
  ].filter((name) => name !== '');
}

/** Returns the model as on a page that leaves out missing figures ("–"). */
export function withoutDashes(model: SheetModel): SheetModel {
  const blank: Figure = { text: '' };
  const change = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(change);
    if (typeof part !== 'object' || part === null) return part;
    if (isFigure(part)) return part.text === '–' ? blank : part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value)]));
  };
  return change(model) as SheetModel;
}
