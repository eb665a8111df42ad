import '../../testing/load-rulesets.ts';
import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../catalog/entry.ts';
import { situationOf } from '../../character/combat-situation.ts';
import { formatDice } from '../../engine/dice.ts';
import { describeDerivation, formatValue } from '../../engine/format.ts';
import { deriveCombat } from '../../rules/combat/derive-combat.ts';
import { fightStats } from '../../rules/combat/fight.ts';
import { derivePrinted } from '../../rules/combat/printed-numbers.ts';
import { resolveInjury } from '../../rules/combat/resolve-injury.ts';
import { woundOf, woundStats } from '../../rules/combat/wound.ts';
import { rulesetIds, rulesetOf } from '../../rules/rulesets.ts';
import { lineStat } from '../../rules/stat-ids.ts';
import { biteAt } from '../../rules/third-edition/lite-3e/combat.ts';
import { makeFoe } from './make-foe.ts';
import { readFoes } from './read-foes.ts';

/** The numbers of a foe in a fight, in the state given. */
async function fightOf(text: string, ruleset: RulesetId, state = {}, incoming = {}, houseRules?: string[]) {
  const [read] = readFoes(text);
  if (!read) throw new Error('no foe');
  const made = makeFoe(read, ruleset);
  const sheet = derivePrinted({ ...made.saved, ...(houseRules ? { houseRules } : {}) }, made.printed);
  const combat = deriveCombat(sheet, await rulesetOf(ruleset).loadFightRules(), situationOf({ state, incoming }));
  const value = (stat: string) => formatValue(combat.worksheet.get(stat).value, 'd');
  return {
    made,
    value,
    sentence: (stat: string) => describeDerivation(combat.worksheet.get(stat), 'd'),
    attacks: combat.attacks
      .filter(({ line }) => line.use || line.natural)
      .map(({ line, skill, damage }) => `${line.name} ${value(skill)}, ${value(damage)} ${line.typeWords}`),
    defenses: combat.defenses.map(({ line, total }) => `${line.name} ${value(total)}`),
    /** The hits that a wound takes. */
    injury: (wound: Parameters<typeof woundOf>[0]) =>
      resolveInjury(combat, woundOf(wound)).worksheet.number(woundStats.injury),
  };
}

const bandit = 'bandit: ST 11, axe 12, 1d+2 cut, Dodge 8, DR 1, HP 11';

describe('A foe of a stat block', () => {
  it.each(rulesetIds)('has the printed numbers under %s, and the others by the rules', async (ruleset) => {
    const { made, value, attacks, sentence } = await fightOf(bandit, ruleset);
    expect(attacks[0]).toBe('Axe, swing 12, 1d+2 cut');
    expect([value('st'), value('hitPoints'), value('dodge'), value('damageResistance')]).toEqual([
      '11',
      '11',
      '8',
      '1',
    ]);
    expect(sentence('dodge')).toContain('as printed in the stat block');
    // Hits are HT in the third edition, and ST in the fourth.
    const isFourth = ruleset === 'fourth-edition';
    expect(made.assumed).toEqual(isFourth ? ['DX 10', 'IQ 10', 'HT 10'] : ['DX 10', 'IQ 10', 'HT 11']);
    expect(value('basicSpeed')).toBe(isFourth ? '5' : '5¼');
  });

  it('parries from the printed level by the rules, unless its Parry is printed', async () => {
    const ofRules = await fightOf('guard: ST 11, broadsword 14, 2d cut, HP 11', 'fourth-edition');
    expect(ofRules.defenses).toContain('Parry, Broadsword 10'); // 14/2 + 3
    const printed = await fightOf('guard: ST 11, broadsword 14, 2d cut, Parry 11, HP 11', 'fourth-edition');
    expect(printed.defenses).toContain('Parry, Broadsword 11');
    const bare = await fightOf('monk: ST 11, DX 14, Parry 12, HP 11', 'fourth-edition');
    expect(bare.defenses.filter((words) => words.startsWith('Parry'))).toEqual(['Parry, Punch 9']); // −3 against a weapon
  });

  it('has its state and its wounds counted on top of the printed numbers', async () => {
    // Kneeling takes 2 from a defense and 2 from a blow in the fourth edition.
    const kneeling = await fightOf(bandit, 'fourth-edition', { posture: 'kneeling' });
    expect(kneeling.attacks[0]).toBe('Axe, swing 10, 1d+2 cut');
    expect(kneeling.defenses[0]).toBe('Dodge 6');
    // Under a third of 11 HP: Dodge is halved.
    const wounded = await fightOf(bandit, 'fourth-edition', { hitsLost: 8 });
    expect(wounded.defenses[0]).toBe('Dodge 4');
  });

  it('keeps its printed numbers when its weapon is dropped', async () => {
    const [read] = readFoes(bandit);
    const key = read ? makeFoe(read, 'fourth-edition').saved.character.equipment[0]?.key : undefined;
    const dropped = await fightOf(bandit, 'fourth-edition', { places: { [key ?? '']: 'stowed' } });
    expect(dropped.attacks).toEqual([]);
    expect(dropped.defenses[0]).toBe('Dodge 8');
    expect(dropped.value('hitPoints')).toBe('11');
  });

  it.each(rulesetIds)('attacks with what no list has under %s: teeth, and a strange weapon', async (ruleset) => {
    const { attacks, made } = await fightOf(
      'thing: ST 14, DX 12, HT 12, bite 14, 1d+1 cut, venom spit 12, 1d cr, Range 5/10, Acc 1; cleaver-axe 13, 2d cut',
      ruleset,
    );
    expect(attacks).toHaveLength(3);
    expect(attacks.join('; ')).toMatch(/Cleaver-axe.* 13, 2d cut/i);
    expect(attacks.join('; ')).toMatch(/bite 14, 1d\+1 cut/i);
    expect(attacks.join('; ')).toMatch(/venom spit.* \d+, 1d cr/i);
    expect(made.saved.character.traits.map(({ own }) => own?.name)).toEqual(['bite', 'venom spit']);
  });

  it('with a Block has a shield', async () => {
    const { defenses } = await fightOf(
      'guard: ST 11, DX 11, HT 11, spear 12, 1d+2 imp, Block 10, HP 11',
      'fourth-edition',
    );
    expect(defenses).toContain('Block 10');
  });

  it('has the level of a skill for a weapon without one', async () => {
    const { attacks } = await fightOf(
      'guard: ST 11, DX 11, HT 11, Spear, 1d+2 imp, Spear 13, Stealth 12',
      'fourth-edition',
    );
    expect(attacks[0]).toMatch(/^Spear, thrust 13, 1d\+2 imp/);
  });

  it.each(rulesetIds)('has a weapon once under %s, with a level for each way to use it', async (ruleset) => {
    const { made, attacks } = await fightOf(
      'hunter: ST 11, DX 11, HT 11, spear 13, 1d+2 imp, thrown spear 12, 1d+3 imp, HP 11\nEquipment: spear',
      ruleset,
    );
    expect(made.saved.character.equipment).toHaveLength(1);
    expect(attacks[0]).toMatch(/^Spear, thrust.* 13, 1d\+2 imp/);
    expect(attacks.find((words) => words.startsWith('Spear, thrown'))).toMatch(/1d\+3 imp/);
  });

  it.each(rulesetIds)('that is a beast parries with no hand and no claw under %s', async (ruleset) => {
    const { made, value, defenses } = await fightOf(
      'bear: ST 19, DX 11, IQ 4, HT 13, claws 13, 2d cut, bite 12, 1d cut',
      ruleset,
    );
    expect(made.printed.handless).toBe(true);
    const parries = defenses.filter((words) => words.startsWith('Parry'));
    expect(parries.filter((words) => /\d/.test(words))).toEqual([]);
    expect(value('dodge')).toMatch(/\d/);
    // What has fists or weapons, defends, or is clever, is none.
    for (const text of [
      'zombie: ST 12, DX 9, IQ 4, HT 12, fist 11, 1d cr',
      'werewolf: ST 14, DX 12, IQ 9, HT 12, claws 14, 1d cut',
    ])
      expect((await fightOf(text, ruleset)).made.printed.handless).toBeUndefined();
  });

  it('that is a beast bites by its strength under GURPS Lite if its damage is not printed (p. 22)', async () => {
    const bite = async (st: number, type = '') =>
      (await fightOf(`beast: ST ${st}, DX 11, IQ 4, HT 13, bite 13 ${type}, HP 9`, 'lite-3e')).attacks[0];
    expect(await bite(10)).toBe('bite 13, 1d−2 cut');
    expect([2, 5, 8, 11, 15, 20, 25, 30, 35, 40, 45, 51].map((st) => formatDice(biteAt(st), 'd'))).toEqual([
      '1d−5',
      '1d−4',
      '1d−3',
      '1d−2',
      '1d−1',
      '1d',
      '1d+1',
      '1d+2',
      '2d−1',
      '2d',
      '2d+1',
      '3d−1',
    ]);
    const { sentence } = await fightOf('dog: ST 10, DX 11, IQ 4, HT 13, bite 13, HP 9', 'lite-3e');
    expect(sentence(lineStat('k1.0', 'damage'))).toContain('bite or claws by the table');
  });

  it('rolls no more dice than there may be, whatever a file says', async () => {
    const { saved, printed } = (await fightOf(bandit, 'lite-3e')).made;
    const wild = { ...printed, attacks: printed.attacks.map((attack) => ({ ...attack, dice: 1_000_000 })) };
    const { worksheet } = derivePrinted(saved, wild);
    const [attack] = wild.attacks;
    expect(worksheet.get(lineStat(`${attack?.row}.${attack?.use}`, 'damage')).value).toEqual({ dice: 200, adds: 2 });
  });

  describe('with printed armor', () => {
    const knight = 'knight: ST 13, DX 13, HT 12, broadsword 15, large shield, PD 7, DR 6, HP 12';

    it.each(['lite-3e', 'man-to-man'] as const)('is armored against points too under %s', async (ruleset) => {
      // An arrow, 9 imp: 9 − DR 6 = 3, doubled = 6 (Lite p. 28, Man to Man p. 35).
      const { injury, value } = await fightOf(knight, ruleset);
      expect(injury({ rolled: 9, type: 'imp' })).toBe(6);
      expect(value('passiveDefense.impaling')).toBe('7');
    });

    it('is armored on limbs and head under Man to Man with hit locations', async () => {
      const bear = 'bear: ST 19, DX 11, HT 13, PD 1, DR 2, claws 13, 1d cut, HP 20';
      const { injury, value } = await fightOf(bear, 'man-to-man', {}, {}, ['hit-locations']);
      // A leg, 4 cr: 4 − DR 2 = 2. The head, 5 cr: 5 − DR 2 − 1 of the skull = 2, doubled = 4 (pp. 34, 35).
      expect(injury({ rolled: 4, type: 'cr', location: 'rightLeg' })).toBe(2);
      expect(injury({ rolled: 5, type: 'cr', location: 'head' })).toBe(4);
      expect(value('place:legs.passiveDefense')).toBe('1');
    });

    it('keeps the DR of the skull in the fourth edition', async () => {
      // 10 cut to the skull: 10 − DR 4 − 2 of the skull = 4, times 4 (Campaigns p. 399); the leg: 10 − 4 = 6, times 1.5.
      const { injury } = await fightOf('guard: ST 11, DR 4, axe 12, 1d cut, HP 20', 'fourth-edition');
      expect(injury({ rolled: 10, type: 'cut', location: 'skull' })).toBe(16);
      expect(injury({ rolled: 10, type: 'cut', location: 'rightLeg' })).toBe(9);
    });

    it.each(['lite-3e', 'man-to-man'] as const)('has no shield behind, and none below 0, under %s', async (ruleset) => {
      // The large shield has PD 4, so 7 is armor of 3.
      const behind = { side: 'behind' } as const;
      expect((await fightOf(knight, ruleset, {}, behind)).value(fightStats.passiveDefense)).toBe('3');
      expect((await fightOf(knight, ruleset, {}, {})).value(fightStats.passiveDefense)).toBe('7');
      const bare = knight.replace('PD 7', 'PD 2');
      expect((await fightOf(bare, ruleset, {}, behind)).value(fightStats.passiveDefense)).toBe('0');
      expect((await fightOf(bare, ruleset, {}, {})).value(fightStats.passiveDefense)).toBe('2');
    });

    it.each(['lite-3e', 'man-to-man'] as const)(
      'loses the PD of a shield that is dropped under %s',
      async (ruleset) => {
        const { made } = await fightOf(knight, ruleset);
        const shield = made.saved.character.equipment.find(({ hand }) => hand === 'off')?.key ?? '';
        const { value } = await fightOf(knight, ruleset, { places: { [shield]: 'stowed' } });
        expect(value(fightStats.passiveDefense)).toBe('3');
        expect(value('passiveDefense')).toBe('3');
      },
    );
  });
});
