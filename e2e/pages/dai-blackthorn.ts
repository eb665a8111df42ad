import type { Builder } from './builder.ts';
import { fillOwnEntry } from './own-entry.ts';

/** What he owns that no list has: dollars and pounds. */
const goods = [
  ['Lockpicks', '30', '0'],
  ['Clothes', '10', '1'],
  ['Shoes', '40', '2'],
  ['Ring', '20', '0'],
  ['Silver', '10', '0'],
] as const;

/** Dai Blackthorn (GURPS Lite p. 4), built as a player does it: every choice through the forms. */
export async function buildDaiBlackthorn(builder: Builder): Promise<void> {
  const { page } = builder;
  await builder.name('Dai Blackthorn');
  await builder.setting('Tech level', '3');
  await builder.setting('Starting wealth', '1000');
  await builder.attribute('ST', 8);
  await builder.attribute('DX', 15);
  await builder.attribute('IQ', 12);
  await builder.attribute('HT', 12);

  for (const name of ['Absolute Direction', 'Acute Hearing', 'Double-Jointed', 'Danger Sense']) {
    await builder.advantage(name);
  }
  await builder.traitLevel('Acute Hearing', 5);
  await builder.disadvantage('Enemy');
  await builder.answer('Enemy', 'Who', 'Thieves’ Guild');
  await builder.answer('Enemy', 'Strength', '20 to 1,000');
  await builder.answer('Enemy', 'Appears', 'Rarely');
  await builder.disadvantage('Overconfidence');
  await builder.disadvantage('Wealth');
  await builder.answer('Wealth', 'Level', 'Poor');
  await builder.advantage('Literacy');
  await builder.answer('Literacy', 'Degree', 'Illiterate');
  for (const quirk of [
    'Sensitive about height',
    'Afraid of drowning',
    'Loves high places',
    'No drugs or alcohol',
    'Flamboyant showoff',
  ]) {
    await builder.quirk(quirk);
  }

  for (const [name, points] of [
    ['Area Knowledge', 2],
    ['Climbing', 0],
    ['Fast-Talk', 2],
    ['Knife', 4],
    ['Knife Throwing', 0.5],
    ['Lockpicking', 4],
    ['Pickpocket', 4],
    ['Shortsword', 4],
    ['Stealth', 2],
    ['Streetwise', 2],
    ['Traps', 0.5],
  ] as const) {
    await builder.add('Skills', name);
    await builder.points(techLevels.includes(name) ? `${name}/TL3` : name, points);
  }
  await builder.page
    .getByLabel(/^.* of Area Knowledge$/)
    .first()
    .fill('The city');
  await page.keyboard.press('Enter');

  for (const name of ['Small knife', 'Dagger', 'Leather jacket']) await builder.item(name);
  for (const [name, price, weight] of goods) {
    await builder.searchForOwn('Equipment', name);
    await fillOwnEntry(page, { fields: { 'Price, each': price, 'Weight, each': weight } });
  }
}

const techLevels: readonly string[] = ['Lockpicking', 'Traps'];

/**
 * Every figure of his printed sheet. Where it departs from the rules, the rule's figure stands: Traps is 10 and not 11
 * (printed from a default that the book does not describe); no Block, for he has no shield (printed 5); $210 and not $200
 * (the printed sum leaves out the silver), which is a finding.
 */
export const daiFigures: readonly (readonly [name: string, text: string])[] = [
  ['Point total', '100'],
  ['ST', '8'],
  ['Points for ST', '−15'],
  ['DX', '15'],
  ['Points for DX', '60'],
  ['IQ', '12'],
  ['Points for IQ', '20'],
  ['HT', '12'],
  ['Points for HT', '20'],
  ['Thrust', '1d−3'],
  ['Swing', '1d−2'],
  ['Basic Speed', '6¾'],
  ['Move', '6'],
  ['Dodge', '6'],
  ['Parry', '7'],
  ['Passive defense, armor', '1'],
  ['Passive defense', '1'],
  ['Damage resistance, armor', '1'],
  ['Damage resistance', '1'],
  ['Hearing', '17'],
  ['Vision', '12'],
  ['Will', '12'],
  ['Load limit, none', '16'],
  ['Load limit, light', '32'],
  ['Load limit, medium', '48'],
  ['Load limit, heavy', '96'],
  ['Load limit, extra-heavy', '160'],
  ['Load in pounds', '7¾'],
  ['Points, attributes', '85'],
  ['Points, advantages', '35'],
  ['Points, disadvantages', '−40'],
  ['Points, quirks', '−5'],
  ['Points, skills', '25'],
  ['Climbing', '13'],
  ['Fast-Talk', '12'],
  ['Knife', '17'],
  ['Knife Throwing', '14'],
  ['Lockpicking/TL3', '13'],
  ['Pickpocket', '15'],
  ['Shortsword', '16'],
  ['Stealth', '15'],
  ['Streetwise', '12'],
  ['Traps/TL3', '10'],
  ['Damage of Small knife, swing', '1d−5'],
  ['Skill with Small knife, swing', '17'],
  ['Damage of Small knife, thrust', '1d−4'],
  ['Damage of Dagger, thrust', '1d−4'],
  ['Small knife, thrown, half damage from', '3'],
  ['Small knife, thrown, maximum range', '8'],
  ['Dagger, thrown, half damage from', '3'],
  ['Dagger, thrown, maximum range', '8'],
  ['Cost of Small knife', '30'],
  ['Cost of Leather jacket', '50'],
  ['Total cost', '210'],
];
