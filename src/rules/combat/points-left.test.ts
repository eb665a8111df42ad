import { describe, expect, it } from 'vitest';
import { atRest } from '../../character/play.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { openWorksheet } from '../derive-character.ts';
import { type PointsLeft, pointsLeft, withPointsLeft } from './points-left.ts';

const { worksheet } = openWorksheet(johnFalcon());
const hits = (play = atRest): PointsLeft => {
  const [points] = pointsLeft(worksheet, play);
  if (!points) throw new Error('no hits');
  return points;
};
const texts = (play: typeof atRest) => play.log.map(({ text }) => text);

describe('hits that are left', () => {
  it('are those of the sheet without those that are lost', () => {
    expect(hits()).toEqual({ id: 'hits', name: 'Hits', left: 13, full: 13 });
    expect(hits({ ...atRest, state: { ...atRest.state, hitsLost: 16 } }).left).toBe(-3);
  });

  it('count for shock when they are lost, and not when they are regained', () => {
    const wounded = withPointsLeft(atRest, hits(), 8);
    expect([wounded.state.hitsLost, wounded.state.wounds]).toEqual([5, 5]);
    const healed = withPointsLeft(wounded, hits(wounded), 10);
    expect([healed.state.hitsLost, healed.state.wounds]).toEqual([3, 3]);
  });

  it('are in the log, one line for what is changed in a row', () => {
    const once = withPointsLeft(atRest, hits(), 12);
    const twice = withPointsLeft(once, hits(once), 7);
    expect(texts(twice)).toEqual(['Hits 13 → 7.']);
    const later = { ...twice, turn: 2 };
    expect(texts(withPointsLeft(later, hits(later), -1))).toEqual(['Hits 13 → 7.', 'Hits 7 → −1.']);
    expect(texts(withPointsLeft(once, hits(once), 12))).toEqual(['Hits 13 → 12.']);
  });
});
