import { traitTable } from '../sheet-model/model/ability-tables.ts';
import { earnedTable } from '../sheet-model/model/figure-tables.ts';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import type { PrintChoices } from '../sheet-model/print/print-choices.ts';
import { printedModel } from '../sheet-model/print/printed-model.ts';
import { longLists } from '../sheet-model/print/sheet-layout.ts';
import { drawBlocks } from './blocks.tsx';
import { SheetHeading } from './heading.tsx';
import { type Fit, useFit } from './page-fit.ts';
import { RoomToWrite } from './section.tsx';
import { sheetName } from './sheet.tsx';
import { TableBlocks } from './table-blocks.tsx';
import { Tallies } from './vitals.tsx';

interface PaperSheetProps {
  readonly model: SheetModel;
  readonly choices: PrintChoices;
}

/** The character sheet for print, in black on white; the parts that only print needs are loaded with it. */
export function PaperSheet({ model: whole, choices }: PaperSheetProps) {
  const model = printedModel(whole, choices);
  const { article, fit } = useFit(whole, choices);
  return (
    <RoomToWrite value={fit.room}>
      <article
        ref={article}
        className={classOf(choices, fit, model.form)}
        data-medium="paper"
        data-form={model.form || undefined}
        aria-label={sheetName(model)}
      >
        <PaperLayout model={model} choices={choices} inColumns={fit.inColumns} />
      </article>
    </RoomToWrite>
  );
}

function classOf({ density, orientation }: PrintChoices, { type, inColumns }: Fit, form: boolean): string {
  return `sheet sheet-paper sheet-${density} sheet-held-${orientation} ${type}${inColumns ? ' sheet-in-columns' : ''}${form ? ' sheet-form' : ''}`;
}

interface PaperLayoutProps {
  readonly model: SheetModel;
  readonly choices: PrintChoices;
  /** To save room the points are a strip at the foot, and on an upright page the equipment is in columns over the full width. */
  readonly inColumns: boolean;
}

const fewTraitsCount = 7;
/** Notes of more letters than this are long. */
const longNotesLength = 160;

/** The sheet in print: vital figures, boxes for losses beside the load, three columns of abilities, then weapons and equipment; on a landscape page the equipment is a fourth column. */
function PaperLayout({ model, choices, inColumns }: PaperLayoutProps) {
  const upright = choices.orientation === 'portrait';
  const { has, of, at, places } = drawBlocks(model, choices, inColumns && upright);
  const { skills: manySkills, traits: manyTraits, possessions: longPossessions } = longLists(model);
  const manyPossessions = longPossessions || (inColumns && upright);
  // Long notes are under the skills, because rulesets that have them leave room there.
  const longNotes = inColumns || model.notes.join('').length > longNotesLength;
  // Reactions go into the column that is shorter without them.
  const fewTraits = model.traits.length < fewTraitsCount;
  const traits = has('traits') ? traitTable.blocks(model) : [];
  const countUnderDefenses = blocksUnderDefenses(model, traits, longNotes);
  const traitsOf = (blocks: typeof traits, long = false) => (
    <TableBlocks table={traitTable} model={model} medium="print" blocks={blocks} long={long} />
  );
  const pointsAtFoot = !upright && inColumns;
  const closingBlocks = (
    <>
      {!pointsAtFoot && of('points')}
      {has('points') && <TableBlocks table={earnedTable} model={model} medium="print" />}
      {!longNotes && of('notes')}
    </>
  );
  return (
    <div className="sheet-page">
      <SheetHeading model={model} sketchFrame={choices.portrait === 'sketch'} onPaper={true} />
      {of('vitals')}
      <div className="sheet-halved">
        {has('vitals') && <Tallies model={model} />}
        {of('load')}
      </div>
      <div className="sheet-columns">
        <div className="sheet-column">
          {of('attributes')}
          {of('movement')}
          {!fewTraits && of('reactions')}
          {at('column').map(({ content }) => content)}
        </div>
        <div className="sheet-column">
          {model.hitDice === null && of('protection')}
          {places}
          {fewTraits && of('reactions')}
          {!manyTraits && traitsOf(traits.slice(0, countUnderDefenses))}
        </div>
        <div className="sheet-column sheet-column-wide">
          {!manySkills && of('skills')}
          {!manyTraits && traitsOf(traits.slice(countUnderDefenses))}
          {longNotes && of('notes')}
        </div>
        {!upright && (
          <div className="sheet-column sheet-column-gear">
            {!manyPossessions && of('possessions')}
            {closingBlocks}
          </div>
        )}
      </div>
      {manyTraits && traitsOf(traits, true)}
      {manySkills && of('skills')}
      {of('spells')}
      {of('weapons')}
      {of('mounts')}
      {at('across').map(({ content }) => content)}
      {manyPossessions && of('possessions')}
      {upright && (
        <div className="sheet-feet">
          {!manyPossessions && of('possessions')}
          <div className="sheet-column">{closingBlocks}</div>
        </div>
      )}
      {pointsAtFoot && <div className="sheet-feet">{of('points')}</div>}
      {of('story')}
    </div>
  );
}

type TraitBlock = ReturnType<typeof traitTable.blocks>[number];

/** Approximate heights in lines: title and heading of a block, and everything above the traits. */
const head = 2.5;
const defenses = 5;
/** The places of armor in a line under the defenses. */
const placesPerRow = 3;
/** The letters in a line of notes under the skills. */
const lettersPerLine = 52;
/** The minimum number of lines to reserve, filled ones counted: for skills, and for a kind of trait that may get more. */
const emptyRows = { skills: 8, traits: 3 };

/**
 * How many of the blocks to set under the defenses so that the taller of that column and the column of the skills, which
 * gets the other blocks and, with `notesUnderSkills`, the notes, is as short as possible: all of them on a tie.
 */
export function blocksUnderDefenses(
  model: SheetModel,
  blocks: readonly TraitBlock[],
  notesUnderSkills = false,
): number {
  const linesOf = ({ kind, lines }: TraitBlock) =>
    kind === 'advantage' || lines.length === 0
      ? Math.max(lines.length, emptyRows.traits)
      : lines.reduce((sum, { parts = [] }) => sum + 1 + parts.length, 0);
  const heightOf = (group: readonly TraitBlock[]) => group.reduce((sum, block) => sum + head + linesOf(block), 0);
  const isTable = model.hitDice !== null;
  const placesPerLine = isTable ? 1 : placesPerRow;
  const places = model.bodyPlaces.length > 0 ? head + Math.ceil(model.bodyPlaces.length / placesPerLine) : 0;
  const notes = notesUnderSkills
    ? model.notes.reduce((sum, note) => sum + Math.ceil(note.length / lettersPerLine), head)
    : 0;
  const tallerColumn = (count: number) =>
    Math.max(
      (isTable ? 0 : defenses) + places + heightOf(blocks.slice(0, count)),
      head + Math.max(model.skills.length, emptyRows.skills) + heightOf(blocks.slice(count)) + notes,
    );
  const counts = blocks.map((_, i) => blocks.length - i);
  return counts.reduce((best, count) => (tallerColumn(count) < tallerColumn(best) ? count : best), blocks.length);
}
