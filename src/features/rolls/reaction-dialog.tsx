import { useState } from 'react';
import { formatCitation } from '../../engine/citation.ts';
import { formatSigned } from '../../engine/format.ts';
import type { RollRules } from '../../rules/rolls/roll-rules.ts';
import { rollEachDie } from '../../state/character/roll-dice.ts';
import { noteRoll } from '../../state/play/frequent-rolls.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { Button } from '../../ui/buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DiceTray } from '../fight/dice-tray.tsx';
import { useInPlay } from '../fight/in-play.ts';
import { showRoll, TypedRoll } from '../fight/rolls.tsx';
import { ReactionField } from './roll-dialog.tsx';
import { ScoreStepper } from './roll-fields.tsx';
import { describeReaction } from './roll-words.ts';
import './rolls.css';

interface ReactionDialogProps {
  reactions: NonNullable<RollRules['reactions']>;
  onClose: () => void;
}

/** How somebody takes to the character: three dice with the modifiers of these people, the higher the better. */
export function ReactionDialog({ reactions, onClose }: ReactionDialogProps) {
  const { combat, edit, id } = useInPlay();
  const dice = usePreferences((preferences) => preferences.dice);
  const [people, setPeople] = useState('reaction');
  const [other, setOther] = useState(0);
  const { worksheet } = combat;
  const modifier = (worksheet.has(people) ? worksheet.number(people) : 0) + other;
  const settle = (rolled: number, shown: readonly number[] = []) => {
    const sentence = describeReaction(reactions.rows, rolled, modifier);
    showRoll(shown, null, sentence);
    edit(sentence, (play) => play, sentence);
    noteRoll(id, 'reaction');
  };
  const roll = () => {
    const shown = rollEachDie(3);
    settle(
      shown.reduce((sum, die) => sum + die, 0),
      shown,
    );
  };
  return (
    <Dialog
      title="Reaction of people"
      onClose={onClose}
      footer={
        <div className="roll-footer">
          <DiceTray />
          {dice === 'here' && (
            <Button
              className="roll-button"
              onClick={roll}
              aria-label={`Roll the reaction at ${formatSigned(modifier)}`}
            >
              Roll 3d {modifier !== 0 && formatSigned(modifier)}
            </Button>
          )}
          {dice === 'typed' && <TypedRoll name="the reaction" dice={3} onRolled={settle} />}
        </div>
      }
    >
      <div className="roll-dialog">
        <ReactionField value={people} onCommit={setPeople} />
        <ScoreStepper label="Modifier of the situation" value={other} isSigned onChange={setOther} />
        <Disclosure summary="Results" defaultOpen={dice === 'off'}>
          <dl className="reaction-rows">
            {reactions.rows.map(({ upTo, name, words }, at) => (
              <div key={name}>
                <dt>{totals((reactions.rows[at - 1]?.upTo ?? Number.NEGATIVE_INFINITY) + 1, upTo)}</dt>
                <dd>
                  <strong>{name}</strong>: {words}
                </dd>
              </div>
            ))}
          </dl>
          <p className="fight-hint">{formatCitation(reactions.cite)}</p>
        </Disclosure>
      </div>
    </Dialog>
  );
}

function totals(from: number, to: number): string {
  if (!Number.isFinite(from)) return `${to} or less`;
  return Number.isFinite(to) ? `${from}–${to}` : `${from} or more`;
}
