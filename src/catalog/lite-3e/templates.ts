import type { Template } from '../template.ts';
import { kitOptions, skillOptions, skills, traitOptions, traits } from '../templates/read-template-lines.ts';

/** Templates of GURPS Lite, of our own. */
export const liteTemplates: readonly Template[] = [
  {
    id: 'sword-for-hire',
    name: 'Sword for hire',
    group: 'fantasy',
    points: 100,
    techLevel: 3,
    description: 'Has fought on both sides of the river, and knows what each of them pays.',
    keywords: ['mercenary', 'soldier', 'fighter', 'adventurer', 'bodyguard'],
    attributes: { st: 12, dx: 13, ht: 11 },
    traits: traits('combat-reflexes'),
    skills: skills('riding (Horse) [2]', 'first-aid [1]', 'knife [1]'),
    choose: [
      {
        words: 'A weapon',
        count: 1,
        from: skillOptions(8, 'broadsword', 'axe-mace', 'spear', 'polearm', 'two-handed-sword'),
      },
      {
        words: 'Advantages',
        points: 30,
        from: traitOptions(
          'high-pain-threshold',
          'danger-sense',
          'luck, degree=luck',
          'toughness 1',
          'night-vision',
          'rapid-healing, degree=rapid',
          'alertness 1-3',
          'charisma 1-2',
        ),
      },
      {
        words: 'Disadvantages',
        points: -30,
        from: traitOptions(
          'bad-temper',
          'greed',
          'honesty',
          'impulsiveness',
          'overconfidence',
          'stubbornness',
          'truthfulness',
          'sense-of-duty, who=Comrades, group=companions',
        ),
      },
      {
        words: 'Further skills',
        points: 13,
        from: skillOptions(
          [1, 2, 4],
          'shield',
          'brawling',
          'bow',
          'diplomacy',
          'fast-talk',
          'stealth',
          'swimming',
          'tracking',
        ),
      },
      { words: 'Gear', count: 1, from: kitOptions('travelers-kit', 'camp-kit') },
    ],
  },
];
