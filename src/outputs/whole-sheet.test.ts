import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Figure, SheetModel } from '../sheet-model/model/sheet-model.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import { fighter } from '../testing/combatant.ts';
import { caseCount } from '../testing/extent.ts';
import { hostileStrings } from '../testing/hostile-strings.ts';
import { openSheet } from '../testing/open-sheet.ts';
import { typedItem, typedSkill, typedTrait } from '../testing/own-rows.ts';
import { item, saved } from '../testing/rows.ts';
import {
  blankSheet,
  daiSheet,
  falconSheet,
  figuresNotFound,
  friedrickSheet,
  fullSheet,
  mageSheet,
  riderSheet,
} from '../testing/sheet-models.ts';
import { lineNames, sheetsToWrite, someOfTheLarge, withoutDashes, withTexts } from '../testing/sheet-texts.ts';
import { smallPortrait } from '../testing/small-portrait.ts';
import { packed, statBlockPhrases } from '../testing/stat-block-phrases.ts';
import { escapeMarkdown, escapeMarkdownLine, markdown } from './markdown.ts';
import { oneLine } from './one-line.ts';
import { flowLines, plainText, textWidth, wrapLines } from './plain-text.ts';
import { statBlockMarkdown, statBlockText } from './stat-block.ts';
import { webPage } from './web-page.ts';

describe('The whole sheet', () => {
  /** The visible text of Markdown, without the bars of tables and the asterisks of emphasis. */
  const shown = (text: string): string =>
    text
      .replace(/(?<!\\)[*|]/g, ' ')
      .replace(/\\([\p{P}\p{S}])/gu, '$1')
      .replace(/\u200B/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');

  const page = (model: SheetModel) => webPage(model, { embedded: '', calculations: [], date: '2 January 2026' });

  /** The visible text of a page. */
  const visible = (html: string): string =>
    html
      .replace(/<style>[^<]*<\/style>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');

  /** Words without separators and brackets: "[4]," is 4, "$20" is 20. */
  const words = (text: string): string[] =>
    text.split(/\s+/).map((word) =>
      word
        .replace(/[,;:.]+$/, '')
        .replace(/^\((.*)\)$/, '$1')
        .replace(/^\[(.*)\]$/, '$1')
        .replace(/^\$/, ''),
    );

  /**
   * Without the sign of money, as the words are. PD by place is no number of a ruleset without PD. Hits and fatigue that are bought
   * like attributes are in the text once.
   */
  const drawn = ({ reactions, ...others }: SheetModel): SheetModel => {
    const bought = others.secondary.map(({ level }) => level.stat);
    const once = (figure: Figure) => (bought.includes(figure.stat) ? { ...figure, text: '' } : figure);
    const model = {
      ...others,
      hitPoints: once(others.hitPoints),
      fatiguePoints: once(others.fatiguePoints),
      reactions: reactions.map((line) => ({
        ...line,
        figure: { ...line.figure, text: line.figure.text.replace(/^\$/, '') },
      })),
    };
    return withoutDashes(
      model.passiveDefense
        ? model
        : { ...model, bodyPlaces: model.bodyPlaces.map((line) => ({ ...line, passiveDefense: { text: '' } })) },
    );
  };

  describe.each(someOfTheLarge(sheetsToWrite))('%s', (_, make) => {
    const model = make();

    it.each([
      ['plain text', plainText(model)],
      ['Markdown', shown(markdown(model))],
      ['a web page', visible(page(model))],
    ])('is complete as %s', (_, text) => {
      expect(figuresNotFound(drawn(model), words(text))).toEqual([]);
      const all = oneLine(text);
      expect(lineNames(model).filter((name) => !all.includes(oneLine(name)))).toEqual([]);
      const { head, story, remarks } = model;
      for (const part of [head.player, head.race, head.build, head.coloring, head.appearance, story, remarks]) {
        expect(all).toContain(oneLine(part));
      }
    });

    it('has no line of plain text that is too long, and no empty section', () => {
      const lines = plainText(model).split('\n');
      expect(lines.filter((line) => line.length > textWidth)).toEqual([]);
      expect(plainText(model)).not.toMatch(/\n\n\n|undefined|NaN|\[object/);
      expect(markdown(model)).not.toMatch(/^##.*\n+(##|$(?![\s\S]))/m);
    });
  });

  describe('a sheet', () => {
    it('explains its figures in brackets', () => {
      expect(plainText(friedrickSheet())).toMatch(/Axe, swing: 1\+4 cut, Axe\/Mace 14 \(12\), parry 7 \(6\), reach 1/);
      expect(plainText(friedrickSheet())).toContain('In parentheses: with large shield');
      expect(markdown(friedrickSheet())).toContain('| Axe, swing | 1+4 cut | Axe/Mace 14 (12) | 7 (6) | 1 |');
      expect(markdown(friedrickSheet())).toContain('*In parentheses: with large shield*');
    });

    it('has spells with all requirements of casting', () => {
      expect(plainText(mageSheet())).toMatch(
        /Create Fire +13 +\[1\] +IQ +84%\n {4}area; 1 s to cast; lasts 1 minute; cost 2 per yard; maintain 1;/,
      );
      expect(markdown(mageSheet())).toMatch(
        /^\| Spell \| Level \| .* \| Time \| Duration \| Cost \| To maintain \| Needs/m,
      );
    });

    it('has each mount with its load', () => {
      expect(plainText(riderSheet())).toMatch(
        /\nDONKEY, LED ALONG\n {2}ST 25 · DX .* · Bite .* cr\n {2}Carried 260 lb, heavy\n/,
      );
      expect(markdown(riderSheet())).toContain('\n## Saddle horse, ridden\n\n**ST** 35 · ');
    });

    it('uses a placeholder title without a name, and has no empty sections', () => {
      const [first, second] = plainText(blankSheet()).split('\n');
      expect([first, second]).toEqual(['Unnamed character', '0 points, Man to Man']);
      expect(markdown(blankSheet())).not.toMatch(/## (Skills|Spells|Story|Quirks)/);
    });
  });
});

describe('Markdown', () => {
  /**
   * The markup of a page of Markdown, line by line: the beginning of the line, and all marks in it that no backslash
   * escapes. Two pages with the same markup are built alike.
   */
  function build(page: string): string[] {
    return page.split('\n').map((line) => {
      const [start = ''] = line.match(/^\s*(?:- )?(?:[-+=:>]+|\d+[.)]|#+)?/) ?? [];
      const bare = line.slice(start.length).replace(/\\[!-/:-@[-`{-~]/g, ' ');
      const marks =
        bare.match(/[\\`*_[\]<>|~^$#{}]|&#?\w+;|:\/\/|@(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}])\.(?=\p{L})|\p{Cc}/gu) ?? [];
      return [start, ...marks.filter((mark) => !['&lt;', '&gt;', '&amp;'].includes(mark))].join(' ');
    });
  }

  const sheets: readonly [string, () => SheetModel][] = [
    ['a full character', fullSheet],
    ['a rider', riderSheet],
    ['a mage', mageSheet],
  ];
  const written = [markdown, statBlockMarkdown];

  const hostile = fc.oneof(
    fc.constantFrom(
      '| a | [x](javascript:alert(1)) <script>',
      '# Title\n## Another',
      '- [ ] done',
      '+ more',
      '1. one\n2) two',
      '> quoted',
      '```js\nalert(1)\n```',
      '    code',
      '**bold** _it_ ~~gone~~ ==mark== ||hidden||',
      '![x](https://example.com/x.png)',
      '[x]: https://example.com',
      'https://example.com www.example.com me@example.com @everyone #42',
      '<!-- gone -->',
      '&lt;b&gt; &amp; &#42;x&#42;',
      '\\',
      '\\*x\\*',
      'a  \nb\\\nc',
      '---',
      '***',
      '===',
      '$x$ $$y$$',
      '\u2028\u0000\u202E',
      '| --- | --- |',
    ),
    fc.string({ maxLength: 20 }),
    fc.string({ unit: fc.constantFrom(...' \n\\`*_{}[]()<>#+-.!|~&$^=:@/1ax"\''), maxLength: 16 }),
  );

  describe('Markdown of a player’s text', () => {
    it.each(sheets)('has the same structure as plain letters in %s', (_, make) => {
      const model = make();
      const harmless = written.map((write) => build(write(withTexts(model, () => 'x'))));
      fc.assert(
        fc.property(hostile, (text) => {
          // A letter after it, so that it is not empty: empty parts are left out of the page.
          const changed = withTexts(model, () => `${text.replace(/[\n\r\u2028\u2029]/g, ' ')}x`);
          expect(written.map((write) => build(write(changed)))).toEqual(harmless);
        }),
      );
    });

    it('has no line breaks from the text itself', () => {
      const model = fullSheet();
      const { story, remarks } = model;
      const lines = markdown(model).split('\n').length;
      fc.assert(
        fc.property(hostile, (text) => {
          const changed = { ...withTexts(model, () => `${text}x`), story, remarks };
          expect(markdown(changed).split('\n')).toHaveLength(lines);
        }),
      );
    });

    it('shows the text', () => {
      fc.assert(
        fc.property(hostile, (text) => {
          const seen = escapeMarkdownLine(text)
            .replace(/\\([!-/:-@[-`{-~])/g, '$1')
            .replace(/\u200B/g, '')
            .replace(/&lt;/g, '<')
            .replace(/&gt;/g, '>')
            .replace(/&amp;/g, '&');
          const letters = (of: string) => of.replace(/[\s\p{Cc}\u200B\u2028-\u202E\u2066-\u2069]/gu, '');
          expect(letters(seen)).toBe(letters(text));
        }),
      );
    });

    it.each([
      ['| a | [x](javascript:alert(1)) <script>', '\\| a \\| \\[x\\](javascript:alert(1)) &lt;script&gt;'],
      ['**b** _i_ `c` ~~d~~ $e$ ^f', '\\*\\*b\\*\\* \\_i\\_ \\`c\\` \\~\\~d\\~\\~ \\$e\\$ \\^f'],
      ['a\\|b', 'a\\\\\\|b'],
      ['Tom & Jerry &amp; co', 'Tom &amp; Jerry &amp;amp; co'],
      ['two\nlines\u2028and\tmore\u202E', 'two lines and more'],
      ['me@example.com https://a.b #4', 'me@\u200Bexample.\u200Bcom https:\u200B//a.\u200Bb \\#\u200B4'],
      [':big_smile:', ':\u200Bbig\\_smile:'],
      [':smile: at 7:30', ':\u200Bsmile: at 7:30'],
      ['5.5 lb. each, e-mail', '5.5 lb. each, e-mail'],
      ['\ud800', '\uFFFD'],
    ])('%j becomes %j', (text, expected) => {
      expect(escapeMarkdown(text)).toBe(expected);
    });

    it.each([
      ['- a', '\\- a'],
      ['+2 to hit', '\\+2 to hit'],
      ['1. a', '1\\. a'],
      ['12) a', '12\\) a'],
      ['===', '\\==='],
      ['1.5 lb', '1\\.5 lb'],
      ['# a', '\\# a'],
      ['   > a', '&gt; a'],
    ])('%j at the start of a line becomes %j', (text, expected) => {
      expect(escapeMarkdownLine(text)).toBe(expected);
    });
  });
});

describe('Plain text', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'Ž', '🐉', '-'), maxLength: 400 });
  const letters = (text: string) => text.replace(/\s/g, '');

  describe('lines of plain text', () => {
    it('are short enough, complete, and never cut through a character', () => {
      fc.assert(
        fc.property(anyText, (text) => {
          const lines = wrapLines(text, '  ', '    ');
          expect(lines.filter((line) => line.length > textWidth)).toEqual([]);
          expect(letters(lines.join(''))).toBe(letters(text));
          expect(lines.join('')).not.toMatch(/\p{Cs}/u);
        }),
      );
    });

    it('break at spaces, and continue further in', () => {
      const lines = wrapLines(`${'word '.repeat(20)}end`, '  ', '    ');
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^ {2}word.*word$/);
      expect(lines[1]).toMatch(/^ {4}word.*end$/);
    });

    it('break between the texts that they hold', () => {
      const texts = Array.from({ length: 12 }, (_, i) => `number ${i + 1}, long`);
      const lines = flowLines(texts, ' · ', '  ', '    ');
      expect(lines.length).toBeGreaterThan(2);
      expect(lines.filter((line) => line.length > textWidth)).toEqual([]);
      for (const line of lines)
        expect(line.replace(/ ·$/, '').trim()).toMatch(/^number \d+, long( · number \d+, long)*$/);
      expect(flowLines([], ' · ', '  ', '    ')).toEqual([]);
    });
  });

  describe('plain text of anything', () => {
    it('keeps to its width and its lines, whatever the names contain', () => {
      const models = [fullSheet(), mageSheet()];
      const name = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 60 }),
        anyText,
        fc.constantFrom('a\nb', '\u202Eabc'),
      );
      fc.assert(
        fc.property(fc.constantFrom(...models), name, (model, text) => {
          const written = plainText(withTexts(model, () => `${text}x`));
          expect(written.split('\n').filter((line) => line.length > textWidth)).toEqual([]);
          expect(written).not.toMatch(/[\u202A-\u202E\p{Cs}]|[^\P{Cc}\n]/u);
        }),
        { numRuns: caseCount(60) },
      );
    });
  });
});

describe('Nested rows', () => {
  const { model } = openSheet(
    saved('fourth-edition', {
      traits: [typedTrait('Breath', { points: 20 }, { container: 'powers' }), typedTrait('Powers', { holds: 'group' })],
      skills: [
        typedSkill('Combat', 0, { holds: true }),
        typedSkill('Blades', 0, { holds: true }, { container: 'combat' }),
        typedSkill('Sword', 4, {}, { container: 'blades' }),
        typedSkill('Bow', 2, {}, { container: 'combat' }),
      ],
      equipment: [typedItem('Rope', { weight: 2 }, { container: 'pack' }), typedItem('Pack', { kind: 'container' })],
    }),
  );

  describe('rows in containers', () => {
    it('are indented in plain text', () => {
      const lines = plainText(model).split('\n');
      const startOf = (name: string) => lines.find((line) => line.trim().startsWith(name))?.search(/\S/);
      expect(['Powers', 'Breath', 'Combat', 'Blades', 'Sword', 'Bow', 'Pack', 'Rope'].map(startOf)).toEqual([
        2, 4, 2, 4, 6, 4, 2, 4,
      ]);
      expect(lines.find((line) => line.includes('Powers'))).toContain('20 points in all');
    });

    it('are indented in Markdown', () => {
      expect(markdown(model)).toContain('| \u2003\u2003Sword |');
    });
  });
});

describe('Attacks from behind', () => {
  const { model } = fighter({
    equipment: [item('steel-breastplate', { place: 'ready' }), item('large-shield', { slung: true })],
  });

  it('every text has the protection from behind of a breastplate and a slung shield', () => {
    expect(plainText(model)).toContain('Passive defense 4: armor, front 4, shield 0; from behind 3');
    expect(plainText(model)).toContain('Damage resistance 5: armor, front 5; from behind 0');
    expect(plainText(model)).toContain('torso, front PD 4 DR 5 · torso, behind PD 0 DR 0');
    expect(markdown(model)).toContain('from behind 3');
    expect(statBlockText(model)).toContain('PD 4, PD from behind 3, DR 5, DR from behind 0');
  });
});

describe('Stat blocks', () => {
  /** Lines of 78 characters on half a page of letter paper in a type of ten points. */
  const halfAPage = 36;

  const group = (model: SheetModel, label: string): string =>
    statBlockText(model)
      .split('\n')
      .find((line) => line.startsWith(label)) ?? '';

  const linesOf = (text: string): number =>
    text
      .trimEnd()
      .split('\n')
      .flatMap((line) => wrapLines(line)).length;

  describe('the stat block', () => {
    it('has the groups in the usual order and words', () => {
      expect(statBlockText(falconSheet()).split('\n').slice(0, 4)).toEqual([
        'John Falcon (100 points, Human, Man to Man)',
        'ST 9, DX 15, IQ 10, HT 13; Hits 13, Fatigue 9; Thr 1−2, Sw 1−1',
        'Speed 7, Move 5; Load 38.125 lb (medium)',
        'Dodge 5, Parry 8, Block 5; PD 4, DR 3',
      ]);
      expect(group(falconSheet(), 'Skills')).toMatch(/^Skills: Shortsword-16; /);
      expect(group(falconSheet(), 'Advantages')).toMatch(/^Advantages: /);
    });

    it.each([
      ['John Falcon', falconSheet],
      ['Fiendish Friedrick', friedrickSheet],
      ['Dai Blackthorn', daiSheet],
      ['a full character', fullSheet],
      ['a rider', riderSheet],
      ['a mage', mageSheet],
    ])('has every noted value of %s', (_, make) => {
      const text = packed(statBlockText(make()));
      expect(statBlockPhrases(statBlock(make())).filter((phrase) => !text.includes(phrase))).toEqual([]);
    });

    it('groups the uses of a weapon, with second figures in brackets and their meaning', () => {
      expect(group(friedrickSheet(), 'Attacks')).toContain('Axe 14 (12): 1+4 cut (swing), reach 1, parry 7 (6)');
      expect(statBlockText(friedrickSheet())).toMatch(/\nIn parentheses: .*with large shield/);
      expect(group(falconSheet(), 'Attacks')).toContain(
        'Crossbow 17: 1+2 imp (shot), PB 5, Inc 14, ½ Dmg 180, Max 225',
      );
    });

    it('leaves out items that are not ready or at home, and missing figures', () => {
      const { possessions, attacks } = fullSheet();
      expect(attacks.filter(({ atHand }) => !atHand).map(({ item }) => item)).toContain('Longbow');
      expect(group(fullSheet(), 'Attacks')).not.toContain('Longbow');
      const athome = { ...fullSheet(), possessions: possessions.map((line) => ({ ...line, place: 'home' as const })) };
      expect(group(fullSheet(), 'Equipment')).toContain('20 × Arrow');
      expect(group(athome, 'Equipment')).toBe('');
      expect(statBlockText(blankSheet())).not.toMatch(/–|: *$/m);
    });

    it('has spells by level, and mounts, if there are any', () => {
      expect(group(mageSheet(), 'Spells')).toContain('; Create Fire-13; ');
      expect(group(riderSheet(), 'Mounts')).toMatch(
        /Saddle horse \(ridden\): ST 35, .*, Move 10, Dodge 5, bite 1d cr; Donkey/,
      );
      expect(group(riderSheet(), 'Equipment')).not.toContain('Donkey');
      expect(group(falconSheet(), 'Spells')).toBe('');
    });

    it('shows a short note of a trait, and no long one', () => {
      expect(group(fullSheet(), 'Advantages')).toContain('(since the fever)');
      const chatty = {
        ...fullSheet(),
        traits: fullSheet().traits.map((line) => ({ ...line, note: 'long '.repeat(30) })),
      };
      expect(group(chatty, 'Advantages')).not.toContain('long');
    });

    it.each(sheetsToWrite)('is half a page at most: %s', (_, make) => {
      const text = statBlockText(make());
      expect(linesOf(text)).toBeLessThanOrEqual(halfAPage);
      expect(text).not.toContain('\n\n');
    });

    it('counts the entries that have no room', () => {
      const [, crowded] = sheetsToWrite.find(([name]) => name.startsWith('a huge')) ?? [];
      const skills = group(crowded?.() ?? blankSheet(), 'Skills');
      expect(skills).toMatch(/; and \d+ more$/);
      const count = Number(skills.match(/and (\d+) more/)?.[1]);
      expect(count + skills.split('; ').length - 1).toBe(crowded?.().skills.length);
    });

    it('cuts very long names', () => {
      const long = 'Wollmilchsau'.repeat(40);
      const base = fullSheet();
      const named = <Line extends { name: string }>(lines: readonly Line[]) =>
        lines.map((line) => ({ ...line, name: long }));
      const model: SheetModel = {
        ...base,
        head: { ...base.head, name: long, race: long },
        traits: named(base.traits),
        skills: named(base.skills),
        possessions: named(base.possessions),
        attacks: base.attacks.map((line) => ({ ...line, item: long })),
      };
      expect(linesOf(statBlockText(model))).toBeLessThanOrEqual(halfAPage);
      expect(statBlockText(model).split('\n')[0]).toMatch(/^Wollmilchsau.*…/);
    });

    it('is the same in Markdown, a paragraph for each group', () => {
      const paragraphs = statBlockMarkdown(friedrickSheet()).trimEnd().split('\n\n');
      expect(paragraphs[0]).toBe('**Fiendish Friedrick** (100 points, Human, Man to Man)');
      const plain = paragraphs.map((paragraph) => paragraph.replaceAll('**', '').replaceAll('\u200B', ''));
      expect(`${plain.join('\n')}\n`).toBe(statBlockText(friedrickSheet()));
    });
  });
});

describe('A web page', () => {
  const page = (model: SheetModel, calculations: readonly string[] = []) =>
    webPage(model, { embedded: '<script type="application/json">{}</script>', calculations, date: '2 January 2026' });
  const tagsOf = (html: string) => html.match(/<[^>]*>/g);

  it('has the same markup whatever the player wrote', () => {
    const model = fullSheet();
    const { story, remarks } = model;
    const withText = (text: string) => ({ ...withTexts(model, () => `${text}x`), story, remarks });
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.values(hostileStrings)));
    // The alternative text of the picture is the only text within a tag; long words make a table wide.
    const markup = (html: string) =>
      tagsOf(html)?.map((tag) => tag.replace(/ alt="[^"]*"| class="wide"| role="region" .* tabindex="0"/, ''));
    const expected = markup(page(withText('')));
    fc.assert(
      fc.property(texts, (text) => {
        expect(markup(page(withText(text)))).toEqual(expected);
      }),
    );
  });

  it('asks for nothing, runs nothing, and says so to the browser', () => {
    const html = page(fullSheet(), ['Dodge 5: Move 5. (<b>)']);
    expect(html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"`);
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script type="application/json">']);
    expect(html).not.toMatch(/<link|@import|url\(|\son\w+=|https?:/);
    expect(html).toContain('<li>Dodge 5: Move 5. (&lt;b&gt;)</li>');
    expect(html).toContain('trademarks of Steve Jackson Games');
  });

  it('has a picture only if the character has one', () => {
    const model = fullSheet();
    const shown = { ...model, head: { ...model.head, portrait: smallPortrait } };
    expect(page(shown)).toContain(`<img src="${smallPortrait.data}"`);
    expect(page({ ...model, head: { ...model.head, portrait: null } })).not.toContain('<img');
  });
});
