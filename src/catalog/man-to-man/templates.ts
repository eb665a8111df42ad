import type { Template } from '../template.ts';
import { skillOptions, skills, traitOptions } from '../templates/read-template-lines.ts';
import { one, worn } from '../third-edition/kits.ts';

const clothes = [worn('lower-class-clothes'), worn('boots')];

/** Templates of Man to Man, of our own. */
export const manToManTemplates: readonly Template[] = [
  {
    id: 'man-at-arms',
    name: 'Man-at-arms',
    group: 'fantasy',
    points: 100,
    description: 'Paid to stand in the line, and still there when it is over.',
    keywords: ['soldier', 'fighter', 'mercenary', 'guard', 'warrior'],
    attributes: { st: 12, dx: 12, ht: 11 },
    skills: skills('brawling [2]', 'running [2]', 'knife [1]'),
    choose: [
      {
        words: 'A weapon',
        count: 1,
        from: skillOptions(8, 'broadsword', 'axe-mace', 'spear', 'polearm', 'two-handed-sword', 'flail'),
      },
      {
        words: 'Advantages',
        points: 25,
        from: traitOptions('combat-reflexes', 'peripheral-vision', 'ambidexterity', 'toughness 1'),
      },
      {
        words: 'Further skills',
        points: 12,
        from: skillOptions(
          [1, 2, 4],
          'shield',
          'crossbow',
          'bow',
          'axe-throwing',
          'spear-throwing',
          'throwing',
          'sling',
        ),
      },
      {
        words: 'Armor',
        count: 1,
        from: [
          {
            name: 'Light, with a shield',
            items: [
              worn('light-leather-armor'),
              worn('leather-helm'),
              worn('medium-shield'),
              one('large-knife'),
              ...clothes,
            ],
          },
          {
            name: 'Heavy, with both hands free',
            items: [worn('heavy-leather-armor'), worn('pot-helm'), one('large-knife'), ...clothes],
          },
        ],
      },
    ],
  },
];
