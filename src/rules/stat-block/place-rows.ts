import { addEntry, addQuirk } from './place-entries.ts';
import { addItem } from './place-items.ts';
import { addWeapon } from './place-weapons.ts';
import type { Placing } from './placing.ts';
import { readScores } from './read-scores.ts';
import type { Part } from './split-parts.ts';

/** Reads a row of a table by the headings of its columns, as if it were written in a line. */
export function readRow(placing: Placing, part: Part): void {
  const columns = part.columns ?? new Map<string, string>();
  const name = columns.get('name') ?? '';
  if (part.section === 'derived' || part.section === 'mounts') {
    placing.draft.set(part, 'understood', 'follows from the rest, worked out anew');
    return;
  }
  if (name === '') {
    const scores = [...columns].flatMap(([heading, cell]) => readScores(`${heading} ${cell}`) ?? []);
    for (const score of scores) placing.scores.push({ part, score });
    if (scores.length === 0) return;
    placing.draft.set(part, 'understood', 'numbers of the sheet');
    return;
  }
  const cell = (column: string, before = '', behind = '') => {
    const text = columns.get(column);
    return text === undefined || /^[-–—]$/u.test(text) ? '' : `${before}${text}${behind}`;
  };
  if (part.section === 'weapons') {
    addWeapon(
      placing,
      {
        ...part,
        text: `${name}: ${[...columns]
          .filter(([column]) => column !== 'name')
          .map(([, text]) => text)
          .join(', ')}`,
      },
      part,
    );
    return;
  }
  const isPriced = columns.has('cost') && !columns.has('level') && !columns.has('points');
  const isItem = isPriced || columns.has('weight') || columns.has('quantity') || part.section === 'equipment';
  if (isItem) {
    const quantity = cell('quantity', '', ' x ').replace(/^1 x /u, '');
    const text = [
      `${quantity}${name}`,
      cell('cost', '$').replace('$$', '$'),
      cell('weight', '', ' lb').replace(/(lbs?\.?|pounds?) lb$/u, '$1'),
      cell('where'),
      cell('protection'),
      cell('notes'),
    ]
      .filter(Boolean)
      .join('  ');
    addItem(placing, { ...part, text }, part);
    return;
  }
  const points = (cell('points') || cell('cost')).replace(/[[\]()]/gu, '');
  const level = cell('level');
  const text = [
    name,
    cell('tl', '/TL'),
    cell('difficulty', ' (', ')'),
    level === '' ? '' : `-${level}`,
    points === '' ? '' : ` [${points}]`,
    cell('relative', ' @ '),
    cell('notes', ' '),
  ].join('');
  const scores = readScores(`${name} ${level}${points === '' ? '' : ` [${points}]`}`);
  if (scores) {
    for (const score of scores) placing.scores.push({ part, score });
    return;
  }
  if (part.section === 'quirk') {
    addQuirk(placing, { ...part, text }, part);
    return;
  }
  addEntry(placing, { ...part, text }, part);
}
