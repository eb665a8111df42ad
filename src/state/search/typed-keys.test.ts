import { expect } from 'vitest';
import { itAtLength } from '../../testing/extent.ts';
import { blankSaved } from '../character/character-store.ts';
import { sheetOf } from '../character/derived-character.ts';
import { linesOf } from './plan-line.ts';
import { planList } from './plan-list.ts';

/** A fencer's parts: the name, of which a player types the beginning, and what is typed behind it. */
const parts: readonly (readonly [name: string, behind: string])[] = [
  ['st', ' 11'],
  ['dx', ' 14'],
  ['iq', ' 11'],
  ['ht', ' 11'],
  ['hp', ' 12'],
  ['will', ' 12'],
  ['speed', ' 6.5'],
  ['move', ' 7'],
  ['combat reflexes', ''],
  ['luck', ''],
  ['weapon master', ' (rapier)'],
  ['enhanced parry', ' (rapier)'],
  ['attractive', ''],
  ['charisma', ''],
  ['status', ' 1'],
  ['ally', ' (pedro, 50%, 12 or less)'],
  ['french (accented)', ''],
  ['latin (broken)', ''],
  ['code of honor', " (gentleman's)"],
  ['impulsiveness', ''],
  ['overconfidence', ''],
  ['compulsive carousing', ''],
  ['sense of duty', ' (comrades)'],
  ['q: never refuses a toast', ''],
  ['q: hums while fencing', ''],
  ['rapier', ' 18'],
  ['main-gauche', ' 16'],
  ['acrobatics', ' 13'],
  ['brawling', ' 14'],
  ['carousing', ' 12'],
  ['climbing', ' 13'],
  ['dancing', ' 13'],
  ['fast-draw', ' (sword) 15'],
  ['fast-talk', ' 11'],
  ['gambling', ' 11'],
  ['intimidation', ' 12'],
  ['jumping', ' 14'],
  ['riding', ' (horse) 13'],
  ['savoir-faire', ' (high society) 12'],
  ['sex appeal', ' 11'],
  ['stealth', ' 14'],
  ['feint', ' (rapier)+2'],
  ['rapier', ', fine'],
  ['buff coat', ''],
  ['leather gloves', ''],
  ['heavy cloak', ''],
];

const sheet = sheetOf(blankSaved('fourth-edition'));

/** What a line adds; null if a word of it is not understood. */
function planned(text: string): string | null {
  const { lines } = planList(sheet, linesOf(sheet, text), { chapter: null });
  const [line] = lines;
  return lines.length === 1 && line?.status === 'found' ? (line.plan?.name ?? null) : null;
}

/** The fewest keys for a part, with Enter: the shortest beginning of its name by which it is found, with what is behind it. */
function keysOf([name, behind]: (typeof parts)[number]): number {
  const whole = planned(`${name}${behind}`);
  const lengths = Array.from({ length: name.length }, (_, at) => at + 1);
  const shortest = lengths.find((length) => whole !== null && planned(`${name.slice(0, length)}${behind}`) === whole);
  return (shortest ?? name.length) + behind.length + 1;
}

itAtLength('a fencer of 46 parts is typed by hand in fewer than 560 keys', () => {
  const keys = parts.map(keysOf);
  expect(keys.reduce((sum, each) => sum + each, 0)).toBeLessThan(560);
});
