import { useEffect } from 'react';
import { isDice } from '../../engine/dice.ts';
import { capitalize } from '../../engine/format.ts';
import type { StatId } from '../../engine/step.ts';
import { rollSubject } from '../../rules/rolls/roll-subject.ts';
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
  const { inPlay } = useOpenCharacter('sheet-roll');
  const stat = useAskedRoll();
  if (!inPlay || stat === null) return null;
  return (
    <InPlayContext value={inPlay}>
      <RollOf stat={stat} />
    </InPlayContext>
  );
}

/** The roll of a number: against it, or its dice. */
function RollOf({ stat }: { stat: StatId }) {
  const { id, sheet, combat } = useInPlay();
  const rules = useRollRules(sheet.ruleset);
  const { worksheet } = combat;
  if (!rules || !worksheet.has(stat)) return null;
  const subject = rollSubject(worksheet, sheet.context, stat);
  if (subject) return <RollDialog id={stat} subject={subject} rules={rules} onClose={closeRoll} />;
  const { name, value } = worksheet.get(stat);
  if (!isDice(value)) return null;
  return (
    <Dialog
      title={capitalize(name)}
      size="small"
      onClose={closeRoll}
      footer={
        <div className="roll-footer">
          <DiceTray />
          <DiceRoll stat={stat} name={capitalize(name)} onMade={() => noteRoll(id, stat)} />
        </div>
      }
    >
      <p className="fight-hint">The dice alone. To hit and to wound somebody, attack in play.</p>
    </Dialog>
  );
}
