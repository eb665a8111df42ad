import { useEffect } from 'react';
import { capitalize } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { isRollable, rollSubject } from '../../rules/rolls/roll-subject.ts';
import { findRollId, listPlayRolls } from '../../sheet-model/model/play-rolls.ts';
import { noteRoll } from '../../state/play/frequent-rolls.ts';
import { closeRoll, offerRolls, useAskedRoll } from '../../state/view/rolling.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DiceTray } from '../fight/dice-tray.tsx';
import { InPlayContext, useInPlay } from '../fight/in-play.ts';
import { useOpenCharacter } from '../fight/open-character.ts';
import { DiceRoll } from './dice-roll.tsx';
import { RollDialog } from './roll-dialog.tsx';
import { useRollRules } from './use-roll-rules.ts';

/** Lets the explanations of the fighter that is shown roll their numbers. */
export function RollHost() {
  const { sheetName } = useInPlay();
  useEffect(() => offerRolls(sheetName), [sheetName]);
  const stat = useAskedRoll(sheetName);
  return stat !== null && <RollOf stat={stat} />;
}

/** The roll of a number of the open character's sheet. */
export function SheetRoll() {
  const { inPlay, failed } = useOpenCharacter('sheet-roll');
  const stat = useAskedRoll();
  if (stat === null) return null;
  if (!inPlay) return failed && <NoRules />;
  return (
    <InPlayContext value={inPlay}>
      <RollOf stat={stat} />
    </InPlayContext>
  );
}

/** The roll of a number: against it, or its dice. Over when the number is gone. */
function RollOf({ stat }: { stat: StatId }) {
  const { id, sheet, combat } = useInPlay();
  const { rules, failed } = useRollRules(sheet.ruleset);
  const { worksheet } = combat;
  const canRoll = isRollable(worksheet, sheet.context, stat);
  useEffect(() => {
    if (!canRoll) closeRoll();
  }, [canRoll]);
  if (!canRoll) return null;
  if (!rules) return failed && <NoRules />;
  const listed = findRollId(listPlayRolls(sheet, combat, rules), combat, stat);
  const subject = rollSubject(worksheet, sheet.context, stat);
  if (subject) return <RollDialog id={listed} subject={subject} rules={rules} onClose={closeRoll} />;
  const name = capitalize(worksheet.get(stat).name);
  return (
    <Dialog
      title={name}
      size="small"
      onClose={closeRoll}
      footer={
        <div className="roll-footer">
          <DiceTray />
          <DiceRoll stat={stat} name={name} onMade={() => listed !== undefined && noteRoll(id, listed)} />
        </div>
      }
    >
      <p className="fight-hint">The dice alone. To hit and to wound somebody, attack in play.</p>
    </Dialog>
  );
}

function NoRules() {
  return (
    <Dialog title="Roll" size="small" onClose={closeRoll}>
      <p>The rules of rolls could not be loaded. They need the network the first time.</p>
    </Dialog>
  );
}
