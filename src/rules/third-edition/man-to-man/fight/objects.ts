import type { ObjectRow, ObjectRules } from '../../../combat/objects.ts';
import { fightPages as pages } from './fight-pages.ts';

/** Weapons by which an object is destroyed: a guideline of the book. */
const weapons = {
  any: undefined,
  edged: 'edged weapons',
  noPoint: 'no impaling weapons',
  axe: 'an axe',
  axeOrHammer: 'an axe or hammer',
  club: 'an axe, hammer or club',
} as const;

/** Name, DR, hits and weapons: pp. 51–52. */
const table: readonly (readonly [name: string, resistance: number, hits: number, weapon: keyof typeof weapons])[] = [
  ['Light rope, ⅜″', 1, 2, 'any'],
  ['Heavy rope, ¾″', 3, 6, 'edged'],
  ['Hawser, 1½″', 4, 10, 'edged'],
  ['Steel cable, ¼″', 2, 8, 'noPoint'],
  ['Steel cable, ½″', 4, 16, 'edged'],
  ['Steel cable, 1″', 6, 30, 'axe'],
  ['Wooden pole, 1″', 1, 3, 'any'],
  ['Wooden pole, 2″', 3, 8, 'noPoint'],
  ['Wooden pole, 3″', 4, 12, 'edged'],
  ['Wooden pole, 4″', 6, 20, 'axe'],
  ['Wooden pole, 6″', 6, 30, 'axe'],
  ['Wooden pole, 8″', 6, 50, 'axe'],
  ['Bronze or iron bar, ½″', 1, 4, 'noPoint'],
  ['Bronze or iron bar, 1″', 3, 20, 'axeOrHammer'],
  ['Bronze or iron bar, 2″', 3, 60, 'axe'],
  ['Steel bar, ½″', 2, 6, 'axeOrHammer'],
  ['Steel bar, 1″', 6, 25, 'axe'],
  ['Steel bar, 2″', 8, 80, 'axe'],
  ['Wallboard, ½″', 1, 5, 'noPoint'],
  ['Plywood, ½″', 3, 15, 'noPoint'],
  ['Wooden slab, 1″ (a door)', 2, 10, 'any'],
  ['Wooden slab, 2″', 4, 20, 'noPoint'],
  ['Wooden slab, 3″', 6, 30, 'club'],
  ['Thin iron or bronze, ⅛″', 3, 6, 'noPoint'],
  ['Thin iron or bronze, ¼″', 4, 12, 'club'],
  ['Iron slab, ½″', 6, 25, 'club'],
  ['Iron wall, 1″', 8, 50, 'club'],
  ['Thin steel, ⅛″', 4, 10, 'noPoint'],
  ['Thin steel, ¼″', 6, 20, 'club'],
  ['Steel slab, ½″', 7, 40, 'axeOrHammer'],
  ['Steel wall, 1″', 8, 80, 'axe'],
  ['Brick wall, 3″', 6, 40, 'club'],
  ['Concrete wall, 6″', 4, 60, 'axeOrHammer'],
  ['Stone wall, 6″', 8, 90, 'axeOrHammer'],
  ['Stone wall, 12″', 8, 180, 'axeOrHammer'],
];

/** The id of a row: its name in plain letters, "wooden-slab-1-a-door". */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('⅛', '1-8')
    .replaceAll('¼', '1-4')
    .replaceAll('⅜', '3-8')
    .replaceAll('½', '1-2')
    .replaceAll('¾', '3-4')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const rows = table.map(
  ([name, resistance, hits, weapon]): ObjectRow => ({
    id: idOf(name),
    name,
    resistance,
    hits,
    ...(weapons[weapon] === undefined ? {} : { weapon: weapons[weapon] }),
  }),
);

/** Attacks on things (pp. 51–52): by size and movement; edges and points do no more than their basic damage. */
export const objects: ObjectRules = {
  cite: pages.objects,
  rows,
  sizes: [
    { id: 'man', name: 'as large as a man', add: 4 },
    { id: 'tiny', name: 'tiny: a button', add: -1 },
    { id: 'small', name: 'small: a glass', add: 0 },
    { id: 'medium', name: 'medium: a basketball', add: 1 },
    { id: 'large', name: 'large: a beachball', add: 2 },
    { id: 'half', name: 'half a man', add: 3 },
    { id: 'twice', name: 'twice a man', add: 5 },
    { id: 'more', name: 'larger than that', add: 6 },
  ],
  motions: [
    { id: 'still', name: 'not at all', add: 0 },
    { id: 'slow', name: 'slowly', add: -1 },
    { id: 'faster', name: 'faster, predictably', add: -2 },
    { id: 'fast', name: 'fast, predictably', add: -3 },
    { id: 'human', name: 'as people do', add: -4 },
    { id: 'wild', name: 'unpredictably', add: -7 },
  ],
  factors: {},
};
