import type { SheetModel } from '../rules/model/sheet-model.ts';
import {
  attributeSection,
  defenseSection,
  loadParts,
  movementSection,
  pointsSection,
  reactionSection,
} from './figure-sections.ts';
import { attackSection, mountSections, possessionSection, rangedSection } from './gear-sections.ts';
import { skillSection, spellSection, traitSections } from './learned-sections.ts';
import { ifAny, type Section } from './section.ts';

/** The lines above the first section: who the character is. */
export interface SheetHead {
  readonly name: string;
  /** "100 points, GURPS Lite 3e". */
  readonly line: string;
  readonly fields: readonly (readonly [name: string, text: string])[];
}

export const sheetHead = ({ head, ruleset }: SheetModel): SheetHead => ({
  name: head.name || 'Without a name',
  line: `${head.pointTotal.text} points, ${ruleset.name}`,
  fields: (
    [
      ['Player:', head.player],
      ['Race:', head.race],
      ['Build:', head.build],
      ['Coloring:', head.coloring],
      ['Appearance:', head.appearance],
    ] as const
  ).filter(([, text]) => text.trim() !== ''),
});

/** The whole sheet in the order of the paper, without what is empty; `more` follows it. */
export function sheetSections(model: SheetModel, more: readonly Section[] = []): Section[] {
  const sections: Section[] = [
    attributeSection(model),
    movementSection(model),
    { title: 'Load', parts: loadParts(model.load) },
    defenseSection(model),
    reactionSection(model),
    ...traitSections(model),
    skillSection(model),
    spellSection(model),
    attackSection(model),
    rangedSection(model),
    ...mountSections(model),
    possessionSection(model),
    pointsSection(model),
    { title: 'At the table', parts: [{ kind: 'list', lines: model.notes }] },
    { title: 'Story', parts: [{ kind: 'prose', text: model.story }] },
    { title: 'Notes', parts: [{ kind: 'prose', text: model.remarks }] },
    ...more,
  ];
  return sections
    .map(({ title, parts }) => ({ title, parts: parts.flatMap(ifAny) }))
    .filter(({ parts }) => parts.length > 0);
}
