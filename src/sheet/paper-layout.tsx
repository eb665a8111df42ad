import { traitTable } from '../rules/model/ability-tables.ts';
import { earnedTable } from '../rules/model/figure-tables.ts';
import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { longLists } from '../rules/print/sheet-layout.ts';
import { SheetHeading } from './heading.tsx';
import { TableBlocks } from './table-blocks.tsx';
import { Tallies } from './tallies.tsx';
import { blocksUnderDefenses } from './trait-columns.ts';
import { drawBlocks } from './whole-blocks.tsx';

interface PaperLayoutProps {
  readonly model: SheetModel;
  readonly choices: PrintChoices;
  /** To save room the points are a strip at the foot, and on an upright page the equipment is in columns over the full width. */
  readonly inColumns: boolean;
}

const FEW_TRAITS = 7;
/** Notes of more letters than this are long. */
const LONG_NOTES = 160;

/** The sheet in print: vital figures, boxes for losses beside the load, three columns of abilities, then weapons and equipment; on a landscape page the equipment is a fourth column. */
export function PaperLayout({ model, choices, inColumns }: PaperLayoutProps) {
  const upright = choices.orientation === 'portrait';
  const { has, of, at, places } = drawBlocks(model, choices, inColumns && upright);
  const { skills: manySkills, traits: manyTraits, possessions: longPossessions } = longLists(model);
  const manyPossessions = longPossessions || (inColumns && upright);
  // Long notes are under the skills, where rulesets that have them leave room.
  const longNotes = inColumns || model.notes.join('').length > LONG_NOTES;
  // Reactions go into the column that is shorter without them.
  const fewTraits = model.traits.length < FEW_TRAITS;
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
