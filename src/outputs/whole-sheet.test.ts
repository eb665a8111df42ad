import { describe, expect, it } from 'vitest';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { blankSheet, figuresNotFound, friedrickSheet, mageSheet, riderSheet } from '../testing/sheet-models.ts';
import { lineNames, sheetsToWrite, withoutDashes } from '../testing/sheet-texts.ts';
import { markdown } from './markdown.ts';
import { oneLine } from './one-line.ts';
import { plainText, WIDTH } from './plain-text.ts';

/** What a reader sees of Markdown, without the bars of tables and the asterisks of emphasis. */
const shown = (text: string): string =>
  text
    .replace(/(?<!\\)[*|]/g, ' ')
    .replace(/\\([\p{P}\p{S}])/gu, '$1')
    .replace(/\u200B/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** Words without what separates and encloses them: "[4]," is 4, "$20" is 20. */
const words = (text: string): string[] =>
  text.split(/\s+/).map((word) =>
    word
      .replace(/[,;:.]+$/, '')
      .replace(/^\((.*)\)$/, '$1')
      .replace(/^\[(.*)\]$/, '$1')
      .replace(/^\$/, ''),
  );

/** Without the sign of money, as the words are. PD by place is no number of a ruleset without PD. */
const drawn = ({ reactions, ...others }: SheetModel): SheetModel => {
  const model = {
    ...others,
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

describe.each(sheetsToWrite)('%s', (_, make) => {
  const model = make();

  it.each([
    ['plain text', plainText(model)],
    ['Markdown', shown(markdown(model))],
  ])('is whole as %s', (_, text) => {
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
    expect(lines.filter((line) => line.length > WIDTH)).toEqual([]);
    expect(plainText(model)).not.toMatch(/\n\n\n|undefined|NaN|\[object/);
    expect(markdown(model)).not.toMatch(/^##.*\n+(##|$(?![\s\S]))/m);
  });
});

describe('a sheet', () => {
  it('explains its figures in brackets', () => {
    expect(plainText(friedrickSheet())).toMatch(/Axe, swing: 1\+4 cut, Axe\/Mace 14 \(12\), parry 7 \(6\), reach 1/);
    expect(plainText(friedrickSheet())).toContain('In brackets: with large shield');
    expect(markdown(friedrickSheet())).toContain('| Axe, swing | 1+4 cut | Axe/Mace 14 (12) | 7 (6) | 1 |');
    expect(markdown(friedrickSheet())).toContain('*In brackets: with large shield*');
  });

  it('has spells with all that casting takes', () => {
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

  it('of an unnamed character is titled so, and has no empty sections', () => {
    const [first, second] = plainText(blankSheet()).split('\n');
    expect([first, second]).toEqual(['Unnamed character', '0 points, Man to Man']);
    expect(markdown(blankSheet())).not.toMatch(/## (Skills|Spells|Story|Quirks)/);
  });
});
