import type { GcsAttributeDefinition } from './gcs-sheet.ts';

const attribute = (
  id: string,
  name: string,
  base: string,
  costPerPoint: number,
  more: Partial<GcsAttributeDefinition> = {},
): GcsAttributeDefinition => ({
  id,
  type: 'integer',
  name,
  fullName: '',
  base,
  costPerPoint,
  percentPerSize: 0,
  thresholds: [],
  ...more,
});

/** The attributes of a sheet that defines none of its own (p. 14–17 of the Basic Set, and what GCS adds to them). */
export const standardAttributes: readonly GcsAttributeDefinition[] = [
  attribute('st', 'ST', '10', 10, { fullName: 'Strength', percentPerSize: 10 }),
  attribute('dx', 'DX', '10', 20, { fullName: 'Dexterity' }),
  attribute('iq', 'IQ', '10', 20, { fullName: 'Intelligence' }),
  attribute('ht', 'HT', '10', 10, { fullName: 'Health' }),
  attribute('will', 'Will', '$iq', 5),
  attribute('fright_check', 'Fright Check', '$will', 2),
  attribute('per', 'Per', '$iq', 5, { fullName: 'Perception' }),
  attribute('vision', 'Vision', '$per', 2),
  attribute('hearing', 'Hearing', '$per', 2),
  attribute('taste_smell', 'Taste & Smell', '$per', 2),
  attribute('touch', 'Touch', '$per', 2),
  attribute('basic_speed', 'Basic Speed', '($dx + $ht) / 4', 20, { type: 'decimal' }),
  attribute('basic_move', 'Basic Move', 'Math.floor($basic_speed)', 5),
  attribute('fp', 'FP', '$ht', 3, { fullName: 'Fatigue Points', type: 'pool' }),
  attribute('hp', 'HP', '$st', 2, { fullName: 'Hit Points', type: 'pool', percentPerSize: 10 }),
];
