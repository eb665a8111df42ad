import { describe, expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { loadMetaTraits } from '../../builder/templates/read-template.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { skillStat } from '../../rules/stat-ids.ts';
import { readStatBlock } from './read-stat-block.ts';

const read = (text: string) => readStatBlock(text, { ruleset: 'fourth-edition' });
const attributes = 'Kim\nST 11; DX 12; IQ 10; HT 11\n';
const attributesOf = (text: string) => {
  const { st, dx, iq, ht } = read(text).file.character.attributes;
  return [st, dx, iq, ht];
};
/** "broadsword-14 [8]" for each skill, and the entries of traits with their points. */
function entriesOf(text: string): string[] {
  const { context, worksheet } = openWorksheet(read(text).file);
  return [
    ...context.traits.map(({ name }) => name),
    ...context.skills.map(
      ({ plainName, key, row }) =>
        `${row.speciality ? `${plainName} (${row.speciality})` : plainName}-${worksheet.get(skillStat(key, 'level')).value} [${worksheet.number(skillStat(key, 'points'))}]`,
    ),
  ];
}
const verdictOf = (text: string, part: string) => read(text).lines.find((line) => line.text === part)?.verdict;

describe('Headings', () => {
  test('the title of a spoiler, and words between dashes, arrows or tildes, are headings', () => {
    for (const heading of ['[spoiler=Skills]', '-- Skills --', '>> Skills <<', '~~~ Skills ~~~'])
      expect(
        entriesOf(`${attributes}Disadvantages\nBad Temper (12) [-10]\n${heading}\nStealth DX/A - DX+0 12 [2]\n`),
      ).toEqual(['Bad Temper', 'Stealth-12 [2]']);
  });

  test('a heading may say in brackets what its figures are, and end with a full stop', () => {
    expect(entriesOf(`${attributes}Skills (points in brackets)\nStealth 12 [2]\n`)).toEqual(['Stealth-12 [2]']);
    expect(entriesOf(`${attributes}Skills. Stealth-12 [2]; Climbing-13 [4]\n`)).toEqual([
      'Stealth-12 [2]',
      'Climbing-13 [4]',
    ]);
  });

  test('entries below a title that nobody knows are read, and sentences below it are said to be a guess', () => {
    const text = `${attributes}## Bag of tricks\nStealth-12 [2]\n`;
    expect(entriesOf(text)).toEqual(['Stealth-12 [2]']);
    expect(verdictOf(`${attributes}## Bag of tricks\nHe never sleeps.\n`, 'He never sleeps.')).toBe('guessed');
  });

  test('a sentence behind "#" is no heading, and stays in the notes', () => {
    const sentence = 'The bite sets dry cloth alight on a roll of 9 or less.';
    expect(read(`${attributes}Bite-12#\n# ${sentence}\n`).file.character.concept.notes).toContain(
      'sets dry cloth alight',
    );
  });

  test('quirks end where skills begin, whether there is a heading or not', () => {
    const text = `${attributes}Quirks: Hums; Hates fish.\nStealth (A) DX [2]-12; Climbing (A) DX [2]-12.\n`;
    expect(entriesOf(text)).toHaveLength(4);
    expect(read(text).file.character.skills).toHaveLength(2);
  });

  test('what has the figures of another entry is a doubtful quirk', () => {
    expect(verdictOf(`${attributes}Quirks\nCombat knife   13   1d cut\n`, 'Combat knife   13   1d cut')).toBe(
      'guessed',
    );
  });
});

describe('Columns', () => {
  test('dots lead to a level, to points or to both', () => {
    const text =
      'Kim\nST .......... 13 [30]\nDX .......... 12 [40]\nIQ .......... 10\nHT .......... 11\nHit Points .. 13\n\nADVANTAGES\nLuck ........ 15\n\nSKILLS\nStealth ..... 12 [2]\nClimbing .... 12\n';
    expect(attributesOf(text)).toEqual([13, 12, 10, 11]);
    expect(entriesOf(text)).toEqual(['Luck', 'Stealth-12 [2]', 'Climbing-12 [2]']);
  });

  test('spaces keep columns apart, with their headings or without', () => {
    const text = `${attributes}Advantages\nLuck                15\nMilitary Rank 3     15\n\nQuirks\nHums                -1\n\nSkills              Type   Level  Points\nStealth             DX/A   12     2\nClimbing            DX/A   12     2\n`;
    expect(entriesOf(text)).toEqual(['Luck', 'Military Rank', 'Hums', 'Stealth-12 [2]', 'Climbing-12 [2]']);
  });

  test('points before levels are points, and a table below derived numbers is a list of its own', () => {
    const text = `${attributes}HIT LOCATIONS\nTorso   1\n\nSKILLS        Pt.Cost  Level\nStealth       2        12\n`;
    expect(entriesOf(text)).toEqual(['Stealth-12 [2]']);
  });

  test('a column of specialities is read, and one that nobody knows is said', () => {
    const text = `${attributes}## Skills\n| Skill | Spec. | Lvl | Pts |\n|--|--|--|--|\n| Survival | Desert | 9 | 1 |\n`;
    expect(entriesOf(text)).toEqual(['Survival (Desert)-9 [1]']);
    const unknown = `${attributes}## Skills\n| Skill | Level | Points | Mentor |\n|--|--|--|--|\n| Stealth | 12 | 2 | Osric |\n`;
    expect(read(unknown).lines.at(-1)).toMatchObject({ verdict: 'guessed', left: ['Osric'] });
  });

  test('labels may be alone, with their values on the next line', () => {
    const text =
      'Name\nIlse Brandt\nConcept\nReporter\nPoints\n75\nStrength\n9\nDexterity\n12\nIntelligence\n12\nHealth\n10\nHit Points\n9 / 9\nThrust\n1d-2\nDisadvantages\nHonesty (12)\n-10\nSkills\nPhotography/TL8\n14\nDriving/TL8 (Automobile)\n12\n';
    expect(attributesOf(text)).toEqual([9, 12, 12, 10]);
    expect(read(text).file.character).toMatchObject({ name: 'Ilse Brandt', campaign: { budget: 75 } });
    expect(
      entriesOf(text)
        .slice(1)
        .map((entry) => entry.replace(/ \[.*/u, '')),
    ).toEqual(['Photography-14', 'Driving (Automobile)-12']);
  });

  test('points may stand before the numbers that they buy', () => {
    const text =
      'Kim\n[ -10] ST   9       [  0] Will    11\n[  80] DX  14       [  0] Per     11\n[  20] IQ  11\n[  10] HT  11\n';
    expect(attributesOf(text)).toEqual([9, 14, 11, 11]);
  });
});

describe('Words of other languages', () => {
  test.each([
    ['Alter: 41 Jahre   Größe: 1,68 m   Gewicht: 72 kg', '41', 66, 159],
    ['Âge : 29 ans. Taille : 1,72 m. Poids : 61,5 kg', '29', 68, 136],
    ['Edad: 33 años; Altura: 180 cm; Peso: 80 kg', '33', 71, 176],
    ['Idade: 27   Altura: 1,80m   Peso: 78kg', '27', 71, 172],
  ])('“%s” is age, height and weight', (line, age, height, weight) => {
    expect(read(`${attributes}${line}\n`).file.character.concept).toMatchObject({ age, height, weight });
  });

  test('a name in another language is the entry, and no word that is left', () => {
    const { lines } = read(
      'Vorteile: Kampfreflexe [15]\nNachteile: Ehrlichkeit (12) [-10]\nFertigkeiten: Breitschwert-13 [4]\n',
    );
    expect(lines.flatMap(({ left }) => left)).toEqual([]);
  });

  test('DP and RD are one label, as QI and NT are labels', () => {
    const text =
      'Gaston\nForce : 12\nDextérité : 12\nQI 9 – Vol 10\nSanté : 11\nDP/RD : 2/2 (cuir)\nCompétences : Navigation/NT4 (mer) – 13 [4]\n';
    const { file, lines } = read(text);
    expect(file.character.attributes.iq).toBe(9);
    expect(file.character.skills[0]).toMatchObject({ entry: 'navigation', speciality: 'mer' });
    expect(file.character.campaign.techLevel).toBe(4);
    expect(lines.flatMap(({ left }) => left)).toEqual([]);
  });
});

describe('Figures that are not what they seem', () => {
  test('the weight of a thing or a load does not replace that of the person', () => {
    for (const more of ['jug of "product", 8 lbs', 'Medium   48 lb   3   7', 'Weapons\nWgt: 2.6'])
      expect(read(`${attributes}Weight: 160 lb\n${more}\n`).file.character.concept.weight).toBe(160);
  });

  test('words beside a height and a weight go to the notes, and are said', () => {
    const { lines, file } = read(`${attributes}Human male, 46, 180 cm, 85 kg, bald\n`);
    expect(lines.at(-1)?.verdict).toBe('guessed');
    expect(file.character.concept.notes).toContain('bald');
  });

  test('money in a purse is no price of it, and kilograms become pounds', () => {
    const [purse, knife] = read(`${attributes}Equipment: purse with $1,200; broadsword (1.5 kg)\n`).file.character
      .equipment;
    expect(purse).toMatchObject({ costOverride: null });
    expect(knife).toMatchObject({ entry: 'broadsword', weightOverride: 3.31 });
  });

  test('things that are not in the lists are a guess, with figures or without', () => {
    expect(verdictOf(`${attributes}Equipment: gizmo box ($60, 3 lb)\n`, 'gizmo box ($60, 3 lb)')).toBe('guessed');
  });

  test('“9-” is a frequency, and the dice of an attack are its levels', () => {
    const { traits } = read(
      `${attributes}Disadvantages: Duty (The village, 9-) [-5]\nAdvantages: Innate Attack 6d burning [30]\n`,
    ).file.character;
    expect(traits.find(({ entry }) => entry === 'duty')?.choices).toContainEqual({
      parameter: 'frequency',
      value: 'fairly-often',
    });
    expect(traits.find(({ entry }) => entry === 'innate-attack-burning')).toMatchObject({ level: 6 });
  });

  test('a price that several answers explain is said', () => {
    const line = 'Enemy (City Watch, 9 or less) [-20]';
    expect(verdictOf(`${attributes}Disadvantages: ${line}\n`, line)).toBe('guessed');
    const usual = 'Duty (Army; 15 or less) [-15]';
    expect(verdictOf(`${attributes}Disadvantages: ${usual}\n`, usual)).toBe('understood');
  });

  test('a percentage without a price is said, as it may be that of a power', () => {
    expect(verdictOf(`${attributes}Advantages: Electrical (-10%)\n`, 'Electrical (-10%)')).toBe('guessed');
  });

  test('a name has no points, and no heading before it', () => {
    expect(read('Custodian Unit 7 [212 points]\nST 14; DX 10; IQ 10; HT 12\n').file.character.name).toBe(
      'Custodian Unit 7',
    );
    expect(read('# Monday NPC: "Uncle" Bo\nST 11; DX 10; IQ 12; HT 10\n').file.character.name).toBe('"Uncle" Bo');
  });
});

describe('Meta-traits', () => {
  test('a meta-trait that the text names is added with its traits, and a price of its own is a finding', async () => {
    const templates = await loadMetaTraits();
    const text = `${attributes}Traits: Quadruped; Wild Animal [-25]; Night Vision 2\n`;
    const { file, findings, lines } = readStatBlock(text, { ruleset: 'fourth-edition', templates });
    const { traits } = file.character;
    expect(traits.flatMap(({ own }) => (own ? [[own.name, own.holds]] : []))).toEqual([
      ['Quadruped', 'metaTrait'],
      ['Wild animal', 'metaTrait'],
    ]);
    expect(traits.filter(({ container }) => container === traits[0]?.key)).toHaveLength(3);
    expect(new Set(traits.map(({ key }) => key)).size).toBe(traits.length);
    expect(lines.filter(({ verdict }) => verdict !== 'understood')).toEqual([]);
    expect(findings.map(({ words }) => words)).toEqual([
      'Wild animal for −25 points in the text; −30 points by the rules.',
    ]);
  });
});
