import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { SheetBlock } from '../rules/print/print-choices.ts';
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
  const sections: Readonly<Record<SheetBlock, readonly Section[]>> = {
    attributes: [attributeSection(model)],
    movement: [movementSection(model)],
    load: [{ title: 'Load', parts: loadParts(model.load) }],
    vitals: [defenseSection(model)],
    protection: [], // among the defenses
    reactions: [reactionSection(model)],
    traits: traitSections(model),
    skills: [skillSection(model)],
    spells: [spellSection(model)],
    weapons: [attackSection(model), rangedSection(model)],
    mounts: mountSections(model),
    possessions: [possessionSection(model)],
    points: [pointsSection(model)],
    notes: [{ title: 'At the table', parts: [{ kind: 'list', lines: model.notes }] }],
    story: [
      { title: 'Story', parts: [{ kind: 'prose', text: model.story }] },
      { title: 'Notes', parts: [{ kind: 'prose', text: model.remarks }] },
    ],
  };
  return [...Object.values(sections).flat(), ...more]
    .map(({ title, parts }) => ({ title, parts: parts.flatMap(ifAny) }))
    .filter(({ parts }) => parts.length > 0);
}
