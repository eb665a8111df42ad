import type { SheetModel } from '../rules/model/sheet-model.ts';
import type { PrintChoices } from '../rules/print/print-choices.ts';
import { longLists, traitBlocks } from '../rules/print/sheet-layout.ts';
import { EarnedLog } from './earned-log.tsx';
import { SheetHeading } from './heading.tsx';
import { Tallies } from './tallies.tsx';
import { blocksUnderDefenses } from './trait-columns.ts';
import { Traits } from './traits.tsx';
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
  const { has, of, places } = drawBlocks(model, choices, inColumns && upright);
  const { skills: manySkills, traits: manyTraits, possessions: longPossessions } = longLists(model);
  const manyPossessions = longPossessions || (inColumns && upright);
  // Long notes are under the skills, where rulesets that have them leave room.
  const longNotes = inColumns || model.notes.join('').length > LONG_NOTES;
  // Reactions go into the column that is shorter without them.
  const fewTraits = model.traits.length < FEW_TRAITS;
  const traits = has('traits') ? traitBlocks(model) : [];
  const countUnderDefenses = blocksUnderDefenses(model, traits, longNotes);
  const pointsAtFoot = !upright && inColumns;
  const closingBlocks = (
    <>
      {!pointsAtFoot && of('points')}
      {has('points') && <EarnedLog model={model} />}
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
        </div>
        <div className="sheet-column">
          {model.hitDice === null && of('protection')}
          {places}
          {fewTraits && of('reactions')}
          {!manyTraits && <Traits blocks={traits.slice(0, countUnderDefenses)} long={false} />}
        </div>
        <div className="sheet-column sheet-column-wide">
          {!manySkills && of('skills')}
          {!manyTraits && <Traits blocks={traits.slice(countUnderDefenses)} long={false} />}
          {longNotes && of('notes')}
        </div>
        {!upright && (
          <div className="sheet-column sheet-column-gear">
            {!manyPossessions && of('possessions')}
            {closingBlocks}
          </div>
        )}
      </div>
      {manyTraits && <Traits blocks={traits} long={true} />}
      {manySkills && of('skills')}
      {of('spells')}
      {of('weapons')}
      {of('mounts')}
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
