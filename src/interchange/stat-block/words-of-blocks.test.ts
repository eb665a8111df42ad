import { describe, expect, test } from 'vitest';
import '../../testing/load-rulesets.ts';
import { openWorksheet } from '../../rules/derive-character.ts';
import type { StatBlockReading } from './draft.ts';
import { readStatBlock } from './read-stat-block.ts';
import { keptFigures } from './text-figures.ts';

const head = 'ST 11; DX 12; IQ 10; HT 11\n';
const read = (text: string, ruleset = 'fourth-edition'): StatBlockReading => readStatBlock(text, { ruleset });
const itemsOf = ({ file }: StatBlockReading) => {
  const { context } = openWorksheet(file);
  return context.items.map(({ key, name }) => {
    const quantity = context.character.equipment.find((row) => row.key === key)?.quantity ?? 1;
    return quantity === 1 ? name : `${quantity} ${name}`;
  });
};
const skillsOf = ({ file }: StatBlockReading) => openWorksheet(file).context.skills.map(({ name }) => name);
const traitsOf = ({ file }: StatBlockReading) => openWorksheet(file).context.traits.map(({ name }) => name);
const unread = ({ lines }: StatBlockReading) =>
  lines.flatMap(({ verdict, text }) => (verdict === 'notUnderstood' ? [text] : []));

describe('marks of a wiki', () => {
  const wiki = `== Wren Ashdown ==
[[File:Ashdown.png|thumb|Wren in the mill]]
{| class="wikitable"
! ST !! DX !! IQ !! HT
|-
| 9 || 11 || 14 || 11
|}
=== Equipment ===
# Dagger
# Torch
[[Category:Player characters]]`;

  test('"#" numbers the items of a list, and is no heading', () => {
    expect(itemsOf(read(wiki))).toEqual(['Dagger', 'Torch']);
  });

  test('pictures and categories are in the notes, and are no items', () => {
    const { notes } = read(wiki).file.character.concept;
    expect(notes).toContain('Wren in the mill');
    expect(notes).toContain('Category:Player characters');
  });
});

describe('the title', () => {
  test.each([
    ['VOLTA (500-point hero, Glass City campaign)', 'VOLTA', 500, ['hero', 'Glass City campaign']],
    ['Alder Bane (scout, 150 points)', 'Alder Bane', 150, ['scout']],
    ['Guard Dog (trained, 61 points)', 'Guard Dog', 61, ['trained']],
    ['The Duchess, ghoul (about 320 points). Looks thirty.', 'The Duchess', 320, ['ghoul', 'Looks thirty']],
    ['Orrin Vale (100 points)', 'Orrin Vale', 100, []],
  ])('"%s" has a name, points, and words for the notes', (title, name, points, words) => {
    const { file } = read(`${title}\n${head}`);
    expect(file.character.name).toBe(name);
    expect(file.character.campaign.budget).toBe(points);
    for (const each of words) expect(file.character.concept.notes).toContain(each);
  });

  test('a name with a colon before the attributes is the name', () => {
    const { character } = read('GALL: ST 11, DX 13, IQ 10, HT 11. Stealth-13', 'man-to-man').file;
    expect([character.name, character.attributes.st, character.attributes.dx]).toEqual(['GALL', 11, 13]);
  });
});

describe('lists', () => {
  test('items behind a shield with a price are items, and no notes of the shield', () => {
    const line =
      'Toughness (DR 1). Medium shield ($60, 15 lbs), light leather armor ($210), spear ($40), 2 javelins, dagger 1-2 imp. Left-handed.';
    const items = itemsOf(read(`Pip\n${head}${line}`, 'man-to-man')).map((name) => name.toLowerCase());
    expect(items).toEqual(expect.arrayContaining(['medium shield', 'light leather armor', 'spear', '2 javelin']));
    expect(items.join()).toContain('dagger');
  });

  test('what a container has in it is in it', () => {
    const { file } = read(`Pip\n${head}Equipment: backpack with blanket and rope`);
    const [pack, ...inside] = file.character.equipment;
    expect(itemsOf(read(`Pip\n${head}Equipment: backpack with blanket`))).toEqual(['Small backpack', 'Blanket']);
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.every(({ container }) => container === pack?.key)).toBe(true);
  });

  test('"Other advantages" is a heading', () => {
    const reading = read(`Pip\n${head}Other advantages: Attractive [4], Fit [5]`);
    expect(traitsOf(reading)).toEqual(['Appearance (Attractive)', 'Fit']);
  });

  test('sentences and figures of other things make no custom skills', () => {
    const reading = read(
      `Pip\n${head}Skills: Stealth-12\nGesamtpunkte: 180\nLives 10 years. Understands eight commands; obeys only one handler\nTreasure: torn cloak, Dagger`,
    );
    expect(skillsOf(reading)).toEqual(['Stealth']);
    expect(unread(reading).join()).toContain('Lives 10 years');
  });

  test('the Move of a flier is no Flight and no Move', () => {
    const reading = read(`Pip\n${head}Speed 6.00; Move 6; Flight Move 24`);
    expect(traitsOf(reading)).toEqual([]);
    expect(reading.findings.map(({ words }) => words).join()).not.toContain('24');
    expect(reading.file.character.concept.notes).toContain('Flight Move 24');
  });

  test('attributes with a word before their short name are attributes', () => {
    const text =
      'Kim\nStärke (ST) 13 [30]\nGeschicklichkeit (DX) 12 [40]\nIntelligenz (IQ) 11 [20]\nGesundheit (HT) 12 [20]';
    expect(read(text).file.character.attributes).toEqual({ st: 13, dx: 12, iq: 11, ht: 12 });
  });
});

test('with Move and Dodge both in the text, each is corrected once', () => {
  const { file } = readStatBlock(`Pip\nST 11; DX 11; IQ 10; HT 11\nMove 8; Dodge 11`, {
    ruleset: 'man-to-man',
    choices: keptFigures,
  });
  const { worksheet } = openWorksheet(file);
  expect([worksheet.number('move'), worksheet.number('dodge')]).toEqual([8, 11]);
});

describe('tables and lists by the space between', () => {
  test('priced entries with nothing but spaces between are entries of their own', () => {
    const reading = read(
      `Pip\n${head}Attractive [5] Charisma +2 [10] Voice [10]\nQuirks: likes cats [-1] always hungry [-1]\nSkills Acting 11 [4] Dancing 12 [2]\nDagger, 2 blankets`,
      'lite-3e',
    );
    expect(traitsOf(reading)).toEqual(['Appearance (attractive)', 'Charisma', 'Voice', 'likes cats', 'always hungry']);
    expect(skillsOf(reading)).toEqual(['Acting', 'Dancing']);
  });

  test('labels and values in cells in turn are fields', () => {
    const { file } = read(`Name:\tPip\tPlayer:\tKim\nST:\t30\tOrigin:\tM\nHT:\t14\tHabitats:\tS\nDX 13, IQ 4`);
    const { name, concept, attributes } = file.character;
    expect([name, concept.player, attributes.st, attributes.ht]).toEqual(['Pip', 'Kim', 30, 14]);
  });

  test('the headings of the next table begin a list of their own', () => {
    const rows =
      'Disadvantages\t\t\nOverconfidence (12)\t-5\n\nSkill\tLevel\tPoints\nStealth\t13\t4\n\nItem\tQty\tCost\nDagger\t2\t40';
    const reading = read(`Pip\n${head}${rows}`);
    expect(traitsOf(reading)).toEqual(['Overconfidence']);
    expect(skillsOf(reading)).toEqual(['Stealth']);
    expect(itemsOf(reading)).toEqual(['2 Dagger']);
  });

  test('a number behind the damage is no level', () => {
    const table = '| Weapon | Dmg | Acc | Range |\n|---|---|---|---|\n| Spine | 1d+1 imp | 3 | 165/220 |';
    const own = read(`Pip\n${head}${table}`).lines.find(({ text }) => text.startsWith('Spine'));
    expect(own?.parts.some(({ as, value }) => as === 'level' && value === '3')).toBe(false);
  });
});

test('a note with another entry in it is a guess', () => {
  const { lines } = read(`Pip\n${head}Equipment: Medium shield $60 15 lb spear, axe`);
  expect(lines.filter(({ verdict }) => verdict === 'understood').map(({ text }) => text)).not.toContain(
    'Medium shield $60 15 lb spear, axe',
  );
});

test('an answer that costs nothing and is not in the text is a guess where words of the text are none', () => {
  const words = (line: string) => read(`Pip\n${head}Advantages: ${line}`).lines.at(-1)?.verdict;
  expect(words('Energy Reserve (Magical) 5 [15]')).toBe('guessed');
  expect(words('Energy Reserve (Psi) 5 [15]')).toBe('understood');
});

test('the page of a book behind an entry is no entry', () => {
  const reading = read(`Pip\n${head}Advantages\nCombat Reflexes  [15]  Ref: B43`);
  expect(traitsOf(reading)).toEqual(['Combat Reflexes']);
});
