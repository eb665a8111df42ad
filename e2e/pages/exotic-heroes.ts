import type { buildHero } from './heroes.ts';

type Hero = Parameters<typeof buildHero>[1];

/**
 * The heroes of src/rules/fourth-edition/common/exotic-heroes.test.ts, where their arithmetic is, as a player makes them.
 * Silver is left out here, so the werewolf has 112 + 20 points.
 */
export const exoticHeroes: readonly Hero[] = [
  {
    name: 'Ulric',
    setting: { 'Points to spend': '132', 'Tech level': '3' },
    lines: [
      ...['st 14', 'dx 12', 'ht 12', 'claws', 'fangs', 'fur', 'discriminatory smell', 'combat reflexes'],
      ...['damage resistance 2', 'lunacy', 'bad temper', 'brawling 14', 'tracking 14', 'stealth 12'],
    ],
    inRows: (builder) => builder.modify('Damage Resistance', 'Tough skin'),
    figures: {
      ...{ Move: '6', Dodge: '10', Parry: '11', Tracking: '14', 'DR, torso': '2', 'Point total': '132' },
      ...{ 'Points for Damage Resistance 2': '6', 'Damage of Bite, Brawling': '1d', 'Skill with Bite, Brawling': '14' },
      ...{ 'Damage of Punch, Brawling': '1d', 'Damage of Kick, Brawling': '1d+1' },
    },
  },
  {
    name: 'Isabeau',
    setting: { 'Points to spend': '162', 'Tech level': '4' },
    lines: [
      ...['st 11', 'dx 14', 'ht 12', 'weapon master', 'combat reflexes'],
      ...['rapier 17', 'feint (Rapier) 19', 'disarming (Rapier) 18'],
    ],
    inRows: async (builder) => {
      await builder.answer('Weapon Master', 'Which', 'rapier');
      await builder.item('Rapier');
      await builder.place('Rapier', 'In hand');
    },
    figures: {
      ...{ Move: '6', Dodge: '10', Parry: '12', Rapier: '17', 'Feint (Rapier)': '19', 'Disarming (Rapier)': '18' },
      ...{ 'Damage of Rapier, thrust': '1d+2', 'Points for Weapon Master (rapier)': '20', 'Point total': '162' },
    },
  },
  {
    name: 'Zephyrine',
    setting: { 'Points to spend': '158', 'Tech level': '8' },
    lines: [
      ...['dx 13', 'ht 11', 'a: flight', 'innate attack (burning) 4', 'damage resistance 5'],
      'innate attack (beam) 15',
    ],
    inRows: async (builder) => {
      await builder.modify('Flight', 'Winged');
      await builder.answer('Innate Attack (Burning)', 'Aimed with', 'beam');
      await builder.modify('Innate Attack (Burning)', 'Increased range');
      await builder.modify('Innate Attack (Burning)', 'Accurate');
      await builder.modifierLevel('Innate Attack (Burning)', 2, 2);
      await builder.modify('Damage Resistance', 'Force field');
    },
    figures: {
      ...{ Move: '6', Dodge: '9', 'Air Move': '12', 'DR, torso': '5', 'DR, wings': '5', 'Point total': '158' },
      ...{ 'Points for Flight': '30', 'Points for Innate Attack (Burning) 4': '24' },
      'Points for Damage Resistance 5': '30',
      ...{ 'Damage of Innate Attack (Burning), shot': '4d', 'Skill with Innate Attack (Burning), shot': '15' },
    },
  },
];

/** Made by touch, on a phone. */
export const robot: Hero = {
  name: 'Unit Nine',
  setting: { 'Points to spend': '88', 'Tech level': '9', 'Disadvantage limit': '80' },
  lines: [
    ...[
      'st 16',
      'dx 12',
      'resistant (very common)',
      'injury tolerance (no blood)',
      'injury tolerance (unliving)',
      'unhealing (total)',
    ],
    ...['extra legs', 'horizontal', 'no fine manipulators', 'striker (crushing)', 'damage resistance 8', 'brawling 14'],
  ],
  inRows: async (builder) => {
    await builder.answer('Resistant', 'To', 'Metabolic hazards');
    await builder.answer('Resistant', 'Degree', 'Immunity');
    await builder.modify('Striker (Crushing)', 'Long');
    await builder.modify('Damage Resistance', 'Can’t wear armor');
  },
  figures: {
    ...{ Move: '5', Dodge: '8', 'DR, torso': '8', 'DR, hind legs': '8', 'Point total': '88' },
    ...{ 'Damage of Striker (Crushing), strike': '1d+3', 'Skill with Striker (Crushing), strike': '14' },
  },
};
