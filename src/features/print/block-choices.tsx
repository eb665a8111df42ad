import type { SheetModel } from '../../rules/model/sheet-model.ts';
import { type SheetBlock, sheetBlocks } from '../../rules/print/print-choices.ts';
import { printedModel } from '../../rules/print/printed-model.ts';
import { blocksToDraw } from '../../rules/print/sheet-blocks.ts';
import { choosePrint, usePrintStore } from '../../state/view/print-store.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

const blockNames: Readonly<Record<SheetBlock, string>> = {
  vitals: 'Vital figures, hits, fatigue',
  attributes: 'Attributes',
  movement: 'Damage and movement',
  load: 'Load',
  protection: 'Protection',
  reactions: 'Reactions',
  traits: 'Traits',
  skills: 'Skills',
  spells: 'Spells',
  weapons: 'Weapons and ranges',
  possessions: 'Equipment',
  mounts: 'Mounts',
  points: 'Points and their log',
  notes: 'At the table',
  story: 'Story and notes',
};

interface BlockChoicesProps {
  /** The sheets to print: a block that any of them has can be left out of all. */
  readonly models: readonly SheetModel[];
}

/** Chooses the blocks on the sheet. */
export function BlockChoices({ models }: BlockChoicesProps) {
  const choices = usePrintStore();
  const { without } = choices;
  const available = new Set(models.flatMap((model) => blocksToDraw(printedModel(model, choices))));
  const leaveOut = (block: SheetBlock, out: boolean) =>
    choosePrint({ without: out ? [...without, block] : without.filter((includedBlock) => includedBlock !== block) });
  return (
    <fieldset className="print-choices-group">
      <legend>On the sheet</legend>
      <div className="print-choices-blocks">
        {sheetBlocks
          .filter((block) => available.has(block))
          .map((block) => (
            <Checkbox
              key={block}
              label={blockNames[block]}
              checked={!without.includes(block)}
              onCommit={(on) => leaveOut(block, !on)}
            />
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
