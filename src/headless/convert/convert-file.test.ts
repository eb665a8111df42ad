import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serializeFile } from '../../character/file/character-file.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { itAtLength } from '../../testing/extent.ts';
import '../../testing/load-rulesets.ts';
import { rutaQuillFile } from '../../testing/gcs-sheet-texts.ts';
import { printOdds } from '../odds/print-odds.ts';
import { readCharacterFile } from '../read-character-file.ts';
import { convertFile } from './convert-file.ts';

describe('Conversion', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'convert-'));
    copyFileSync(rutaQuillFile, file('ruta.gcs'));
    writeFileSync(file('falcon.json'), serializeFile(johnFalcon(), 'test'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function run(...args: string[]) {
    const out: string[] = [];
    const err: string[] = [];
    const output = { out: (text: string) => out.push(text), err: (text: string) => err.push(text) };
    const code = convertFile(args, output, { app: 'test', now: '2026-01-02T03:04:05Z' });
    return { code, out, err };
  }
  const read = (name: string) => {
    const reading = readCharacterFile(file(name));
    if (!reading.ok) throw new Error(reading.error);
    return reading;
  };

  describe('convertFile', () => {
    it('converts a GCS sheet to our file, and back', () => {
      expect(run(file('ruta.gcs'), file('ruta.json'))).toEqual({ code: 0, out: [], err: [] });
      expect(read('ruta.json').value.saved.character.name).toBe('Ruta Quill');
      expect(run(file('ruta.json'), file('again.gcs')).code).toBe(0);
      const again = JSON.parse(readFileSync(file('again.gcs'), 'utf8'));
      expect(again).toMatchObject({ version: 5, profile: { name: 'Ruta Quill' }, calc: { move: [5, 4, 3, 2, 1] } });
      expect(read('again.gcs').value.saved.character.name).toBe('Ruta Quill');
    });

    it('writes a web page with the whole sheet, and reads the character in it', () => {
      expect(run(file('falcon.json'), file('falcon.html'))).toEqual({ code: 0, out: [], err: [] });
      const page = readFileSync(file('falcon.html'), 'utf8');
      expect(page).toContain('<h1>John Falcon</h1>');
      expect(page).toMatch(/<li>Dodge \d+: /);
      expect(run(file('falcon.html'), file('again.json')).code).toBe(0);
      expect(readFileSync(file('again.json'), 'utf8')).toBe(readFileSync(file('falcon.json'), 'utf8'));
    });

    it('reads a stat block, and reports guesses and unread parts, with lines', () => {
      writeFileSync(
        file('guard.txt'),
        'Guard\nST 11 [10]; DX 12 [40]; IQ 10; HT 11 [10]\nBroadsword (A) DX [2]-12\nqwx zzv plonk\n',
      );
      const { code, out, err } = run(file('guard.txt'), file('guard.JSON'));
      expect([code, out]).toEqual([0, []]);
      expect(err.join('\n')).toContain('line 4: not understood: qwx zzv plonk');
      expect(read('guard.JSON').value.saved.character).toMatchObject({ attributes: { st: 11, dx: 12, ht: 11 } });
    });

    it('writes a file for each creature of a stat block with several, and says so', () => {
      writeFileSync(file('pack.txt'), 'Wolf\nST 10; DX 12; IQ 4; HT 12\n\nBoar\nST 15; DX 11; IQ 3; HT 13\n');
      const { code, err } = run(file('pack.txt'), file('pack.json'));
      expect(code).toBe(0);
      expect(err.join('\n')).toContain('the text has 2 creatures, each in a file of its own: Wolf, Boar.');
      expect(read('pack.json').value.saved.character).toMatchObject({ name: 'Wolf', attributes: { st: 10 } });
      expect(read('pack-2.json').value.saved.character).toMatchObject({ name: 'Boar', attributes: { st: 15 } });
    });

    it('reads a list of lines, and says what was not understood, with lines', () => {
      writeFileSync(
        file('lines.txt'),
        'ST 12, DX 13\nSkills: Broadsword 15, Stealth in forests 12\nfine rapier, 2 torches; Latin, broken\nqwx zzv\n',
      );
      const { code, out, err } = run(file('lines.txt'), file('lines.json'), '--ruleset', 'fourth-edition');
      expect([code, out]).toEqual([0, []]);
      expect(err.map((words) => words.replace(`${folder}/`, ''))).toEqual([
        'lines.txt: line 2: not understood: forests (a note of: Stealth in forests 12)',
        'lines.txt: line 4: not understood: qwx zzv (goes to the notes)',
      ]);
      expect(read('lines.json').value.saved).toMatchObject({
        ruleset: 'fourth-edition',
        character: {
          attributes: { st: 12, dx: 13 },
          skills: [{ entry: 'broadsword' }, { entry: 'stealth', note: 'forests' }],
          traits: [{ entry: 'language' }],
          equipment: [
            { entry: 'rapier', quality: 'fine' },
            { entry: 'torch', quantity: 2 },
          ],
          concept: { notes: 'qwx zzv' },
        },
      });
    });

    it('says what the entries of a list require, and adds it with --with-needs', () => {
      writeFileSync(file('spells.txt'), 'Magery 1\nFireball 14\n');
      const plain = run(file('spells.txt'), file('spells.json'), '--ruleset', 'fourth-edition');
      expect(plain.err.join('\n')).toMatch(/required and not in the list: .*Create Fire.* --with-needs adds it\./);
      expect(read('spells.json').value.saved.character.skills).toHaveLength(1);
      const more = run(file('spells.txt'), file('spells.json'), '--ruleset', 'fourth-edition', '--with-needs');
      expect(more.err.join('\n')).toMatch(/added as required: .*Create Fire/);
      expect(read('spells.json').value.saved.character.skills.map(({ entry }) => entry)).toContain('create-fire');
    });

    it('prints what became of each word with --verdicts, of a list and of a stat block', () => {
      writeFileSync(file('lines.txt'), 'fine rapier (fyne)\n\nST 12\n');
      const list = run(file('lines.txt'), file('lines.json'), '--ruleset', 'fourth-edition', '--verdicts');
      expect(list.err.map((line) => JSON.parse(line))).toEqual([
        {
          line: 'fine rapier (fyne)',
          number: 1,
          parts: [
            { text: 'fine', as: 'quality', value: 'fine' },
            { text: 'rapier', as: 'entry', value: 'Rapier' },
          ],
          left: ['fyne'],
        },
        {
          line: 'ST 12',
          number: 3,
          parts: [
            { text: 'ST', as: 'entry', value: 'ST' },
            { text: '12', as: 'level', value: '12' },
          ],
          left: [],
        },
      ]);
      writeFileSync(file('guard.txt'), 'Guard\nST 11 [10]; DX 12 [40]\nqwx zzv plonk\n');
      const block = run(file('guard.txt'), file('guard.json'), '--verdicts');
      expect(block.err.map((line) => JSON.parse(line))).toContainEqual({
        line: 'qwx zzv plonk',
        number: 3,
        parts: [],
        left: ['qwx', 'zzv', 'plonk'],
        notUnderstood: true,
      });
    });

    it('prints with --verdicts what is a guess, and where text and rules differ', () => {
      writeFileSync(file('lines.txt'), 'fine rapeir\nBroadsword-14 [2]\n');
      const list = run(file('lines.txt'), file('lines.json'), '--ruleset', 'fourth-edition', '--verdicts');
      expect(list.err.map((line) => JSON.parse(line))).toMatchObject([
        { parts: [{ text: 'fine' }, { text: 'rapeir', as: 'entry', value: 'Rapier', guess: true }] },
        { differences: ['level 14 in the text; 10 by the rules'] },
      ]);
      writeFileSync(file('guard.txt'), 'Guard\nST 11 [10]; DX 10\nSkills: Broadsword-14 [2]; Juggling Cats-12 [2]\n');
      const block = run(file('guard.txt'), file('guard.json'), '--verdicts');
      expect(block.err.map((line) => JSON.parse(line))).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            line: 'Juggling Cats-12 [2]',
            guessed: expect.stringContaining('custom skill'),
            differences: [expect.stringMatching(/^Broadsword-14 in the text; 10 by the rules/)],
          }),
        ]),
      );
    });

    it.each([
      ['rules that do not exist', ['lines.txt', 'a.json', '--ruleset', 'melee'], /^--ruleset is followed by one of /],
      ['no rules', ['lines.txt', 'a.json', '--ruleset'], /^--ruleset is followed by one of /],
      ['one file', ['ruta.gcs'], /^Name two files/],
      ['three files', ['ruta.gcs', 'a.json', 'b.json'], /^Name two files/],
      ['an unknown option', ['--quick', 'ruta.gcs', 'a.json'], /^Unknown option --quick\./],
      [
        'an ending that cannot be written',
        ['ruta.gcs', 'a.txt'],
        /a\.txt: the name must end in \.json, \.gcs or \.html\.$/,
      ],
      [
        'an ending that cannot be read',
        ['ruta.pdf', 'a.gcs'],
        /ruta\.pdf: the name must end in \.json, \.gcs, \.html or \.txt\.$/,
      ],
      ['a file that does not exist', ['none.gcs', 'a.json'], /none\.gcs: no such file\.$/],
      [
        'other rules than those of GCS',
        ['falcon.json', 'a.gcs'],
        /a\.gcs: GCS has characters of the fourth edition only\.$/,
      ],
      ['a folder that does not exist', ['ruta.gcs', 'none/a.json'], /a\.json: the file cannot be written\.$/],
    ])('refuses %s', (_, names, sentence) => {
      const { code, out, err } = run(...names.map((name) => (name.startsWith('--') ? name : file(name))));
      expect([code, out]).toEqual([1, []]);
      expect(err[0]).toMatch(sentence);
      expect(['a.json', 'a.gcs', 'a.txt'].some((name) => existsSync(file(name)))).toBe(false);
    });

    itAtLength(
      'refuses a sheet with too many rows to be kept whole, and writes no blank one',
      () => {
        const equipment = Array.from({ length: 5_001 }, (_, n) => ({ id: `e${n}`, description: `Thing ${n}` }));
        // Numbers in no order, which take as much room packed.
        const comment = Array.from({ length: 1_000_000 }, (_, n) => Math.imul(n, 2_654_435_761) ** 2 % 1_000_003).join(
          '',
        );
        writeFileSync(
          file('heavy.gcs'),
          JSON.stringify({ version: 5, profile: { name: 'Heavy' }, equipment, comment }),
        );
        const { code, err } = run(file('heavy.gcs'), file('a.json'));
        expect([code, err]).toEqual([
          1,
          [expect.stringMatching(/items: 5,001\), and is too large to be kept with one/)],
        ]);
        expect(existsSync(file('a.json'))).toBe(false);
      },
      180_000,
    );

    it('reports the unread parts of a stat block, and keeps the whole text', () => {
      const text = `Guard\nST 11 [10]\n${'qwx zzv plonk\n'.repeat(8_000)}`;
      writeFileSync(file('guard.txt'), text);
      const { code, err } = run(file('guard.txt'), file('guard.json'));
      expect(code).toBe(0);
      expect(err.join('\n')).toContain(
        'only the first 100,000 were read. The whole text is kept in the character’s file.',
      );
      expect(read('guard.json').value.saved.character.setAside).toEqual([{ path: '/stat-block', value: text }]);
    });

    it('refuses a text that is no stat block, and a truncated sheet', () => {
      writeFileSync(file('diary.txt'), 'qwx zzv plonk\n');
      expect(run(file('diary.txt'), file('a.json'))).toMatchObject({
        code: 1,
        err: [expect.stringMatching(/no stat block/)],
      });
      writeFileSync(file('cut.gcs'), readFileSync(file('ruta.gcs'), 'utf8').slice(0, 3_000));
      expect(run(file('cut.gcs'), file('a.json'))).toMatchObject({ code: 1, err: [expect.stringMatching(/cut off/)] });
    });
  });
});

describe('Odds', () => {
  function run(command: string) {
    const out: string[] = [];
    const err: string[] = [];
    const words = command.split(' ').filter(Boolean);
    const code = printOdds(words, { out: (text) => out.push(text), err: (text) => err.push(text) });
    return { code, out: out.join('\n').split('\n'), err };
  }

  const json = (command: string) => JSON.parse(run(`${command} --json`).out[0] ?? '');

  describe('printOdds', () => {
    it('prints the chance of a roll, by Man to Man unless told otherwise', () => {
      expect(run('roll 12')).toEqual({
        code: 0,
        out: ['12 or less: 74.1% (Man to Man p. 6)', 'Critical success 1.9%, critical failure 1.9%.'],
        err: [],
      });
      expect(json('roll 16 --ruleset fourth-edition')).toMatchObject({
        ruleset: 'fourth-edition',
        score: 16,
        success: expect.closeTo(212 / 216),
        criticalSuccess: expect.closeTo(20 / 216),
        criticalFailure: expect.closeTo(1 / 216),
      });
      expect(json('roll 2 --ruleset lite-3e').success).toBe(0);
      expect(json('roll -2').success).toBeCloseTo(4 / 216);
    });

    it('prints contests: quick, regular and resisted', () => {
      expect(run('contest 12 14').out[1]).toBe('Wins 27.3%, ties 10.1%, loses 62.6%.');
      expect(run('contest 19 16 --regular --ruleset=fourth-edition').out).toEqual([
        'Regular contest of 19 against 16, rolled as 13 against 10 (Basic Set, pp. 348–349)',
        'Wins 83.8%, loses 16.2%, after 2 rounds on average.',
      ]);
      expect(json('contest 12 14 --regular')).toMatchObject({ contest: 'regular', rolled: [12, 14], undecided: 0 });
      expect(run('contest 18 12 --supernatural --ruleset fourth-edition').out[0]).toBe(
        '18, counting as 16, resisted by 12 (Basic Set, pp. 348–349)',
      );
      const { win, lose } = json('contest 14 12 --resisted --ruleset lite-3e');
      expect(win + lose).toBeCloseTo(1);
    });

    it('prints totals of dice in the book’s notation', () => {
      expect(run('dice 1d-2 --ruleset lite-3e').out.slice(0, 3)).toEqual([
        '1d−2: average 1.5',
        '−1: 16.7%, or more 100%',
        '0: 16.7%, or more 83.3%',
      ]);
      expect(json('dice 2d+1').totals).toHaveLength(11);
    });

    it('prints an attack against defenses and armor', () => {
      const attack = 'attack --skill 14 --defense 11 --damage 2d+1 --type cut --dr 4';
      expect(run(`${attack} --ruleset fourth-edition --at-least 7`).out).toEqual([
        '14 against a defense of 11, 2d+1 cut against DR 4 (Basic Set, pp. 369–382)',
        'Hits 90.7%, wounds 32.3%, average injury 2.04.',
        'Critical hits 1.9%, critical misses 1.9%; undefended hits 35.2%.',
        'Average injury when it wounds: 6.33.',
        'Injury of 7 or more: 14.7%.',
      ]);
      expect(json(`${attack} --multiplier 4`).averageInjury).toBeGreaterThan(json(attack).averageInjury);
      expect(json(attack.replace('--defense 11', '--defense 11,8'))).toMatchObject({ defenses: [11, 8] });
      expect(run(attack.replace('--defense 11', '')).out[0]).toContain('14 against no defense');
      expect(run(`${attack} --divisor 0.5 --deceptive 2 --ruleset fourth-edition`).out[0]).toContain(
        '10 against a defense of 9, 2d+1 cut against DR 4 (½)',
      );
      expect(run(attack.replace('--dr 4', '--dr 40')).out[3]).toBe('It cannot wound.');
    });

    it.each([
      ['', 'No command given.'],
      ['shoot 12', 'Unknown command shoot.'],
      ['roll', 'Give one score.'],
      ['roll 12.5', 'A score must be a whole number, not “12.5”.'],
      ['roll 12 --of 3', 'Unknown option --of.'],
      ['roll 12 --ruleset', '--ruleset needs a value.'],
      ['roll 12 --ruleset of-2080', 'Unknown ruleset of-2080; use lite-3e, fourth-edition, man-to-man.'],
      ['contest 12', 'Give 2 scores.'],
      ['contest 12 12 --regular --resisted', 'Use either --regular or --resisted, not both.'],
      ['contest 12 12 --resisted', 'Man to Man has no resistance rolls.'],
      ['contest 12 12 --supernatural --ruleset lite-3e', 'GURPS Lite 3e has no Rule of 16.'],
      ['dice', 'Give dice, such as 2d+1.'],
      ['dice many', '“many” is not dice, such as 2d+1.'],
      ['dice 9999d', '9999d is too much: the maximum is 200 dice.'],
      ['attack 12', 'An attack takes only options, not “12”.'],
      ['attack --damage 1d --type cut', 'An attack needs --skill.'],
      ['attack --skill 12 --damage 1d --type pi', 'Man to Man has no damage type pi; use cr, cut, imp, fire.'],
      ['attack --skill 12 --skill 12', '--skill is given twice.'],
      ['attack --skill 12 --damage 1d --type cut --dr -1', 'DR must be at least 0.'],
      ['attack --skill 12 --damage 1d --type cut --divisor 2', 'Man to Man has no armor divisors.'],
      [
        'attack --skill 12 --damage 1d --type cut --multiplier 1/0',
        'The multiplier must be a number over 0, such as 2, 0.5 or 1/3, not “1/0”.',
      ],
      [
        'attack --skill 12 --damage 1d --type cut --deceptive 1 --ruleset lite-3e',
        'GURPS Lite 3e has no deceptive attacks.',
      ],
      [
        'attack --skill 12 --damage 1d --type cut --deceptive 2 --ruleset fourth-edition',
        'A deceptive attack may not lower the skill below 10.',
      ],
    ])('answers “%s” with a sentence', (command, sentence) => {
      const { code, out, err } = run(command);
      expect([code, out]).toEqual([1, ['']]);
      expect(err[0]).toBe(sentence);
    });

    it('prints its usage', () => {
      expect(run('--help')).toMatchObject({ code: 0, err: [] });
    });
  });
});
