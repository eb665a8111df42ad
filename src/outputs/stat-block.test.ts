import { describe, expect, it } from 'vitest';
import type { SheetModel } from '../sheet-model/model/sheet-model.ts';
import { statBlock } from '../sheet-model/model/stat-block.ts';
import {
  blankSheet,
  daiSheet,
  falconSheet,
  friedrickSheet,
  fullSheet,
  mageSheet,
  riderSheet,
} from '../testing/sheet-models.ts';
import { sheetsToWrite } from '../testing/sheet-texts.ts';
import { packed, statBlockPhrases } from '../testing/stat-block-phrases.ts';
import { wrapLines } from './plain-text.ts';
import { statBlockMarkdown, statBlockText } from './stat-block.ts';

/** Lines of 78 characters on half a page of letter paper in a type of ten points. */
const HALF_A_PAGE = 36;

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
  it('has the groups in the order and the words of the field', () => {
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
  ])('has every value that is noted of %s', (_, make) => {
    const text = packed(statBlockText(make()));
    expect(statBlockPhrases(statBlock(make())).filter((phrase) => !text.includes(phrase))).toEqual([]);
  });

  it('groups the uses of a weapon, with second figures in brackets and what these are for', () => {
    expect(group(friedrickSheet(), 'Attacks')).toContain('Axe 14 (12): 1+4 cut (swing), reach 1, parry 7 (6)');
    expect(statBlockText(friedrickSheet())).toMatch(/\nIn brackets: .*with large shield/);
    expect(group(falconSheet(), 'Attacks')).toContain('Crossbow 17: 1+2 imp (shot), PB 5, Inc 14, ½ Dmg 180, Max 225');
  });

  it('leaves out what is not ready or at home, and figures that there are not', () => {
    const { possessions, attacks } = fullSheet();
    expect(attacks.filter(({ atHand }) => !atHand).map(({ item }) => item)).toContain('Longbow');
    expect(group(fullSheet(), 'Attacks')).not.toContain('Longbow');
    const athome = { ...fullSheet(), possessions: possessions.map((line) => ({ ...line, place: 'home' as const })) };
    expect(group(fullSheet(), 'Equipment')).toContain('20 × Arrow');
    expect(group(athome, 'Equipment')).toBe('');
    expect(statBlockText(blankSheet())).not.toMatch(/–|: *$/m);
  });

  it('has spells by level, and mounts, where there are some', () => {
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
    expect(linesOf(text)).toBeLessThanOrEqual(HALF_A_PAGE);
    expect(text).not.toContain('\n\n');
  });

  it('counts what has no room', () => {
    const [, crowded] = sheetsToWrite.find(([name]) => name.startsWith('a huge')) ?? [];
    const skills = group(crowded?.() ?? blankSheet(), 'Skills');
    expect(skills).toMatch(/; and \d+ more$/);
    const count = Number(skills.match(/and (\d+) more/)?.[1]);
    expect(count + skills.split('; ').length - 1).toBe(crowded?.().skills.length);
  });

  it('cuts names that would fill it', () => {
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
    expect(linesOf(statBlockText(model))).toBeLessThanOrEqual(HALF_A_PAGE);
    expect(statBlockText(model).split('\n')[0]).toMatch(/^Wollmilchsau.*…/);
  });

  it('is the same in Markdown, a paragraph for each group', () => {
    const paragraphs = statBlockMarkdown(friedrickSheet()).trimEnd().split('\n\n');
    expect(paragraphs[0]).toBe('**Fiendish Friedrick** (100 points, Human, Man to Man)');
    const plain = paragraphs.map((paragraph) => paragraph.replaceAll('**', '').replaceAll('\u200B', ''));
    expect(`${plain.join('\n')}\n`).toBe(statBlockText(friedrickSheet()));
  });
});
