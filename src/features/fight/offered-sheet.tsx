import { useEffect } from 'react';
import { offerSheet } from '../../state/view/explanations.ts';
import { useInPlay } from './in-play.ts';
import { later } from './later.tsx';

/** Offers the numbers of the fighter that is shown for explanation, as long as it is shown. */
export const OfferedSheet = later(function OfferedSheet() {
  const { sheet, combat, sheetName } = useInPlay();
  useEffect(() => offerSheet(sheetName, { ...sheet, worksheet: combat.worksheet }), [sheet, combat, sheetName]);
  useEffect(() => () => offerSheet(sheetName, null), [sheetName]);
  return null;
});
