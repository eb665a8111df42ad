import { type ReactNode, useMemo } from 'react';
import type { StatId } from '../engine/step.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices, SheetBlock } from '../rules/print/print-choices.ts';
import { printedModel } from '../rules/print/printed-model.ts';
import { blocksToDraw } from '../rules/print/sheet-blocks.ts';
import { longLists, traitBlocks } from '../rules/print/sheet-layout.ts';
import { useHighlightedChanges } from '../ui/use-highlighted-changes.ts';
import { Attacks } from './attacks.tsx';
import { Attributes } from './attributes.tsx';
import { BodyPlaces } from './body-places.tsx';
import { SheetHeading } from './heading.tsx';
import { LiveFiguresContext } from './live-figures.ts';
import { Load } from './load.tsx';
import { Mounts } from './mounts.tsx';
import { Movement } from './movement.tsx';
import { Notes } from './notes.tsx';
import { Points } from './points.tsx';
import { Possessions } from './possessions.tsx';
import { ProtectionSums } from './protection.tsx';
import { Ranged } from './ranged.tsx';
import { Reactions } from './reactions.tsx';
import { RoomToWrite } from './room-to-write.ts';
import { Skills } from './skills.tsx';
import { Spells } from './spells.tsx';
import { Story } from './story.tsx';
import { Tallies } from './tallies.tsx';
import { blocksUnderDefenses } from './trait-columns.ts';
import { Traits } from './traits.tsx';
import { type Fit, useFit } from './use-fit.ts';
import { Vitals } from './vitals.tsx';
import './sheet.css';
import './print.css';

export interface SheetProps {
  readonly model: SheetModel;
  /** With a callback every figure is a button that opens its explanation. */
  readonly onExplain?: ((stat: StatId) => void) | undefined;
  /**
   * Changes whenever another character is opened. With it, figures that an edit of the open one changes are highlighted for a
   * moment.
   */
  readonly opened?: number | undefined;
  /** Choices for print, in black on white; left out for the live sheet. */
  readonly choices?: PrintChoices | undefined;
}

const FEW_TRAITS = 7;
const FEW_SKILLS = 9;
/** Notes of more letters than this are long. */
const LONG_NOTES = 160;

/**
 * The character sheet: live next to the forms, on a phone, and in print. Its layout depends on the width of its container,
 * not of the window.
 */
export function Sheet({ model: whole, onExplain, opened, choices }: SheetProps) {
  const liveFigures = useMemo(() => ({ onExplain }), [onExplain]);
  const model = choices ? printedModel(whole, choices) : whole;
  const has = shownBlocks(model, choices);
  const { skills: manySkills, traits: manyTraits, possessions: manyPossessions } = longLists(model);
  // Long notes go where rulesets that have them leave room: next to the tall column of attributes.
  const longNotes = model.notes.join('').length > LONG_NOTES;
  // Reactions go into the column that is shorter without them.
  const fewTraits = model.traits.length < FEW_TRAITS;
  const fewSkills = model.skills.length < FEW_SKILLS;
  const many = manySkills || manyTraits || manyPossessions;
  const { article, fit } = useFit(whole, choices);
  useHighlightedChanges(article, opened ?? null);
  const className = classOf(choices, fit, model.form);
  const traits = has('traits') ? traitBlocks(model) : [];
  // On the screen blocks keep their place during edits.
  const countUnderDefenses = choices ? blocksUnderDefenses(model, traits, longNotes) : traits.length;
  const notesUnderSkills = longNotes && (fewSkills || choices !== undefined);
  const blocks = drawBlocks(model);
  const of = (block: WholeBlock) => has(block) && blocks[block];
  const reactions = of('reactions');
  const notes = of('notes');
  const skills = of('skills');
  const possessions = of('possessions');
  const landscape = choices?.orientation === 'landscape' && !many;
  const closingColumn = (
    <div className="sheet-column">
      {of('points')}
      {!longNotes && notes}
    </div>
  );
  return (
    <LiveFiguresContext value={liveFigures}>
      <RoomToWrite value={fit.room}>
        <article ref={article} className={className} aria-label={`Sheet of ${model.head.name || 'a character'}`}>
          <div className="sheet-page">
            <SheetHeading model={model} sketchFrame={choices?.portrait === 'sketch'} />
            {has('vitals') && <Vitals model={model} />}
            <div className={many ? 'sheet-parts' : 'sheet-parts sheet-parts-few'}>
              <div className="sheet-part">
                <div className="sheet-columns">
                  <div className="sheet-column">
                    {of('attributes')}
                    {of('movement')}
                    {of('load')}
                    {!fewTraits && reactions}
                  </div>
                  <div className="sheet-column">
                    {of('protection')}
                    {fewTraits && reactions}
                    {!manyTraits && <Traits blocks={traits.slice(0, countUnderDefenses)} long={false} />}
                    {longNotes && !notesUnderSkills && notes}
                  </div>
                  <div className="sheet-column sheet-column-wide">
                    {!manySkills && skills}
                    {!manyTraits && <Traits blocks={traits.slice(countUnderDefenses)} long={false} />}
                    {notesUnderSkills && notes}
                  </div>
                </div>
                {manyTraits && <Traits blocks={traits} long={true} />}
                {manySkills && skills}
                {of('spells')}
                {landscape && <div className="sheet-feet">{closingColumn}</div>}
              </div>
              <div className="sheet-part sheet-part-gear">
                {of('weapons')}
                {of('mounts')}
                {manyPossessions && possessions}
                <div className="sheet-feet">
                  {!manyPossessions && possessions}
                  {!landscape && closingColumn}
                </div>
              </div>
            </div>
            {of('story')}
          </div>
        </article>
      </RoomToWrite>
    </LiveFiguresContext>
  );
}

/** Blocks with one place in the columns; traits are divided between them, and the band of vitals is above. */
type WholeBlock = Exclude<SheetBlock, 'traits' | 'vitals'>;

function drawBlocks(model: SheetModel): Readonly<Record<WholeBlock, ReactNode>> {
  const { skills: manySkills, possessions: manyPossessions } = longLists(model);
  return {
    attributes: (
      <>
        <Attributes model={model} />
        <Tallies model={model} />
      </>
    ),
    movement: <Movement model={model} />,
    load: <Load model={model} />,
    protection: (
      <>
        <ProtectionSums model={model} />
        <BodyPlaces model={model} />
      </>
    ),
    reactions: <Reactions model={model} />,
    skills: <Skills model={model} long={manySkills} />,
    spells: <Spells model={model} />,
    weapons: (
      <>
        <Attacks model={model} />
        <Ranged model={model} />
      </>
    ),
    possessions: <Possessions model={model} long={manyPossessions} />,
    mounts: <Mounts model={model} />,
    points: <Points model={model} />,
    notes: <Notes model={model} />,
    story: <Story model={model} />,
  };
}

/** Returns a test for whether a block is on the sheet: it has content, and the player did not leave it out. */
function shownBlocks(model: SheetModel, choices: PrintChoices | undefined): (block: SheetBlock) => boolean {
  const shown = new Set(blocksToDraw(model));
  for (const block of choices?.without ?? []) shown.delete(block);
  return (block) => shown.has(block);
}

function classOf(choices: PrintChoices | undefined, { type }: Fit, form: boolean): string {
  if (!choices) return 'sheet';
  const { density, orientation } = choices;
  return `sheet sheet-paper sheet-${density} sheet-held-${orientation} ${type}${form ? ' sheet-form' : ''}`;
}
