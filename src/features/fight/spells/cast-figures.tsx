import { type ReactNode, useEffect, useMemo } from 'react';
import type { CastSheet } from '../../../rules/combat/magic/derive-cast.ts';
import { offerSheet } from '../../../state/view/explanations.ts';
import { type InPlay, useInPlay } from '../in-play.ts';
import { InPlayAs } from '../later.tsx';
import { castSheetName } from './spell-words.ts';

/** Shows what is in it with the numbers of a casting, and offers them for explanation. */
export function CastFigures({ sheet: cast, children }: { sheet: CastSheet; children: ReactNode }) {
  const inPlay = useInPlay();
  const { worksheet } = cast;
  const shown = useMemo(
    (): InPlay => ({ ...inPlay, combat: { ...inPlay.combat, worksheet }, sheetName: castSheetName }),
    [inPlay, worksheet],
  );
  useEffect(() => {
    offerSheet(castSheetName, { ...inPlay.sheet, worksheet });
  }, [inPlay.sheet, worksheet]);
  useEffect(() => () => offerSheet(castSheetName, null), []);
  return <InPlayAs inPlay={shown}>{children}</InPlayAs>;
}
