import { loadAdvice } from '../../rules/load-advice.ts';
import { limitStat } from '../../rules/shared/load.ts';
import { placeItem } from '../../character/edit-equipment.ts';
import { editCharacter } from '../../state/character-store.ts';
import { Button } from '../../ui/button.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import { announce } from '../../ui/announce.ts';
import { FindingsHere } from '../findings-here.tsx';
import { oncePerSheet, useSheetPart } from '../sheet-lines.ts';
import { StatFigure } from '../stat-figure.tsx';

const adviceOf = oncePerSheet(loadAdvice);

/** The load against its levels, and what the next lighter one needs. */
export function LoadGauge() {
  const load = useSheetPart((sheet) => {
    const { model, worksheet } = sheet;
    return {
      value: worksheet.number('load'),
      text: `${model.load.carried.text} lb`,
      level: model.load.level,
      bands: model.load.levels.map(({ name, limit }, i) => ({
        id: name,
        label: name,
        upTo: worksheet.number(limitStat(i)),
        text: limit.text,
      })),
      advice: adviceOf(sheet),
    };
  });
  const { advice } = load;
  const stow = () => {
    const item = advice.stow;
    if (!item) return;
    editCharacter(`${item.name}: set down`, (character) => placeItem(character, item.key, 'stowed'));
    announce(`${item.name} set down`);
  };
  return (
    <section className="load-gauge" aria-label="Load" data-field="load">
      <p className="load-figures">
        <span>
          Load <StatFigure stat="load" unit="lb" />, <strong>{load.level}</strong>
        </span>
        <span>
          Move <StatFigure stat="move" />
        </span>
        <span>
          Dodge <StatFigure stat="dodge" />
        </span>
      </p>
      <Ruler value={load.value} text={load.text} bands={load.bands} alternative={`${load.text}: ${load.level}. ${advice.words}`} />
      <p className="load-advice">
        {advice.words}{' '}
        {advice.stow && (
          <Button size="small" onClick={stow}>
            Set down {advice.stow.name.toLowerCase()}
          </Button>
        )}
      </p>
      <FindingsHere chapter="equipment" field="load" />
      <FindingsHere chapter="equipment" field="hands" />
    </section>
  );
}
