import { daiBlackthorn } from '../../src/testing/book-characters.ts';
import type { Builder } from './builder.ts';
import { fillOwnEntry } from './own-entry.ts';

/**
 * Dai Blackthorn (GURPS Lite p. 4): opened with the plain half of his choices, the other half made as a player makes
 * them, one of each kind. John Falcon is built by hand from the first choice to the last.
 */
export async function finishDaiBlackthorn(builder: Builder): Promise<void> {
  const { page } = builder;
  const { character, ...rest } = daiBlackthorn();
  const byHand = [
    'acute-hearing',
    'enemy',
    'wealth',
    'literacy',
    'area-knowledge',
    'lockpicking',
    'small-knife',
    'silver',
  ];
  await builder.openCharacter({
    ...rest,
    character: {
      ...character,
      campaign: { ...character.campaign, techLevel: null, startingWealth: null },
      traits: character.traits.filter(({ key }) => !byHand.includes(key) && key !== 'showoff'),
      skills: character.skills.filter(({ key }) => !byHand.includes(key)),
      equipment: character.equipment.filter(({ key }) => !byHand.includes(key)),
    },
  });
  await builder.setting('Tech level', '3');
  await builder.setting('Starting wealth', '1000');
  await builder.advantage('Acute Hearing');
  await builder.traitLevel('Acute Hearing', 5);
  await builder.disadvantage('Enemy');
  await builder.answer('Enemy', 'Who', 'Thieves’ Guild');
  await builder.answer('Enemy', 'Strength', '20 to 1,000');
  await builder.answer('Enemy', 'Appears', 'Rarely');
  await builder.disadvantage('Wealth');
  await builder.answer('Wealth', 'Level', 'Poor');
  await builder.advantage('Literacy');
  await builder.answer('Literacy', 'Degree', 'Illiterate');
  await builder.quirk('Flamboyant showoff');

  await builder.add('Skills', 'Area Knowledge');
  await builder.points('Area Knowledge', 2);
  await page
    .getByLabel(/^.* of Area Knowledge$/)
    .first()
    .fill('The city');
  await page.keyboard.press('Enter');
  await builder.add('Skills', 'Lockpicking');
  await builder.points('Lockpicking/TL3', 4);

  await builder.item('Small knife');
  await builder.searchForOwn('Equipment', 'Silver');
  await fillOwnEntry(page, { fromPicker: true, fields: { 'Price, each': '10', 'Weight, each': '0' } });
}

/**
 * Every figure of his printed sheet. Where it departs from the rules, the rule's figure is used: Traps is 10 and not 11
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
