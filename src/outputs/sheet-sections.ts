import { skillTable, spellTable, traitTable } from '../rules/model/ability-tables.ts';
import { attackTable, possessionTable, rangedTable } from '../rules/model/gear-tables.ts';
import { blocksAt } from '../rules/model/sheet-blocks.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { SheetTable } from '../rules/model/sheet-table.ts';
import {
  attributeSection,
  defenseSection,
  loadParts,
  movementSection,
  pointsSection,
  reactionSection,
} from './figure-sections.ts';
import { mountSections } from './gear-sections.ts';
import { ifAny, type Section } from './section.ts';
import { tableSections } from './table-sections.ts';

/** The lines above the first section: who the character is. */
export interface SheetHead {
  readonly name: string;
  /** "100 points, GURPS Lite 3e". */
  readonly line: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

export const sheetHead = ({ head, ruleset }: SheetModel): SheetHead => ({
  name: head.name || 'Unnamed character',
  line: `${head.pointTotal.text} points, ${ruleset.name}`,
  fields: (
    [
      ['Player:', head.player],
      ['Campaign:', head.campaign],
      ['Race:', head.race],
      ['Build:', head.build],
      ['Coloring:', head.coloring],
      ['Appearance:', head.appearance],
    ] as const
  ).filter(([, text]) => text.trim() !== ''),
});

/** The whole sheet in the order of the paper, without what is empty; `more` follows it. */
export function sheetSections(model: SheetModel, more: readonly Section[] = []): Section[] {
  const of = <Line>(table: SheetTable<Line>) => tableSections(table, model);
  const at = (place: Parameters<typeof blocksAt>[0]) =>
    blocksAt(place).flatMap(({ tables }) => tables.flatMap((table) => of(table)));
  const sections: readonly Section[] = [
    attributeSection(model),
    movementSection(model),
    { title: 'Load', parts: loadParts(model.load) },
    defenseSection(model), // with the tables of protection
    reactionSection(model),
    ...at('column'),
    ...of(traitTable),
    ...of(skillTable),
    ...of(spellTable),
    ...of(attackTable),
    ...of(rangedTable),
    ...mountSections(model),
    ...at('across'),
    ...of(possessionTable),
    pointsSection(model),
    { title: 'At the table', parts: [{ kind: 'list', lines: model.notes }] },
    { title: 'Story', parts: [{ kind: 'prose', text: model.story }] },
    { title: 'Notes', parts: [{ kind: 'prose', text: model.remarks }] },
  ];
  return [...sections, ...more]
    .map(({ title, parts }) => ({ title, parts: parts.flatMap(ifAny) }))
    .filter(({ parts }) => parts.length > 0);
}
