import type { Builder } from './builder.ts';

/** John Falcon, built as a player does it: every choice through the forms. */
export async function buildJohnFalcon(builder: Builder): Promise<void> {
  await builder.name('John Falcon');
  await builder.attribute('ST', 9);
  await builder.attribute('DX', 15);
  await builder.attribute('HT', 13);
  await builder.advantage('Toughness');
  await builder.skill('Shortsword', 16);
  await builder.skill('Knife', 15);
  await builder.skill('Shield', 15);
  await builder.skill('Crossbow', 17);
  for (const name of [
    'Shortsword',
    'Large knife',
    'Crossbow',
    'Quiver',
    'Bolt',
    'Small shield',
    'Heavy leather armor',
  ]) {
    await builder.item(name);
  }
  await builder.quantity('Bolt', 10);
  await builder.place('Bolt', 'In quiver');
}

/** Every figure of his printed sheet (Man to Man pp. 7-17). The printed crossbow damage 1−2 left out the crossbow's +4. */
export const falconFigures: readonly (readonly [name: string, text: string])[] = [
  ['Point total', '100'],
  ['ST', '9'],
  ['Points for ST', '−10'],
  ['DX', '15'],
  ['Points for DX', '60'],
  ['IQ', '10'],
  ['Points for IQ', '0'],
  ['HT', '13'],
  ['Points for HT', '30'],
  ['Hits', '13'],
  ['Thrust', '1−2'],
  ['Swing', '1−1'],
  ['Basic Speed', '7'],
  ['Move', '5'],
  ['Load in pounds', '38.125'],
  ['Dodge', '5'],
  ['Parry', '8'],
  ['Block', '5'],
  ['Passive defense, armor', '2'],
  ['Passive defense, shield', '2'],
  ['Passive defense', '4'],
  ['Damage resistance, armor', '2'],
  ['Damage resistance, Toughness', '1'],
  ['Damage resistance', '3'],
  ['Points for Shortsword', '4'],
  ['Shortsword', '16'],
  ['Points for Knife', '1'],
  ['Knife', '15'],
  ['Points for Shield', '1'],
  ['Shield', '15'],
  ['Points for Crossbow', '4'],
  ['Crossbow', '17'],
  ['Damage of Shortsword, swing', '1−1'],
  ['Skill with Shortsword, swing', '16'],
  ['Damage of Shortsword, thrust', '1−2'],
  ['Damage of Large knife, swing', '1−3'],
  ['Skill with Large knife, swing', '15'],
  ['Damage of Large knife, thrust', '1−2'],
  ['Damage of Crossbow, shot', '1+2'],
  ['Skill with Crossbow, shot', '17'],
  ['Crossbow, point blank', '5'],
  ['Crossbow, increment', '14'],
  ['Crossbow, half damage from', '180'],
  ['Crossbow, maximum range', '225'],
  ['Cost of Shortsword', '400'],
  ['Cost of Crossbow', '150'],
  ['Cost of Heavy leather armor', '350'],
  ['Total cost', '1,010'],
  ['Weight carried', '38.125'],
  ['Points, attributes', '80'],
  ['Points, advantages', '10'],
  ['Points, skills', '10'],
  ['Points, unspent', '0'],
];
