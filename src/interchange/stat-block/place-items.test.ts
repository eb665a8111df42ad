import { expect, test } from 'vitest';
import { readStatBlock } from './read-stat-block.ts';

test('an item is in the container of that name that was named last before it', () => {
  const { file } = readStatBlock(
    [
      'Mirko',
      '100 points, Fourth edition',
      '',
      'EQUIPMENT',
      '  Small backpack  $60  3 lb  carried',
      '    Blanket       $20  4 lb  carried, in small backpack',
      '  Small backpack  $60  3 lb  at home',
      '    Torch          $3  1 lb  at home, in small backpack',
    ].join('\n'),
  );
  const [first, blanket, second, torch] = file.character.equipment;
  expect([blanket?.container, torch?.container]).toEqual([first?.key, second?.key]);
});
