import type { SheetModel } from '../rules/sheet-model.ts';
import { attacksBlock } from './attacks.ts';
import { attributesBlock } from './attributes.ts';
import { type Block, stackHeight } from './block.ts';
import { bodyPlacesBlocks } from './body-places.ts';
import { defensesBlock } from './defenses.ts';
import { loadBlock } from './load.ts';
import { mountsBlocks } from './mounts.ts';
import { movementBlock } from './movement.ts';
import { notesBlocks } from './notes.ts';
import type { Pen } from './pen.ts';
import { pointsBlock } from './points.ts';
import { possessionsBlock, totalsRow } from './possessions.ts';
import { protectionBlock } from './protection.ts';
import { rangedBlocks } from './ranged.ts';
import { reactionsBlocks } from './reactions.ts';
import { skillsBlock } from './skills.ts';
import { spellsBlocks } from './spells.ts';
import { storyBlocks } from './story.ts';
import { talliesRow } from './tallies.ts';
import { traitsBlocks } from './traits.ts';

export interface BandColumn {
  readonly x: number;
  readonly blocks: readonly Block[];
}

/** Blocks in the order of the page: columns side by side, or one block over two columns. */
export type Part = { readonly columns: readonly BandColumn[] } | { readonly twoColumns: Block };

/** More lines than this run over the whole width in two columns. */
const LONG = { skills: 26, traits: 18, possessions: 30 };
/** Up to so many lines of prose stay in one column. */
const SHORT_PROSE = 3;
const GUTTER = 14;

/** The whole sheet for a page of this width. */
export function sheetParts(pen: Pen, model: SheetModel, left: number, width: number): Part[] {
  const many = {
    skills: model.skills.length > LONG.skills,
    traits: model.traits.length > LONG.traits,
    possessions: model.possessions.length > LONG.possessions,
  };
  const half = (width - GUTTER) / 2;
  const across = (shares: readonly number[], blocks: readonly ((width: number) => Block[])[]): Part => {
    const whole = shares.reduce((sum, share) => sum + share, 0);
    const room = width - GUTTER * (shares.length - 1);
    let x = left;
    const columns = blocks.map((make, i) => {
      const own = ((shares[i] ?? 1) / whole) * room;
      const column = { x, blocks: make(own) };
      x += own + GUTTER;
      return column;
    });
    return { columns };
  };
  const one = (blocks: readonly Block[]): Part => ({ columns: [{ x: left, blocks }] });

  const body = (width: number): Block[] => {
    const attributes = attributesBlock(pen, model, width);
    return [
      { ...attributes, legend: talliesRow(pen, model, width) },
      movementBlock(pen, model, width),
      loadBlock(pen, model, width),
    ];
  };
  const armor = (width: number): Block[] => [
    defensesBlock(pen, model, width),
    protectionBlock(pen, model, width),
    ...bodyPlacesBlocks(pen, model, width),
  ];
  const traits = (width: number): Block[] => (many.traits ? [] : traitsBlocks(pen, model, width));
  // Reactions stand in the column that is shorter without them.
  const narrow = width / 4;
  const underBody = stackHeight(pen, body(narrow)) < stackHeight(pen, [...armor(narrow), ...traits(narrow)]);
  const reactions = (width: number, here: boolean): Block[] => (here ? reactionsBlocks(pen, model, width) : []);
  const first = (width: number): Block[] => [...body(width), ...reactions(width, underBody)];
  const second = (width: number): Block[] => [...armor(width), ...reactions(width, !underBody), ...traits(width)];
  const possessions = (width: number): Block => {
    const block = possessionsBlock(pen, model, width);
    const totals = totalsRow(pen, model, width);
    return many.possessions ? { ...block, rows: [...block.rows, totals] } : { ...block, legend: totals };
  };
  const prose = (block: Block): Part => (block.rows.length > SHORT_PROSE ? { twoColumns: block } : one([block]));
  return [
    many.skills
      ? across([1, 1], [first, second])
      : across([1, 1.1, 1.55], [first, second, (width) => [skillsBlock(pen, model, width)]]),
    ...(many.traits ? traitsBlocks(pen, model, half).map((block) => ({ twoColumns: block })) : []),
    ...(many.skills ? [{ twoColumns: skillsBlock(pen, model, half) }] : []),
    ...spellsBlocks(pen, model, width).map((block) => one([block])),
    one([attacksBlock(pen, model, width)]),
    ...rangedBlocks(pen, model, width).map((block) => one([block])),
    ...mountsBlocks(pen, model, width).map((block) => one([block])),
    ...(many.possessions
      ? [
          { twoColumns: possessions(half) },
          across([1, 1], [(width) => [pointsBlock(pen, model, width)], (width) => notesBlocks(pen, model, width)]),
        ]
      : [
          across(
            [2.2, 1],
            [
              (width) => [possessions(width)],
              (width) => [pointsBlock(pen, model, width), ...notesBlocks(pen, model, width)],
            ],
          ),
        ]),
    ...storyBlocks(pen, model, half).map(prose),
  ];
}
