import { describe, expect, test } from 'vitest';
import { formatFraction } from '../../engine/format.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import { nameWithLevel } from '../../rules/shared/rows.ts';
import { skillStat, traitStat } from '../../rules/stat-ids.ts';
import { corpusReading } from '../../testing/corpus-readings.ts';
import { statBlockCorpus } from '../../testing/stat-block-corpus.ts';
import { cleanText, findTextSource, toNumber } from './clean-text.ts';
import type { StatBlockReading } from './draft.ts';
import { readColoring } from './place-head.ts';
import { readFigures } from './read-figures.ts';
import { readStatBlock } from './read-stat-block.ts';

describe('The corpus', () => {
  const attributeIds = ['st', 'dx', 'iq', 'ht'] as const;

  /** The result of reading, in the form of the expectations. */
  function describeReading({ file, ruleset, lines, findings: all }: StatBlockReading): string[] {
    // The choice for the whole block is about findings that are there by themselves.
    const findings = all.filter(({ id }) => id !== 'figures');
    const { context, worksheet } = openWorksheet(file);
    const { character } = context;
    const bought = Object.entries(character.secondary).filter(([, steps]) => steps !== 0);
    const count = (words: string, verdict: string) => {
      const found = lines.filter((line) => line.verdict === verdict).length;
      return found === 0 ? [] : [`${words}: ${found}`];
    };
    return [
      `ruleset: ${ruleset.id}`,
      `name: ${character.name}`,
      `attributes: ${attributeIds.map((id) => character.attributes[id]).join(' ')}`,
      ...(bought.length > 0
        ? [`secondary: ${bought.map(([id, steps]) => `${id} ${Number(steps) > 0 ? '+' : ''}${steps}`).join(', ')}`]
        : []),
      ...(character.race.entry === 'human' && !character.race.own
        ? []
        : [`race: ${character.race.own?.name ?? character.race.entry}`]),
      ...(character.campaign.techLevel === null ? [] : [`TL: ${character.campaign.techLevel}`]),
      ...context.traits.map((trait) => {
        const { key, row } = trait;
        const control = row.selfControl === null ? '' : ` @${row.selfControl}`;
        const modifiers = row.modifiers.map(({ name, percent }) => ` %${name} ${percent}`).join('');
        return `T ${nameWithLevel(trait)}${control}${modifiers} [${worksheet.number(traitStat(key))}]`;
      }),
      ...context.skills.map(({ key, plainName, row }) => {
        const name = row.speciality ? `${plainName} (${row.speciality})` : plainName;
        return `S ${name}-${worksheet.get(skillStat(key, 'level')).value} [${worksheet.number(skillStat(key, 'points'))}]`;
      }),
      ...context.items.map(({ name, key }) => {
        const row = character.equipment.find((each) => each.key === key);
        const quantity = row?.quantity ?? 1;
        const other = [
          ...(typeof row?.costOverride === 'number' ? [` at $${formatFraction(row.costOverride)}`] : []),
          ...(typeof row?.weightOverride === 'number' ? [` of ${formatFraction(row.weightOverride)} lb`] : []),
        ].join('');
        return `I ${quantity === 1 ? '' : `${formatFraction(quantity)} `}${name}${other}`;
      }),
      ...count('guessed', 'guessed'),
      ...count('not understood', 'notUnderstood'),
      ...(findings.length > 0 ? [`findings: ${findings.length}`] : []),
    ];
  }

  /** Expectations without the words that explain them; zeros are left out. */
  const plainExpectations = (lines: readonly string[]): string[] =>
    lines
      .map((line) => line.replace(/^((?:findings|guessed|not understood): \d+|attributes:(?: \d+){4}).*$/u, '$1'))
      .filter((line) => !/: 0$/u.test(line));

  describe('stat blocks written by hand', () => {
    test.each(statBlockCorpus)('$title', ({ block, expected }) => {
      const lines = plainExpectations(expected);
      const read = describeReading(corpusReading(block)).filter(
        (line) => !/^(?:attributes|TL):/u.test(line) || lines.some((each) => each.startsWith(line.split(':')[0] ?? '')),
      );
      expect(read.toSorted()).toEqual(lines.toSorted());
    });

    test('none of them is taken for one of another game', () => {
      const refused = statBlockCorpus.filter(({ block }) => corpusReading(block).otherGame !== null);
      expect(refused.map(({ title }) => title)).toEqual([]);
    });

    test('at least 95 % of their lines are understood', () => {
      const verdicts = statBlockCorpus.flatMap(({ block }) =>
        corpusReading(block)
          .lines.filter(({ isHeading }) => !isHeading)
          .map(({ verdict }) => verdict),
      );
      const understood = verdicts.filter((verdict) => verdict === 'understood').length;
      expect(statBlockCorpus.length).toBeGreaterThanOrEqual(40);
      expect(understood / verdicts.length).toBeGreaterThanOrEqual(0.95);
    });
  });
});

describe('Clean text', () => {
  test('a text of ours has a line with points, race and ruleset, in bold in Markdown', () => {
    expect(findTextSource('Ysolde Karr\n200 points, Fourth edition\n')).toBe('ownPlainText');
    expect(findTextSource('# Ysolde Karr\n\n**200 points, Fourth edition**\n')).toBe('ownMarkdown');
    expect(findTextSource('Ysolde Karr (200 points, Human, Fourth edition)\nST 9')).toBe('ownPlainText');
    expect(findTextSource('**Ysolde Karr** (200 points, Human, Fourth edition)\n\nST 9')).toBe('ownMarkdown');
    expect(findTextSource('Ysolde Karr, 200 points\nST 9 [-10]')).toBe('others');
  });

  test('asterisks within a line are emphasis, except in our plain text', () => {
    expect(cleanText('of the *Second Thoughts*, a freighter')[0]?.text).toBe('of the Second Thoughts, a freighter');
    expect(cleanText('of the *Second Thoughts*, a freighter', false)[0]?.text).toBe(
      'of the *Second Thoughts*, a freighter',
    );
  });

  test('a wide space in front of the name in a table is indentation', () => {
    expect(cleanText('| &emsp;&emsp;Sword | 500 | 3 |')[0]?.cells).toEqual(['Sword', '500', '3']);
    expect(cleanText('| \u2003\u2003Sword | 500 | 3 |')[0]?.cells).toEqual(['Sword', '500', '3']);
  });
});

describe('Misread texts', () => {
  const read = (text: string) => readStatBlock(text, { ruleset: 'fourth-edition' });
  const wordsOf = ({ findings }: StatBlockReading) =>
    findings.flatMap(({ id, words }) => (id === 'figures' ? [] : [words]));
  const skillsOf = ({ file }: StatBlockReading) =>
    file.character.skills.map(({ entry, points }) => `${entry} ${points}`);
  const attributes = 'ST 11; DX 12; IQ 10; HT 11\n';

  describe('figures that could be taken for others', () => {
    test('a comma divides thousands, or decimals', () => {
      expect([toNumber('1,200'), toNumber('5,75'), toNumber('0,25'), toNumber('0,125'), toNumber('12,5')]).toEqual([
        1200, 5.75, 0.25, 0.125, 12.5,
      ]);
    });

    test('a hyphen before an attribute is not a minus', () => {
      expect(read('ST-12; DX-13; IQ-9; HT-11').file.character.attributes).toEqual({ st: 12, dx: 13, iq: 9, ht: 11 });
    });

    test('the base of a skill is not an attribute', () => {
      expect(read(`${attributes}DX [2]-13`).file.character.attributes.dx).toBe(12);
    });

    test('"HT 12/14" has hit points of 14', () => {
      expect(wordsOf(readStatBlock('ST 12, DX 10, IQ 10, HT 12/14', { ruleset: 'lite-3e' }))).toEqual([
        'HP 14 in the text; 12 by the rules.',
      ]);
    });

    test('thrust and swing in one figure are compared', () => {
      expect(wordsOf(read(`${attributes}Damage 1d-1/1d+1`))).toEqual([]);
      expect(wordsOf(read(`${attributes}Damage 1d-1/1d+2`))).toEqual(['Swing 1d+2 in the text; 1d+1 by the rules.']);
      expect(wordsOf(read(`${attributes}Damage: thr 1d / sw 1d+1`))).toEqual([
        'Thrust 1d in the text; 1d−1 by the rules.',
      ]);
    });

    test('DR without a source in the text is a finding, but not for a weapon', () => {
      expect(wordsOf(read(`${attributes}DR 2`))).toEqual(['DR 2 in the text; 0 by the rules.']);
      expect(wordsOf(read(`${attributes}Equipment: Crate (DR 2, HP 8)`))).toEqual([]);
    });

    test('level and damage of an attack are compared with the sheet', () => {
      const block = `${attributes}Skills: Broadsword [4]-13\nEquipment: Broadsword\n`;
      expect(wordsOf(read(`${block}Weapons: Broadsword (13): 1d+2 cut`))).toEqual([]);
      expect(wordsOf(read(`${block}Weapons: Broadsword (14): 1d+4 cut`)).join()).toMatch(
        /^Broadsword: level 14 in the text; 13 by the rules; damage 1d\+4 in the text/u,
      );
      expect(wordsOf(read(`${block}Broadsword (14): 1d+2 cut. Reach 1`)).join()).toMatch(/level 14 in the text/u);
    });

    test('DR after an attack, in a separate sentence, is compared', () => {
      const block = `${attributes}Skills: Broadsword [4]-13\nEquipment: Broadsword\n`;
      expect(wordsOf(read(`${block}Broadsword (13): 1d+2 cutting. DR 3.`))).toEqual([
        'DR 3 in the text; 0 by the rules.',
      ]);
    });

    test('a skill with the name of a heading is a skill in a list of skills', () => {
      const reading = read(`${attributes}Skills\nTactics: 9 (1 point)\nShield [2]\nStealth: 12 (2 points)\n`);
      expect(skillsOf(reading)).toEqual(['tactics 1', 'shield 2', 'stealth 2']);
      expect(reading.file.character.concept.notes).toBe('');
    });

    test('figures after the words of the head are read', () => {
      const { file } = read('Pella Drum, 76-point courier: ST 13 [30], DX 12 [40], IQ 10, HT 10');
      expect(file.character.attributes.st).toBe(13);
      expect(file.character.concept.notes).toContain('76-point courier');
    });

    test('an answer that affects the price and is missing in the text is a guess', () => {
      const verdicts = (text: string) => read(`${attributes}${text}`).lines.at(-1)?.verdict;
      expect(verdicts('Disadvantages: Sense of Duty (my friends)')).toBe('guessed');
      expect(verdicts('Disadvantages: Sense of Duty (my friends) [-5]')).toBe('understood');
      expect(verdicts('Disadvantages: Gullibility (12)')).toBe('understood');
    });

    test('a weight that differs by a hundredth of a pound is kept', () => {
      const [dagger] = read(`${attributes}Equipment: Dagger ($20; 0.26 lb.)`).file.character.equipment;
      expect(dagger).toMatchObject({ entry: 'dagger', costOverride: null, weightOverride: 0.26 });
    });

    test.each([
      ['Advantages: status-4', 'Status (+1), 5 points; −4 is not read', 'guessed'],
      ['Advantages: Lifting ST +4', 'Lifting ST 4, 12 points', 'understood'],
      ['Disadvantages: Bad Temper (9) loudly', 'Bad Temper, −15 points; “loudly” is a note', 'guessed'],
      ['Skills: Stealth-14 in forests', 'Stealth 14, 8 points; “forests” is a note', 'guessed'],
      ['Equipment: fine broadsword with 3 rubies', 'Broadsword; “with 3 rubies” is a note', 'guessed'],
      ['Equipment: Broadsword (fyne)', 'Broadsword; (fyne) is a note', 'guessed'],
      [
        'Skills: Axe Kick 12',
        'Axe Kick 12, 8 points; not in the lists: custom skill; taken to be average, based on IQ',
        'guessed',
      ],
    ])('“%s” loses no word and no sign', (line, words, verdict) => {
      expect(read(`${attributes}${line}`).lines.at(-1)).toMatchObject({ words, verdict });
    });

    test('something the character does not have is not read as a trait', () => {
      const { file, lines } = read(`${attributes}Advantages: Contacts: none to speak of\nDisadvantages: None`);
      expect(file.character.traits).toEqual([]);
      expect(lines.flatMap(({ verdict, isHeading }) => (isHeading ? [] : [verdict])).slice(-2)).toEqual([
        'notUnderstood',
        'understood',
      ]);
    });
  });
});

describe('The head', () => {
  test('skin, hair and eyes are told apart by their last words', () => {
    expect(readColoring('weathered skin, red hair, blue eyes')).toEqual({
      skin: 'weathered',
      hair: 'red',
      eyes: 'blue',
    });
  });

  test('words between commas belong to the text after them', () => {
    expect(readColoring('pale skin, reddish, going gray hair, green eyes')).toEqual({
      skin: 'pale',
      hair: 'reddish, going gray',
      eyes: 'green',
    });
  });
});

describe('Items', () => {
  test('an item is in the last container of that name before it', () => {
    const { file } = readStatBlock(
      [
        'Mirko',
        '100 points, Fourth edition',
        '',
        'EQUIPMENT',
        '  Small backpack  $60  3 lb  carried',
        '    Blanket       $20  4 lb  carried, in small backpack',
        '  Small backpack  $60  3 lb  at home',
        '    Torch          $3  1 lb  at home, in small backpack',
      ].join('\n'),
    );
    const [first, blanket, second, torch] = file.character.equipment;
    expect([blanket?.container, torch?.container]).toEqual([first?.key, second?.key]);
  });
});

describe('Figures', () => {
  test.each([
    ['Phobia (fire) (resisted on 12)', ['fire'], 12],
    ['Phobia (fire) (9 or less)', ['fire'], 9],
    ['Phobia (fire) (CR: 15)', ['fire'], 15],
  ])('%s has a self-control number next to its answer', (text, texts, roll) => {
    expect(readFigures(text)).toMatchObject({ name: 'Phobia', texts, roll });
  });
});
