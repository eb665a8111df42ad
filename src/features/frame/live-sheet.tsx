import { useDeferredValue, useMemo, useState } from 'react';
import { formatNumber } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { Sheet } from '../../sheet/sheet.tsx';
import { buildModel } from '../../sheet-model/model/build-model.ts';
import { type PointsLeft, pointsLabel, pointsLeft, withPointsLeft } from '../../sheet-model/model/points-left.ts';
import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import { useCharacterStore } from '../../state/character/character-store.ts';
import { sheetOf } from '../../state/character/derived-character.ts';
import { currentPlay, editPlay } from '../../state/play/play-store.ts';
import { explain } from '../../state/view/explanations.ts';
import { usePreferences } from '../../state/view/preferences.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/buttons.tsx';

/** The lists of a sheet that grow with the rows of the character. */
const lists = [
  'traits',
  'skills',
  'spells',
  'attacks',
  'ranged',
  'possessions',
  'mounts',
  'reactions',
  'notes',
] as const;

/**
 * The sheet with at most the first `limit` lines of each of its lists.
 * @returns the model itself if no list is longer than `limit`
 */
export function firstLines(model: SheetModel, limit: number): SheetModel {
  const cut = lists.filter((list) => model[list].length > limit).map((list) => [list, model[list].slice(0, limit)]);
  return cut.length === 0 ? model : { ...model, ...Object.fromEntries(cut) };
}

/** Lists are cut after this many lines: rendering thousands of lines at each edit would slow down the forms. */
const maxLines = 400;

/**
 * The live sheet of the open character: changed figures are highlighted, and every figure opens its explanation. It is drawn
 * after the forms and the summary, which are the first frame of the program and show an edit first; the next edit does not wait
 * for it.
 */
export function LiveSheet() {
  const isFirstFrame = useDeferredValue(false, true);
  return isFirstFrame ? null : <DeferredSheet />;
}

function DeferredSheet() {
  const { id, saved, opened } = useDeferredValue(useCharacterStore());
  const hasPictures = usePreferences(({ pictures }) => pictures === 'shown');
  const sheet = sheetOf(saved);
  const whole = buildModel(sheet);
  const { play } = saved;
  const present = useMemo(() => play && pointsLeft(sheet, play).map(changeable(sheet)), [sheet, play]);
  const [expandedFor, setExpandedFor] = useState<number | null>(null);
  const showsAll = expandedFor === opened;
  const model = useMemo(() => (showsAll ? whole : firstLines(whole, maxLines)), [whole, showsAll]);
  return (
    <>
      {model !== whole && (
        <p className="live-sheet-cut">
          Long lists are cut off after {maxLines} lines here. Print and PDF show every line.{' '}
          <Button size="small" onClick={() => setExpandedFor(opened)}>
            Show all lines
          </Button>
        </p>
      )}
      <Sheet
        model={model}
        onExplain={explain}
        present={present}
        opened={opened}
        drawnFor={hasPictures ? id : undefined}
      />
    </>
  );
}

/** Changes as on the play screen: with the same undo and the same log. The sheet may be drawn later than the state changes. */
const changeable =
  (sheet: DerivedCharacter) =>
  ({ id, name, left, full }: PointsLeft) => ({
    name,
    left,
    full,
    onChange: (by: number) => {
      const now = pointsLeft(sheet, currentPlay()).find((points) => points.id === id);
      if (!now) return;
      const next = now.left + by;
      const countAlone = () => {
        editPlay(pointsLabel(now, next), (play) => withPointsLeft(play, now, next));
        announce(`${formatNumber(next)} ${now.unit} left`, id);
      };
      // Without the rules of a fight, which need the network the first time, the points are counted all the same.
      import('../fight/count-on-sheet.ts').then(({ countOnSheet }) => countOnSheet(id, by)).catch(countAlone);
    },
  });
