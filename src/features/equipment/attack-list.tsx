import { buildModel } from '../../rules/model/build-model.ts';
import type { AttackLine, Figure } from '../../rules/model/sheet-model.ts';
import { explain } from '../../state/view/explanation-store.ts';
import { FigureButton } from '../../ui/figure-button.tsx';
import { attacksOf, useSheetPart } from '../derived/sheet-lines.ts';

/** The uses of a weapon: damage, skill and parry, each with its calculation. */
export function AttackList({ rowKey }: { rowKey: string }) {
  const attacks = useSheetPart((sheet) => attacksOf(buildModel(sheet).attacks, rowKey));
  if (attacks.length === 0) return null;
  return (
    <ul className="attack-list">
      {attacks.map((attack) => (
        <AttackItem key={attack.id} attack={attack} />
      ))}
    </ul>
  );
}

function AttackItem({ attack }: { attack: AttackLine }) {
  const { item, use, type, damage, skill, skillName, parry, reach, minimumStrength, notes, readying } = attack;
  const name = `${item}, ${use}`;
  const remarks = notes.filter((note) => note !== readying?.note);
  return (
    <li className="attack-line">
      <span className="attack-use">{use}</span>
      <span className="attack-damage">
        <ExplainedFigure figure={damage} label={`${name}: damage`} /> {type}
      </span>
      <span className="attack-skill">
        <span className="attack-caption">{skillName || 'skill'}</span>{' '}
        <ExplainedFigure figure={skill} label={`${name}: skill`} />
      </span>
      {parry.text !== '–' && (
        <span>
          <span className="attack-caption">Parry</span> <ExplainedFigure figure={parry} label={`${name}: Parry`} />
        </span>
      )}
      {reach && <span className="attack-caption">reach {reach}</span>}
      {minimumStrength && <span className="attack-caption">ST {minimumStrength}</span>}
      {remarks.length > 0 && <span className="attack-caption">{remarks.join(', ')}</span>}
      {readying && (
        <span className="attack-caption">
          <ExplainedFigure figure={{ text: readying.note, stat: readying.stat }} label={`${name}:`} />
        </span>
      )}
    </li>
  );
}

function ExplainedFigure({ figure, label }: { figure: Figure; label: string }) {
  const { text, stat, second } = figure;
  if (!stat) return text;
  return (
    <>
      <FigureButton label={`${label} ${text}, explain`} onClick={(event) => explain(stat, event)}>
        {text}
      </FigureButton>
      {second?.stat && (
        <FigureButton
          label={`${label} ${second.text} ${second.when}, explain`}
          onClick={(event) => explain(second.stat ?? stat, event)}
        >
          ({second.text})
        </FigureButton>
      )}
    </>
  );
}
