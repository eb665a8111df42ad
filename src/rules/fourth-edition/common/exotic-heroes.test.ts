import { describe, expect, it } from 'vitest';
import { newModifier } from '../../../character/trait-rows.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import { typedTrait } from '../../../testing/own-rows.ts';
import { choices, item, saved, skill, trait } from '../../../testing/rows.ts';

/** Heroes whose bodies, powers and tricks are from the lists of the Basic Set. Each has its arithmetic above it. */
describe('Exotic heroes', () => {
  type Choices = Parameters<typeof saved>[1];
  const open = (character: Choices) => openSheet(saved('fourth-edition', { ...character, campaign: { budget: 200 } }));
  type Sheet = ReturnType<typeof open>;

  const attacksOf = ({ model }: Sheet): string[] =>
    model.attacks.map(
      ({ item, use, damage, type, skill, parry, reach }) =>
        `${[item, use].filter(Boolean).join(', ')}: ${damage.text} ${type} at ${skill.text}, parry ${parry.text}, reach ${reach || '–'}`,
    );
  const skillsOf = ({ model }: Sheet): string[] => model.skills.map(({ name, level }) => `${name} ${level.text}`);
  const resistanceOf = ({ model }: Sheet): string[] =>
    model.bodyPlaces.map(({ place, damageResistance }) => `${place} ${damageResistance.text}`);
  const pointsOf = ({ worksheet }: Sheet, ...keys: string[]) =>
    keys.map((key) => worksheet.number(`trait:${key}.points`));
  const numbersOf = ({ worksheet }: Sheet, ...ids: Parameters<Sheet['worksheet']['number']>[0][]) =>
    ids.map((id) => worksheet.number(id));
  const rulesBroken = ({ findings }: Sheet) => findings.filter(({ kind }) => kind !== 'unusual');
  const percent = (name: string, percent: number, level: number | null = null) =>
    newModifier(name, { name, percent, level });

  /*
   * ST 14 40, DX 12 40, HT 12 20: 100. Sharp claws 5, fangs 2, fur 1, Discriminatory Smell 15, Combat Reflexes 15, and DR 2
   * of tough skin 10 × 60%: 6. Lunacy −10; Bad Temper −10; silver, an occasional ×2 Vulnerability, −10 × 2. Brawling DX/E for
   * 4: 14; Tracking Per/A for 2: 10, and 4 for the nose; Stealth DX/A for 2: 12. 100 + 44 − 40 + 8 is 112.
   * Speed (12 + 12) / 4 is 6; Dodge 6 + 3 and 1: 10. Thrust 1d. Brawling at DX+2 adds 1 to the one die: a punch is thrust−1+1,
   * a kick thrust+1 at two less, a bite thrust−1+1. Parry 14/2 + 3 + 1.
   */
  describe('a werewolf', () => {
    const sheet = open({
      attributes: { st: 14, dx: 12, ht: 12 },
      traits: [
        trait('claws', { choices: choices({ kind: 'sharp-claws' }) }),
        trait('fangs'),
        trait('fur'),
        trait('discriminatory-smell'),
        trait('combat-reflexes'),
        trait('damage-resistance', { level: 2, modifiers: [percent('Tough skin', -40)] }),
        trait('lunacy'),
        trait('bad-temper', { selfControl: 12 }),
        trait('vulnerability', { choices: choices({ to: 'silver', rarity: 'occasional', wounding: 'x2' }) }),
      ],
      skills: [skill('brawling', 4), skill('tracking', 2), skill('stealth', 2)],
    });

    it('claws, kicks and bites', () =>
      expect(attacksOf(sheet)).toEqual([
        'Punch, Brawling: 1d cut at 14, parry 11, reach C',
        'Kick, Brawling: 1d+1 cut at 12, parry –, reach C,1',
        'Bite, Brawling: 1d imp at 14, parry –, reach C',
      ]));

    it('has the points, the hide, the nose and the legs of one', () => {
      expect(pointsOf(sheet, 'damage-resistance', 'vulnerability')).toEqual([6, -20]);
      expect(numbersOf(sheet, 'points', 'dodge', 'move')).toEqual([112, 10, 6]);
      expect(resistanceOf(sheet)).toContain('torso 2');
      expect(resistanceOf(sheet)).toContain('skull 4');
      expect(skillsOf(sheet)).toEqual(['Brawling 14', 'Tracking 14', 'Stealth 12']);
      expect(rulesBroken(sheet)).toEqual([]);
    });
  });

  /*
   * IQ 14 80, Will 15 5. Telekinesis 10 is 50, Mind Reading 30, Mind Probe 20, each −10% as psi: 45, 27, 18. As alternatives the
   * two lesser ones cost a fifth (p. 61): 5.4, so 6, and 3.6, so 4. Healer 1, 10: Diagnosis IQ/H for 2 is 13 and 1; First Aid
   * IQ/E for 1 is 14 and 1. 85 + 55 + 10 + 3 is 153.
   */
  it('a psychic pays a fifth for alternative abilities, and a Talent helps the skills', () => {
    const psi = (id: string, level = 1) =>
      trait(id, { level, container: 'reaching out', modifiers: [percent('Psionic power', -10)] });
    const sheet = open({
      attributes: { iq: 14 },
      secondary: { ...saved('fourth-edition', {}).character.secondary, will: 1 },
      traits: [
        typedTrait('Reaching out', { holds: 'alternatives' }),
        psi('telekinesis', 10),
        psi('mind-reading'),
        psi('mind-probe'),
        trait('talent-healer'),
      ],
      skills: [skill('diagnosis', 2), skill('first-aid', 1)],
    });
    expect(pointsOf(sheet, 'telekinesis', 'mind-reading', 'mind-probe', 'talent-healer')).toEqual([45, 6, 4, 10]);
    expect(numbersOf(sheet, 'points', 'will')).toEqual([153, 15]);
    expect(skillsOf(sheet).map((text) => text.replace(/\/TL\d+/, ''))).toEqual(['Diagnosis 14', 'First Aid 15']);
  });

  /*
   * DX 13 60, HT 11 10. Flight 40 − 25% for wings: 30. Innate Attack (Burning) 4 is 20, and 20% more for twice the range (10%)
   * and two levels of Accurate (5% each): 24. DR 5 as a force field 25 × 120%: 30. Innate Attack (Beam) DX/E for 4: 15.
   * 70 + 30 + 24 + 30 + 4 is 158. Acc 3 + 2; range 10/100 doubled. Speed (13 + 11) / 4 is 6: Move 6, in the air 12.
   */
  it('a winged blaster flies, burns from afar, and has a field over all of the body', () => {
    const sheet = open({
      attributes: { dx: 13, ht: 11 },
      traits: [
        trait('flight', { modifiers: [percent('Winged', -25)] }),
        trait('innate-attack-burning', {
          level: 4,
          choices: choices({ 'aimed-with': 'beam' }),
          modifiers: [percent('Increased range', 10), percent('Accurate', 5, 2)],
        }),
        trait('damage-resistance', { level: 5, modifiers: [percent('Force field', 20)] }),
      ],
      skills: [skill('innate-attack-beam', 4)],
    });
    expect(pointsOf(sheet, 'flight', 'innate-attack-burning', 'damage-resistance')).toEqual([30, 24, 30]);
    expect(attacksOf(sheet)[0]).toBe('Innate Attack (Burning), shot: 4d burn at 15, parry –, reach –');
    expect(sheet.model.ranged[0]?.cells.map(({ text }) => text).join(' ')).toBe('5 20 200 1 – – 1');
    expect(numbersOf(sheet, 'points', 'move', 'airMove')).toEqual([158, 6, 12]);
    const resistance = ['eyes 5', 'skull 7', 'torso 5', 'wings 5'];
    expect(resistanceOf(sheet).filter((text) => resistance.includes(text))).toEqual(resistance);
    expect(rulesBroken(sheet)).toEqual([]);
  });

  /*
   * Machine (p. 263): immunity to metabolic hazards 30, no blood 5, unliving 20, total Unhealing −30: 25. Quadruped: four legs 5,
   * Horizontal −10, No Fine Manipulators −30: −35. Without hands ST and DX cost 40% less (p. 15): ST 16 6 × 6, DX 12 2 × 12.
   * A long crushing striker 5 + 100%: 10; DR 8 under which no armor fits 40 − 40%: 24; Brawling DX/E for 4: 14.
   * 36 + 24 + 25 − 35 + 10 + 24 + 4 is 88. Thrust of ST 16 is 1d+1; the striker adds 1 to its die, and Brawling 1: 1d+3.
   * Parry 14/2 + 3. Speed (12 + 10) / 4 is 5.5: Move 5, Dodge 8.
   */
  it('a quadruped robot strikes with a long limb, and is armored down to its hind legs', () => {
    const of = (id: string, key: string, answers: Readonly<Record<string, string>>) =>
      trait(id, { key, choices: choices(answers) });
    const sheet = open({
      attributes: { st: 16, dx: 12 },
      traits: [
        of('resistant', 'immune', { 'how-common': 'very-common', to: 'Metabolic hazards', degree: 'immunity' }),
        of('injury-tolerance', 'no-blood', { kind: 'no-blood' }),
        of('injury-tolerance', 'unliving', { kind: 'unliving' }),
        of('unhealing', 'unhealing', { degree: 'total' }),
        of('extra-legs', 'legs', { legs: 'four' }),
        trait('horizontal'),
        trait('no-fine-manipulators'),
        trait('striker-crushing', { modifiers: [percent('Long', 100, 1)] }),
        trait('damage-resistance', { level: 8, modifiers: [percent('Can’t wear armor', -40)] }),
      ],
      skills: [skill('brawling', 4)],
    });
    expect(pointsOf(sheet, 'immune', 'no-blood', 'unliving', 'unhealing', 'legs')).toEqual([30, 5, 20, -30, 5]);
    expect(pointsOf(sheet, 'striker-crushing', 'damage-resistance')).toEqual([10, 24]);
    expect(numbersOf(sheet, 'points.attributes', 'points', 'move', 'dodge')).toEqual([60, 88, 5, 8]);
    expect(attacksOf(sheet)[0]).toBe('Striker (Crushing), strike: 1d+3 cr at 14, parry 10, reach C,1');
    const resistance = ['skull 10', 'forelegs 8', 'torso 8', 'hind legs 8', 'tail 8'];
    expect(resistanceOf(sheet).filter((text) => resistance.includes(text))).toEqual(resistance);
    expect(rulesBroken(sheet)).toEqual([]);
  });

  /*
   * ST 11 10, DX 14 80, HT 12 20. Weapon Master of one weapon 20, Combat Reflexes 15. Rapier DX/A for 12: 17. Hard techniques:
   * Feint for 3 points two above the skill, 19; Disarming for 2 one above, 18. 110 + 35 + 12 + 5 is 162. Thrust of ST 11 is 1d−1,
   * the rapier adds 1, Weapon Master at DX+2 or better 2 on the one die: 1d+2. Parry 17/2 + 3 + 1 is 12. 2.75 lb is no load:
   * Speed (14 + 12) / 4 is 6.5: Move 6, Dodge 6 + 3 + 1.
   */
  it('a fencer has the damage of a Weapon Master, and techniques above the skill', () => {
    const sheet = open({
      attributes: { st: 11, dx: 14, ht: 12 },
      traits: [
        trait('weapon-master', { choices: choices({ weapons: 'one', which: 'rapier' }) }),
        trait('combat-reflexes'),
      ],
      skills: [
        skill('rapier', 12),
        skill('feint', 3, { speciality: 'Rapier' }),
        skill('disarming', 2, { speciality: 'Rapier' }),
      ],
      equipment: [item('rapier', { place: 'ready' })],
    });
    expect(numbersOf(sheet, 'points', 'move', 'dodge', 'parry')).toEqual([162, 6, 10, 12]);
    expect(attacksOf(sheet)[0]).toBe('Rapier, thrust: 1d+2 imp at 17, parry 12, reach 1,2');
    expect(skillsOf(sheet)).toEqual(['Rapier 17', 'Feint (Rapier) 19', 'Disarming (Rapier) 18']);
    expect(rulesBroken(sheet)).toEqual([]);
  });
});
