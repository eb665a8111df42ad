import { blocksToDraw, type SheetBlockId, sheetBlocks } from '../../rules/model/sheet-blocks.ts';
import type { SheetModel } from '../../rules/model/sheet-model.ts';
import { printedModel } from '../../rules/print/printed-model.ts';
import { choosePrint, usePrintStore } from '../../state/view/print-store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

interface BlockChoicesProps {
  /** The sheets to print: a block that any of them has can be left out of all. */
  readonly models: readonly SheetModel[];
}

/** Chooses the blocks on the sheet. */
export function BlockChoices({ models }: BlockChoicesProps) {
  const choices = usePrintStore();
  const { without } = choices;
  const available = new Set(models.flatMap((model) => blocksToDraw(printedModel(model, choices))));
  const leaveOut = (block: SheetBlockId, out: boolean) =>
    choosePrint({ without: out ? [...without, block] : without.filter((includedBlock) => includedBlock !== block) });
  return (
    <fieldset className="print-choices-group">
      <legend>On the sheet</legend>
      <div className="print-choices-blocks">
        {sheetBlocks
          .filter(({ id }) => available.has(id))
          .map(({ id, name }) => (
            <Checkbox key={id} label={name} checked={!without.includes(id)} onCommit={(on) => leaveOut(id, !on)} />
          ))}
      </div>
    </fieldset>
  );
}

/** Further choices, as far as they apply to the kind of print. */
export function MoreChoices() {
  const { kind, appendix, quickReference, feats, odds, blankRows, boxes, present } = usePrintStore();
  return (
    <fieldset className="print-choices-group">
      <legend>With it</legend>
      <Checkbox
        label={kind === 'stat-block' ? 'Lines to write on' : 'Empty rows to write in'}
        hint={kind === 'stat-block' ? 'Wherever there is room.' : undefined}
        checked={blankRows}
        onCommit={(to) => choosePrint({ blankRows: to })}
      />
      {kind === 'sheet' && (
        <>
          <Checkbox
            label="Fill in unspent points and money"
            hint="Otherwise the boxes are left blank to write in."
            checked={boxes === 'filled'}
            onCommit={(to) => choosePrint({ boxes: to ? 'filled' : 'blank' })}
          />
          <Checkbox
            label="Present hits and fatigue"
            hint="What is lost in play is marked in the boxes."
            checked={present}
            onCommit={(to) => choosePrint({ present: to })}
          />
          <Checkbox
            label="Combat reference"
            hint="A page with this character’s numbers for a fight: maneuvers, postures, hit locations, wounds."
            checked={quickReference}
            onCommit={(to) => choosePrint({ quickReference: to })}
          />
          <Checkbox
            label="Feats"
            hint="A page with what this character can lift, throw, jump, notice and resist."
            checked={feats}
            onCommit={(to) => choosePrint({ feats: to })}
          />
          <Checkbox
            label="Odds"
            hint="A page with the chances of rolls, contests and this character’s attacks."
            checked={odds}
            onCommit={(to) => choosePrint({ odds: to })}
          />
          <Checkbox
            label="Calculations"
            hint="Every number with its steps, on separate pages."
            checked={appendix}
            onCommit={(to) => choosePrint({ appendix: to })}
          />
        </>
      )}
    </fieldset>
  );
}
