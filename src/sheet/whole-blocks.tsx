import type { ReactNode } from 'react';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices, SheetBlock } from '../rules/print/print-choices.ts';
import { blocksToDraw } from '../rules/print/sheet-blocks.ts';
import { longLists } from '../rules/print/sheet-layout.ts';
import { Attacks } from './attacks.tsx';
import { Attributes } from './attributes.tsx';
import { BodyPlaces } from './body-places.tsx';
import { Load } from './load.tsx';
import { Mounts } from './mounts.tsx';
import { Movement } from './movement.tsx';
import { Notes } from './notes.tsx';
import { Points } from './points.tsx';
import { Possessions } from './possessions.tsx';
import { ProtectionSums } from './protection.tsx';
import { Ranged } from './ranged.tsx';
import { Reactions } from './reactions.tsx';
import { Skills } from './skills.tsx';
import { Spells } from './spells.tsx';
import { Story } from './story.tsx';
import { Vitals } from './vitals.tsx';

/** Blocks that are drawn in one piece; the traits are divided between columns. */
export type WholeBlock = Exclude<SheetBlock, 'traits'>;

/** Returns the blocks of a sheet, false for one that it does not show, and the armor by place, a part of the protection. */
export function drawBlocks(model: SheetModel, choices: PrintChoices | undefined, possessionsInColumns = false) {
  const has = shownBlocks(model, choices);
  const { skills: manySkills, possessions: manyPossessions } = longLists(model);
  const blocks: Readonly<Record<WholeBlock, ReactNode>> = {
    vitals: <Vitals model={model} />,
    attributes: <Attributes model={model} />,
    movement: <Movement model={model} besideVitals={has('vitals')} />,
    load: <Load model={model} />,
    protection: <ProtectionSums model={model} />,
    reactions: <Reactions model={model} />,
    skills: <Skills model={model} long={manySkills} />,
    spells: <Spells model={model} />,
    weapons: (
      <>
        <Attacks model={model} />
        <Ranged model={model} />
      </>
    ),
    possessions: <Possessions model={model} long={manyPossessions || possessionsInColumns} />,
    mounts: <Mounts model={model} />,
    points: <Points model={model} />,
    notes: <Notes model={model} />,
    story: <Story model={model} />,
  };
  const of = (block: WholeBlock): ReactNode => has(block) && blocks[block];
  return { has, of, places: has('protection') && <BodyPlaces model={model} onPaper={choices !== undefined} /> };
}

/** Returns a test for whether a block is on the sheet: it has content, and the player did not leave it out. */
function shownBlocks(model: SheetModel, choices: PrintChoices | undefined): (block: SheetBlock) => boolean {
  const shown = new Set(blocksToDraw(model));
  for (const block of choices?.without ?? []) shown.delete(block);
  return (block) => shown.has(block);
}
