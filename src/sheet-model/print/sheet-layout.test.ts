import { describe, expect, it } from 'vitest';
import { atRest } from '../../character/play.ts';
import { deriveCharacter } from '../../rules/derive-character.ts';
import { johnFalcon } from '../../testing/book-characters.ts';
import { daiSheet, mageSheet, riderSheet } from '../../testing/sheet-models.ts';
import { smallPortrait } from '../../testing/small-portrait.ts';
import { buildModel } from '../model/build-model.ts';
import { withPointsLost } from '../model/points-left.ts';
import type { SheetModel } from '../model/sheet-model.ts';
import { defaultPrintChoices, type PrintChoices, readPrintChoices } from './print-choices.ts';
import { printedModel } from './printed-model.ts';
import { describeTally, longLists, tickBoxes } from './sheet-layout.ts';

describe('Layout of a sheet', () => {
  const withPortrait = (model: SheetModel): SheetModel => ({
    ...model,
    head: { ...model.head, portrait: smallPortrait },
  });
  const boxes = ({ writeIns }: SheetModel) => writeIns.map(({ name, figure }) => [name, figure.text]);

  it('printedModel has write-in boxes that are empty, or show the current figures', () => {
    expect(boxes(printedModel(daiSheet(), defaultPrintChoices))).toEqual([
      ['Unspent points', ''],
      ['Money', ''],
    ]);
    // Dai has spent $210 of a starting $200.
    expect(boxes(printedModel(daiSheet(), { ...defaultPrintChoices, boxes: 'filled' }))).toEqual([
      ['Unspent points', '0'],
      ['Money', '−$10'],
    ]);
  });

  it('printedModel marks the lost points only if that is chosen', () => {
    const whole = daiSheet();
    const wounded = { ...whole, tallies: whole.tallies.map((tally) => ({ ...tally, lost: 4 })) };
    const first = (present: boolean) => {
      const [tally] = printedModel(wounded, { ...defaultPrintChoices, present }).tallies;
      return tally && [tally.lost, describeTally(tally)[0]];
    };
    const [{ points = 0, thresholds = [] } = {}] = whole.tallies;
    expect(first(false)).toEqual([undefined, thresholds[0]]);
    expect(first(true)).toEqual([4, `now ${points - 4} of ${points}`]);
  });

  it('withPointsLost has the state of the character beside the hits alone', () => {
    const sheet = deriveCharacter(johnFalcon());
    const state = { ...atRest.state, hitsLost: 14, posture: 'lying' as const, conditions: ['unconscious' as const] };
    const now = withPointsLost(buildModel(sheet), sheet, { state }).tallies.map((tally) => describeTally(tally)[0]);
    expect(now).toEqual(['now −1 of 13, lying, unconscious', 'now 9 of 9']);
  });

  it('printedModel shows the portrait only if it is chosen', () => {
    const portrait = (chosen: 'shown' | 'sketch') =>
      printedModel(withPortrait(daiSheet()), { ...defaultPrintChoices, portrait: chosen }).head.portrait;
    expect(portrait('shown')).toBe(smallPortrait);
    expect(portrait('sketch')).toBeNull();
  });

  it.each([daiSheet, mageSheet, riderSheet])(
    'printedModel shows nothing of the character on a blank form',
    (getModel) => {
      const whole = withPortrait({ ...getModel(), story: 'A secret.', remarks: 'A debt.' });
      const form = printedModel(whole, { ...defaultPrintChoices, kind: 'form', boxes: 'filled' });
      const figures: string[] = [];
      JSON.stringify(form, (name, value) => {
        if (name === 'text' && value !== '') figures.push(value);
        return value;
      });
      expect(figures).toEqual([]);
      for (const rows of [
        form.traits,
        form.skills,
        form.spells,
        form.attacks,
        form.possessions,
        form.mounts,
        form.notes,
      ]) {
        expect(rows).toEqual([]);
      }
      expect(JSON.stringify(form)).not.toMatch(/Dai|Maren|Calamity|secret|debt|data:image/);
      // The names of the lines, which every form has, stay.
      expect(form.attributes.map(({ id }) => id)).toEqual(['st', 'dx', 'iq', 'ht']);
      expect(form.activeDefenses).toHaveLength(3);
    },
  );

  it('tickBoxes has one box for each point, none for fractions, zero and very large counts', () => {
    expect([1, 13, 40].map(tickBoxes)).toEqual([1, 13, 40]);
    expect([0, -2, 2.5, 41, 1300, Number.NaN].map(tickBoxes)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('longLists: a list with more lines than fit in a column is long', () => {
    const model = daiSheet();
    const [skill] = model.skills;
    if (!skill) throw new Error('Dai has no skills');
    const withSkills = (count: number) =>
      longLists({ ...model, skills: Array.from({ length: count }, () => skill) }).skills;
    expect([withSkills(26), withSkills(27)]).toEqual([false, true]);
  });
});

describe('Choices of print', () => {
  const unusual: PrintChoices = {
    kind: 'form',
    formFor: 'mage',
    paper: 'letter',
    orientation: 'landscape',
    density: 'compact',
    without: ['story', 'mounts'],
    appendix: true,
    quickReference: true,
    feats: true,
    odds: true,
    blankRows: false,
    boxes: 'filled',
    present: true,
    portrait: 'sketch',
    perPage: 4,
    turnOrder: false,
  };

  describe('stored print choices', () => {
    it('are read as written', () => {
      expect(readPrintChoices(JSON.stringify(unusual), 'de-DE')).toEqual(unusual);
    });

    it.each([
      ['nothing is kept', null],
      ['the text is damaged', '{"paper":'],
      ['it is something else', '"a4"'],
      ['it is null', 'null'],
    ])('are the defaults when %s', (_, text) => {
      expect(readPrintChoices(text, 'de-DE')).toEqual(defaultPrintChoices);
    });

    it('fall back to the default only for invalid fields', () => {
      const invalid = { ...unusual, density: 'tiny', without: ['kitchen'], appendix: 'yes', more: 1 };
      expect(readPrintChoices(JSON.stringify(invalid), 'de-DE')).toEqual({
        ...unusual,
        density: 'roomy',
        without: [],
        appendix: false,
      });
    });

    it('have no pages of feats and odds if stored before these existed', () => {
      const { feats: _, odds: __, ...before } = unusual;
      expect(readPrintChoices(JSON.stringify(before), 'de-DE')).toEqual({ ...unusual, feats: false, odds: false });
    });

    it.each([
      ['en-US', 'letter'],
      ['en', 'letter'],
      ['fr-CA', 'letter'],
      ['es-MX', 'letter'],
      ['en-GB', 'a4'],
      ['es', 'a4'],
      ['ja', 'a4'],
      ['', 'a4'],
      ['not a language', 'a4'],
    ])('default in %s to %s paper', (locale, paper) => {
      expect(readPrintChoices(null, locale).paper).toBe(paper);
      expect(readPrintChoices('{"paper":"letter"}', locale).paper).toBe('letter');
    });
  });
});
