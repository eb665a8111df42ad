import type { buildHero } from './heroes.ts';

type Hero = Parameters<typeof buildHero>[1];

/**
 * The werewolf and the fencer of src/rules/fourth-edition/common/exotic-heroes.test.ts, where their arithmetic is, as a player
 * makes them. Silver is left out here, so the werewolf has 112 + 20 points.
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
];
