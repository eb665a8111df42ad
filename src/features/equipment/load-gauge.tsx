import { memoizeByObject } from '../../engine/memoize.ts';
import { dropItems, loadAdvice } from '../../rules/advice/load-advice.ts';
import { buildModel } from '../../rules/model/build-model.ts';
import { limitStat } from '../../rules/shared/load.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/button.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import { useSheetPart } from '../derived/sheet-lines.ts';
import { FindingsHere } from '../issues/findings-here.tsx';

const adviceOf = memoizeByObject(loadAdvice);

/** The load against its levels, and how to reach the next lighter one. */
export function LoadGauge() {
  const load = useSheetPart((sheet) => {
    const { worksheet } = sheet;
    const { carried, level, levels } = buildModel(sheet).load;
    return {
      value: worksheet.number('load'),
      text: `${carried.text} lb`,
      level,
      bands: levels.map(({ name, limit }, i) => ({
        id: name,
        label: name,
        upTo: worksheet.number(limitStat(i)),
        text: limit.text,
      })),
      advice: adviceOf(sheet),
    };
  });
  const { advice } = load;
  const names = advice.setDown.map(({ name }) => name).join(' and ');
  const setDown = () => {
    const keys = advice.setDown.map(({ key }) => key);
    editCharacter(`${names}: dropped`, (character) => dropItems(character, keys));
    announce(`${names} dropped`);
  };
  return (
    <section className="load-gauge" aria-label="Load" data-field="load">
      <h3>Load</h3>
      <Ruler
        value={load.value}
        text={load.text}
        bands={load.bands}
        alternative={`${load.text}: ${load.level}. ${advice.words}`}
      />
      <p className="load-advice">
        <span>{advice.words}</span>
        {names && (
          <Button size="small" aria-label={`Drop ${names.toLowerCase()}`} onClick={setDown}>
            Drop
          </Button>
        )}
      </p>
      <FindingsHere chapter="equipment" field="load" />
      <FindingsHere chapter="equipment" field="hands" />
    </section>
  );
}
