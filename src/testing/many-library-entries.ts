import { idOf } from './gcs-fixtures.ts';

const first = [
  'Amber',
  'Bronze',
  'Coral',
  'Dusk',
  'Ember',
  'Frost',
  'Gale',
  'Harbor',
  'Iron',
  'Jade',
  'Kelp',
  'Lunar',
  'Mist',
  'North',
  'Opal',
  'Pearl',
  'Quartz',
  'River',
  'Storm',
  'Tide',
];
const second = [
  'armor',
  'blade',
  'craft',
  'dance',
  'eye',
  'fist',
  'guard',
  'heart',
  'insight',
  'jump',
  'kin',
  'lore',
  'mark',
  'net',
  'oath',
  'path',
  'reading',
  'song',
  'touch',
  'ward',
];

const rowOf = (index: number): object => {
  const name = `${first[index % 20]} ${second[Math.floor(index / 20) % 20]} ${Math.floor(index / 400)}`;
  return {
    id: idOf('s', index),
    name,
    reference: `HB${index % 300}`,
    tags: ['Outdoor', `Group ${index % 37}`],
    difficulty: 'dx/a',
    points: 1,
    local_notes:
      'A skill that was made up to see how long many of them take, with a note of the usual length of notes. '.repeat(
        6,
      ),
    defaults: [
      { type: 'dx', modifier: -5 },
      ...Array.from({ length: 4 }, (_, at) => ({
        type: 'skill',
        name: { compare: 'is', qualifier: `${second[at]} lore` },
        modifier: -at,
      })),
    ],
    features: [
      {
        type: 'skill_bonus',
        selection_type: 'skills_with_name',
        name: { compare: 'is', qualifier: 'Climbing' },
        amount: 1,
      },
    ],
  };
};

/** The text of a library file with so many skills, for the bench and for tests of time. About 1,500 characters each. */
export const manySkills = (count: number, from = 0): string =>
  JSON.stringify({ version: 5, rows: Array.from({ length: count }, (_, index) => rowOf(from + index)) });
