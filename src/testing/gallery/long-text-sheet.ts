import type { SheetModel } from '../../sheet-model/model/sheet-model.ts';
import { openSheet } from '../open-sheet.ts';
import { item, saved, skill, trait } from '../rows.ts';

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän';
const longLine = 'a remark that goes on for longer than its column is wide, and then a little longer still';

/** A character whose every text is longer than its place. */
export const longTextSheet = (): SheetModel =>
  openSheet(
    saved('man-to-man', {
      name: `${longWord} of the Upper Ketterwald and all that lies beyond the river`,
      concept: {
        player: `${longWord} ${longWord}`,
        appearance: longLine.repeat(3),
        story: `${longLine}. `.repeat(12),
        notes: longWord.repeat(6),
      },
      traits: [trait('toughness', { note: longLine }), trait('combat-reflexes', { note: longWord.repeat(2) })],
      skills: [skill('broadsword', 4, { note: longLine }), skill('knife', 2, { note: longWord.repeat(2) })],
      equipment: [
        item('broadsword', { place: 'ready', note: longLine }),
        item('chainmail', { place: 'ready', note: longWord.repeat(2) }),
        item('large-knife', { quantity: 9999 }),
      ],
    }),
  ).model;
