import type { Template } from '../../template.ts';
import { kitOptions, skillOptions, skills, traitOptions, traits } from '../../templates/read-template-lines.ts';
import { one, worn } from '../../third-edition/kits.ts';

const suit = [worn('vacc-suit-tl10'), worn('vacc-suit-helmet-tl10')];

/** Professions of starships and far ports. */
export const spaceTemplates: readonly Template[] = [
  {
    id: 'pilot',
    name: 'Pilot',
    group: 'space',
    points: 150,
    techLevel: 10,
    description: 'If it has a thruster, it flies, and comes down in one piece more often than not.',
    keywords: ['spacer', 'captain', 'smuggler', 'trader', 'ace', 'starship', 'fighter pilot'],
    attributes: { dx: 13, iq: 12, ht: 11 },
    secondary: { perception: 1 },
    traits: traits('combat-reflexes'),
    skills: skills(
      'piloting (Aerospace) [8]',
      'gunner-beams [4]',
      'navigation (Space) [4]',
      'beam-weapons-pistol [2]',
      'electronics-operation (Sensors) [2]',
      'free-fall [2]',
      'spacer [2]',
      'vacc-suit [2]',
      'first-aid [1]',
    ),
    choose: [
      {
        words: 'What the ship does',
        count: 1,
        from: [
          { name: 'Fights', skills: skills('gunner-rockets [4]', 'tactics [4]') },
          { name: 'Trades', skills: skills('merchant [4]', 'accounting [2]', 'freight-handling [2]') },
          { name: 'Smuggles', skills: skills('smuggling [4]', 'fast-talk [4]') },
          { name: 'Explores', skills: skills('electronics-operation (Scientific) [4]', 'navigation (Hyperspace) [4]') },
        ],
      },
      {
        words: 'Advantages',
        points: 15,
        from: [
          ...traitOptions(
            'luck',
            'g-experience, gravity=all',
            'absolute-direction, sense=3d',
            'charisma 1-3',
            'daredevil',
          ),
          ...traitOptions('peripheral-vision', 'fearlessness 1-5', 'serendipity 1'),
          { name: 'Basic Speed', secondary: { basicSpeed: 1 }, sizes: [1, 2, 3] },
        ],
      },
      {
        words: 'Disadvantages',
        points: -40,
        from: traitOptions(
          'impulsiveness',
          'overconfidence',
          'greed',
          'compulsive-carousing',
          'compulsive-gambling',
          'on-the-edge',
          'debt 5',
          'loner',
          'stubbornness',
          'code-of-honor, code=Spacers’, demands=among-your-own-people-only',
        ),
      },
      {
        words: 'Further skills',
        points: 10,
        from: skillOptions(
          [1, 2, 4],
          'area-knowledge (Interplanetary State)',
          'brawling',
          'carousing',
          'computer-operation',
          'gambling',
          'piloting (Contragravity)',
          'savoir-faire (Military)',
          'streetwise',
        ),
      },
      {
        words: 'Gear',
        count: 1,
        from: [
          ...kitOptions('spacers-kit'),
          {
            name: 'Suit, blaster-proof vest and a laser',
            items: [...suit, one('laser-pistol'), one('ballistic-vest-tl10')],
          },
        ],
      },
    ],
  },
  {
    id: 'ships-engineer',
    name: 'Ship’s engineer',
    group: 'space',
    points: 150,
    techLevel: 10,
    description: 'Keeps an old drive burning with a wrench, a program and plain stubbornness.',
    keywords: ['mechanic', 'technician', 'spacer', 'tinker', 'repair', 'computer', 'hacker'],
    attributes: { dx: 11, iq: 14, ht: 11 },
    traits: traits('talent-artificer 2'),
    skills: skills(
      'engineer (Starships) [4]',
      'mechanic (Fusion Reactor) [4]',
      'beam-weapons-pistol [2]',
      'computer-programming [2]',
      'electrician [2]',
      'electronics-repair (Computers) [2]',
      'free-fall [2]',
      'machinist [2]',
      'mathematics (Applied) [2]',
      'vacc-suit [2]',
      'computer-operation [1]',
      'first-aid [1]',
      'spacer [1]',
    ),
    choose: [
      {
        words: 'Off watch',
        count: 1,
        from: [
          { name: 'Guns and charges', skills: skills('armoury (Small Arms) [4]', 'explosives (Demolition) [4]') },
          {
            name: 'Other people’s computers',
            skills: skills('computer-hacking [4]', 'cryptography (Cryptanalysis) [4]'),
          },
          { name: 'Wrecks', skills: skills('scrounging [4]', 'hazardous-materials (Nuclear) [2]', 'search [2]') },
        ],
      },
      {
        words: 'Advantages',
        points: 10,
        from: [
          ...traitOptions(
            'single-minded',
            'versatile',
            'high-manual-dexterity 1-2',
            'lightning-calculator, degree=lightning-calculator',
          ),
          ...traitOptions('less-sleep 1-4', 'common-sense'),
          { name: 'Will', secondary: { will: 1 }, sizes: [1, 2] },
        ],
      },
      {
        words: 'Disadvantages',
        points: -40,
        from: traitOptions(
          'absent-mindedness',
          'bad-temper',
          'clueless',
          'curious',
          'loner',
          'no-sense-of-humor',
          'oblivious',
          'stubbornness',
          'workaholic',
          'duty, what=The ship, frequency=quite-often, danger=dangerous-at-times',
        ),
      },
      {
        words: 'Further skills',
        points: 15,
        from: skillOptions(
          [1, 2, 4],
          'battlesuit',
          'brawling',
          'chemistry',
          'electronics-operation (Force Shields)',
          'electronics-repair (Sensors)',
          'gunner-beams',
          'mechanic (Contragravity)',
          'physics',
          'piloting (Aerospace)',
          'scrounging',
        ),
      },
      {
        words: 'Gear',
        count: 1,
        from: [
          ...kitOptions('spacers-kit'),
          {
            name: 'Suit and tools',
            items: [...suit, one('tool-kit-mechanic'), one('tool-kit-electronics-repair'), one('wearable-computer')],
          },
        ],
      },
    ],
  },
];
