import { expect } from '@playwright/test';
import type { Builder } from './builder.ts';
import { OneField } from './one-field.ts';

/** A hero of the fourth edition's lists: what a player types and picks, and the figures that were worked out beforehand. */
interface Hero {
  readonly name: string;
  readonly setting: Readonly<Record<string, string>>;
  /** Lines of the field over everything; each picks an entry of the lists, with its level and answers. */
  readonly lines: readonly string[];
  /** What is chosen in the rows themselves. */
  readonly inRows: (builder: Builder) => Promise<void>;
  readonly figures: Readonly<Record<string, string>>;
  /** Figures that are no buttons, as the sheet has them. */
  readonly text?: string;
}

export async function buildHero(builder: Builder, hero: Hero): Promise<void> {
  await builder.startBlank('Fourth edition');
  await builder.name(hero.name);
  for (const [label, value] of Object.entries(hero.setting)) await builder.setting(label, value);
  const field = new OneField(builder.page);
  await field.open();
  for (const line of hero.lines) await field.pick(line);
  await field.close();
  await hero.inRows(builder);
}

/**
 * Sir Aldwin, 150 points at TL3. Pages of the Basic Set.
 *
 * Attributes (p. 14): ST 12 20, DX 13 60, HT 12 20: 100 points.
 * Secondary characteristics (pp. 15–17): HP 12 + 1 is 13, 2 points; Will 10 + 1 is 11, 5 points; Per 10, FP 12; Basic Speed
 * (13 + 12) / 4 is 6.25, Basic Move 6; Basic Lift 12 × 12 / 5 is 28.8, 29 lb; thrust 1d−1, swing 1d+2 (p. 16). 7 points.
 * Advantages: Combat Reflexes 15; Luck, Defensive −20% (p. 66): 15 × 0.8 is 12; Status +1 5 (p. 28), and 1 more that comes with
 * riches (p. 26); Wealth, very wealthy 30 (p. 25). 62 points.
 * Disadvantages: Code of Honor (Chivalry) −15; Duty on 9 or less −5, extremely hazardous −5 more (p. 134): −10;
 * Overconfidence −5, resisted on 9 × 1.5 (p. 120): −7.5, which is −7; Sense of Duty to comrades −5. −37 points. Three quirks.
 * Skills (p. 170): Lance, Riding and Broadsword DX/A, 4 points each: DX+1, 14. Shield DX/E, 4: DX+2, 15. Knife DX/E, 1: 13.
 * Heraldry and Leadership IQ/A, 1 each: 9. Savoir-Faire IQ/E, 1: 10. Tactics IQ/H, 1: 8. 21 points.
 * 100 + 7 + 62 − 37 − 3 + 21 is 150.
 *
 * Gear (pp. 271–289), dollars and pounds: mail hauberk 230, 25; cloth armor 30, 6; mail sleeves 70, 9; heavy leather leggings
 * 60, 4; greathelm 340, 10; gauntlets 100, 2; boots 80, 3; medium shield 60, 15; thrusting broadsword 600, 3; lance 60, 6;
 * dagger 20, 0.25; spurs 20, 0: 1,670 and 83.25 lb. Heavy warhorse 5,000, and on it the war saddle 250, 35 lb: 6,920 of
 * 20 × 1,000.
 * The horse (p. 459) has ST 24, Basic Lift 24 × 24 / 5 is 115 lb, Move 7 and 14 at a gallop; it carries 180 lb of knight, 83.25
 * and 35: 298.25, more than 230 and at most 345: medium. Move 7 × 0.6 is 4, at a gallop twice that; Dodge (9 + 12) / 4 + 3 is 8,
 * +1 Combat Reflexes, −2: 7. It kicks for thrust 2d+1, +1 per die for its hooves. The lance (p. 397) does 24 × 8 / 100 dice at a
 * gallop, which is 1, and 3; it is rolled at the lower of Lance and Riding.
 * Load 83.25 is more than 58 and at most 87: medium (p. 17). Move 6 × 0.6 is 3. Dodge 6.25 + 3 is 9, +1 Combat Reflexes, +2
 * shield, −2 load: 10. Parry 3 + 14/2 is 10, +1, +2: 13. Block 3 + 15/2 is 10, +1, +2: 13. Dagger: 3 + 13/2 is 9, −1 for
 * itself, +1, +2: 11. The lance does not parry.
 * Damage: broadsword swing 1d+2+1, thrust 1d−1+2; lance thrust 1d−1+3; dagger thrust 1d−1−1; bash with the shield 1d−1;
 * kick (p. 271) thrust 1d−1, +1 in boots.
 * DR: hauberk 4 and cloth 1 on torso and groin, 2 and 1 against crushing; sleeves 4, 2 against crushing; greathelm 7 on skull,
 * face and neck, the skull's own 2 more (p. 400); hands 4; legs 2; feet 2.
 */
export const knight: Hero = {
  name: 'Sir Aldwin',
  setting: { Weight: '180', 'Points to spend': '150', 'Tech level': '3' },
  lines: [
    ...['st 12', 'dx 13', 'ht 12', 'hp 13', 'will 11'],
    ...['combat reflexes', 'luck', 'status +1', 'wealth very wealthy'],
    ...['code of honor', 'duty (to a liege lord; 9 or less; extremely hazardous)', 'overconfidence 9', 'sense of duty'],
    ...['q:Talks to his horse', 'q:Never sits with his back to a door', 'q:Hums before a charge'],
    ...['lance 14', 'riding (equines) 14', 'broadsword 14', 'shield 15', 'knife 13'],
    ...['heraldry 9', 'leadership 9', 'savoir-faire (high society) 10', 'tactics 8'],
    ...['mail hauberk', 'cloth armor', 'mail sleeves', 'heavy leather leggings', 'greathelm', 'gauntlets', 'boots'],
    ...['medium shield', 'thrusting broadsword', 'lance x1', 'dagger', 'spurs', 'heavy warhorse', 'war saddle'],
  ],
  inRows: async (builder) => {
    await builder.answer('Code of Honor', 'Code', 'Chivalry');
    await builder.answer('Code of Honor', 'Demands', 'Always');
    await builder.answer('Sense of Duty', 'To', 'comrades');
    await builder.modify('Luck', 'Defensive');
    await builder.place('Heavy warhorse', 'Ridden');
    await builder.place('War saddle', 'On the heavy warhorse');
  },
  figures: {
    ...{ ST: '12', DX: '13', IQ: '10', HT: '12', HP: '13', Will: '11', Per: '10', FP: '12', Speed: '6¼', BM: '6' },
    ...{ 'Points for ST': '20', 'Points for DX': '60', 'Points for IQ': '0', 'Points for HT': '20' },
    ...{ 'Points for HP': '2', 'Points for Will': '5', 'Basic Lift': '29', Thrust: '1d-1', Swing: '1d+2' },
    'Points for Combat Reflexes': '15',
    'Points for Luck': '12',
    'Points for Status (+1)': '5',
    'Points for Wealth (Very wealthy)': '30',
    'Points for Code of Honor (Chivalry)': '-15',
    'Points for Duty (to a liege lord; 9 or less; extremely hazardous)': '-10',
    'Points for Overconfidence': '-7',
    'Points for Sense of Duty (comrades)': '-5',
    ...{ Status: '+2', Lance: '14', 'Riding (Equines)': '14', Broadsword: '14', Shield: '15', Knife: '13' },
    ...{ Heraldry: '9', Leadership: '9', 'Savoir-Faire (High Society)': '10', Tactics: '8' },
    ...{ 'Points for Lance': '4', 'Points for Shield': '4', 'Points for Knife': '1', 'Points for Tactics': '1' },
    ...{ 'Load in pounds': '83¼', Move: '3', Dodge: '10', Parry: '13', Block: '13', 'Defense Bonus': '2' },
    ...{ 'Load limit, none': '29', 'Load limit, light': '58', 'Load limit, medium': '87' },
    'Damage of Thrusting broadsword, swing': '1d+3',
    'Damage of Thrusting broadsword, thrust': '1d+1',
    'Skill with Thrusting broadsword, swing': '14',
    'Parry with Thrusting broadsword, swing': '13',
    'Damage of Lance, thrust': '1d+2',
    'Skill with Lance, thrust': '14',
    'Parry with Lance, thrust': '–',
    'Damage of Dagger, thrust': '1d-2',
    'Parry with Dagger, thrust': '11',
    'Damage of Medium shield, bash': '1d-1',
    'Damage of Kick': '1d',
    ...{ 'DR, skull': '9', 'DR, face': '7', 'DR, neck': '7', 'DR, torso': '5', 'DR, groin': '5', 'DR, arms': '4' },
    ...{ 'DR, hands': '4', 'DR, legs': '2', 'DR, feet': '2', 'DR, torso 3 against': 'crushing' },
    ...{ 'Total cost': '6,920', 'Weight carried': '83¼', 'Weight of War saddle': '35' },
    ...{ 'Load of Heavy warhorse': '298¼', 'Move of Heavy warhorse': '4', 'Gallop of Heavy warhorse': '8' },
    ...{ 'Dodge of Heavy warhorse': '7', 'Lance at a gallop of Heavy warhorse': '1d+3' },
    ...{ 'Skill with Lance of Heavy warhorse': '14', 'Kick of Heavy warhorse': '2d+3' },
    ...{ 'Points, attributes': '100', 'Points, secondary': '7', 'Points, advantages': '62' },
    ...{ 'Points, disadvantages': '-37', 'Points, quirks': '-3', 'Points, skills': '21', 'Point total': '150' },
  },
};

/**
 * Nora Quill, 150 points at TL8. Pages of the Basic Set.
 *
 * Attributes: DX 12 40, IQ 13 60, HT 11 10: 110 points. Per 13 + 1 is 14, 5 points; HP 10, Will 13, FP 11; Basic Speed
 * (12 + 11) / 4 is 5.75, Basic Move 5; Basic Lift 10 × 10 / 5 is 20 lb; thrust 1d−2, swing 1d.
 * Contacts (p. 44), points for the effective skill × frequency (p. 36) × reliability: a police sergeant of skill 15 on 12 or
 * less, usually reliable, 2 × 2 × 2 is 8; a fence of 12 on 9 or less, somewhat reliable, 1 × 1 × 1 is 1; a reporter of 18 on
 * 15 or less, unreliable, 3 × 3 / 2 is 4.5, which is 5.
 * Danger Sense, ESP −10% (p. 47): 15 × 0.9 is 13.5, which is 14. Empathy, sensitive 5 (p. 51). Spanish, accented 2 and in
 * writing broken 1: 3 (p. 24). 36 points.
 * Disadvantages: Curious −5, resisted on 9 × 1.5: −7.5, which is −7; Phobia of enclosed spaces −15 (p. 149), on 9: −22.5,
 * which is −22; Sense of Duty to clients −5; Workaholic −5. −39 points. Three quirks.
 * Skills: Guns (Pistol) DX/E, 4 points: 14. Brawling DX/E, 2: 13. Driving DX/A, 1: 11. Stealth DX/A, 2: 12. Shadowing,
 * Criminology and Interrogation IQ/A, 4 each: 14. Detect Lies Per/H, 4: 14, +1 for one who is sensitive: 15. Research,
 * Lockpicking and Streetwise IQ/A, 2 each: 13. Law and Forensics IQ/H, 2 each: 12. Computer Operation and First Aid IQ/E, 1
 * each: 13. Observation Per/A, 2: 14. Fast-Talk and Photography IQ/A, 1 each: 12. 41 points.
 * 110 + 5 + 36 − 39 − 3 + 41 is 150.
 *
 * Gear (pp. 278–289), dollars and pounds: auto pistol .40 640, 2.1; ballistic vest 400, 2; shoulder holster 50, 1; laptop
 * 1,500, 3; cell phone 250, 0.25; mini-camera 500, 0; mini flashlight 10, 0.25; lockpicks 50, 0; handcuffs 40, 0.5; wristwatch
 * 20, 0: 3,460 of 20,000, and 9.1 lb, which is no load.
 * Move 5; Dodge 5.75 + 3 is 8; Parry with bare hands 3 + 13/2 is 9. The pistol does 2d pi+, Acc 2, 150 and 1,900 yards, RoF 3,
 * 15+1(3) shots, Bulk −2, Rcl 2. Punch thrust 1d−2−1, kick thrust at −2 (p. 271); Brawling of DX+1 adds no damage (p. 182).
 * The vest has DR 8 on the torso, 2 against other blows than cuts and bullets.
 */
export const investigator: Hero = {
  name: 'Nora Quill',
  setting: { 'Points to spend': '150', 'Tech level': '8' },
  lines: [
    ...['dx 12', 'iq 13', 'ht 11', 'per 14'],
    'contact (Police sergeant; skill 15; 12 or less; usually reliable)',
    'contact (Fence; skill 12; 9 or less; somewhat reliable)',
    'contact (Reporter; skill 18; 15 or less; unreliable)',
    ...['danger sense', 'empathy (sensitive)', 'language (Spanish)'],
    ...['curious 9', 'phobia (enclosed spaces) 9', 'sense of duty', 'workaholic'],
    ...['q:Writes everything down', 'q:Coffee, black', 'q:Distrusts lifts'],
    ...['guns (pistol) 14', 'brawling 13', 'driving (automobile) 11', 'stealth 12', 'shadowing 14', 'criminology 14'],
    ...['research 13', 'interrogation 14', 'detect lies 15', 'law (criminal) 12', 'forensics 12', 'observation 14'],
    ...['computer operation 13', 'lockpicking 13', 'streetwise 13', 'fast-talk 12', 'first aid 13', 'photography 12'],
    ...['auto pistol, .40', 'ballistic vest', 'shoulder holster', 'laptop', 'cell phone', 'digital mini-camera'],
    ...['mini flashlight', 'lockpicks', 'handcuffs', 'wristwatch'],
  ],
  inRows: async (builder) => {
    await builder.answer('Language', 'Spoken', 'Accented');
    await builder.answer('Language', 'Written', 'Broken');
    await builder.answer('Sense of Duty', 'To', 'clients');
    await builder.modify('Danger Sense', 'ESP');
  },
  figures: {
    ...{ ST: '10', DX: '12', IQ: '13', HT: '11', HP: '10', Will: '13', Per: '14', FP: '11', Speed: '5¾', BM: '5' },
    ...{ 'Points for ST': '0', 'Points for DX': '40', 'Points for IQ': '60', 'Points for HT': '10' },
    ...{ 'Points for Per': '5', 'Basic Lift': '20', Thrust: '1d-2', Swing: '1d' },
    'Points for Contact (Police sergeant; skill 15; 12 or less; Usually reliable)': '8',
    'Points for Contact (Fence; skill 12; 9 or less; Somewhat reliable)': '1',
    'Points for Contact (Reporter; skill 18; 15 or less; Unreliable)': '5',
    'Points for Danger Sense': '14',
    'Points for Empathy (sensitive)': '5',
    'Points for Language (Spanish; Accented; broken in writing)': '3',
    'Points for Curious': '-7',
    'Points for Phobia (enclosed spaces)': '-22',
    'Points for Sense of Duty (clients)': '-5',
    'Points for Workaholic': '-5',
    ...{ 'Guns (Pistol)/TL8': '14', Brawling: '13', 'Driving (Automobile)/TL8': '11', Stealth: '12', Shadowing: '14' },
    ...{
      'Criminology/TL8': '14',
      'Research/TL8': '13',
      Interrogation: '14',
      'Detect Lies': '15',
      'Law (Criminal)': '12',
    },
    ...{ 'Forensics/TL8': '12', Observation: '14', 'Computer Operation/TL8': '13', 'Lockpicking/TL8': '13' },
    ...{ Streetwise: '13', 'Fast-Talk': '12', 'First Aid/TL8': '13', 'Photography/TL8': '12' },
    ...{ 'Points for Guns (Pistol)/TL8': '4', 'Points for Detect Lies': '4', 'Points for Law (Criminal)': '2' },
    ...{ 'Load in pounds': '9.1', Move: '5', Dodge: '8', Parry: '9', Block: '–' },
    'Damage of Auto pistol, .40, shot': '2d',
    'Skill with Auto pistol, .40, shot': '14',
    'Auto pistol, .40, half damage from': '150',
    'Auto pistol, .40, maximum range': '1,900',
    'Damage of Punch, Brawling': '1d-3',
    'Skill with Kick, Brawling': '11',
    'Damage of Kick, Brawling': '1d-2',
    'DR, torso': '8',
    ...{ 'Total cost': '3,460', 'Points, attributes': '110', 'Points, secondary': '5', 'Points, advantages': '36' },
    ...{ 'Points, disadvantages': '-39', 'Points, quirks': '-3', 'Points, skills': '41', 'Point total': '150' },
  },
  text: 'Auto pistol, .40 2 150 1,900 3 15+1(3) −2 2',
};

/**
 * Maelis, 150 points at TL3. Pages of the Basic Set.
 *
 * Attributes: ST 9 −10, DX 11 20, IQ 14 80, HT 11 10: 100 points. FP 11 + 3 is 14, 9 points; HP 9, Will 14, Per 14; Basic Speed
 * (11 + 11) / 4 is 5.5, Basic Move 5; Basic Lift 9 × 9 / 5 is 16.2, 16 lb; thrust 1d−2, swing 1d−1.
 * Advantages: Magery 3 (p. 66) 5, and 3 × 10 less 40% of these for Song, 18: 23. Voice 10 (p. 97). Animal Empathy 5, for one
 * species −80%, which is the least that a price can be (p. 110): 1. 34 points.
 * Disadvantages: Absent-Mindedness −15; Curious −5, resisted on 6 × 2: −10; Obsession, a far-off goal −10; Pacifism, reluctant
 * killer −5. −40 points. Two quirks.
 * Skills: Innate Attack (Projectile) DX/E, 4 points: 13. Thaumatology IQ/VH, 4: 13, and Magery 3: 16 (p. 225). Staff DX/A, 4:
 * 12. Occultism and Research IQ/A, 2 each: 14. Alchemy IQ/VH, 2: 12. Singing HT/E, 2: 12, and Voice 2: 14. Writing IQ/A, 1: 13.
 * Meditation Will/H, 1: 12. History IQ/H, 1: 12. First Aid IQ/E, 1: 14. 24 points.
 * Twenty spells IQ/H, rolled on IQ and Magery, 17 (p. 237): 17 of them for 1 point at 15; Minor Healing and Sleep for 2 at
 * 16; Fireball for 4 at 17. 25 points, 49 with the skills.
 * 100 + 9 + 34 − 40 − 2 + 24 + 25 is 150.
 *
 * Gear (pp. 273–288), dollars and pounds: quarterstaff 10, 4; leather jacket 50, 4; small backpack 60, 3; blanket 20, 4; personal
 * basics 5, 1; wineskin 10, 0.25: 155 of 1,000, and 16.25 lb, light from 16.
 * Move 5 × 0.8 is 4; Dodge 5.5 + 3 is 8, −1 load: 7; Parry with the staff 3 + 12/2 is 9, +2 for itself: 11.
 * The staff swings 1d−1+2 and thrusts 1d−2+2. The jacket has DR 1 on torso and arms.
 */
export const mage: Hero = {
  name: 'Maelis',
  setting: { 'Points to spend': '150', 'Tech level': '3' },
  lines: [
    ...['st 9', 'dx 11', 'iq 14', 'ht 11', 'fp 14', 'magery 3', 'voice', 'animal empathy'],
    ...[
      'absent-mindedness',
      'curious 6',
      'obsession (the lost library; a far-off goal)',
      'pacifism (reluctant killer)',
    ],
    ...['q:Talks to cats', 'q:Afraid of moths'],
    ...['innate attack (projectile) 13', 'thaumatology 16', 'staff 12', 'occultism 14', 'research 14', 'alchemy 12'],
    ...['singing 14', 'writing 13', 'meditation 12', 'history (magic) 12', 'first aid 14'],
    ...['ignite fire', 'create fire', 'shape fire', 'extinguish fire', 'deflect energy', 'fireball [4]'],
    ...['light', 'continual light', 'darkness', 'blur', 'lend energy', 'lend vitality', 'recover energy'],
    ...['minor healing [2]', 'detect magic', 'aura', 'identify spell', 'foolishness', 'daze', 'sleep [2]'],
    ...['quarterstaff', 'leather jacket', 'small backpack', 'blanket', 'personal basics', 'wineskin'],
  ],
  inRows: async (builder) => {
    await builder.modify('Magery', 'Song');
    await builder.modify('Animal Empathy', 'Specialized: one species');
    await builder.place('Quarterstaff', 'In hand');
  },
  figures: {
    ...{ ST: '9', DX: '11', IQ: '14', HT: '11', HP: '9', Will: '14', Per: '14', FP: '14', Speed: '5½', BM: '5' },
    ...{ 'Points for ST': '-10', 'Points for DX': '20', 'Points for IQ': '80', 'Points for HT': '10' },
    ...{ 'Points for FP': '9', 'Basic Lift': '16', Thrust: '1d-2', Swing: '1d-1' },
    ...{ 'Points for Magery 3': '23', 'Points for Voice': '10', 'Points for Animal Empathy': '1' },
    ...{ 'Points for Absent-Mindedness': '-15', 'Points for Curious': '-10' },
    'Points for Obsession (the lost library)': '-10',
    'Points for Pacifism (Reluctant killer)': '-5',
    ...{ 'Innate Attack (Projectile)': '13', Thaumatology: '16', Staff: '12', Occultism: '14', 'Research/TL3': '14' },
    ...{ 'Alchemy/TL3': '12', Singing: '14', Writing: '13', Meditation: '12', 'History (magic)': '12' },
    ...{ 'First Aid/TL3': '14', 'Ignite Fire': '15', 'Create Fire': '15', 'Shape Fire': '15', 'Extinguish Fire': '15' },
    ...{ 'Deflect Energy': '15', Fireball: '17', Light: '15', 'Continual Light': '15', Darkness: '15', Blur: '15' },
    ...{ 'Lend Energy': '15', 'Lend Vitality': '15', 'Recover Energy': '15', 'Minor Healing': '16' },
    ...{ 'Detect Magic': '15', Aura: '15', 'Identify Spell': '15', Foolishness: '15', Daze: '15', Sleep: '16' },
    ...{ 'Points for Fireball': '4', 'Points for Sleep': '2', 'Points for Aura': '1' },
    ...{ 'Load in pounds': '16¼', Move: '4', Dodge: '7', Parry: '11', Block: '–' },
    'Damage of Quarterstaff, swing': '1d+1',
    'Damage of Quarterstaff, thrust': '1d',
    'Parry with Quarterstaff, swing': '11',
    ...{ 'DR, torso': '1', 'DR, arms': '1', 'Total cost': '155', 'Points, attributes': '100' },
    ...{ 'Points, secondary': '9', 'Points, advantages': '34', 'Points, disadvantages': '-40', 'Points, quirks': '-2' },
    ...{ 'Points, skills': '49', 'Point total': '150' },
  },
};

export async function expectHero(builder: Builder, hero: Hero): Promise<void> {
  await builder.sheet.expectAll(hero.figures);
  expect(await builder.sheet.text()).toContain(hero.text ?? hero.name);
  await expect(builder.page.getByRole('button', { name: 'No issues' })).toBeVisible();
}
